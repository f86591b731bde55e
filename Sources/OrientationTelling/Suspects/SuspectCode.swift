import OrientationModel
import OrientationScenarios

/// The code of what an app may do besides, in what every version of its scenario has.
struct SuspectCode: Sendable {
  let wording: Wording
  private let situation: Situation
  private let nodes: [Scenario.Node]

  init(_ scenario: Scenario) {
    situation = Situation(scenario)
    wording = FixStory(scenario, situation, at: 0).wording
    nodes = scenario.allNodes
  }

  func id(_ name: String) -> ControllerID? { situation.id(.name(name)) }

  /// What a variable that holds somebody would be called.
  func variable(_ reference: Scenario.Reference) -> String {
    situation.id(reference).map { wording.variable($0) } ?? "controller"
  }

  /// The container that is so many'th of all nodes.
  func id(ofNode index: Int) -> ControllerID? {
    guard case .container(let kind) = nodes[index].kind.value else { return nil }
    if let name = nodes[index].name?.value { return id(name) }
    let ordinal = nodes[...index].count { $0.name == nil && $0.kind.value == .container(kind) }
    return situation.id(.unnamed(kind, ordinal: ordinal))
  }

  // MARK: Screens

  /// Lines that stand in a screen's class.
  func members(of name: String, _ lines: [String]) -> [String] {
    ["// In \(Wording.typeName(name)).swift:"] + lines
  }

  func answering(_ mask: OrientationMask, by name: String) -> [String] {
    members(of: name, [wording.maskLine(mask)])
  }

  /// Lines that stand in a method of a screen's.
  func calling(_ lines: [String], in method: String, of name: String) -> [String] {
    ["// In \(Wording.typeName(name)).swift, \(method):"] + lines
  }

  /// A mask in a variable, and the line that changes it.
  func changing(
    _ name: String, from old: OrientationMask?, to mask: OrientationMask, in method: String
  ) -> [String] {
    let answer = StoredAnswer(
      question: .mask, start: (old ?? situation.app.settings.defaultMask).swift, now: mask.swift)
    return members(
      of: name,
      answer.members
        + ["// Where it changes, in \(method), without notifying UIKit:", answer.setting])
  }

  // MARK: Views

  /// A view that changes its preference while another covers it.
  func covering(
    _ cover: String, of view: String, _ mask: OrientationMask, usual: OrientationMask
  ) -> [String] {
    guard let below = id(view), let above = id(cover) else { return [] }
    return wording.coveringLines(below, above, mask, usual: usual)
      .filter { $0.change != .removed }.map(\.text)
  }

  // MARK: Containers

  /// Lines of a container's class: in the one that it has, or in a new one.
  func members(of id: ControllerID, _ lines: [String]) -> [String] {
    ["// In \(wording.typeName(id)).swift:"]
      + wording.members(of: id, lines.map(Fix.Line.added)).map(\.text)
  }

  /// An override for every controller of a class of UIKit's.
  func extending(_ id: ControllerID) -> [String] {
    let base = Wording.baseClass(situation.app[id].controller.kind)
    let lines = wording.askingLines(id)
    return ["// An extension of UIKit's class:", "extension \(base) {", "  open \(lines[0])"]
      + lines.dropFirst().map { "  " + $0 } + ["}"]
  }

  /// A window on top with a screen of its own.
  func overlay(_ mask: OrientationMask) -> [String] {
    let made = wording.oldest >= 13 ? "windowScene: scene" : "frame: UIScreen.main.bounds"
    return [
      "class Overlay: UIViewController {", "  \(wording.maskLine(mask))", "}",
      "// Where the window is made:", "let overlay = UIWindow(\(made))",
      "overlay.rootViewController = Overlay()", "overlay.isHidden = false",
    ]
  }
}
