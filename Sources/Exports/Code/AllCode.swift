import OrientationModel
import OrientationTelling

/// Many stories as apps for a UI test, which names the one to launch.
struct AllCode {
  let anthology: Anthology

  /// Everything in one file, which every app's target takes.
  var text: String {
    var lines = Lines()
    addHeading(to: &lines)
    lines.gap()
    let rehearsals = anthology.rehearsals()
    addImports(of: rehearsals, to: &lines)
    lines.add(Self.runtime)
    lines.gap()
    addTable(of: rehearsals, to: &lines)
    addStories(rehearsals, to: &lines)
    for app in anthology.apps where !app.extensions.isEmpty {
      lines.gap()
      lines.add("#if UPRIGHT_\(app.name)")
      lines.gap()
      lines.indented { $0.add(app.extensions) }
      lines.gap()
      lines.add("#endif")
    }
    lines.gap()
    addPropertyLists(to: &lines)
    return lines.text
  }

  /// What every app has.
  var shared: String {
    var lines = Lines()
    lines.comment("What all of Upright's apps share: launching a story, and doing its steps.")
    lines.gap()
    addImports(of: [], to: &lines)
    lines.add(Self.runtime)
    return lines.text
  }

  /// The stories of one app.
  func text(of app: HostApp) -> String {
    var lines = Lines()
    lines.comment("The stories of this app. Its Info.plist: \(app.sentence).")
    lines.gap()
    let rehearsals = anthology.rehearsals(in: app)
    addImports(of: rehearsals, to: &lines)
    addTable(of: rehearsals, to: &lines)
    addStories(rehearsals, to: &lines)
    if !app.extensions.isEmpty {
      lines.gap()
      lines.add(app.extensions)
    }
    return lines.text
  }

  private func addHeading(to lines: inout Lines) {
    lines.comment(
      "Every story that Upright's own scenarios tell, for the UI test that "
        + "`upright export --all --to xctest` makes.")
    lines.add("//")
    lines.comment(
      "`upright export --all --to xctest -o FOLDER` writes this as an Xcode project with all its "
        + "targets. By hand: a new iOS app, interface Storyboard, with UI tests; a target for each "
        + "app below, named as it is, with its name behind the bundle identifier \(TestCode.prefix). "
        + "and UPRIGHT_ and its name as an active compilation condition. Delete the files of Swift "
        + "they come with and Main.storyboard, put this file into every app's target, do what "
        + "stands at its end, put the test into the UI testing target, and add the apps to that "
        + "target's dependencies.")
    lines.add("//")
    for app in anthology.apps {
      let count = anthology.rehearsals(in: app).count
      lines.comment(
        "- \(app.name): \(app.sentence). \(count) stor\(count == 1 ? "y" : "ies").")
    }
  }

  private func addImports(of rehearsals: [Rehearsal], to lines: inout Lines) {
    let modules = Set(["UIKit"]).union(rehearsals.flatMap(\.code.modules)).sorted()
    for module in modules { lines.add("import \(module)") }
    lines.gap()
  }

  private func addTable(of rehearsals: [Rehearsal], to lines: inout Lines) {
    let rows = rehearsals.map { rehearsal in
      let code = rehearsal.code
      let space = code.space
      var row = ["\(rehearsal.name.swiftLiteral): Story("]
      row += ["  launch: {", "    \(space).makeWindow = $0", "    \(space).launch()", "  },"]
      row.append("  window: { \(space).window },")
      if code.hasAnswer { row.append("  answer: { \(space).answer($0) },") }
      if code.hasSceneAnswer, let mask = code.settings.sceneDelegate {
        row.append("  sceneAnswer: \(mask.swiftValue),")
      }
      return row + ["  steps: \(space).steps),"]
    }
    lines.block("extension Rehearsal") { lines in
      lines.list("static let stories: [String: Story] = [", rows.isEmpty ? [[":"]] : rows)
    }
  }

  private func addStories(_ rehearsals: [Rehearsal], to lines: inout Lines) {
    for rehearsal in rehearsals {
      lines.gap()
      lines.add("// MARK: - \(rehearsal.name)")
      lines.gap()
      lines.add(rehearsal.code.nested)
    }
  }

  private func addPropertyLists(to lines: inout Lines) {
    lines.add("/*")
    lines.add(StoryCode.settingsToEmpty)
    for app in anthology.apps {
      lines.add(["", "--- \(app.name)"])
      lines.add(app.keys.isEmpty ? ["(None of them.)"] : app.keys)
    }
    lines.add("*/")
  }
}

extension StoryCode {
  /// The story within its enum, classes and views included.
  var nested: Lines {
    var lines = Lines()
    let all = cast.lines
    lines.add(Array(all.dropLast()))
    for section in [classes, views] where !section.isEmpty {
      lines.gap()
      lines.indented { $0.add(section) }
    }
    lines.add("}")
    return lines
  }
}
