/// A controller's place in its cast: 1 for the first one declared; 0 is nobody.
package typealias ControllerID = UInt16

/// A window's place in its cast: 0 is the main one.
package typealias WindowID = UInt8

/// One of a cast's `set` lines, by number.
package typealias EditID = UInt16
