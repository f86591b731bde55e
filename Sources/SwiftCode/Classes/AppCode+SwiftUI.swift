import OrientationModel
import OrientationScenarios

// Code as SwiftUI has it: calls without a view controller.

extension AppCode {
  /// What tells UIKit that a controller's mask has changed, where `owner` is the controller.
  package func update(by owner: String) -> [String] {
    updatesOwner ? code(of: .update(nil), on: owner + ".") : code(of: .attempt)
  }

  /// Whether it is told by the controller: up to iOS 15, nobody is asked to tell it.
  var updatesOwner: Bool { major >= 16 }

  /// Calls as an app writes them: a SwiftUI view has no window of its own; elsewhere than in the class
  /// that they are about, on whom.
  package func calls(_ steps: [Step], inSwiftUI: Bool, on owner: String = "") -> [String] {
    (inSwiftUI ? sceneCode(of: steps) : steps.flatMap { code(of: $0, on: owner) }).joiningTests
  }

  /// Calls of UIKit's from a view, which has no window and is no view controller, behind
  /// `if #available` where they need it.
  package func sceneCode(of steps: [Step]) -> [String] {
    // The scene is looked up once in a block, unless it was before it.
    var known: Set<[String]> = []
    var block: [String] = []
    return steps.flatMap { step -> [String] in
      let (calls, usesScene) = sceneCalls(of: step)
      let own = tested([""], for: step)
      if own != block { known.formIntersection([[""]]) }
      block = own
      guard usesScene else { return tested(calls, for: step) }
      let isKnown = known.contains([""]) || known.contains(own)
      known.insert(own)
      return tested((isKnown ? [] : Self.scene) + calls, for: step)
    }.joiningTests
  }

  /// Lines behind the test that a step needs.
  private func tested(_ lines: [String], for step: Step) -> [String] {
    guard case .onVersions(let versions, _) = step else { return guarded(lines, for: step) }
    return limited(to: versions, lines)
  }

  /// A call by itself, and whether it is made to a scene.
  private func sceneCalls(of step: Step) -> (lines: [String], usesScene: Bool) {
    switch step.bare {
    case .update: (Self.updateOfScene, true)
    case .request(let mask):
      (
        [
          "scene?.requestGeometryUpdate(.iOS(interfaceOrientations: \(mask.swift))) { error in",
          "  print(error)", "}",
        ], true
      )
    default: (call(of: step.bare), false)
    }
  }

  /// The scene that is used: an app may have several.
  package static let scene = [
    "let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }",
    "  .first { $0.activationState == .foregroundActive }",
  ]
  package static let updateOfScene = [
    "scene?.keyWindow?.rootViewController?", "  .setNeedsUpdateOfSupportedInterfaceOrientations()",
  ]
}
