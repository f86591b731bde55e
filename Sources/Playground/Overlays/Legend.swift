import OrientationModel

/// What the marks on the screen mean, for those that nobody can guess.
enum Legend {
  /// A mark, what it means, and where it stands.
  struct Entry: Hashable {
    var mark: String
    var meaning: String
    var place: String
  }

  static let groups: [(title: String, entries: [Entry])] = [
    ("Marks: a sign for each iOS version, under the phone", strip),
    ("Marks: what was decided", outcome), ("Marks: the masks", masks),
    ("Marks: the phone and the time", simulator),
  ]

  private static var strip: [Entry] {
    let sides: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let shown = sides.map { side in
      (String(VersionStrip.Glance.shows(side).glyph), "There the interface is in \(side.name).")
    }
    return entries(
      "mark under the phone",
      shown + [
        (String(VersionStrip.Glance.ended.glyph), "There the app ends."),
        (String(VersionStrip.Glance.impossible.glyph), "There the last step is not possible."),
        ("│", "From here on the answer is another one."),
      ])
  }

  private static let outcome =
    entries(
      "mark of the verdict",
      [
        ("✓", "The interface turned."), ("✕", "It was to turn, and did not; or the app ended."),
        ("!", "It is somewhere its screen does not want to be."),
        ("·", "It stays, and nothing is wrong with that."),
        ("~", "It rests on something that nobody knows for sure."),
      ])
    + entries(
      "mark of an answer", [("✓ ✕", "This answer allows where the device points; or it does not.")])

  private static let masks = entries(
    "mark among the masks",
    [
      ("● ·", "Supported; not supported."), ("▲", "Here the device points."),
      ("✕", "Here it points, and is not allowed to go."),
    ])

  private static let simulator =
    entries(
      "mark by the phone", [("→ top", "On this side the screen has its top: it lies on its side.")])
    + entries(
      "mark of the timeline",
      [
        ("●", "Here you stand."), ("┄", "This is still to come."),
        ("┬", "Something else was tried here, too: T."),
      ])

  /// Marks that stand in one place.
  private static func entries(_ place: String, _ marks: [(String, String)]) -> [Entry] {
    marks.map { Entry(mark: $0.0, meaning: $0.1, place: place) }
  }

  static var items: [Picker.Item] {
    groups.flatMap { group in
      group.entries.map { entry in
        Picker.Item(entry.meaning, entry.place, .nothing, group: group.title, key: entry.mark)
      }
    }
  }
}
