/// How a role looks, in all the kinds of terminal at once: the one table of colours.
struct Look: Hashable, Sendable {
  /// 0xRRGGBB; nil is the terminal's own colour.
  struct Colors: Hashable, Sendable {
    var text: UInt32?
    var ground: UInt32?
  }

  var dark: Colors
  var light: Colors
  /// Legible on black and on white: for a terminal that does not say what its ground is.
  var either: Colors
  /// Of the first eight colours, which everybody may have redefined: on dark, and on light.
  ///
  /// Never black, white or their bright kin: any of these is somebody's ground.
  var darkSixteen: UInt8?
  var lightSixteen: UInt8?
  /// Only red and magenta are dark enough for white and bright enough for black.
  var eitherSixteen: UInt8? {
    [darkSixteen, lightSixteen].contains(1) ? 1 : lightSixteen == 5 ? 5 : nil
  }
  /// The emphasis with and without colours.
  var emphasis: Attributes = []
  /// What stands in for colours in mono, and for a ground in sixteen colours.
  var monoEmphasis: Attributes = []

  var hasGround: Bool { dark.ground != nil }

  private init(
    _ dark: UInt32?, _ light: UInt32?, _ either: UInt32?,
    on grounds: (dark: UInt32, light: UInt32, either: UInt32?)? = nil,
    sixteen: (dark: UInt8, light: UInt8)? = nil, _ emphasis: Attributes = [], mono: Attributes = []
  ) {
    self.dark = Colors(text: dark, ground: grounds?.dark)
    self.light = Colors(text: light, ground: grounds?.light)
    self.either = Colors(text: either, ground: grounds?.either)
    (darkSixteen, lightSixteen) = (sixteen?.dark, sixteen?.light)
    self.emphasis = emphasis
    monoEmphasis = mono
  }

  func colors(on appearance: Appearance) -> Colors {
    switch appearance {
    case .dark: dark
    case .light: light
    case .unknown: either
    }
  }

  func sixteen(on appearance: Appearance) -> UInt8? {
    switch appearance {
    case .dark: darkSixteen
    case .light: lightSixteen
    case .unknown: eitherSixteen
    }
  }

  // The accent is one blue; the rest is grey, but for what is good, refused or assumed. Where the
  // ground is not known, text is the terminal's own and the glass has no ground either; the colours
  // are of the palette of 256, whose numbers are sent in half the bytes of an exact one.
  static func of(_ role: Role) -> Look {
    let glass: (UInt32, UInt32, UInt32?) = (0x1A1E24, 0xF2F4F7, nil)
    let bar: (UInt32, UInt32, UInt32?) = (0x2C333D, 0xDCE2EA, nil)
    let focus: (UInt32, UInt32, UInt32?) = (0x7CC0FF, 0x0B5CAD, 0x005FD7)
    return switch role {
    case .plain: Look(nil, nil, nil)
    case .title: Look(nil, nil, nil, .bold)
    case .dim: Look(0x9098A2, 0x5F6670, 0x808080)
    case .accent: Look(0x7CC0FF, 0x0B5CAD, 0x0087D7, sixteen: (6, 4), .bold)
    case .good: Look(0x8FD69B, 0x1D6B35, 0x00875F, sixteen: (2, 2))
    case .refused: Look(0xFF9C8F, 0xA8261A, 0xD75F5F, sixteen: (1, 1), .bold)
    case .warning: Look(0xE6C07B, 0x7A5200, 0xAF5F00, sixteen: (3, 5), mono: .underline)
    case .selected: Look(0x0B1622, 0xFFFFFF, 0xFFFFFF, on: focus, mono: .reverse)
    case .echo: Look(0x7CC0FF, 0x0B5CAD, 0x0087D7, sixteen: (6, 4), mono: .bold)
    case .added: Look(0x8FD69B, 0x1D6B35, 0x00875F, sixteen: (2, 2))
    case .removed: Look(0xFF9C8F, 0xA8261A, 0xD75F5F, sixteen: (1, 1))
    case .key: Look(0x7CC0FF, 0x0B5CAD, 0x0087D7, sixteen: (6, 4), mono: .bold)
    case .code: Look(0xD6DAE0, 0x2B2F36, nil)
    case .line: Look(0x828B96, 0x69717B, 0x808080)
    case .device: Look(0xB8C0CA, 0x3F4650, 0x808080)
    case .glass: Look(0xD6DAE0, 0x2B2F36, nil, on: glass)
    case .content: Look(0xEEF1F5, 0x1A1E24, nil, on: glass)
    case .bar: Look(0xEEF1F5, 0x1A1E24, nil, on: bar, .bold)
    case .shell: solid(0xC6C6C6, on: 0x4E4E4E)
    case .pane: solid(0x626262, on: 0xEEEEEE)
    case .ink: solid(0x1C1C1C, on: 0xEEEEEE)
    case .band: solid(0x1C1C1C, on: 0xDADADA, .bold)
    case .tint: solid(0x005FAF, on: 0xEEEEEE)
    case .veil: solid(0x444444, on: 0xB2B2B2)
    case .film: solid(0xEEEEEE, on: 0x121212)
    }
  }

  /// A thing of the device looks the same whatever the terminal's ground: it brings its own.
  private static func solid(
    _ text: UInt32, on ground: UInt32, _ emphasis: Attributes = []
  ) -> Look { Look(text, text, text, on: (ground, ground, ground), emphasis) }
}
