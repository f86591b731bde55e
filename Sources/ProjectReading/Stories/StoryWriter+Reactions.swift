import OrientationModel
import OrientationScenarios

/// The app's own code, at the moments that a scenario has.
extension StoryWriter {
  /// What a class forces, requests, updates and sets.
  func reactions(of className: String, _ indent: Int = 1) -> [Line] {
    var lines: [Line] = []
    for call in calls[className] ?? [] {
      guard let moment = moment(of: call), let step = step(of: call) else { continue }
      let text = blanks(indent) + "when \(moment): \(step)"
      // A screen that sets by itself what was set before it came is in that as it was.
      if call.kind == .set, let same = lines.firstIndex(where: { $0.text == text }) {
        lines[same].places.append(call.place)
        lines[same].remark = ""
      } else {
        lines.append(Line(text: text, place: call.place, remark: call.when?.remark ?? ""))
      }
    }
    return lines
  }

  /// What is done just before something comes that has no line for its moments, as steps.
  func preparations(for className: String) -> [Line] {
    (calls[className] ?? []).filter { $0.when == .arriving }.compactMap { call in
      step(of: call).map { Line(text: $0, place: call.place) }
    }
  }

  private func step(of call: CallFacts) -> String? {
    switch call.kind {
    case .force:
      guard case .orientation(let orientation) = call.value else { return nil }
      return "force " + orientation.name
    case .request:
      guard case .mask(let mask) = call.value else { return nil }
      return "request " + mask.words
    case .update: return "update"
    case .updateLock: return "update lock"
    case .attempt: return "attempt"
    case .set:
      guard case .mask(let mask) = call.value else { return nil }
      let whose = call.subject.map { $0.spelled.asName + " supports" } ?? "delegate"
      return "set \(whose) \(mask.words)"
    case .present, .push: return nil
    }
  }

  /// When a call runs, as far as a scenario has the moment.
  func moment(of call: CallFacts) -> String? {
    guard call.kind != .present, call.kind != .push else { return nil }
    switch call.when {
    case .covering(let cover): return "covering " + cover.spelled.asName
    case .uncovering(let cover): return "uncovering " + cover.spelled.asName
    case .arriving: return "appearing"
    case .leaving:
      let isController = call.host.map { controllers[$0] != nil } ?? false
      return isController ? "leaving" : "disappeared"
    case nil: return FactReader.moments[call.member ?? ""]
    }
  }

  /// Whether a view does something when a cover comes or goes.
  func isWatched(_ cover: String) -> Bool {
    facts.calls.contains { $0.when == .covering(cover) || $0.when == .uncovering(cover) }
  }

  /// What the app's delegate is taken to answer by the time a screen comes that its first answer
  /// would leave without any orientation, where another of its answers would not.
  func assumed(of className: String) -> [Line] {
    guard let delegate = facts.delegate.first, delegate.asks == nil,
      case .mask(let first) = delegate.phone,
      case .mask(let own) = answers(of: className)?.supports?.phone,
      own.intersection(first).isEmpty,
      let fitting = delegate.onPhone.first(where: { !$0.intersection(own).isEmpty })
    else { return [] }
    let known = (calls[className] ?? []).filter { $0.kind == .set && $0.subject == nil }
      .filter { $0.value != nil }.compactMap(moment)
    let why = "assumed; unclear when the mask changes"
    return [("appearing", fitting), ("leaving", first)].filter { moment, _ in
      moment == "appearing" ? !known.contains { $0.hasSuffix(moment) } : known.isEmpty
    }.map { moment, mask in
      Line(text: "  when \(moment): set delegate \(mask.words)", open: why, near: delegate.place)
    }
  }
}

extension CallFacts.When {
  /// What the moment of a scenario does not say of it.
  fileprivate var remark: String {
    switch self {
    case .arriving: "just before it appears"
    case .leaving: "just before it disappears"
    case .covering, .uncovering: ""
    }
  }
}
