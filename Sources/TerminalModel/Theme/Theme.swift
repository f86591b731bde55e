/// How every role looks at one colour depth, on a dark, a light or an unknown ground.
package struct Theme: Hashable, Sendable {
  package var depth: ColorDepth
  package var appearance: Appearance

  package init(depth: ColorDepth = .mono, appearance: Appearance = .dark) {
    (self.depth, self.appearance) = (depth, appearance)
  }

  /// What a style looks like: the role's colours and emphasis, with the style's own emphasis and
  /// ground.
  package func rendition(of style: Style) -> Rendition {
    var rendition = rendition(of: style.role)
    rendition.take(style.attributes, on: style.ground.map { self.rendition(of: $0).background })
    // Many terminals of eight colors have a bold one bright, which is too bright for a light ground.
    if depth == .eight, appearance == .light, rendition.foreground != .standard {
      rendition.attributes.remove(.bold)
    }
    return rendition
  }

  private func rendition(of role: Role) -> Rendition {
    let look = Look.of(role)
    let colors = look.colors(on: appearance)
    switch depth {
    case .mono: return Rendition(attributes: look.emphasis.union(look.monoEmphasis))
    case .eight:
      // What has lost its colour stands out as it does without any.
      let isPlain = colors.ofEight == nil && look.dark.ofEight != nil
      return Rendition(
        foreground: colors.ofEight.map { .palette($0) } ?? .standard,
        attributes: look.emphasis.union(
          look.dark.ground != nil || isPlain ? look.monoEmphasis : []))
    case .palette256, .trueColor:
      return Rendition(
        foreground: color(colors.text), background: color(colors.ground), attributes: look.emphasis)
    }
  }

  private func color(_ tone: Look.Tone?) -> Color {
    guard let tone else { return .standard }
    let exact = RGB(tone.exact)
    let isOfPalette = exact == RGB(palette256: tone.number)
    return depth == .trueColor && !isOfPalette ? .exact(exact) : .palette(tone.number)
  }
}
