import OrientationModel
import OrientationScenarios

/// What the facts have and the story does not: nothing is left out in silence.
extension StoryWriter {
  /// Every fact whose place stands neither on a line nor among what could not be told.
  func rest(besides lines: [Line]) -> [Untold] {
    let told = Set(lines.flatMap(\.places)).union(facts.untold.map(\.place))
    let lists = facts.lists.filter { !$0.saysNoMore(than: facts.list) }.map { list in
      let owner = [list.target, list.configuration].compactMap { $0 }.joined(separator: ", ")
      let what = list.lists.isEmpty ? "UIRequiresFullScreen" : "orientation list"
      return Untold(list.place, owner.isEmpty ? "another \(what)" : "the \(what) of \(owner)")
    }
    let delegates =
      facts.delegate.map { Untold($0.place, "another delegate returns \($0.inWords)") }
      + facts.sceneDelegate.map { Untold($0.place, "a scene delegate returns \($0.inWords)") }
    let controllers =
      facts.controllers.map { ("\($0.name).", "", $0) }
      + facts.extensions.map { ("", " in an extension of \($0.name)", $0) }
    let answers = controllers.flatMap { owner, place, controller in
      controller.inOrder.map { question, answer in
        Untold(answer.place, "\(owner)\(question.rawValue)\(place) returns \(answer.inWords)")
      }
    }
    let roots = facts.roots.map { root in
      let made = root.made.flatMap { $0.isUnknown ? nil : $0.name }
      return Untold(
        root.place,
        root.isSwiftUI
          ? "another WindowGroup shows \(made ?? "an unknown view")"
          : "\(made ?? "an unknown view controller") is assigned to a rootViewController")
    }
    let given = facts.given.filter { given in
      (given.receiver != nil || kind(given.owner).isContainer)
        && !given.made.contains { $0.places.contains(where: told.contains) }
    }.map { given in
      let names = given.made.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
      let whom = [given.owner, given.receiver].compactMap { $0 }.joined(separator: ".")
      return Untold(
        given.place, "adds \(names.isEmpty ? "view controllers" : names) to \(whom)")
    }
    let calls = facts.calls.filter { !$0.shows }.map { Untold($0.place, $0.sentence) }
    let all = lists + delegates + answers + roots + given + calls
    let fullScreen = facts.list?.endOfFullScreen.map { end in
      Untold(
        end.place,
        "UIRequiresFullScreen is ignored from iOS \(end.text) on; earlier versions go by it")
    }
    let untold = all.filter { !told.contains($0.place) } + [fullScreen].compactMap { $0 }
    return Set(untold).sorted()
  }

  /// The controllers with answers that no place of the code which is understood makes, but those that
  /// others inherit from.
  var unseen: [ControllerFacts] {
    let made = facts.calls.compactMap(\.made) + facts.roots.compactMap(\.made)
    let known = standing.union((made + facts.given.flatMap(\.made)).flatMap(\.names))
      .union(facts.controllers.compactMap(\.superclass))
    return facts.controllers.filter { controller in
      !known.contains(controller.name) && whole[controller.name]?.answers.isEmpty == false
    }
  }

  /// The presentations and pushes that the story does not have: those of a file in one line, and those
  /// that have no name; alerts all in one.
  func notShown(besides lines: [Line]) -> [Untold] {
    let calls = callsNotShown(besides: lines)
    let alerts = calls.filter(isAlert)
    let files = Dictionary(grouping: calls.filter { !isAlert($0) }) { $0.place.file }
    let count = alerts.count == 1 ? "presented" : "presented in \(alerts.count) places"
    let names = alerts.compactMap(\.target).uniqued.joined(separator: ", ")
    return files.values.flatMap {
      [$0.filter { $0.target != nil }, $0.filter { $0.target == nil }]
    }
    .compactMap { Untold($0) }.sorted()
      + alerts.prefix(1).map { Untold($0.place, "\(names), \(count)") }
  }

  private func isAlert(_ call: CallFacts) -> Bool {
    call.target.map { kind($0) == .alert } ?? false
  }

  private func callsNotShown(besides lines: [Line]) -> [CallFacts] {
    let told = Set(lines.flatMap(\.places))
    return facts.calls.filter { $0.shows && !told.contains($0.place) }
  }

