/// How every role looks at one colour depth, on a dark, a light or an unknown ground.
package struct Theme: Hashable, Sendable {
  package var depth: ColorDepth
  package var appearance: Appearance

  package init(depth: ColorDepth = .mono, appearance: Appearance = .dark) {
    self.depth = depth
    self.appearance = appearance
  }

  /// What a style looks like: the role's colours and emphasis, with the style's own emphasis.
  package func paint(_ style: Style) -> Paint {
    var paint = paint(style.role)
    paint.attributes.formUnion(style.attributes)
    return paint
  }

  private func paint(_ role: Role) -> Paint {
    let look = Look.of(role)
    switch depth {
    case .mono:
      return Paint(attributes: look.emphasis.union(look.monoEmphasis))
    case .sixteen:
      let color = look.sixteen(on: appearance)
      // What has lost its colour stands out as it does without any.
      let isPlain = color == nil && look.darkSixteen != nil
      return Paint(
        foreground: color.map { .palette($0) } ?? .standard,
        attributes: look.emphasis.union(look.hasGround || isPlain ? look.monoEmphasis : []))
    case .palette256, .trueColor:
      let colors = look.colors(on: appearance)
      return Paint(
        foreground: color(colors.text), background: color(colors.ground),
        attributes: look.emphasis)
    }
  }

  private func color(_ hex: UInt32?) -> Color {
    guard let rgb = hex.map({ RGB($0) }) else { return .standard }
    if let number = rgb.palette256IfExact { return .palette(number) }
    return depth == .trueColor ? .exact(rgb) : .palette(rgb.palette256)
  }
}

/// Colours and emphasis, ready for a terminal.
package struct Paint: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    (self.foreground, self.background) = (foreground, background)
    self.attributes = attributes
  }

  package static let plain = Paint()

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
