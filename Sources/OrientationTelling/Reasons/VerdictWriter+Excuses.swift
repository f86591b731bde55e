import OrientationModel

// Rules that settle a step without a choice among masks, in a few words.

extension VerdictWriter {
  /// What a rule says of this outcome, with the names filled in; its heading where it says nothing.
  func excuse(_ rule: Rule) -> String {
    if let words = wordsOfTheMoment(rule) { return words }
    let outcome = reading.ruling?.outcome ?? .nobodyAsked
    guard let words = rule.entry.says[outcome] else { return wording.short(rule) }
    return filled(words)
  }

  /// Rules whose words depend on more than the outcome.
  private func wordsOfTheMoment(_ rule: Rule) -> String? {
    switch rule {
    case .flatNeverTurns:
      reading.world.held.isDefinite
        ? "UIDevice.orientation never reads that side"
        : "a flat \(wording.deviceNoun) points nowhere"
    case .notificationsMustBeGenerated: unmoved
    case .foregroundReadsDevice:
      reading.innermostStep == .background ? "it is not on screen" : "the app is in the background"
    default: nil
    }
  }

  /// A rule's words with the names of this moment in their places.
  private func filled(_ words: String) -> String {
    var text = ""
    for (index, part) in words.split(separator: "{", omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      text += name(part[..<end]) + part[part.index(after: end)...]
    }
    return text
  }

  private func name(_ place: Substring) -> String {
    switch place {
    case "iOS": "iOS \(wording.version.text)"
    case "device": wording.deviceNoun
    case "decider": decider
    case "refuser": claimant(.autorotate)
    case "locker": claimant(.lock)
    case "occasion": occasion
    case "style": topStyle
    case "presenter": underTop
    default: preconditionFailure("no rule has a place for \(place)")
    }
  }

  private var unmoved: String {
    let step = reading.innermostStep
    if step == .beginGenerating || step == .endGenerating {
      return "the notifications only carry the device's side"
    }
    return reading.world.generating == 0
      ? "device notifications have been ended" : "the \(wording.deviceNoun) has not moved"
  }

  /// The change that nobody was asked about.
  private var occasion: String {
    switch reading.innermostStep {
    case .push: "after a push"
    case .pop, .popTo, .popToRoot: "after a pop"
    case .select: "when a tab is selected"
    case .replaceRoot: "for a new root"
    case .finish: "after a swipe"
    case .dismiss: "after a dismissal"
    case .present: "for a presentation"
    case .resize: "for a resized scene"
    case .rotate, .rotateLeft, .rotateRight, .lock, .replace, .force, .request, .update,
      .updateLock, .statusBar, .beginPop, .beginDismiss, .cancel, .attempt, .set, .addWindow,
      .showWindow, .hideWindow, .background, .foreground, .beginGenerating, .endGenerating, .note,
      .onVersions, nil:
      "about that"
    }
  }

  private var decider: String {
    let id = reading.decider ?? reading.snapshot.decider ?? 0
    return id == 0 ? "the app" : wording.name(id)
  }

  /// Who answered a question of yes and no.
  private func claimant(_ question: Controller.Question) -> String {
    let claims = (reading.ruling?.claims ?? []).filter { $0.question == question }
    let refuser = claims.first { question == .autorotate ? !$0.isYes : $0.isYes }
    return refuser.map { wording.name($0.controller) } ?? decider
  }

  private var topLayer: (style: PresentationStyle?, window: SnapshotWindow)? {
    let window = reading.snapshot.windows.first { $0.layers.count > 1 }
    return window.map { ($0.layers.last?.style, $0) }
  }

  private var topStyle: String {
    topLayer?.style.map { wording.text(of: $0) } ?? "this presentation"
  }

  private var underTop: String {
    reading.snapshot.decider.map { wording.name($0) } ?? "its presenter"
  }
}
