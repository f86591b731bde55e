import OrientationModel

/// What becomes of a mask, a lock, or a call in one place of an app that was built with one SDK.
package struct Fate: Hashable, Sendable {
  package let takesEffect: Bool
  /// Why it has none.
  package let rule: Rule?
  /// The open questions whose other answer would give it another fate.
  package let open: [Assumption]
}

/// A mask, a lock, or a call as a project has it.
package struct FateRow: Sendable {
  package enum Kind: String, Sendable {
    case list, delegate, supports, prefers, autorotates, locks
    case request, force, update, updateLock, attempt
  }

  /// What people take it for.
  package enum Nature: String, Sendable, CaseIterable {
    case mask, lock, request, call

    /// What became of one, in a word or two.
    package func word(_ fate: Fate) -> String {
      switch self {
      case .mask:
        // LAUNCH-2: the list decides that, whoever replaces it later.
        fate.takesEffect
          ? "counts" : fate.rule == .delegateReplacesList ? "launch only" : "ignored"
      case .lock: fate.takesEffect ? "holds" : "ignored"
      case .request: fate.takesEffect ? "granted" : "refused"
      case .call: fate.takesEffect ? "works" : "no effect"
      }
    }
  }

  package let kind: Kind
  package let place: CodePlace
  package let owner: String?
  /// What the code says.
  package let words: String
  /// Place by place, an SDK each; nothing where it says nothing about the place.
  package let fates: [[Fate]?]

  package var nature: Nature {
    switch kind {
    case .list, .delegate, .supports, .prefers, .autorotates: .mask
    case .locks: .lock
    case .request: .request
    case .force, .update, .updateLock, .attempt: .call
    }
  }

  package func fates(in place: AppPlace) -> [Fate]? {
    AppPlace.allCases.firstIndex(of: place).flatMap { fates[$0] }
  }
}

// MARK: What a project has

extension FateTable {
  package init(_ facts: ProjectFacts) {
    var stage = FateStage(facts)
    func row(_ app: SmallApp, _ place: CodePlace, _ owner: String?, _ words: String) -> FateRow {
      let fates = AppPlace.allCases.map { stage.fates(of: app, in: $0) }
      return FateRow(kind: app.kind, place: place, owner: owner, words: words, fates: fates)
    }
    var rows = facts.delegate.map {
      row(SmallApp(delegate: $0), $0.place, nil, "the app delegate: \($0.maskText ?? $0.told)")
    }
    for controller in facts.controllers + facts.extensions {
      for (question, answer) in controller.inOrder {
        guard let app = SmallApp(question, answer) else { continue }
        let words = answer.text(of: question) ?? "\(question.rawValue): \(answer.told)"
        rows.append(row(app, answer.place, controller.name, "\(controller.name) \(words)"))
      }
    }
    let delegates = Set(facts.delegate.flatMap(\.depends))
    for call in facts.calls {
      guard let app = SmallApp(call, isDelegates: call.subject.map(delegates.contains) ?? false)
      else { continue }
      rows.append(row(app, call.place, call.owner, call.sentence))
    }
    for (word, keys, listed) in facts.list?.lists ?? [] {
      let app = SmallApp(
        .list, facts.delegate.isEmpty ? [] : ["delegate all"],
        isForPhone: word == "plist phone" || word == "plist" && facts.list?.phone == nil,
        isForPad: word == "plist pad" || word == "plist" && facts.list?.pad == nil)
      for key in keys {
        guard let place = facts.list?.place(ofAny: [key]) else { continue }
        rows.append(row(app, place, nil, "\(key): \(listed.map(\.name).joined(separator: ", "))"))
      }
    }
    self.rows = rows.sorted { $0.place < $1.place }
  }
}

extension SmallApp {
  fileprivate init(delegate answer: CodeAnswer) {
    let mask = answer.reads == .forwards ? "asks top" : answer.maskText ?? "portrait"
    self.init(.delegate, ["delegate \(mask)"])
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
    case .locks: self.init(.locks, screen: "prefers-lock yes")
    case .legacy, .lockChild: return nil
    }
  }

  fileprivate init?(_ call: CallFacts, isDelegates: Bool) {
    let widen = "set Own supports landscape"
    let mask = call.value?.maskText ?? "portrait"
    switch call.kind {
    case .request:
      self.init(.request, screen: "supports all", ["request \(call.value?.text ?? "landscape")"])
    case .force: self.init(.force, screen: "supports all", ["force landscapeRight"])
    case .update: self.init(.update, screen: "supports portrait", [widen, "update Own"])
    case .attempt: self.init(.attempt, screen: "supports portrait", [widen, "attempt"])
    case .updateLock:
      self.init(
        .updateLock, screen: "supports all",
        ["set Own prefers-lock yes", "update lock Own", Self.turn])
    case .set where call.helper != nil: return nil
    case .set where isDelegates: self.init(.delegate, ["delegate \(mask)"])
    case .set: self.init(.supports, screen: "supports \(mask)")
    case .present, .push: return nil
    }
  }
}

extension CodeAnswer {
  fileprivate var told: String {
    if reads == .forwards { return asks.map { "asks \($0.name)" } ?? "asks another" }
    return computed
  }
}
