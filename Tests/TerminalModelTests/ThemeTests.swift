import Foundation
import TerminalModel
import TestSupport
import Testing

struct ThemeTests {
  private static let grounds: [(Appearance, RGB)] = [
    (.dark, RGB(0x000000)), (.dark, RGB(0x1E1E1E)), (.light, RGB(0xFFFFFF)),
    (.light, RGB(0xFDF6E3)),
  ]

  @Test(arguments: [ColorDepth.palette256, .trueColor])
  func `every text stands out from its ground by 4.5 to 1`(_ depth: ColorDepth) {
    for (appearance, terminalGround) in Self.grounds {
      let theme = Theme(depth: depth, appearance: appearance)
      for role in Role.allCases {
        let rendition = theme.rendition(of: Style(role))
        guard let text = rgb(rendition.foreground) else { continue }
        let ratio = contrast(text, rgb(rendition.background) ?? terminalGround)
        // Lines are no text: 3 to 1 is what shapes need.
        let least = role == .line ? 3 : 4.5
        #expect(ratio >= least, "\(role) on \(appearance): \(ratio)")
      }
    }
  }

  @Test(arguments: [ColorDepth.palette256, .trueColor])
  func `on a ground nobody knows every text is legible on black and on white`(
    _ depth: ColorDepth
  ) {
    let theme = Theme(depth: depth, appearance: .unknown)
    for role in Role.allCases {
      let rendition = theme.rendition(of: Style(role))
      for ground in [RGB(0x000000), RGB(0xFFFFFF)] {
        if let own = rgb(rendition.background) {
          // A ground of ours needs a text of ours, and has itself to be seen.
          #expect(rgb(rendition.foreground).map { contrast($0, own) } ?? 0 >= 4.5, "\(role)")
          if role.isOfTheDevice { continue }
          #expect(contrast(own, ground) >= 3, "\(role) on \(ground)")
        } else if !role.isOfTheDevice, let text = rgb(rendition.foreground) {
          #expect(contrast(text, ground) >= 3.5, "\(role) on \(ground)")
        }
      }
    }
    for role in [Role.plain, .title, .code, .content, .bar] {
      #expect(theme.rendition(of: Style(role)).foreground == .standard, "\(role)")
    }
    // A number of the palette takes half the bytes of an exact colour.
    let renditions = Role.allCases.map { theme.rendition(of: Style($0)) }
    for case .exact(let rgb) in renditions.flatMap({ [$0.foreground, $0.background] }) {
      Issue.record("\(rgb) is not of the palette")
    }
  }

  @Test func `eight colours on a ground nobody knows are those that black and white bear`() {
    let theme = Theme(depth: .eight, appearance: .unknown)
    // As xterm has them; others are near.
    let xterm: [UInt8: RGB] = [1: RGB(0xCD0000), 5: RGB(0xCD00CD)]
    for role in Role.allCases {
      guard case .palette(let number) = theme.rendition(of: Style(role)).foreground else {
        continue
      }
      let text = xterm[number] ?? RGB(0xFFFFFF)
      #expect(contrast(text, RGB(0x000000)) >= 3, "\(role)")
      #expect(contrast(text, RGB(0xFFFFFF)) >= 3, "\(role)")
    }
    #expect(theme.rendition(of: .key).attributes == .bold)
  }

  @Test func `eight colors on a light ground are dark enough, as none is made bright`() {
    let theme = Theme(depth: .eight, appearance: .light)
    // As xterm has them; others are near.
    let xterm: [UInt8: RGB] = [1: RGB(0xCD0000), 4: RGB(0x0000EE), 5: RGB(0xCD00CD)]
    for role in Role.allCases {
      let rendition = theme.rendition(of: Style(role).bold)
      guard case .palette(let number) = rendition.foreground else { continue }
      let text = xterm[number] ?? RGB(0xFFFFFF)
      #expect(contrast(text, RGB(0xFFFFFF)) >= 4, "\(role)")
      #expect(!rendition.attributes.contains(.bold), "\(role)")
    }
    #expect(theme.rendition(of: Style.good.bold).attributes == .bold)
  }

  @Test func `in mono nothing has a colour, and what matters has an emphasis`() {
    let theme = Theme(depth: .mono)
    for role in Role.allCases {
      let rendition = theme.rendition(of: Style(role))
      #expect(rendition.foreground == .standard)
      #expect(rendition.background == .standard)
    }
    for role in [Role.selected, .refused, .warning, .accent, .title, .key] {
      #expect(theme.rendition(of: Style(role)).attributes != [], "\(role)")
    }
  }

  @Test func `the selected item is told by its ground or by being reversed, at every depth`() {
    for depth in ColorDepth.allCases {
      let rendition = Theme(depth: depth).rendition(of: .selected)
      #expect(rendition.background != .standard || rendition.attributes.contains(.reverse))
    }
  }

  @Test func `eight colours never name black, white or a bright colour`() {
    for appearance in Appearance.allCases {
      let theme = Theme(depth: .eight, appearance: appearance)
      for role in Role.allCases {
        guard case .palette(let number) = theme.rendition(of: Style(role)).foreground else {
          continue
        }
        #expect((1...6).contains(number), "\(role)")
      }
    }
  }

