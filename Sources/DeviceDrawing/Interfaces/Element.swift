import OrientationModel
import TerminalModel

/// One thing of an interface, in the interface's own coordinates.
package struct Element: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case ground
    /// The time and the signal; beside a camera that wide there is less room for them.
    /// The time of an iPad and of an iPhone Duo stands on the left.
    case statusBar(camera: Int, isPad: Bool)
    /// The ground of a bar; a roomy one has a line at its edge towards the content.
    case bar(edge: Edge, isRoomy: Bool)
    case title(String)
    case back(String)
    case heading(String)
    /// A line of a list; without a text a neutral one, that many hundredths long.
    case row(String?, length: Int)
    /// A line of running text, that many hundredths long.
    case line(length: Int)
    case field(String)
    case toggle(String, isOn: Bool)
    case picture(seed: Int)
    case video
    case map
    case chart(seed: Int)
    /// Without a name an icon alone.
    case tab(String?, isSelected: Bool)
    case pageDots(count: Int, selected: Int)
    case divider
    /// The top edge of what came up from below, with its handle.
    case sheetEdge
    case card
    case popover
    case container(String)
    case button(String)
    case dimming
    case message(String)
    case homeIndicator
    case wallpaper
    /// What is dark around a film, or around an app that has not all of the glass.
    case film
    case windowControls
    /// What nothing is shown on.
    case emptiness
    /// The status bar at a side: the time, and one bar.
    case strip(isBlack: Bool)
    case board(rows: Int)
    case icon
  }

  package enum Edge: Hashable, Sendable { case top, bottom }

  package var rect: Rect
  package var kind: Kind
  /// Where its top points in the interface.
  var turn = QuarterTurn.upright
  /// How far it is turned clockwise there.
  package var degrees: Int { -90 * turn.rawValue }
  var target: TouchTarget?

  init(_ kind: Kind, _ rect: Rect, target: TouchTarget? = nil) {
    self.kind = kind
    self.rect = rect
    self.target = target
  }
}

package enum TouchTarget: Hashable, Sendable {
  case back(ControllerID)
  /// A tab or page of a container, and the controller behind it.
  case tab(of: ControllerID, ControllerID)
  case alertButton(ControllerID)
  /// The handle of a sheet, which drags it down.
  case grabber(ControllerID)
  case homeIndicator
  case homeButton
}
