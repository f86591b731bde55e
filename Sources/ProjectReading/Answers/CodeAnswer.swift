import OrientationModel
import OrientationScenarios

/// What an override answers, as far as its code tells, and where it stands.
package struct CodeAnswer: Hashable, Sendable {
  package enum Reading: String, Sendable {
    /// It always says the same.
    case literal
    /// It hands the question on.
    case forwards
    /// It depends on something.
    case computed
  }

  package var place: CodePlace
  package var reads = Reading.computed
  package var asks: Controller.Asks?
  /// Every answer it can give by itself, in the order of the code.
  package var answers: [PlainAnswer] = []
  /// What an iPhone gets and what an iPad gets, where that is one thing.
  package var phone: PlainAnswer?
  package var pad: PlainAnswer?
  /// Where code gives the name it answers by another mask while the app runs.
  var placesOfChanges: Set<CodePlace> = []
  /// What it depends on; empty where it depends on nothing.
  package var depends: [String] = []
  /// What isn't understood.
  package var open: [String] = []

  init(_ values: AnswerValues, at place: CodePlace) {
    self.place = place
    let all = (values.phone + values.pad).uniqued
    answers = (all.compactMap(\.plain) + values.set.map { .mask($0) }).uniqued
      .filter { $0 != .current }
    open = all.compactMap { if case .open(let text) = $0 { text } else { nil } }
    depends = values.depends.uniqued
    placesOfChanges = values.changes
    let handedOn = all.compactMap { if case .handsOn(let asked) = $0 { asked } else { nil } }
    if handedOn.count == 1, depends.isEmpty, open.isEmpty, Set(values.phone) == Set(values.pad) {
      reads = .forwards
      asks = handedOn[0]
      return
    }
    let isOne = all.count == 1 && depends.isEmpty && open.isEmpty
    if isOne, let only = all.first?.plain, only != .current { reads = .literal }
    if handedOn.isEmpty {
      phone = Set(values.phone).count == 1 ? values.phone[0].plain : nil
      pad = Set(values.pad).count == 1 ? values.pad[0].plain : nil
    }
    open.removeAll { depends.contains($0) }
    // It says nothing of its own.
    if answers.isEmpty, open.isEmpty, depends.isEmpty {
      open = [all.contains(.plain(.current)) ? "the current orientation" : "its superclass"]
    }
  }

  var changes: Bool { !placesOfChanges.isEmpty }

  /// What every device gets, where that is one thing.
  var onAll: PlainAnswer? { phone == pad ? phone : nil }

  /// Whether it is one thing on an iPhone and another on an iPad, and nothing else decides.
  var isByIdiom: Bool {
    reads == .computed && isRead && depends.isEmpty && pad != nil && pad != .current && phone != pad
  }

  /// What is left of it in an app that runs on iPads alone.
  var onPad: CodeAnswer {
    var answer = self
    answer.phone = pad
    if isByIdiom {
      answer.reads = .literal
      answer.answers = [pad].compactMap { $0 }
    }
    return answer
  }

  /// Whether it is all that the code can answer, and not what it begins with or one of several.
  var isRead: Bool {
    switch reads {
    case .literal, .forwards: true
    case .computed: open.isEmpty && !changes && phone != nil && phone != .current
    }
  }
}
