/// Colours and emphasis, ready for a terminal.
package struct Rendition: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    (self.foreground, self.background) = (foreground, background)
    self.attributes = attributes
  }

  package static let plain = Rendition()

  /// Takes on what a style says beside its role: an emphasis, and perhaps another ground.
  mutating func take(_ attributes: Attributes, on ground: Color?) {
    if attributes.contains(.filled) { self = Rendition(foreground: background) }
    self.attributes.formUnion(attributes.subtracting(.filled))
    if let ground { background = ground }
    // Two colours change places by themselves.
    let hasBoth = foreground != .standard && background != .standard
    if hasBoth, self.attributes.remove(.reverse) != nil { swap(&foreground, &background) }
  }

  /// The parameters of SGR that follow a reset: `;1;38;5;110`.
  package var parameters: String {
    var text = ""
    if attributes.contains(.bold) { text += ";1" }
    if attributes.contains(.underline) { text += ";4" }
    if attributes.contains(.reverse) { text += ";7" }
    return text + parameters(foreground, base: 30) + parameters(background, base: 40)
  }

  private func parameters(_ color: Color, base: Int) -> String {
    switch color {
    case .standard: ""
    case .palette(let number) where number < 8: ";\(base + Int(number))"
    case .palette(let number) where number < 16: ";\(base + 52 + Int(number))"
    case .palette(let number): ";\(base + 8);5;\(number)"
    case .exact(let rgb): ";\(base + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}

extension Canvas {
  /// The screen as lines with the colours a theme gives it, for a terminal to print.
  package func ansi(_ theme: Theme) -> String {
    (0..<rowCount).map { row in
      var line = String()
      var last = Rendition.plain
      for cell in self.row(row) where !cell.isRightHalf {
        let rendition = theme.rendition(of: cell.style)
        if rendition != last { line += "\u{1B}[0\(rendition.parameters)m" }
        last = rendition
        line += text(of: cell)
      }
      return last == .plain ? line : line + "\u{1B}[0m"
    }.joined(separator: "\n")
  }
}
