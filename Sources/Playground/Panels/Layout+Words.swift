import TerminalModel

/// What the playground makes of a terminal's size.
package enum StageSize {
  /// In a few words.
  package static func words(_ size: Size) -> String {
    switch Layout(size).kind {
    case .wide: size.rows >= 28 ? "room for everything" : "the device and the reasons side by side"
    case .tall: "the device above the reasons; 72 columns set them side by side"
    case .compact: "the device small and the reasons short; 72x18 shows more"
    case .tiny: "the verdict alone; 26x9 shows the device, 72x18 the reasons"
    }
  }
}
