import OrientationModel
import OrientationScenarios

/// Writes down an app as the scenario language has it.
struct StoryWriter {
  let facts: ProjectFacts
  /// Every controller by its name.
  let controllers: [String: ControllerFacts]
  /// What extensions of classes that are not the app's own make these answer.
  let extensions: [String: ControllerFacts]
  /// Where these stand.
  let extended: Set<CodePlace>
  /// Every controller with what it answers and what the classes above it do.
  private(set) var whole: [String: ControllerFacts] = [:]
  /// Names that a tree or a declaration has taken.
  var taken: Set<String> = []
  /// Screens that have a line of their own above the tree.
  var declared: Set<String> = []
  /// The controllers of the tree, by their class.
  var standing: Set<String> = []
  /// The navigations that were written, the tree's first, by their names; nameless ones are empty.
  var navigations: [String] = []
  private(set) var countInTree = 0
  /// Which navigation a class stands in, or is.
  var stacks: [String: Stack] = [:]
  var isSwiftUI = false
  /// Whether a controller of the tree shows views of SwiftUI's.
  var isHosting = false

  typealias Line = ProjectStory.Line

  init(_ facts: ProjectFacts) {
    self.facts = facts
    func byName(_ found: [ControllerFacts]) -> [String: ControllerFacts] {
      Dictionary(found.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    controllers = byName(facts.controllers)
    extensions = byName(facts.extensions)
    extended = Set(facts.extensions.flatMap(\.answers).map(\.place))
    for controller in facts.controllers where whole[controller.name] == nil {
      inherit(controller.name)
    }
  }

  /// Gives a controller, and those above it, what it inherits: from the nearest above it, or from an
  /// extension of UIKit's class.
  private mutating func inherit(_ name: String) {
    var path: [ControllerFacts] = []
    var seen: Set<String> = []
    var current = name
    while whole[current] == nil, let own = controllers[current], seen.insert(current).inserted {
      path.append(own)
      current = own.superclass ?? ""
    }
    let isKnown = path.last.map { $0.superclass != nil } ?? true
    var above = isKnown ? whole[current] ?? extensions(current) : nil
    for own in path.reversed() {
      above = own.inheriting(above)
      whole[own.name] = above
    }
  }

  /// What extensions make a class of UIKit's answer; they may be of the class above it.
  private func extensions(_ name: String) -> ControllerFacts? {
    // UIKit's containers answer for themselves, whatever is said of all controllers.
    let general = kind(name) == .screen ? extensions["UIViewController"] : nil
    return extensions[name].map { $0.inheriting(general) } ?? general
  }

  /// The answers that a class has: its own, the nearest above it, or an extension's of UIKit's class.
  func answers(of className: String) -> ControllerFacts? {
    whole[className] ?? extensions(className)
  }

  /// Whether there is no code that a screen could be of.
  var isListAlone: Bool {
    facts.controllers.isEmpty && facts.views.isEmpty && facts.roots.isEmpty
      && facts.appDelegates.isEmpty
  }

  /// How many lines stand above everything else.
  static let headCount = 3

  mutating func lines(name: String) -> [Line] {
    let titles = [facts.list?.name, name].compactMap { $0?.spelled }
    let title = titles.first { $0.contains { !$0.isWhitespace } } ?? "An app"
    let about =
      isListAlone
      ? "The settings come from Info.plist. Replace the screen with your own."
      : "Read from the app's sources, without building it."
    var lines = [
      Line(text: "title    " + title.asProse), Line(text: "about    " + about),
      Line(text: "evidence imported"), Line(text: ""),
    ]
    let tree = root()
    countInTree = navigations.count
    lines += settings
    lines.append(Line(text: ""))
    var shown = shownLater()
    let declared = declarations(besides: &shown)
    lines += declared
    if !declared.isEmpty { lines.append(Line(text: "")) }
    lines += tree
    lines.append(Line(text: ""))
    lines += steps(shown)
    return lines
  }

  // MARK: Settings

  private var settings: [Line] {
    var lines: [Line] = []
    let apart = facts.isForPad ? apartOnPad : nil
    let isForPad = facts.isForPad && apart == nil
    let isForPhone = facts.families.contains(1) || !isForPad
    let devices = (isForPhone ? ["iPhone"] : []) + (isForPad ? ["iPad"] : [])
    var line = Line(text: "device   \(devices.joined(separator: ", "))")
    if let apart {
      line.remark = "its code does something else on iPad"
      line.open = Untold(apart, line.remark)
    }
    lines.append(line)
    lines.append(Line(text: "ios      \(versions)"))
    if let oldest = facts.oldest, SystemVersion(text: oldest.text) != nil {
      lines.append(Line(text: "deployment \(oldest.text)", place: oldest.place))
    }
    if let list = facts.list { lines += settings(of: list) }
    if let answer = facts.delegate.first, let text = answer.delegateText {
      let word = isSwiftUI ? "adaptor" : "delegate"
      lines.append(
        Line(
          text: "\(word) \(text)".padded(9), place: answer.place,
          remark: answer.isByIdiom ? "" : answer.remark))
    }
    if let answer = facts.sceneDelegate.first, let mask = answer.maskText {
      lines.append(
        Line(text: "scene-delegate \(mask)", place: answer.place, remark: answer.remark))
    }
    return lines
  }

  private func settings(of list: AppList) -> [Line] {
    func line(_ text: String, _ keys: [String] = [], remark: String = "") -> Line {
      Line(text: text, place: list.place(ofAny: keys) ?? list.place, remark: remark)
    }
    var lines = list.lists.map { word, _, place, orientations in
      Line(
        text: (word + " ").padded(9) + orientations.map(\.name).joined(separator: " "),
        place: place)
    }
    if let requires = list.requiresFullScreen {
      lines.append(
        line("requires-full-screen \(requires ? "yes" : "no")", AppList.fullScreenKeys))
    }
    // To any other a build may add something.
    if let linked = list.linked {
      if let version = SystemVersion(text: linked) {
        lines.append(line("linked   \(version.text)", ["DTPlatformVersion", "DTSDKName"]))
      }
      if list.families == [1] { lines.append(line("family   phone", ["UIDeviceFamily"])) }
    }
    if facts.hasOldLifeCycle {
      lines.append(line("life-cycle app", remark: "there is no UIApplicationSceneManifest"))
    }
    return lines
  }

  /// From the newest down to the oldest that the app runs on.
  private var versions: String {
    let all = SystemVersion.all.map { Int($0.major) }
    let run = Int(SystemVersion.runs[0].upperBound)
    let oldest = min(max(15, facts.oldest?.major ?? 15), all[all.count - 1])
    let newer = all.filter { $0 > run && $0 >= oldest }
    let older = oldest < run ? ["\(oldest)-\(run)"] : oldest == run ? ["\(run)"] : []
    return (newer.reversed().map { "\($0)" } + older).joined(separator: ", ")
  }

  /// Where an iPad gets another root or another answer, for which the story has no words.
  private var apartOnPad: CodePlace? {
    let delegates = facts.delegate.filter { !$0.isByIdiom } + facts.sceneDelegate
    let answers = delegates + facts.controllers.flatMap(\.answers)
    let isFramework = standing.contains { FrameworkRoot($0, facts.list)?.isApartOnPad ?? false }
    return rootOfPad?.place ?? answers.first { $0.phone != $0.pad }?.place
      ?? (isFramework ? facts.list?.place : nil)
  }

  // MARK: Names

  /// A name that nothing else in the scenario has.
  mutating func name(_ wanted: String) -> String {
    let name = freeName(wanted)
    taken.insert(name)
    return name.asName
  }

  func freeName(_ wanted: String) -> String {
    let wanted = wanted.spelled
    var name = wanted
    var count = 2
    while taken.contains(name) {
      name = "\(wanted) \(count)"
      count += 1
    }
    return name
  }
}

extension CodeAnswer {
  /// A mask in the words of the language.
  var maskText: String? { phone?.maskText }

  /// After `delegate`; nothing for what the story has no words for.
  var delegateText: String? {
    if isByIdiom, let phone = maskText, let pad = pad?.maskText {
      return "phone \(phone) pad \(pad)"
    }
    return reads == .forwards ? asks.map { _ in "asks top" } : maskText
  }

  /// What is to be known beside the place.
  var remark: String {
    guard reads == .computed else { return "" }
    return computed + (depends.isEmpty ? "" : ", depending on " + depends.joined(separator: "; "))
  }

  /// That it is computed, and which answers the code has.
  var computed: String {
    if isByIdiom, let phone, let pad { return "\(phone.text) on iPhone, \(pad.text) on iPad" }
    let list = answers.count > 1 ? ": " + answers.map(\.text).joined(separator: " or ") : ""
    return (changes ? "changes at run time" : "computed") + list
  }
}

extension PlainAnswer {
  /// A mask in the words of the language.
  var maskText: String? {
    switch self {
    case .mask(let mask): mask.words
    case .orientation(let orientation): "enum " + orientation.name
    case .truth, .current: nil
    }
  }
}
