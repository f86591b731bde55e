import OrientationModel
import OrientationScenarios

// The app delegate that a SwiftUI app has behind its adaptor, with a change in it.

extension Wording {
  /// An app delegate behind the adaptor, and the view that changes its answer while it is seen.
  ///
  /// The app may have that delegate already, with one answer for good or in a variable.
  func adaptorLines(
    _ view: ControllerID, _ mask: OrientationMask, usual: OrientationMask, _ telling: [Step],
    isNew: Bool, isStored: Bool = false
  ) -> [Fix.Line] {
    let calls = telling.flatMap { step -> [String] in
      if case .update = step { return Self.scene + Self.updateOfScene }
      guard case .request = step else { return code(of: step) }
      return ["scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask))"]
    }
    let frame = isNew ? Fix.Line.added : Fix.Line.kept
    let allowing =
      [
        "  @MainActor static func allow(_ mask: UIInterfaceOrientationMask) {",
        "    Self.mask = mask",
      ]
      + (telling.last.map { guarded(calls, for: $0) } ?? calls).map { "    " + $0 } + ["  }"]
    let body = [
      "// In the body of \(typeName(view)):", ".onAppear { AppDelegate.allow(\(mask.swift)) }",
      ".onDisappear { AppDelegate.allow(\(usual.swift)) }",
    ]
    let variable = "  " + Self.delegateVariable(usual)
    let old = isNew ? nil : isStored ? "Self.mask" : usual.swift
    return [frame(Self.delegateHead), isStored ? .kept(variable) : .added(variable)]
      + Self.delegateMethod(from: old, to: "Self.mask", indent: "  ")
      + allowing.map(Fix.Line.added)
      + [frame("}")] + (isNew ? [Self.adaptorMark, Self.adaptor] : []).map(Fix.Line.added)
      + body.map(Fix.Line.added)
  }

  /// An app delegate behind the adaptor, with one answer for good.
  func staticAdaptorLines(_ answer: String) -> [Fix.Line] {
    [.added(Self.delegateHead)] + Self.delegateMethod(from: nil, to: answer, indent: "  ")
      + ["}", Self.adaptorMark, Self.adaptor].map(Fix.Line.added)
  }

  /// The app delegate's method, with a change of its answer; new where it had none.
  static func delegateMethod(
    from old: String?, to answer: String, indent: String = ""
  ) -> [Fix.Line] {
    let before = old.map { delegateMethod($0) } ?? []
    return delegateMethod(answer).enumerated().flatMap { index, line -> [Fix.Line] in
      guard old != nil else { return [.added(indent + line)] }
      guard before[index] != line else { return [.kept(indent + line)] }
      return .change(from: indent + before[index], to: indent + line)
    }
  }

  /// The app delegate's answer, where it changes while the app runs.
  static func delegateVariable(_ usual: OrientationMask) -> String {
    "@MainActor static var mask: UIInterfaceOrientationMask = \(usual.swift)"
  }

  /// The app delegate that holds its answer in a variable, with another one to begin with.
  static func delegateClass(from old: OrientationMask, to new: OrientationMask) -> [Fix.Line] {
    let variables = [old, new].map { "  " + delegateVariable($0) }
    return [.kept(delegateHead)] + .change(from: variables[0], to: variables[1])
      + (delegateMethod("Self.mask").map { "  " + $0 } + ["}"]).map(Fix.Line.kept)
  }

  static let delegateHead = "final class AppDelegate: NSObject, UIApplicationDelegate {"

  private static let adaptorMark = "// In the App:"
  private static let adaptor =
    "@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate"
}
