/// How a role looks, in all the kinds of terminal at once: the one table of colours.
struct Look: Hashable, Sendable {
  /// A colour as pages and pictures have it, 0xRRGGBB, and its number in a terminal's palette of
  /// 256: chosen by eye, since the nearest number is often of another hue.
  struct Tone: Hashable, Sendable {
    var exact: UInt32
    var number: UInt8

    init(_ exact: UInt32, _ number: UInt8) { (self.exact, self.number) = (exact, number) }

    /// A colour of that palette.
    init(_ number: UInt8) { self.init(RGB(palette256: number).hex, number) }
  }

  /// Without one: the terminal's own colour.
  struct Colors: Hashable, Sendable {
    var text: Tone?
    var ground: Tone?
    /// The text's on a terminal of eight colours, which everybody may have redefined.
    ///
    /// Never black or white: either is somebody's ground.
    var ofEight: UInt8?
  }

  var dark: Colors
  var light: Colors
  /// Legible on black and on white: for a terminal that does not say what its ground is.
  var either: Colors
  /// The emphasis with and without colours.
  var emphasis: Attributes = []
  /// What stands in for colours in mono, and for a ground in eight colours.
  var monoEmphasis: Attributes = []

  private init(
    _ dark: Tone?, _ light: Tone?, _ either: Tone?,
    on grounds: (dark: Tone, light: Tone, either: Tone?)? = nil,
    eight: (dark: UInt8, light: UInt8?)? = nil, _ emphasis: Attributes = [], mono: Attributes = []
  ) {
    self.dark = Colors(text: dark, ground: grounds?.dark, ofEight: eight?.dark)
    self.light = Colors(text: light, ground: grounds?.light, ofEight: eight?.light)
    // Only red and magenta are dark enough for white and bright enough for black.
    let ofBoth =
      [eight?.dark, eight?.light].contains(1) ? 1 : eight?.light == 5 ? 5 : nil as UInt8?
    self.either = Colors(text: either, ground: grounds?.either, ofEight: ofBoth)
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

  // The accent is one blue; the rest is grey, but for what is good, refused or assumed. Where the
  // ground is not known, text is the terminal's own and the glass has no ground either; the colours
  // are of the palette of 256, whose numbers are sent in half the bytes of an exact one.
  static func of(_ role: Role) -> Look {
    let glass: (Tone, Tone, Tone?) = (Tone(0x1A1E24, 234), Tone(0xF2F4F7, 255), nil)
    let bar: (Tone, Tone, Tone?) = (Tone(0x2C333D, 237), Tone(0xDCE2EA, 253), nil)
    let (skyBlue, blue) = (Tone(0x7CC0FF, 75), Tone(0x0B5CAD, 25))
    let (lightGreen, green) = (Tone(0x8FD69B, 114), Tone(0x1D6B35, 22))
    let (lightRed, red) = (Tone(0xFF9C8F, 210), Tone(0xA8261A, 124))
    let (white, black) = (Tone(0xEEF1F5, 255), Tone(0x1A1E24, 234))
    let (pale, deep) = (Tone(0xD6DAE0, 253), Tone(0x2B2F36, 236))
    let grey = Tone(244)
    return switch role {
    case .plain: Look(nil, nil, nil)
    case .title: Look(nil, nil, nil, .bold)
    case .dim, .removed: Look(Tone(0x9098A2, 246), Tone(0x5F6670, 241), grey)
    case .accent: Look(skyBlue, blue, Tone(32), eight: (6, 4), .bold)
    case .good, .added: Look(lightGreen, green, Tone(29), eight: (2, nil))
    case .refused: Look(lightRed, red, Tone(167), eight: (1, 1), .bold)
    case .warning:
      Look(
        Tone(0xE6C07B, 179), Tone(0x7A5200, 94), Tone(130), eight: (3, 5), mono: .underline)
    case .selected:
      Look(
        Tone(0x0B1622, 233), Tone(231), Tone(231), on: (skyBlue, blue, Tone(26)), mono: .reverse)
    case .echo, .key: Look(skyBlue, blue, Tone(32), eight: (6, 4), mono: .bold)
    case .code: Look(pale, deep, nil)
    case .line: Look(Tone(0x828B96, 245), Tone(0x69717B, 242), grey)
    case .device: Look(Tone(0xB8C0CA, 250), Tone(0x3F4650, 238), grey)
    case .glass: Look(pale, deep, nil, on: glass)
    case .content: Look(white, black, nil, on: glass)
    case .bar: Look(white, black, nil, on: bar, .bold)
    case .shell: solid(251, on: 239)
    case .pane: solid(241, on: 255)
    case .ink: solid(234, on: 255)
    case .band: solid(234, on: 253, .bold)
    case .tint: solid(25, on: 255)
    case .veil: solid(238, on: 249)
    case .film: solid(255, on: 233)
    }
  }

  /// A thing of the device looks the same whatever the terminal's ground: it brings its own.
  private static func solid(_ text: UInt8, on ground: UInt8, _ emphasis: Attributes = []) -> Look {
    let (text, ground) = (Tone(text), Tone(ground))
    return Look(text, text, text, on: (ground, ground, ground), emphasis)
  }
}
