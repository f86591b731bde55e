import OrientationModel
import OrientationScenarios

/// What happens in the story: the phone turns, and what the app shows later is shown, where its code
/// says how.
extension StoryWriter {
  /// A controller that is not there at the start.
  struct Shown: Hashable {
    var name: String
    /// What it is called in the scenario, where another of its class is, too.
    var called: String?
    /// The controllers in it, where it is a container; else itself.
    var content: [String]
    /// Who presents it, where that isn't there at the start either.
    var presenter: String?
    var place: CodePlace
    /// Where else it is shown so: a segue may stand for what code does, too.
    var others: [CodePlace] = []
    var style: String?
    var isPushed = false
    /// The navigation that it is pushed onto.
    var stack: Stack?
    /// Whether a plain navigation is put around it on the way.
    var isWrapped = false
    /// A cover or a sheet of SwiftUI's, or a view that is pushed.
    var isView = false
    /// One of Apple's own, which has no line of its own.
    var system: SystemController?
    var made: MadeController?

    func isShown(as other: Shown) -> Bool {
      style == other.style && stack == other.stack && isWrapped == other.isWrapped
    }

    /// First what is pushed, stack by stack; last what stays there.
    fileprivate var order: Int { stack.map { $0.isAside ? .max : $0.order } ?? .max - 1 }

    /// Whether its own mask may count, by the way it is shown.
    var isAsked: Bool {
      isPushed || ["fullScreen", "overFullScreen", "custom", "cover"].contains(style)
    }
  }

  /// More is read by nobody, and what is pushed makes many states; what is left out is told.
  private static let mostShown = 12
  private static let mostPushed = 6
  private static let mostPlain = 4

