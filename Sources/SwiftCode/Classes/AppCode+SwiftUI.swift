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
    let lines = steps.flatMap { sceneCode(of: $0) }.joiningTests
    // The scene is looked up once in a block, unless it was before it.
    var known: Set<Int> = []
    var once: [String] = []
    for line in lines {
      if line.hasPrefix("if #") || line.hasPrefix("}") { known.remove(2) }
      let depth = line.prefix { $0 == " " }.count
      if line.hasSuffix(Self.scene[1]), once.last?.hasSuffix(Self.scene[0]) != true { continue }
      if line.dropFirst(depth) == Self.scene[0] {
        if known.contains(0) || known.contains(depth) { continue }
        known.insert(depth)
      }
      once.append(line)
    }
    return once
  }

  /// A call by itself.
  private func sceneCode(of step: Step) -> [String] {
    if case .onVersions(let versions, let inner) = step {
      return limited(to: versions, unguarded(inner))
    }
    return guarded(unguarded(step), for: step)
  }

  private func unguarded(_ step: Step) -> [String] {
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
