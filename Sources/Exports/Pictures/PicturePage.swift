import OrientationScenarios

/// What all pictures of a play have: their measures, a head, and what stands beside and under a phone.
enum PicturePage {
  static let width = 900.0
  static let left = 32.0
  static var right: Double { width - left }
  /// Where the right half begins, and how wide it is.
  static let middle = 412.0
  static var textWidth: Double { right - middle }
  /// Where the phone of a picture with one phone stands, and how long it is.
  static let phoneX = 205.0
  static let phoneLength = 330.0
}

extension SVG {
  /// The title and where it is played, over a line at 72.
  mutating func drawHead(of input: ExportInput) {
    let room =
      PicturePage.right - PicturePage.left - 24 - TextWidth.of(input.place, size: 14)
    // A long title is set smaller before it is cut.
    let size = [22.0, 19].first { TextWidth.of(input.title, size: $0, isBold: true) <= room } ?? 16
    let title = TextWidth.cut(input.title, to: room, size: size, isBold: true)
    text(title, PicturePage.left, 50, size: size, "ink", .bold)
    text(input.place, PicturePage.right, 49, size: 14, "dim", .plain, .end)
    line(PicturePage.left, 72, to: PicturePage.right, 72, "rule")
  }

  /// A step's number and its whole name, in the right half.
  mutating func drawStep(_ episode: Episode, _ y: inout Double, size: Double, every step: Double) {
    let name = TextWidth.wrapCode(
      episode.name.harmless, to: PicturePage.textWidth, size: size,
      first: TextWidth.ofCode("\(episode.number)", size: size) + 8)
    spans(
      [("\(episode.number)", "dim m", size), (name[0], "accent m", size)], PicturePage.middle, y)
    y += step
    lines(name.dropFirst(), PicturePage.middle, &y, every: step, size: size, "accent", .code)
  }

  /// Under a phone: how it is held, and how the interface lies.
  mutating func drawCaption(of episode: Episode, in input: ExportInput, at x: Double, _ y: Double) {
    text(input.held(of: episode), x, y, size: 12, "dim", .plain, .middle)
    let ink = input.verdicts[episode.number].ink()
    text(input.lie(of: episode), x, y + 17, size: 12, ink, .bold, .middle)
  }
}
