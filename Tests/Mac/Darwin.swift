// What Swift itself adds to the C library of a Mac: `errno`, and what takes any number of arguments.

@_exported import CDarwin

public var errno: Int32 {
  get { 0 }
  set {}
}

public var TIOCGWINSZ: UInt { 0x4008_7468 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { -1 }

public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }

public func ioctl(
  _ descriptor: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer
) -> CInt { -1 }
