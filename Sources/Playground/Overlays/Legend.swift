import OrientationModel
import PlaygroundSession

/// What the marks on the screen mean, for those that nobody can guess.
enum Legend {
  static var items: [Picker.Item] {
    ([("Marks: iOS versions, below the device", "version mark", previews)] + marks)
      .flatMap { group, place, marks in
        marks.map { Picker.Item($0.1, place, .nothing, group: group, key: $0.0) }
      }
  }

  /// Marks that stand in one place, under a heading.
  private static let marks: [(group: String, place: String, marks: [(String, String)])] = [
    (
      "Marks: results", "verdict mark",
      [
        ("✓", "As wanted: the interface rotated, or stayed where it should."),
        ("·", "Neutral: nothing is wanted of this step."),
        ("!", "A problem, a request that failed, or a call without effect."),
        ("✕", "The app crashed."), ("~", "The result depends on an assumption."),
      ]
    ),
    (
      "Marks: results", "answer mark",
      [("✓ ✕", "The mask includes the orientation the device calls for, or not.")]
    ),
    (
      "Marks: the masks", "mask mark",
      [
        ("● ·", "Supported; not supported."), ("▲", "The orientation the device calls for."),
        ("✕", "Called for, but not allowed."),
        ("landL", "Device landscapeLeft = interface landscapeRight, and the reverse."),
      ]
    ),
    (
      "Marks: device and timeline", "device mark",
      [
        ("→ top", "The side where the screen's top edge is."),
        ("┆ ┄", "The shape that the screen is made for, where it's shown in another."),
      ]
    ),
    (
      "Marks: device and timeline", "timeline mark",
      [
        ("●", "You are here."), ("┄", "Not played yet."),
        ("┬", "Another branch starts here: `: branches`."),
      ]
    ),
  ]

  private static var previews: [(String, String)] {
    let sides: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    return sides.map { side in
      (String(VersionPreview.shows(side).glyph), "The interface is in \(side.name).")
    } + [
      (String(VersionPreview.ended.glyph), "The app crashes."),
      (String(VersionPreview.impossible.glyph), "The last step isn't possible there."),
    ]
  }
}
