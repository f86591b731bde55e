/// A colour: the terminal's own, one of its palette, or an exact one.
package enum Color: Hashable, Sendable {
  case standard
  case palette(UInt8)
  case exact(RGB)
}

/// Red, green and blue, 0 to 255 each.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// As written in style sheets: 0xRRGGBB.
  package init(_ hex: UInt32) {
    self.init(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour xterm gives a number from 16 to 255: a cube of six levels, then greys.
  package init(palette256 number: UInt8) {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    if number >= 232 {
      let grey = 8 + 10 * (number - 232)
      self.init(red: grey, green: grey, blue: grey)
    } else {
      let cube = Int(number) - min(16, Int(number))
      self.init(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    }
  }
}

package enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  case mono
  case eight = "8"
  case palette256 = "256"
  case trueColor = "true color"

  /// Whether surfaces can have colours that nobody has redefined.
  package var hasSurfaces: Bool { self == .palette256 || self == .trueColor }
}

/// Whether text is light on dark or dark on light.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case dark, light
  /// Nobody said; the terminal is never asked, for its answer could be late.
  case unknown
}
