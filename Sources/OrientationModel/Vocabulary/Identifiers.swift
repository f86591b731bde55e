/// A controller's place in its app: 1 for the first one declared; 0 is nobody.
package typealias ControllerID = UInt16

/// A window's place in its app: 0 is the main one.
package typealias WindowID = UInt8
