import OrientationScenarios
import OrientationTelling
import SwiftCode

/// The story in a line: a dot for each step, by its name, and where one is.
struct TimelineArt {
  private let input: ExportInput
  /// The step that is marked.
  private let here: Int?
  private let episodes: [Episode]
  private let first: Double
  /// From one dot to the next.
  private let step: Double

  private static let nameSize = 10.5
  /// With less room than that for each, names give way to numbers.
  private static let narrowest = 46.0

  init(_ input: ExportInput, here: Int? = nil) {
    self.input = input
    self.here = here
    episodes = input.episodes
    let room = PicturePage.right - PicturePage.left - 2 * Self.narrowest
    step = min(150, room / Double(max(1, episodes.count - 1)))
    first = PicturePage.left + min(Self.narrowest, step / 2)
  }

  func x(of index: Int) -> Double { first + Double(index) * step }

  func draw(at y: Double, in svg: inout SVG) {
    guard episodes.count > 1 else { return }
    svg.line(PicturePage.left, y, to: PicturePage.right, y, "rule")
    let middle = y + 24
    svg.line(first, middle, to: x(of: episodes.count - 1), middle, "rule")
    for (index, episode) in episodes.enumerated() {
      let isHere = episode.number == here
      let color = input.verdicts[episode.number].ink(otherwise: "dim")
      svg.group("") { svg in
        svg.add("<title>\("\(episode.number) \(episode.name.harmless)".xml())</title>")
        if isHere { svg.circle(x(of: index), middle, 11, "paper ring") }
        svg.circle(x(of: index), middle, isHere ? 7 : step < 16 ? 3 : 5, color)
      }
      drawName(of: episode, x(of: index), middle + 25, isHere, in: &svg)
    }
  }

  private func drawName(
    of episode: Episode, _ x: Double, _ y: Double, _ isHere: Bool, in svg: inout SVG
  ) {
    guard step >= Self.narrowest else {
      guard step >= 16 || isHere else { return }
      let face = isHere ? SVG.Face.bold : .plain
      return svg.text("\(episode.number)", x, y, size: 11, isHere ? "ink" : "dim", face, .middle)
    }
    var lines = TextWidth.wrapCode(episode.name.harmless, to: step - 8, size: Self.nameSize)
    if lines.count > 2 { lines = [lines[0], lines[1] + "…"] }
    for (row, line) in lines.enumerated() {
      svg.text(
        line, x, y + Double(row) * 13, size: Self.nameSize, isHere ? "ink" : "dim", .code, .middle)
    }
  }
}

extension Fix {
  /// What stands over its code.
  var heading: String {
    let place = file.isEmpty ? "" : " in \(file.harmless)"
    return "Smallest fix" + place + (supportLabel.isEmpty ? "" : ", " + supportLabel)
  }

  /// The change as code, a line each; where none makes it, in words.
  func draw(at x: Double, _ y: inout Double, width: Double, in svg: inout SVG) {
    guard !code.isEmpty else {
      let lines = TextWidth.wrap(title.harmless, to: width, size: 13, lines: 3)
      svg.lines(lines, x, &y, every: 18, size: 13, "good")
      y += 4
      return
    }
    for line in code {
      let ink = line.change == .added ? "good" : line.change == .removed ? "bad" : "dim"
      let text = line.text.harmless
      let margin = Double(text.prefix { $0 == " " }.count) * 7
      let rows = TextWidth.wrapCode(text, to: width - 18 - margin, size: 11.5)
      svg.text(line.change.sign, x, y, size: 11.5, ink, .code)
      svg.lines(rows[...], x + 16 + margin, &y, every: 16, size: 11.5, ink, .code)
    }
    y += 4
  }
}