  /// What was left out, in a few words each.
  func leftOut(besides lines: [Line], _ rest: [Untold]) -> [String] {
    let shown = callsNotShown(besides: lines).count { !isAlert($0) }
    let told = Set(rest.map(\.place))
    let calls = facts.calls.count { told.contains($0.place) }
    let roots = facts.roots.filter { !$0.isForPad && told.contains($0.place) }
    let windows = roots.count { !$0.isSwiftUI }
    let answers = facts.delegates + facts.controllers.flatMap(\.answers)
    let computed = answers.count { $0.reads == .computed && !$0.isByIdiom }
    let unclear = facts.untold.count(where: \.isUnclear)
    let open = Set(lines.compactMap(\.open?.why)).sorted()
    func counted(_ count: Int, _ one: String, _ many: String) -> [String] {
      count == 0 ? [] : [count == 1 ? "1 \(one)" : "\(count) \(many)"]
    }
    return open
      + counted(
        shown, "screen presented or pushed in a way that isn't understood",
        "screens presented or pushed in ways that aren't understood")
      + counted(
        unseen.count, "view controller that nothing here shows",
        "view controllers that nothing here shows")
      + counted(
        foreign.count, "view controller whose class isn't in the sources",
        "view controllers whose classes aren't in the sources")
      + counted(computed, "answer that is computed", "answers that are computed")
      + counted(calls, "call at run time", "calls at run time")
      + counted(
        windows, "assignment to a rootViewController", "assignments to a rootViewController")
      + counted(roots.count - windows, "other WindowGroup", "other WindowGroups")
      + (facts.list?.endOfFullScreen.map { ["UIRequiresFullScreen before iOS \($0.text)"] } ?? [])
      + counted(unclear, "other line that isn't understood", "other lines that aren't understood")
      + facts.gaps.map { $0.why.replacing("not read: ", with: "") }
  }

  /// A heading and a line each, as comments.
  static func notes(_ heading: String, _ notes: [Untold]) -> [Line] {
    guard !notes.isEmpty else { return [] }
    return [Line(text: ""), Line(text: "# \(heading):")]
      + notes.map { Line(text: "# \($0.place.text): \($0.why)") }
  }

  private static let mostNamed = 4

  /// The same of screens that nothing shows, which have lines of their own: some names are enough.
  static func paragraph(_ unseen: [ControllerFacts]) -> [Line] {
    guard !unseen.isEmpty else { return [] }
    let names = unseen.prefix(mostNamed).map(\.name).joined(separator: ", ")
    let more = unseen.count > mostNamed ? ", nor \(unseen.count - mostNamed) more" : ""
    return [Line(text: ""), Line(text: "# Nothing here shows \(names)\(more).")]
  }
}

extension CallFacts {
  /// Whether it shows something, on the iOS of today, too.
  var shows: Bool { (kind == .present || kind == .push) && ends == nil }

  /// What a call does, and where.
  var sentence: String {
    let what =
      switch kind {
      case .force:
        "sets UIDevice.orientation to "
          + handed("orientation", or: "a value that isn't understood")
      case .request: "requests " + handed("orientations", or: "unknown orientations")
      case .update: "calls setNeedsUpdateOfSupportedInterfaceOrientations()"
      case .updateLock: "calls setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
      case .attempt: "calls attemptRotationToDeviceOrientation()"
      case .set:
        "sets `\(subject ?? "")` to "
          + handed(isFlag ? "value" : "mask", or: isFlag ? "an unknown value" : "an unknown mask")
      case .select: "selects another tab"
      case .present: "presents \(target ?? "an unknown view controller")"
      case .push: "pushes \(target ?? "an unknown view controller")"
      }
    let place = member.map { " in \($0)" } ?? ""
    let way = through.map { ", through \($0)" } ?? ""
    let end = ends.map { ", before iOS \($0.text)" } ?? ""
    let whose = isUnsure ? "; unclear whose `\(subject ?? "")`" : ""
    return (owner ?? "code outside any class") + " \(what)\(place)\(way)\(end)\(whose)"
  }

  /// Its value, that it is what a helper is called with, or that it is unknown.
  private func handed(_ noun: String, or unknown: String) -> String {
    helper == nil ? value?.text ?? unknown : "the \(noun) it's called with"
  }
}

extension AppList {
  /// Whether it is the one that the app goes by, or that of another configuration with the same
  /// lists.
  fileprivate func saysNoMore(than other: AppList?) -> Bool {
    guard let other else { return false }
    let both = over(other)
    return place == other.place
      || target != nil && target == other.target && both.all == other.all
        && both.phone == other.phone && both.pad == other.pad
        && both.requiresFullScreen == other.requiresFullScreen
  }
}

extension Untold {
  /// What one file shows: every line, and the names that could be told.
  fileprivate init?(_ calls: [CallFacts]) {
    guard let first = calls.first else { return nil }
    var names: [String] = []
    for name in calls.compactMap(\.target) where !names.contains(name) { names.append(name) }
    let lines = calls.dropFirst().map { "\($0.place.line)" }.joined(separator: ", ")
    let what = names.isEmpty ? "unknown view controller" : names.joined(separator: ", ")
    self.init(
      first.place,
      what + (lines.isEmpty ? "" : "; also line\(calls.count > 2 ? "s" : "") \(lines)"))
  }
}

extension CodeAnswer {
  /// As few words as will do.
  fileprivate var inWords: String {
    if reads == .forwards { return "what its child returns" }
    if isByIdiom { return computed }
    return phone?.text ?? "an unknown value"
  }
}

extension PlainAnswer {
  var text: String {
    switch self {
    case .mask(let mask): mask.words
    case .orientation(let orientation): orientation.name
    case .truth(let truth): truth ? "yes" : "no"
    case .current: "the current orientation"
    }
  }
}