  /// The controllers that the code presents and pushes: first those that answer otherwise than what
  /// stands under them, and of these whoever is asked.
  mutating func shownLater() -> [Shown] {
    followPushes()
    var found: [Shown] = []
    var known: [[String]: Int] = [:]
    for call in facts.calls where call.shows {
      guard let shown = shown(by: call),
        !([shown.name] + shown.content).allSatisfy(standing.contains),
        !shown.content.contains(call.owner ?? "")
      else { continue }
      // What is declared where it is shown is shown in one way.
      let isDeclared = shown.isView || kind(shown.name).isContainer
      let way = [shown.style ?? "", "\(shown.isWrapped)", "\(shown.stack?.order ?? -1)"]
      let key = [shown.name] + shown.content + (isDeclared ? [] : way)
      if let index = known[key] {
        guard found[index].isShown(as: shown) else { continue }
        found[index].others.append(shown.place)
        if shown.presenter == nil { found[index].presenter = nil }
      } else {
        known[key] = found.count
        found.append(shown)
      }
    }
    let ranked = found.enumerated().sorted { left, right in
      (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }.map(\.element)
    var plainLeft = Self.mostPlain
    var pushedLeft = Self.mostPushed
    let kept = ranked.filter { shown in
      let isPlain = rank(shown) >= 4
      if isPlain { plainLeft -= 1 }
      if shown.isPushed { pushedLeft -= 1 }
      return !(isPlain && plainLeft < 0) && !(shown.isPushed && pushedLeft < 0)
    }.prefix(Self.mostShown).sorted { $0.order < $1.order }
    let names = Set(kept.flatMap(\.content)).subtracting(facts.views)
    return kept.map { shown in
      var shown = shown
      shown.presenter = shown.presenter.flatMap { names.contains($0) ? $0 : nil }
      return shown
    }
  }

  private func rank(_ shown: Shown) -> Int {
    let names = [shown.name] + (shown.made?.parts.map(\.name) ?? [])
    let answers = names.compactMap { self.answers(of: $0) }
    let masks = answers.compactMap { $0.supports?.phone }
    let isOther = masks.contains { $0 != usualAnswer }
    let saysSomething = answers.contains { !$0.answers.isEmpty }
    return (isOther ? 0 : saysSomething ? 2 : 4) + (shown.isAsked ? 0 : 1)
  }

  /// What stands at the bottom answers, or what the app lists.
  private var usualAnswer: PlainAnswer {
    let standing = facts.controllers.lazy.filter { self.standing.contains($0.name) }
      .compactMap { self.answers(of: $0.name)?.supports?.phone }.first
    let listed = facts.list?.forPhone.map { OrientationMask(listed: $0) }
    return standing ?? .mask(listed ?? .allButUpsideDown)
  }

  /// Gives what is pushed the stack of whoever pushes it.
  private mutating func followPushes() {
    var isNew = true
    while isNew {
      isNew = false
      for call in facts.calls where call.kind == .push && call.isOwn {
        guard let owner = call.owner, let stack = stacks[owner], let target = call.target,
          stacks[target] == nil, !standing.contains(target)
        else { continue }
        stacks[target] = stack
        isNew = true
      }
    }
  }

  /// What a call shows, where the code says what and how.
  private func shown(by call: CallFacts) -> Shown? {
    guard let (made, isWrapped) = made(by: call), !call.place.isForAnotherPlatform else {
      return nil
    }
    let target = made.name
    var shown = Shown(name: target, content: [target], place: call.place)
    if call.kind == .present, let owner = call.owner, !standing.contains(owner) {
      shown.presenter = owner
    }
    if call.kind == .push {
      guard call.isOwn, let stack = call.owner.flatMap({ stacks[$0] }),
        stack.isVisible || stack.isTab
      else { return nil }
      shown.isPushed = true
      shown.stack = stack
    }
    if call.style == "cover" || call.style == "sheet" || call.style == "link" {
      guard isSwiftUI || isHosting && call.kind == .present, controllers[target] == nil else {
        return nil
      }
      shown.style = call.style
      shown.isView = true
      return shown
    }
    guard call.isStyleKnown else { return nil }
    if call.kind == .present {
      if let style = call.style {
        guard let known = PresentationStyle(name: style) else { return nil }
        shown.style = known.name
      }
      if let system = SystemController(presentedAs: target) {
        shown.system = system
        return shown
      }
    }
    let kind = kind(target)
    let isUnknown = made.leaves.contains(where: \.isUnknown)
    // One of UIKit's own is worth a step where it is known what it shows.
    guard controllers[target] != nil || kind.isContainer && !made.parts.isEmpty && !isUnknown,
      kind != .alert, !shown.isPushed || kind != .navigation
    else { return nil }
    shown.isWrapped = isWrapped
    shown.made = made
    if kind.isContainer, !isUnknown { shown.content = made.leaves.map(\.name) }
    return shown
  }

  /// What a call shows, without a navigation that only wraps a screen.
  private func made(by call: CallFacts) -> (made: MadeController, isWrapped: Bool)? {
    guard call.target != nil, let made = call.made else { return nil }
    guard let wrapped = call.wrapped, !kind(wrapped.name).isContainer || wrapped.isView else {
      return (made, false)
    }
    return (wrapped, true)
  }

  /// What a navigation of the tree is called where something is pushed onto it; nothing where it is the
  /// only one.
  private func name(of stack: Stack, besides shown: [Shown]) -> String {
    let isOne =
      navigations.count == 1 && !stack.isAside
      && !shown.contains { $0.isWrapped || kind($0.name) == .navigation }
    guard !isOne, navigations.indices.contains(stack.order) else { return "" }
    guard navigations[stack.order].isEmpty else { return navigations[stack.order] }
    // Those of what is shown later stand above the tree.
    let earlier = navigations[..<stack.order] + navigations[countInTree...]
    let count = earlier.count(where: \.isEmpty)
    return "navigation" + (count == 0 ? "" : " \(count + 1)")
  }

  func steps(_ shown: [Shown]) -> [Line] {
    var lines = [Line(text: "rotate landscapeLeft"), Line(text: "rotate portrait")]
    /// The stack in sight, where another was selected.
    var selected: Int?
    func show(_ one: Shown) {
      let called =
        one.called ?? one.system.map { "system " + $0.name } ?? one.name.spelled.asName
      let text: String
      if let stack = one.stack {
        let name = name(of: stack, besides: shown)
        if selected ?? (stack.isVisible ? stack.order : -1) != stack.order, !name.isEmpty {
          lines.append(Line(text: "select \(name)"))
          selected = stack.order
        }
        text = "push \(called)" + (name.isEmpty ? "" : " in \(name)")
      } else {
        let whom = one.isWrapped ? "navigation(\(called))" : called
        text =
          "present \(whom)" + (one.isView ? "" : one.style.map { " as " + $0 } ?? "")
          + (one.presenter.map { " from " + $0.spelled.asName } ?? "")
      }
      var line = Line(text: text, place: one.place)
      line.places += one.others
      lines.append(line)
      lines.append(Line(text: "rotate landscapeLeft"))
      for other in shown where other.presenter.map(one.content.contains) ?? false { show(other) }
      if one.stack?.isAside != true { lines.append(Line(text: one.isPushed ? "pop" : "dismiss")) }
      lines.append(Line(text: "rotate portrait"))
    }
    for one in shown where one.presenter == nil { show(one) }
    return lines
  }
}

extension SystemController {
  /// Apple's own controller of a class that apps present; an alert is not worth a step.
  init?(presentedAs className: String) {
    let own = Self.allCases.first { $0.className == className && !$0.isPrivate }
    guard let own, own != .alert else { return nil }
    self = own
  }
}