  @Test func `refused and good differ by more than red and green`() {
    let theme = Theme(depth: .eight)
    #expect(theme.rendition(of: .refused).attributes != theme.rendition(of: .good).attributes)
  }

  @Test(arguments: [ColorDepth.eight, .palette256, .trueColor], Appearance.allCases)
  func `red is for a crash alone`(depth: ColorDepth, appearance: Appearance) {
    let theme = Theme(depth: depth, appearance: appearance)
    let red = theme.rendition(of: .refused).foreground
    #expect(Role.allCases.filter { theme.rendition(of: Style($0)).foreground == red } == [.refused])
  }

  @Test func `a style adds its emphasis to its role's`() {
    let rendition = Theme(depth: .mono).rendition(of: Style(.title, .reverse))
    #expect(rendition.attributes == [.bold, .reverse])
    #expect(rendition.parameters == ";1;7")
  }

  @Test func `a style may stand on the ground of another role`() {
    let theme = Theme(depth: .palette256)
    let edge = theme.rendition(of: .rim.on(.pane))
    #expect(edge.background == theme.rendition(of: .pane).background)
    #expect(edge.foreground == theme.rendition(of: .shell).background)
    #expect(theme.rendition(of: .rim).background == .standard)
  }

  @Test func `a piece of a surface has the colour of its role's ground`() {
    let theme = Theme(depth: .palette256)
    let piece = theme.rendition(of: Style(.band, .filled, on: .pane))
    #expect(piece.foreground == theme.rendition(of: Style(.band)).background)
    #expect(piece.background == theme.rendition(of: .pane).background)
    #expect(piece.attributes == [])
  }

  @Test func `body and glass of a device stand apart`() {
    let theme = Theme(depth: .palette256)
    let grounds = [Style.shell, .pane].compactMap { rgb(theme.rendition(of: $0).background) }
    #expect(contrast(grounds[0], grounds[1]) >= 4.5)
  }

  @Test func `parameters name colours as each depth does`() {
    #expect(Rendition(foreground: .palette(3)).parameters == ";33")
    #expect(Rendition(foreground: .palette(9), background: .palette(8)).parameters == ";91;100")
    #expect(Rendition(background: .palette(111)).parameters == ";48;5;111")
    #expect(Rendition(foreground: .exact(RGB(0x0102FF))).parameters == ";38;2;1;2;255")
  }

  @Test func `the palette has 24 greys, and a cube of colours below them`() {
    #expect(RGB(palette256: 16).hex == 0 && RGB(palette256: 231).hex == 0xFFFFFF)
    #expect(RGB(palette256: 75).hex == 0x5FAFFF && RGB(palette256: 124).hex == 0xAF0000)
    #expect(RGB(palette256: 232).hex == 0x080808 && RGB(palette256: 255).hex == 0xEEEEEE)
  }

  @Test(arguments: [Appearance.dark, .light])
  func `a number of the palette is near the exact colour that it stands for`(
    _ appearance: Appearance
  ) {
    let exact = Theme(depth: .trueColor, appearance: appearance)
    let numbers = Theme(depth: .palette256, appearance: appearance)
    for role in Role.allCases {
      let (one, other) = (exact.rendition(of: Style(role)), numbers.rendition(of: Style(role)))
      for (left, right) in [
        (one.foreground, other.foreground), (one.background, other.background),
      ] {
        guard let left = rgb(left), let right = rgb(right) else {
          #expect(left == right, "\(role)")
          continue
        }
        for part in [\RGB.red, \.green, \.blue] {
          #expect(abs(Int(left[keyPath: part]) - Int(right[keyPath: part])) <= 55, "\(role)")
        }
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func `a terminal of 256 colours has pairs for all that can stand together`(
    _ appearance: Appearance
  ) {
    let theme = Theme(depth: .palette256, appearance: appearance)
    let roles = Role.allCases.map { theme.rendition(of: Style($0)) }
    var pairs: Set<[Color]> = []
    for one in roles {
      for other in roles { pairs.insert([one.foreground, other.background]) }
      // An edge has the colour of its own ground.
      for other in roles { pairs.insert([one.background, other.background]) }
    }
    // One is the terminal's own, and some have no more than 256.
    #expect(pairs.count <= 256, "\(pairs.count)")
  }

  @Test func `every role has a letter of its own`() {
    #expect(Set(Role.allCases.map(\.letter)).count == Role.allCases.count)
  }
}

extension Role {
  /// A solid device is seen as a whole: its dark body around its lit glass.
  fileprivate var isOfTheDevice: Bool {
    [.shell, .pane, .ink, .band, .tint, .veil, .film].contains(self)
  }
}

/// The colour; nil for the terminal's own.
private func rgb(_ color: Color) -> RGB? {
  switch color {
  case .standard: nil
  case .palette(let number): RGB(palette256: number)
  case .exact(let rgb): rgb
  }
}

/// The contrast ratio of WCAG 2.
private func contrast(_ left: RGB, _ right: RGB) -> Double {
  func luminance(_ color: RGB) -> Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }
  let (one, other) = (luminance(left) + 0.05, luminance(right) + 0.05)
  return max(one, other) / min(one, other)
}
