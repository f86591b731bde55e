import OrientationModel

/// What the marks on the screen mean, for those that nobody can guess.
enum Legend {
  static var items: [Picker.Item] {
    let (outcome, time) = ("Marks: what was decided", "Marks: the phone and the time")
    return entries(
      "Marks: a sign for each iOS version, under the phone", "mark under the phone",
      glances + [("│", "From here on the answer is another one.")])
      + entries(
        outcome, "mark of the verdict",
        [
          ("✓", "The interface turned."), ("✕", "It was to turn, and did not; or the app ended."),
          ("!", "It is somewhere its screen does not want to be."),
          ("·", "It stays, and nothing is wrong with that."),
          ("~", "It rests on something that nobody knows for sure."),
        ])
      + entries(
        outcome, "mark of an answer",
        [("✓ ✕", "The answer allows where the device points; or not.")])
      + entries(
        "Marks: the masks", "mark among the masks",
        [
          ("● ·", "Supported; not supported."), ("▲", "What the device asks the interface to be."),
          ("✕", "That is asked for, and is not allowed."),
        ])
      + entries(
        time, "mark by the phone",
        [("→ top", "On this side the screen has its top.")])
      + entries(
        time, "mark of the timeline",
        [
          ("●", "Here you stand."), ("┄", "This is still to come."),
          ("┬", "Something else was tried here, too: T."),
        ])
  }

  private static var glances: [(String, String)] {
    let sides: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    return sides.map { side in
      (String(VersionStrip.Glance.shows(side).glyph), "There the interface is in \(side.name).")
    } + [
      (String(VersionStrip.Glance.ended.glyph), "There the app ends."),
      (String(VersionStrip.Glance.impossible.glyph), "There the last step is not possible."),
    ]
  }

  /// Marks that stand in one place, under a heading.
  private static func entries(
    _ group: String, _ place: String, _ marks: [(String, String)]
  ) -> [Picker.Item] {
    marks.map { Picker.Item($0.1, place, .nothing, group: group, key: $0.0) }
  }
}
