import OrientationModel

// Why the interface stands where it stands.

extension Teller {
  /// Why it turned or stays, by the rule that settled it.
  var reason: String {
    guard let rule = reading.rule else { return "nobody was asked" }
    let wished = reading.requested ?? reading.candidate?.mask ?? .none
    let hasMasks = reading.decision?.target != nil && reading.decision?.allowed != nil
    if tone == .refused, hasMasks, rule.family != .auto || rule.number == 6,
      let blocker = blocker(of: wished)
    {
      return blocker
    }
    switch (rule.family, rule.number) {
    case (.choose, 1): return "\(preferrer) prefers that"
    case (.choose, 2): return held
    case (.choose, 3): return whyCurrent
    case (.choose, 4): return "it is the first \(supporter) supports"
    case (.choose, 5), (.auto, 6):
      guard tone == .turned else { return held }
      // Nobody allowed it where nobody was asked.
      if reading.ownAnswers.isEmpty, let free = reading.freeRule { return excuse(free) }
      return "\(supporter) allows it"
    case (.choose, 6):
      return reading.candidate == reading.interface ? held : "\(preferrer) prefers that"
    case (.cont, 9), (.cont, 10):
      if tone == .refused { return refusal }
      return reading.candidate == nil ? whyCurrent : "\(supporter) says yes to it"
    case (.auto, 3):
      return tone == .turned ? "\(preferrer) prefers that" : excuse(rule)
    case (.geo, 2): return blocker(of: wished) ?? "it is not supported"
    default: return excuse(rule)
    }
  }

  /// The first mask that takes away what was wished for, as a reproach.
  func blocker(of wished: OrientationMask) -> String? {
    guard !wished.isVoid else { return nil }
    for answer in reading.ownAnswers where answer.mask.intersection(wished).isVoid {
      return "\(wording.name(answer.controller)) \(supports(answer.mask, without: wished.first))"
    }
    if let mask = reading.appMask, mask.intersection(wished).isVoid {
      return appBlocker(mask, without: wished.first)
    }
    guard reading.hardwareMask.intersection(wished).isVoid else { return nil }
    return "this \(wording.deviceNoun) never stands on its head"
  }

  /// `supports portrait only`, or what it lacks.
  func supports(_ mask: OrientationMask, without wished: InterfaceOrientation?) -> String {
    only(mask).map { "supports \($0)" }
      ?? "does not support \(wished?.name ?? "it")"
  }

  private func only(_ mask: OrientationMask) -> String? {
    if mask.isVoid { return "no orientation" }
    if mask.count == 1 { return "\(mask.first?.name ?? "") only" }
    return mask == .landscape ? "landscape only" : nil
  }

  func appBlocker(_ mask: OrientationMask, without wished: InterfaceOrientation?) -> String? {
    let name = wished?.name ?? "it"
    switch reading.appSource {
    case .plist: return "Info.plist lists \(only(mask) ?? "no \(name)")"
    case .delegate: return "the app delegate allows \(only(mask) ?? "no \(name)")"
    case .sceneDelegate: return "the scene delegate allows \(only(mask) ?? "no \(name)")"
    case .defaults, .ignored, .multitasking, nil: return "the app's default mask lacks \(name)"
    }
  }

  private var preferrer: String {
    wording.name(reading.preference?.controller ?? reading.decider ?? 0)
  }

  private var supporter: String {
    if let answer = reading.ownAnswers.first { return wording.name(answer.controller) }
    switch reading.appSource {
    case .plist, .delegate, .sceneDelegate, .defaults:
      return reading.appSource.map { wording.text(of: $0) } ?? ""
    case .ignored, .multitasking, nil: return wording.name(reading.decider ?? 0)
    }
  }

  private var held: String {
    switch reading.candidateSource {
    case .device, .nothing:
      tone == .stayed && reading.episode.before != nil
        ? "it stands as the \(wording.deviceNoun) is held"
        : "the \(wording.deviceNoun) is held so"
    case .lock: "the rotation lock holds it there"
    case .forced: "that was forced"
    }
  }

  private var whyCurrent: String {
    guard let candidate = reading.candidate else {
      return "no side of the \(wording.deviceNoun) is known"
    }
    return blocker(of: candidate.mask) ?? "\(supporter) supports \(reading.interface.name)"
  }

  /// On iOS 5 and earlier the first child that says no.
  private var refusal: String {
    guard let wished = reading.requested?.first ?? reading.candidate else { return "no answer" }
    let answer = reading.ownAnswers.first { !$0.mask.contains(wished) }
    return answer.map { "\(wording.name($0.controller)) says no to \(wished.name)" }
      ?? "a side of the \(wording.deviceNoun) is missing"
  }
}
