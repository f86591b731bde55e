import OrientationModel

/// What becomes of a mask, a lock, or a call in one place of an app that was built with one SDK.
package struct Fate: Hashable, Sendable {
  package let takesEffect: Bool
  /// Why it has none.
  package let rule: Rule?
  /// The open questions whose other answer would give it another fate.
  package let open: [Assumption]
  /// What became of it, in a word or two.
  package let word: String

  /// Whether the app isn't there at all.
  package var isWithoutLaunch: Bool { rule == .sceneLifeCycleRequiredOn27 }
}

/// A mask, a lock, or a call as a project has it.
package struct FateRow: Sendable {
  package enum Kind: String, Sendable {
    case list, delegate, sceneDelegate, supports, prefers, autorotates, locks
    case request, force, update, updateLock, attempt

    package var nature: Nature {
      switch self {
      case .list, .delegate, .sceneDelegate, .supports: .mask
      case .prefers: .preference
      case .autorotates: .autorotation
      case .locks: .lock
      case .request: .request
      case .force, .update, .updateLock, .attempt: .call
      }
    }

    /// The rules by which another answer takes its place.
    var replacing: [Rule] {
      switch self {
      case .list: [.sceneDelegateFirst, .delegateReplacesList]
      case .delegate: [.sceneDelegateFirst]
      default: []
      }
    }

    /// What became of one, in a word or two.
    func word(_ takesEffect: Bool, _ rule: Rule?) -> String {
      if rule == .sceneLifeCycleRequiredOn27 { return "no launch" }
      return switch nature {
      case .mask where self == .list && rule == .multitaskingAsksNobody:
        // What makes the app one that multitasks isn't there for nothing.
        "no limit"
      case .mask, .preference, .autorotation:
        // LAUNCH-2: the list decides that, whoever replaces it later.
        takesEffect
          ? "counts"
          : self == .list && rule.map(replacing.contains) ?? false ? "launch only" : "ignored"
      case .lock: takesEffect ? "holds" : "ignored"
      case .request: takesEffect ? "granted" : "refused"
      case .call: takesEffect ? "works" : "no effect"
      }
    }
  }

  /// What people take it for.
  package enum Nature: String, Sendable, CaseIterable {
    case mask
    case preference = "preferred orientation"
    case autorotation = "autorotate override"
    case lock, request, call
  }

  package let kind: Kind
  package let place: CodePlace
  package let owner: String?
  /// What the code says.
  package let words: String
  /// Place by place, an SDK each; nothing where it says nothing about the place.
  package let fates: [[Fate]?]

  package var nature: Nature { kind.nature }

  package func fates(in place: AppPlace) -> [Fate]? {
    AppPlace.allCases.firstIndex(of: place).flatMap { fates[$0] }
  }
}

// MARK: What a project has

extension FateTable {
  package init(_ facts: ProjectFacts) {
    var stage = FateStage(facts)
    func row(
      _ app: SmallApp, _ place: CodePlace, _ owner: String?, _ words: String, runs: Bool = true
    ) -> FateRow {
      let fates = AppPlace.allCases.map { runs ? stage.fates(of: app, in: $0) : nil }
      return FateRow(kind: app.kind, place: place, owner: owner, words: words, fates: fates)
    }
    let delegates =
      facts.delegate.map { (FateRow.Kind.delegate, "app", $0.delegateText, $0) }
      + facts.sceneDelegate.map { (.sceneDelegate, "scene", $0.maskText, $0) }
    var rows = delegates.map { kind, whose, mask, answer in
      row(
        SmallApp(delegate: kind, mask ?? "portrait", facts), answer.place, nil,
        "the \(whose) delegate: \(answer.told)")
    }
    let undefined = ", in an extension: undefined, \(Rule.categoryOverrideUndefined.number)"
    for (controller, remark) in facts.controllers.map({ ($0, "") })
      + facts.extensions.map({ ($0, undefined) })
    {
      for (question, answer) in controller.inOrder {
        guard let app = SmallApp(question, answer) else { continue }
        let own = answer.isOne ? answer.told(of: question) : nil
        let words = own ?? "\(question.rawValue): \(answer.told)"
        rows.append(
          row(app, answer.place, controller.name, "\(controller.name) \(words)\(remark)"))
      }
    }
    for call in facts.calls {
      guard let app = SmallApp(call, facts) else { continue }
      let runs = call.ends.map { $0 > FateTable.version } ?? true
      rows.append(row(app, call.place, call.owner, call.sentence, runs: runs))
    }
    for (word, key, place, listed) in facts.list?.lists ?? [] {
      let app = SmallApp(
        .list, facts.delegate.isEmpty ? facts.sceneLines : ["delegate all"] + facts.sceneLines,
        isForPhone: word == "plist phone" || word == "plist" && facts.list?.phone == nil,
        isForPad: word == "plist pad" || word == "plist" && facts.list?.pad == nil)
      rows.append(row(app, place, nil, "\(key): \(listed.map(\.name).joined(separator: ", "))"))
    }
    self.rows = rows.sorted { $0.place < $1.place }
  }
}

