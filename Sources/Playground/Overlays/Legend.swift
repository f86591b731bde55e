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
    ("Marks: the phone and the time", stage),
  ]

  private static var strip: [Entry] {
    let sides: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let shown = sides.map { side in
      Entry(
        mark: String(Strip.Glance.shows(side).glyph),
        meaning: "There the interface is in \(side.name).", place: "mark under the phone")
    }
    return shown + [
      Entry(
        mark: String(Strip.Glance.ended.glyph), meaning: "There the app ends.",
        place: "mark under the phone"),
      Entry(
        mark: String(Strip.Glance.impossible.glyph),
        meaning: "There the last step is not possible.", place: "mark under the phone"),
      Entry(
        mark: "│", meaning: "From here on the answer is another one.", place: "mark under the phone"
      ),
    ]
  }

  private static let outcome = [
    Entry(mark: "✓", meaning: "The interface turned.", place: "mark of the verdict"),
    Entry(
      mark: "✕", meaning: "It was to turn, and did not; or the app ended.",
      place: "mark of the verdict"),
    Entry(
      mark: "!", meaning: "It is somewhere its screen does not want to be.",
      place: "mark of the verdict"),
    Entry(
      mark: "·", meaning: "It stays, and nothing is wrong with that.", place: "mark of the verdict"),
    Entry(
      mark: "~", meaning: "It rests on something that nobody knows for sure.",
      place: "mark of the verdict"),
    Entry(
      mark: "✓ ✕", meaning: "This answer allows where the device points; or it does not.",
      place: "mark of an answer"),
  ]

  private static let masks = [
    Entry(mark: "● ·", meaning: "Supported; not supported.", place: "mark among the masks"),
    Entry(mark: "▲", meaning: "Here the device points.", place: "mark among the masks"),
    Entry(
      mark: "✕", meaning: "Here it points, and is not allowed to go.", place: "mark among the masks"
    ),
  ]

  private static let stage = [
    Entry(
      mark: "→ top", meaning: "On this side the screen has its top: it lies on its side.",
      place: "mark by the phone"),
    Entry(mark: "●", meaning: "Here you stand.", place: "mark of the timeline"),
    Entry(mark: "┄", meaning: "This is still to come.", place: "mark of the timeline"),
    Entry(
      mark: "┬", meaning: "Something else was tried here, too: T.", place: "mark of the timeline"),
  ]

  static var items: [Picker.Item] {
    groups.flatMap { group in
      group.entries.map { entry in
        Picker.Item(
          group: group.title, key: entry.mark, title: entry.meaning, detail: entry.place,
          choice: .nothing)
      }
    }
  }
}
