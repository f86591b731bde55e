import OrientationModel
import OrientationScenarios

// Code as SwiftUI has it: calls without a view controller.

extension AppCode {
  /// What tells UIKit that a controller's mask has changed, where `owner` is the controller.
  package func update(by owner: String) -> [String] {
    guard major >= 16 else { return code(of: .attempt) }
    return guarded(call(of: .update(nil), on: owner + "."), for: .update(nil))
  }

  /// Calls as an app writes them: a SwiftUI view has no window of its own.
  package func calls(_ steps: [Step], inSwiftUI: Bool) -> [String] {
    (inSwiftUI ? sceneCode(of: steps) : steps.flatMap { code(of: $0) }).joiningTests
  }

  /// Calls of UIKit's from a view, which has no window and is no view controller, behind
  /// `if #available` where they need it.
  package func sceneCode(of steps: [Step]) -> [String] {
    let lines = steps.flatMap { sceneCode(of: $0) }
    // The scene is looked up once.
    let once = lines.enumerated().filter { index, line in
      !Self.scene.contains(line) || !lines[..<index].contains(line)
    }.map { $0.element }
    return steps.last.map { guarded(once, for: $0) } ?? once
  }

  /// A call by itself.
  private func sceneCode(of step: Step) -> [String] {
    if case .onVersions(let versions, let inner) = step {
      return limited(to: versions, sceneCode(of: inner))
    }
    if case .update = step { return Self.scene + Self.updateOfScene }
    guard case .request(let mask) = step else { return call(of: step) }
    return Self.scene + [
      "scene?.requestGeometryUpdate(.iOS(interfaceOrientations: \(mask.swift))) { error in",
      "  print(error)", "}",
    ]
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
