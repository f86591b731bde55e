import OrientationModel
import OrientationScenarios

/// What happens in the story: the phone turns, and what the app shows later is shown.
extension StoryWriter {
  /// A controller that is not there at the start.
  struct Shown: Hashable {
    var name: String
    var place: CodePlace?
    var style: String?
    var isPushed = false
    /// Whether a plain navigation is put around it on the way.
    var isWrapped = false
    /// A cover or a sheet of SwiftUI's.
    var isView = false
    /// One of Apple's own, which has no line of its own.
    var system: SystemController?
    var made: MadeController?
    /// What could not be told of it.
    var open: String?

    /// Whether its own mask may count, by the way it is shown.
    var isAsked: Bool {
      isPushed || ["fullScreen", "overFullScreen", "custom"].contains(style)
    }
  }

  /// More is read by nobody; what is left out is told at the end.
  private static let mostShown = 12
  private static let mostPlain = 4

  /// The controllers that the code presents and pushes, those with answers of their own first.
  var shownLater: [Shown] {
    var found: [Shown] = []
    var known = standing
    func isNew(_ name: String) -> Bool { known.insert(name).inserted }
    let above = Set(facts.controllers.compactMap(\.superclass))
    for call in facts.calls where call.kind == .present || call.kind == .push {
      guard let shown = shown(by: call), isNew(shown.name) else { continue }
      found.append(shown)
    }
    for controller in facts.controllers where controller.supports != nil {
      guard !above.contains(controller.name), controller.kind != .alert, isNew(controller.name)
      else { continue }
      found.append(
        Shown(
          name: controller.name, isPushed: hasNavigation && !controller.kind.isContainer,
          open: "unclear how it's shown"))
    }
    for call in facts.calls where isSwiftUI && moment(of: call) != nil {
      guard let owner = call.host, facts.views.contains(owner), isNew(owner) else { continue }
      found.append(
        Shown(
          name: owner, style: "cover", isPushed: hasNavigation, isView: true,
          open: "unclear how it's shown"))
    }
    let answering = found.filter { saysSomething($0) }
    let others = found.filter { !saysSomething($0) }
    let covers = others.filter { $0.style == "cover" || $0.style == "fullScreen" }
    let plain = covers + others.filter { !covers.contains($0) }
    return Array((answering + plain.prefix(Self.mostPlain)).prefix(Self.mostShown))
  }

  /// What a call shows, where that is a controller of the app's or a view in a SwiftUI app.
  private func shown(by call: CallFacts) -> Shown? {
    guard let target = call.target, !call.place.isForAnotherPlatform else { return nil }
    if call.style == "cover" || call.style == "sheet" {
      guard isSwiftUI, controllers[target] == nil else { return nil }
      return Shown(name: target, place: call.place, style: call.style, isView: true)
    }
    if call.style == "link" {
      guard isSwiftUI, hasNavigation else { return nil }
      return Shown(name: target, place: call.place, isPushed: true, isView: true)
    }
    if call.kind == .present, let system = SystemController(presentedAs: target) {
      return Shown(
        name: target, place: call.place, style: call.style.flatMap(Self.style), system: system)
    }
    guard let own = controllers[target], own.kind != .alert else { return nil }
    return Shown(
      name: target, place: call.place, style: call.style.flatMap(Self.style),
      isPushed: call.kind == .push, isWrapped: call.wrapped != nil && !own.kind.isContainer,
      made: call.wrapped ?? call.made)
  }

  private func saysSomething(_ shown: Shown) -> Bool {
    if shown.isView { return !reactions(of: shown.name).isEmpty || isWatched(shown.name) }
    return ([shown.name] + (shown.made?.parts.map(\.name) ?? [])).contains { name in
      let answers = answers(of: name)
      return answers?.supports != nil || answers?.prefers != nil || answers?.autorotates != nil
    }
  }

  /// UIKit's name of a style, where the language has it.
  private static func style(_ name: String) -> String? {
    let known: Set = [
      "automatic", "fullScreen", "overFullScreen", "pageSheet", "formSheet", "currentContext",
      "overCurrentContext", "popover", "custom",
    ]
    return known.contains(name) ? name : nil
  }

  func steps(_ shown: [Shown]) -> [Line] {
    var lines = [Line(text: "rotate landscapeLeft"), Line(text: "rotate portrait")]
    for shown in shown {
      let called = shown.system.map { "system " + $0.name } ?? shown.name.spelled.asName
      let isPushed = shown.isPushed && hasNavigation && !kind(shown.name).isContainer
      let isLoose = shown.isPushed && !isPushed && !kind(shown.name).isContainer
      let whom = shown.isWrapped || isLoose ? "navigation(\(called))" : called
      let style = shown.isView ? nil : shown.style.map { " as " + $0 }
      let text = isPushed ? "push \(called)" : "present \(whom)" + (style ?? "")
      let open = isLoose ? "pushed onto an unknown navigation controller" : shown.open
      if shown.system != nil { lines += preparations(for: shown.name) }
      lines.append(
        open.map {
          Line(text: text, place: shown.place, open: $0, near: facts.place(of: shown.name))
        } ?? Line(text: text, place: shown.place))
      lines.append(Line(text: "rotate landscapeLeft"))
      lines.append(Line(text: isPushed ? "pop" : "dismiss"))
      lines.append(Line(text: "rotate portrait"))
    }
    return lines
  }
}

extension SystemController {
  /// Apple's own controller of a class that apps present; an alert is not worth a step.
  fileprivate init?(presentedAs className: String) {
    let own = Self.allCases.first { $0.className == className && !$0.isPrivate }
    guard let own, own != .alert else { return nil }
    self = own
  }
}
