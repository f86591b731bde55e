/// A controller's place in its app: 1 for the first one declared; 0 is none.
package typealias ControllerID = UInt16

/// A window's place in its app: 0 is the main one.
package typealias WindowID = UInt8

package enum AppLimit {
  /// Controllers that a file declares; each may be wrapped besides, and Apple's own come on top.
  package static let controllers = 32_000
  /// Windows beside the main one.
  package static let windows = 254
  /// A number that means no window.
  package static let noWindow = WindowID.max
}
