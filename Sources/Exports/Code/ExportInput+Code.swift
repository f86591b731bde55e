import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension ExportInput {
  /// The situation as an app: UIKit and SwiftUI code, as it is or with a change made.
  func swift(_ options: ExportOptions) throws(ExportProblem) -> String {
    let plain = AppCode(codeApp, allSteps)
    if plain.usesSwiftUI, settings.version.major < 13 { throw .swiftUIBegins }
    let fix = try fix(options)
    guard let fix else { return plain.file(about: about(nil, plain)) }
    let fixed = code(with: fix, after: try step(options))
    return fixed.file(about: about(fix, fixed))
  }

  var codeApp: App { app.deployed(by: scenario) }

  /// The steps of the app, other versions' among them.
  var allSteps: [Step] { written(through: episodes.count - 1) }

  private func written(through number: Int) -> [Step] {
    episodes[...number].compactMap(\.step).filter { !$0.isWish }
  }

  private func about(_ fix: Fix?, _ code: AppCode) -> [String] {
    let version = settings.version.major
    let about = scenario.header.about.map(\.harmless).filter { !$0.isEmpty }
    var lines = [title, ""] + about + (about.isEmpty ? [] : [""])
    lines.append(
      "Written for \(place). Set the app's minimum deployment to iOS \(code.settings.oldest), or to the oldest "
        + "that your Xcode offers.")
    if let fix {
      lines.append(
        "With this change: \(fix.title.harmless). The `--to xctest` test covers the scenario "
          + "without it.")
      if let warning = fix.support.warning { lines.append("The change is \(warning).") }
    }
    if version <= 12 {
      lines.append("Use Swift's language mode 5: before iOS 13, UIKit has no main actor.")
    }
    if version <= 6 {
      lines.append(
        "Swift needs iOS 7: this is the same scenario with newer calls than iOS \(version) had.")
    }
    return lines + [
      "",
      "In Xcode, create a new iOS app with interface Storyboard. Delete its Swift files and "
        + "Main.storyboard, paste this file, and follow the instructions at its end. A tap runs the "
        + "next step.",
    ]
  }
}

// A change as code: where in the app it belongs.

extension ExportInput {
  /// The situation with a change made; the story goes on after the step that was put right.
  func code(with fix: Fix, after number: Int) -> AppCode {
    let fixed = scenario.applying(fix.edits)
    let situation = Situation(fixed, device: settings.device, version: settings.version)
    let written = fixed.steps.map { step in situation.step(step).flatMap { $0.isWish ? nil : $0 } }
    let rest = written.dropFirst(fix.script.end).compactMap(\.self)
    let steps = written.prefix(fix.script.end).compactMap(\.self) + rest
    let plain = self.steps(through: number)
    let upTo = fix.script.steps.filter { !$0.isWish }
    let added = upTo.count - plain.count
    if added > 0, upTo.starts(with: plain) {
      let calls = Array(upTo.suffix(added))
      if let app = Self.onAppearing(calls, fix, plain) {
        return AppCode(app.deployed(by: scenario), self.written(through: number) + rest)
      }
    }
    guard added > 0, let own = plain.last else {
      return AppCode(fix.app.deployed(by: scenario), steps)
    }
    // The app's own code does both at once.
    let start = plain.count - 1
    let isCode = !upTo[start...].contains { $0.kind == .byHand }
    let main = start + (upTo[start] == own ? 0 : added)
    return AppCode(
      fix.app.deployed(by: scenario), steps,
      joint: isCode ? (steps: start...start + added, main: main) : nil)
  }

  /// The app where the screen that is seen does some calls itself, in the method that the change names;
  /// nothing where that is none in which it appears, or where the story would not go as with the calls
  /// made by hand.
  private static func onAppearing(_ calls: [Step], _ fix: Fix, _ plain: [Step]) -> App? {
    let before = Play(fix.app, plain).episodes
    guard !calls.contains(where: { $0.kind == .byHand }), let owner = before.last?.snapshot.visible,
      fix.app[owner].controller.kind == .screen
    else { return nil }
    let moments: [Moment<Numbers>]
    switch fix.method.flatMap(CallMethod.init) {
    case .viewWillAppear: moments = [.appearing, .appeared]
    case .viewDidAppear: moments = [.appeared]
    default: return nil
    }
    for moment in moments {
      var app = fix.app
      app.reactions.append(Reaction(owner: owner, moment: moment, steps: calls))
      let after = Play(app, plain).episodes
      let isAlike = before.dropLast().elementsEqual(after.dropLast()) {
        $0.ends(like: $1) && $0.outcome.problem == $1.outcome.problem
      }
      guard isAlike, let end = after.last?.after, !end.hasCrashed,
        end.interface == fix.interface
      else { continue }
      return app
    }
    return nil
  }
}
