import OrientationModel

extension DevicePicture {
  /// The picture in words, for those who do not see it.
  package var spoken: String {
    "\(device.name), held \(held.name); the interface is \(interface.name)."
  }
}
