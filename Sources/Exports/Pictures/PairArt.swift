import OrientationModel
import OrientationScenarios
import OrientationTelling

extension ExportInput {
  /// One step twice: without and with a change.
  func pair(_ options: ExportOptions) throws(ExportProblem) -> String {
    let number = try step(options)
    guard let fix = try fix(options) else { throw .noFix(options.fix ?? 1, count: 0) }
    guard
      let repaired = scenario.repaired(
        by: fix, device: settings.device, version: settings.version)
    else { throw .notRepaired(fix.title.harmless) }
    let after = ExportInput(
      repaired, title: title, device: settings.device, version: settings.version)
    return PairPicture([("As is", self), ("With the fix", after)], at: number, fix: fix)
      .file()
  }
}

/// Two plays side by side at the same step.
private struct PairPicture {
  private let sides: [(heading: String, input: ExportInput)]
  private let number: Int
  private let fix: Fix
  private var svg = SVG()

  private static let left = PicturePage.left
  private static let right = PicturePage.right
  private static let half = (right - left) / 2
  private static let phoneLength = 280.0

  init(_ sides: [(heading: String, input: ExportInput)], at number: Int, fix: Fix) {
    self.sides = sides
    self.number = number
    self.fix = fix
  }

  /// The same step in a play that may have one more before it, or have ended.
  private func episode(of input: ExportInput) -> Episode {
    let name = sides[0].input.episodes[number].name
    let same = input.episodes.last { $0.name == name && $0.number >= number }
    return same ?? input.episodes[min(number, input.episodes.count - 1)]
  }

  func file() -> String {
    var picture = self
    let input = sides[0].input
    picture.svg.drawHead(of: input)
    var bottom = 0.0
    for index in sides.indices { bottom = max(bottom, picture.draw(index)) }
    let middle = Self.left + Self.half
    picture.svg.line(middle, 84, to: middle, bottom - 6, "rule")
    picture.svg.line(Self.left, bottom, to: Self.right, bottom, "rule")
    picture.svg.text(fix.heading, Self.left, bottom + 26, size: 12, "dim", .bold)
    var y = bottom + 48
    fix.draw(at: Self.left, &y, width: 2 * Self.half, in: &picture.svg)
    bottom = y
    let words = sides.map {
      "\($0.heading): \($0.input.sentence(of: episode(of: $0.input).number))"
    }
    return picture.svg.file(
      height: bottom + 14, title: input.title, description: words.joined(separator: " "))
  }

  /// Draws a side; the answer is where it ends.
  private mutating func draw(_ index: Int) -> Double {
    let input = sides[index].input
    let episode = episode(of: input)
    let left = Self.left + Double(index) * Self.half + (index == 0 ? 0 : 20)
    let room = Self.half - 20
    let middle = left + room / 2
    svg.text(sides[index].heading, left, 94, size: 14, "ink", .bold)
    svg.spans(
      [
        ("\(episode.number)", "dim m", 13),
        (TextWidth.cut(episode.name.harmless, to: room - 40, size: 13), "accent m", 13),
      ], left, 118)
    let ink = input.verdicts[episode.number].ink()
    let sentence = TextWidth.wrap(
      input.sentence(of: episode.number), to: room, size: 15, isBold: true, lines: 4)
    var y = 144.0
    svg.lines(sentence[...], left, &y, every: 20, size: 15, ink, .bold)
    var phone = PhoneArt(of: episode, length: Self.phoneLength)
    phone.clipPrefix = "g\(index)"
    let tallest =
      sides.map { PhoneArt(of: self.episode(of: $0.input), length: Self.phoneLength) }
      .map(\.height).max() ?? 0
    phone.draw(at: middle, 222 + tallest / 2, in: &svg)
    let caption = 222 + tallest + 24
    svg.drawCaption(of: episode, in: input, at: middle, caption)
    return caption + 36
  }
}
