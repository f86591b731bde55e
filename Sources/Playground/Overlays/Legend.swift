import OrientationModel

/// What the marks on the screen mean, for those that nobody can guess.
enum Legend {
  static var items: [Picker.Item] {
    let outcome = "Marks: results"
    let time = "Marks: device and timeline"
    return entries(
      "Marks: iOS versions, below the device", "version mark",
      previews)
      + entries(
        outcome, "verdict mark",
        [
          ("✓", "The interface rotated."),
          ("✕", "It was expected to rotate and didn't, or the app crashed."),
          ("!", "The screen is in an orientation it doesn't support."),
          ("·", "Nothing changed, and nothing is wrong."),
          ("~", "The result depends on an assumption."),
        ])
      + entries(
        outcome, "answer mark",
        [("✓ ✕", "The mask includes the orientation the device calls for, or not.")])
      + entries(
        "Marks: the masks", "mask mark",
        [
          ("● ·", "Supported; not supported."), ("▲", "The orientation the device calls for."),
          ("✕", "Called for, but not allowed."),
          ("landL", "Device landscapeLeft = interface landscapeRight, and the reverse."),
        ])
      + entries(
        time, "device mark",
        [
          ("→ top", "The side where the screen's top edge is."),
          ("┆ ┄", "The shape that the screen is made for, where it's shown in another."),
        ])
      + entries(
        time, "timeline mark",
        [
          ("●", "You are here."), ("┄", "Not played yet."),
          ("┬", "Another branch starts here: `: branches`."),
        ])
  }

  private static var previews: [(String, String)] {
    let sides: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    return sides.map { side in
      (String(VersionStrip.VersionPreview.shows(side).glyph), "The interface is in \(side.name).")
    } + [
      (String(VersionStrip.VersionPreview.ended.glyph), "The app crashes."),
      (String(VersionStrip.VersionPreview.impossible.glyph), "The last step isn't possible there."),
    ]
  }

  /// Marks that stand in one place, under a heading.
  private static func entries(
    _ group: String, _ place: String, _ marks: [(String, String)]
  ) -> [Picker.Item] {
    marks.map { Picker.Item($0.1, place, .nothing, group: group, key: $0.0) }
  }
}
