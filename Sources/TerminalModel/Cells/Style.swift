/// What a piece of text means.
///
/// A theme says how that looks; no panel names a colour. A meaning must never rest on its
/// look alone: where it matters, the text says it too.
package enum Role: UInt8, CaseIterable, Hashable, Sendable {
  case plain
  /// The name of what is below or beside it.
  case title
  /// There if wanted: rules, units, what is switched off.
  case dim
  /// What the eye should find first.
  case accent
  /// Happened as every answer asked.
  case good
  /// The app has crashed.
  case refused
  /// Not as wanted, or something is wrong with what was typed.
  case warning
  /// The focused item.
  case selected
  /// What the user pressed or typed, shown back.
  case echo
  /// A line of a change that comes.
  case added
  /// A line of a change that goes.
  case removed
  case key
  case code
  case line
  /// The hardware: case, camera, buttons.
  case device
  /// What lies behind the glass and holds no content.
  case glass
  /// Text and shapes behind the glass.
  case content
  /// The bars of an interface.
  case bar
  /// A solid device: its body, and what is printed on it.
  case shell
  /// A solid device's lit glass, and lines on it.
  case pane
  /// Text and shapes on lit glass.
  case ink
  /// The bars of an interface on lit glass.
  case band
  /// What can be pressed there.
  case tint
  /// What lies there under something else.
  case veil
  /// A film, or a camera's picture.
  case film
}

package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = Attributes(rawValue: 1)
  package static let reverse = Attributes(rawValue: 2)
  package static let underline = Attributes(rawValue: 4)
  /// A piece of a surface: it has the colour of its role's ground.
  package static let filled = Attributes(rawValue: 8)
}

/// A meaning, and perhaps an emphasis: `.title`, `.plain.bold`.
package struct Style: Hashable, Sendable {
  package var role: Role
  package var attributes: Attributes
  /// The role whose ground it stands on, where that is not its own: half a cell is one thing, half
  /// another.
  package var ground: Role?

  package init(_ role: Role, _ attributes: Attributes = [], on ground: Role? = nil) {
    (self.role, self.attributes, self.ground) = (role, attributes, ground)
  }

  package var bold: Style { Style(role, attributes.union(.bold), on: ground) }

  package func on(_ ground: Role) -> Style { Style(role, attributes, on: ground) }

  package static let plain = Style(.plain)
  package static let title = Style(.title)
  package static let dim = Style(.dim)
  package static let accent = Style(.accent)
  package static let good = Style(.good)
  package static let refused = Style(.refused)
  package static let warning = Style(.warning)
  package static let selected = Style(.selected)
  package static let echo = Style(.echo)
  package static let added = Style(.added)
  package static let removed = Style(.removed)
  package static let key = Style(.key)
  package static let code = Style(.code)
  package static let line = Style(.line)
  package static let device = Style(.device)
  package static let glass = Style(.glass)
  package static let content = Style(.content)
  package static let bar = Style(.bar)
  package static let shell = Style(.shell)
  /// The edge of that body, against whatever lies behind it.
  package static let rim = Style(.shell, .filled)
  package static let pane = Style(.pane)
  package static let ink = Style(.ink)
  package static let tint = Style(.tint)
  package static let veil = Style(.veil)
  package static let film = Style(.film)
}
