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
    /// A cover or a sheet of SwiftUI's.
    var isView = false
    var remark = ""
  }

  /// More is read by nobody.
  private static let mostShown = 12

  /// The controllers that the code presents and pushes, those with answers of their own first.
  var shownLater: [Shown] {
    var found: [Shown] = []
    func isNew(_ name: String) -> Bool {
      !standing.contains(name) && !found.contains { $0.name == name }
    }
    for call in facts.calls where call.kind == .present || call.kind == .push {
      guard let target = call.target, isNew(target), !call.place.isForAnotherPlatform else {
        continue
      }
      if call.style == "cover" || call.style == "sheet" {
        if isSwiftUI, controllers[target] == nil, call.style == "cover" || found.count < 4 {
          found.append(Shown(name: target, place: call.place, style: call.style, isView: true))
        }
      } else if saysSomething(target) {
        found.append(
          Shown(
            name: target, place: call.place, style: call.style.flatMap(Self.style),
            isPushed: call.kind == .push))
      }
    }
    for controller in facts.controllers where controller.supports != nil && isNew(controller.name) {
      let isAbove = facts.controllers.contains { $0.superclass == controller.name }
      guard !isAbove, controller.kind != .alert else { continue }
      found.append(
        Shown(
          name: controller.name, isPushed: hasNavigation && !controller.kind.isContainer,
          remark: "how it is shown could not be told"))
    }
    let answering = found.filter { saysSomething($0.name) }
    let others = found.filter { !saysSomething($0.name) }
    return Array((answering + others).prefix(Self.mostShown))
  }

  private func saysSomething(_ name: String) -> Bool {
    answer(of: name, \.supports) != nil || answer(of: name, \.prefers) != nil
      || answer(of: name, \.autorotates) != nil
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
      let called = shown.name.onOneLine.asName
      let isPushed = shown.isPushed && hasNavigation && !kind(shown.name).isContainer
      let style = shown.isView ? nil : shown.style
      lines.append(
        Line(
          text: isPushed
            ? "push \(called)" : "present \(called)" + (style.map { " as \($0)" } ?? ""),
          place: shown.place, remark: shown.remark))
      lines.append(Line(text: "rotate landscapeLeft"))
      lines.append(Line(text: isPushed ? "pop" : "dismiss"))
      lines.append(Line(text: "rotate portrait"))
    }
    return lines
  }
}
