import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Exhibit {
  /// The situation as an app: UIKit and SwiftUI code, as it is or with a change made.
  func swift(_ options: ExportOptions) throws(ExportProblem) -> String {
    let plain = StoryCode(title: title, sheet, allSteps)
    if plain.usesSwiftUI, settings.version.major < 13 { throw .swiftUIBegins }
    let fix = try fix(options)
    if let fix, fix.place == .version || fix.place == .assumption {
      throw .fixIsNoCode(fix.title.harmless)
    }
    guard let fix else { return plain.file(about: about(nil)) }
    // Behind the step that was put right the story goes on.
    let told = steps(through: try step(options))
    let fixed = code(with: fix, after: told, rest: Array(allSteps.dropFirst(told.count)))
    let before = Set(plain.file(about: about(nil)).split(separator: "\n"))
    let lines = fixed.file(about: about(fix)).split(
      separator: "\n", omittingEmptySubsequences: false)
    return Self.marked(lines, before: before).joined(separator: "\n")
  }

  /// With a line above everything new, so that nobody has to look for it.
  private static func marked(_ lines: [Substring], before: Set<Substring>) -> [String] {
    var marked: [String] = []
    /// How many lines ago the last new one was.
    var distance = Int.max
    for line in lines {
      let isCode = line.first { $0 != " " }.map { !"</}),(123".contains($0) } ?? false
      let isNew = isCode && !before.contains(line)
      // What a statement shares with others does not end it.
      if isNew, distance > 3 { marked.append(String(line.prefix { $0 == " " }) + "// The fix:") }
      distance = isNew ? 0 : distance == .max ? .max : distance + 1
      marked.append(String(line))
    }
    return marked
  }

  /// Every step the engine plays, in this version.
  var allSteps: [Step] { steps(through: beats.count - 1) }

  private func about(_ fix: Counterfactual?) -> [String] {
    let version = settings.version.major
    var lines = [title, ""]
    for line in scenario.header.about where !line.value.isEmpty {
      lines.append(line.value.harmless)
    }
    lines += [
      "",
      "Written for \(place). As the app's minimum deployment take iOS \(version), or the oldest that "
        + "your Xcode offers.",
    ]
    if let fix {
      lines.append(
        "With this change: \(fix.title.harmless). The test of `--to xctest` is about the situation "
          + "without it.")
    }
    if version <= 12 {
      lines.append("In Swift's language mode 5: before iOS 13 there are no actors to speak of.")
    }
    if version <= 6 {
      lines.append(
        "Swift begins with iOS 7: this is the same situation in what came after iOS \(version).")
    }
    return lines + [
      "",
      "In Xcode: a new iOS app, interface Storyboard. Delete the files of Swift it comes with and "
        + "Main.storyboard, paste this file, and do everything that stands at its end. A tap does the "
        + "next step.",
    ]
  }
}
