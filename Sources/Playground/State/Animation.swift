import DeviceDrawing

/// A turn under way: a few pictures, each for so many milliseconds.
struct Animation: Sendable {
  static let frameCount = 4

  var before: DevicePicture
  var frame = 1

  init(from before: DevicePicture) { self.before = before }

  /// How long a frame is shown: 240 ms in all.
  var milliseconds: Int { 60 }

  var progress: Double { Double(frame) / Double(Self.frameCount + 1) }

  var next: Animation? {
    var next = self
    next.frame += 1
    return next.frame > Self.frameCount ? nil : next
  }
}
