import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Proof {
  /// Whole families of apps, with all that can happen in them.
  static let shapedCode = Proof(
    "apps of every shape type-check, as they are and put right, on versions old and new",
    cases: AppShape.all.count, sample: 6
  ) { number in
    var findings = Findings()
    let shape = AppShape.all[number]
    let version = shape.version
    let text = shape.text
    let reading = Scenario.parse(text)
    findings.expect(reading.isRight, "no scenario:\n\(text)")
    guard reading.isRight else { return findings.all }
    let input = Shelf.input(text, name: "shape \(number)", ios: version)
    let problem = input.play.episodes.first { $0.judgement.isProblem }?.number
    let fixed = problem.map { step in
      try? input.text(.swift) {
        $0.step = step
        $0.fix = 1
      }
    }
    do {
      let texts = [try input.text(.swift), fixed ?? nil].compactMap(\.self)
      let level = Compiler.swiftLevel(of: version)
      let complaints = try Compiler.shared.get().complaints(
        aboutEach: texts.map(\.withoutExtensions), level: level)
      findings.expect(complaints.isEmpty, "\(complaints)\n\(text)")
    } catch {
      findings.expect(false, "\(error)\n\(text)")
    }
    return findings.all
  }
}

/// An app of some shape, and a story of everything that is possible in it.
private struct AppShape {
  /// Lines above what they hold; `hosting` and `app` hold views, the others controllers.
  var root: [String]
  var holdsViews: Bool
  var content: [String]
  var version: UInt8
  var delegate: String

  static let all: [AppShape] = {
    var all: [AppShape] = []
    for root in roots {
      for content in contents {
        let number = all.count
        all.append(
          AppShape(
            root: root.lines, holdsViews: root.holdsViews, content: content,
            version: [26, 16, 15, 13, 17][number % 5], delegate: delegates[number % delegates.count]
          ))
      }
    }
    return all
  }()

  private static let roots: [(lines: [String], holdsViews: Bool)] = [
    (["root app"], true), (["root", "  hosting Root"], true),
    (["root", "  hosting Root default all"], true),
    (["root", "  navigation Main asks top", "    hosting Root"], true), (["root"], false),
  ]

  /// What a view or a controller holds; in UIKit's app views are screens, and stacks navigations.
  private static let contents = [
    ["view A"], ["stack Box", "  view A"], ["tabs Box", "  view A", "  view B"],
    ["tabs Box", "  stack", "    view A", "  stack", "    view B"],
    ["tabs Box", "  view A", "  view B", "  screen E supports portrait selected"],
    ["tabs Box supports portrait", "  view A", "  view B"],
    ["tabs Box asks top", "  view A", "  stack", "    view B"],
    ["tabs Box asks top by delegate prefers landscapeLeft", "  view A", "  view B"],
    ["tabs Box asks visible when F", "  view A", "  view B"],
    ["split Box", "  view A", "  view B"],
    ["split Box asks top for mask lock", "  stack", "    view A", "  view B"],
    ["pages Box supports landscape prefers current", "  view A", "  view B"],
    ["pages Box asks all", "  view A", "  view B"],
    ["container Box asks top", "  view A"],
    ["container Box supports current", "  stack", "    view A"],
    ["navigation Box", "  screen A supports portrait autorotates no"],
    ["container Box", "  tabs", "    stack", "      view A", "    view B"],
  ]

  private static let delegates = [
    "", "delegate asks top", "delegate all for F otherwise portrait", "delegate portrait",
  ]

  /// What happens, as far as it can.
  private static let steps = [
    "rotate left", "select B", "push P", "pop", "set A orientations portrait", "update",
    "set A supports landscape", "update A", "set Box supports landscape", "rotate right",
    "update Box", "set Box supports current", "set Box prefers landscapeLeft",
    "set Box autorotates no", "set Box prefers-lock yes", "update lock Box",
    "set Root supports landscape", "update Root", "ios 16-: request landscape",
    "ios 6-15: force landscapeRight", "set delegate landscape", "update", "present C", "dismiss",
    "present F as fullScreen", "rotate left", "dismiss", "push F", "pop to root",
    "replace A with P",
    "replace P with A", "replace A with F", "select A", "attempt", "replace root with P",
  ]

  /// The app with those of the steps that make sense where they stand.
  var text: String {
    var text = app
    for step in Self.steps {
      let longer = text + step + "\n"
      let reading = Scenario.parse(longer)
      guard reading.isRight else { continue }
      let play = Play(reading.scenario, version: SystemVersion(version))
      if play.stop == nil, !play.isOver { text = longer }
    }
    return text
  }

  private var app: String {
    let margin = String(repeating: " ", count: root.count * 2)
    let held = content.map { margin + (holdsViews ? $0 : $0.inUIKit) }
    let others = [
      "title Shaped", "ios \(version)", version < 16 ? "" : "deployment 15",
      "plist portrait landscape", delegate,
      "screen F supports landscape", "  when appeared: update; push P",
      "  when leaving: set delegate portrait if presenting",
      holdsViews ? "view P" : "screen P",
      "  when appearing: set delegate landscape; update",
      holdsViews ? (version < 14 ? "sheet C" : "cover C") + " orientations landscape" : "screen C",
    ]
    return (others.filter { !$0.isEmpty } + root + held).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var inUIKit: String {
    replacing("view ", with: "screen ").replacing("stack", with: "navigation")
  }
}
