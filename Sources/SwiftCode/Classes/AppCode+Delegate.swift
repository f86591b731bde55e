import OrientationModel
import OrientationScenarios

// The app delegate with its answer: of an app of UIKit's, or behind SwiftUI's adaptor.

extension AppCode {
  /// The app delegate's answer at the launch; nothing where that is no mask by itself.
  package var usualDelegateMask: OrientationMask? {
    guard major >= 6 else { return nil }
    switch settings.delegate {
    case nil: return settings.listedMask
    case .mask(let answer): return answer.mask
    case .idioms, .top, .during, .window: return nil
    }
  }

  /// The app delegate with its answer in a variable, and the method that has just changed it or tells
  /// UIKit; nothing where that is no mask by itself.
  func delegateCode(
    _ mask: OrientationMask? = nil, _ isKept: Bool = false, calling calls: [String] = []
  ) -> ClassCode? {
    guard let usual = usualDelegateMask else { return nil }
    let now: OrientationMask
    switch stored.delegate {
    case nil: now = mask ?? usual
    case .mask(let answer): now = mask ?? answer.mask
    case .idioms, .top, .during, .window: return nil
    }
    let setting = "mask = \(now.swift)"
    let method =
      ["@MainActor static func changeMask() {", "  " + setting] + calls.map { "  " + $0 } + ["}"]
    let lines =
      [Self.delegateHead, "  " + Self.delegateVariable(usual)]
      + (Self.delegateMethod("Self.mask") + method).map { "  " + $0 } + ["}"]
    var code = ClassCode(file: "AppDelegate.swift", lines: lines.map(CodeLine.kept))
    code.light(calls.isEmpty ? [setting] : calls, in: method.map { "  " + $0 })
    if isKept { code.markAsked() }
    return code
  }

  /// An app delegate behind the adaptor, and the view that changes its answer while it is seen.
  ///
  /// The app may have that delegate already, with one answer for good or in a variable.
  package func adaptorLines(
    _ view: ControllerID, _ mask: OrientationMask, usual: OrientationMask, _ telling: [Step],
    isNew: Bool, isStored: Bool = false
  ) -> [CodeLine] {
    let calls = telling.flatMap { step -> [String] in
      if case .update = step { return Self.scene + Self.updateOfScene }
      guard case .request = step else { return code(of: step) }
      return ["scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask))"]
    }
    let frame = isNew ? CodeLine.added : CodeLine.kept
    let allowing =
      [
        "  @MainActor static func allow(_ mask: UIInterfaceOrientationMask) {",
        "    Self.mask = mask",
      ]
      + (telling.last.map { guarded(calls, for: $0) } ?? calls).map { "    " + $0 } + ["  }"]
    let body = [
      "// In the body of \(type(view)):", ".onAppear { AppDelegate.allow(\(mask.swift)) }",
      ".onDisappear { AppDelegate.allow(\(usual.swift)) }",
    ]
    let variable = "  " + Self.delegateVariable(usual)
    let old = isNew ? nil : isStored ? "Self.mask" : usual.swift
    return [frame(Self.delegateHead), isStored ? .kept(variable) : .added(variable)]
      + Self.delegateMethod(from: old, to: "Self.mask", indent: "  ")
      + allowing.map(CodeLine.added)
      + [frame("}")] + (isNew ? [Self.adaptorMark, Self.adaptor] : []).map(CodeLine.added)
      + body.map(CodeLine.added)
  }

  /// An app delegate behind the adaptor, with one answer for good.
  package func staticAdaptorLines(_ answer: String) -> [CodeLine] {
    [.added(Self.delegateHead)] + Self.delegateMethod(from: nil, to: answer, indent: "  ")
      + ["}", Self.adaptorMark, Self.adaptor].map(CodeLine.added)
  }

  /// The app delegate's method, with a change of its answer; new where it had none.
  package static func delegateMethod(
    from old: String?, to answer: String, indent: String = ""
  ) -> [CodeLine] {
    let before = old.map { delegateMethod($0) } ?? []
    return delegateMethod(answer).enumerated().flatMap { index, line -> [CodeLine] in
      guard old != nil else { return [.added(indent + line)] }
      guard before[index] != line else { return [.kept(indent + line)] }
      return .change(from: indent + before[index], to: indent + line)
    }
  }

  /// The app delegate's answer, where it changes while the app runs.
  package static func delegateVariable(_ usual: OrientationMask) -> String {
    "@MainActor static var mask: UIInterfaceOrientationMask = \(usual.swift)"
  }

  /// The app delegate that holds its answer in a variable, with another one to begin with.
  package static func delegateClass(from old: OrientationMask, to new: OrientationMask)
    -> [CodeLine]
  {
    let variables = [old, new].map { "  " + delegateVariable($0) }
    return [.kept(delegateHead)] + .change(from: variables[0], to: variables[1])
      + (delegateMethod("Self.mask").map { "  " + $0 } + ["}"]).map(CodeLine.kept)
  }

  package static let delegateHead = "final class AppDelegate: NSObject, UIApplicationDelegate {"

  private static let adaptorMark = "// In the App:"
  private static let adaptor =
    "@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate"

  /// The app delegate's method with one answer.
  package static func delegateMethod(_ answer: String) -> [String] {
    RuntimeCode.answer("\(answer)").lines
  }
}