extension SmallApp {
  fileprivate init(delegate kind: FateRow.Kind, _ mask: String, _ facts: ProjectFacts) {
    let isScenes = kind == .sceneDelegate
    self.init(
      kind, isScenes ? ["scene-delegate \(mask)"] : ["delegate \(mask)"] + facts.sceneLines)
  }

  fileprivate init?(_ question: OrientationQuestion, _ answer: CodeAnswer) {
    switch question {
    case .supports where answer.reads == .forwards:
      self.init(
        .supports, ["delegate all"], tree: ["root", "  navigation Own asks top", "    Child"])
    case .supports: self.init(.supports, screen: "supports \(answer.maskText ?? "portrait")")
    case .prefers:
      self.init(
        .prefers, ["delegate all", "screen Own prefers landscapeRight"], tree: ["root First"],
        ["present Own as fullScreen"])
    case .autorotates: self.init(.autorotates, screen: "autorotates no")
    // A lock that always says no is none.
    case .locks where answer.reads == .literal && answer.onAll == .truth(false): return nil
    case .locks: self.init(.locks, screen: "prefers-lock yes")
    case .legacy, .lockChild: return nil
    }
  }

  fileprivate init?(_ call: CallFacts, _ facts: ProjectFacts) {
    let widen = "set Own supports landscape"
    let mask = call.value?.maskText ?? "portrait"
    func goBy(_ answers: [CodeAnswer]) -> Bool {
      answers.contains { $0.placesOfChanges.contains(call.place) }
    }
    switch call.kind {
    // Whoever calls the function it is in is listed.
    case _ where call.helper != nil && facts.calls.contains { $0.through == call.helper?.name }:
      return nil
    case .set where call.isFlag: return nil
    case .set where goBy(facts.sceneDelegate): self.init(delegate: .sceneDelegate, mask, facts)
    case .set where goBy(facts.delegate): self.init(delegate: .delegate, mask, facts)
    case .request:
      self.init(.request, screen: "supports all", ["request \(call.value?.text ?? "landscape")"])
    case .force: self.init(.force, screen: "supports all", ["force landscapeRight"])
    case .update: self.init(.update, screen: "supports portrait", [widen, "update Own"])
    case .attempt: self.init(.attempt, screen: "supports portrait", [widen, "attempt"])
    case .updateLock:
      self.init(
        .updateLock, screen: "supports all",
        ["set Own prefers-lock yes", "update lock Own", Self.turn])
    case .set: self.init(.supports, screen: "supports \(mask)")
    case .present, .push, .select: return nil
    }
  }
}

extension ProjectFacts {
  /// What a small app has where the project's scene delegate answers.
  fileprivate var sceneLines: [String] { sceneDelegate.isEmpty ? [] : ["scene-delegate all"] }
}

extension CodeAnswer {
  /// Whether it is the same on every device and at all times.
  fileprivate var isOne: Bool { answers.count == 1 && open.isEmpty && !changes }

  fileprivate var told: String {
    if reads == .forwards { return asks.map { "asks \($0.name)" } ?? "asks another" }
    return isOne ? phone?.told ?? computed : computed
  }

  /// As an attribute is told to people.
  fileprivate func told(of question: OrientationQuestion) -> String? {
    question == .supports ? phone?.told.map { "supports " + $0 } : text(of: question)
  }
}

extension PlainAnswer {
  /// A mask for people: an orientation is none.
  fileprivate var told: String? {
    guard case .orientation(let side) = self else { return maskText }
    return "the orientation \(side.name), no mask"
  }
}
