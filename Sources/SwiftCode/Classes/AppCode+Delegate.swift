import OrientationModel
import OrientationScenarios

// The app delegate with its answer: of an app of UIKit's, or behind SwiftUI's adaptor.

extension AppCode {
  /// The app delegate's answer at the launch; nothing where that is no mask by itself.
  var usualDelegateMask: OrientationMask? {
    guard major >= 6 else { return nil }
    guard let answer = settings.delegate else { return settings.listedMask }
    return answer.usual?.mask
  }

  /// The answer that the app delegate holds itself: a mask that the story sets, but for the same screens
  /// the same other one always; nothing where a story sets it otherwise, or not at all.
  var heldAnswer: (usual: OrientationMask, exception: DelegateAnswer<Numbers>?)? {
    guard stored.hasDelegate, let usual = usualDelegateMask else { return nil }
    var exception: DelegateAnswer<Numbers>?
    var masks: [MaskAnswer] = []
    for answer in delegateAnswers {
      switch answer {
      case .mask(let mask): masks.append(mask)
      case .during:
        let held = answer.holding(.mask(.none))
        guard exception == nil || exception == held else { return nil }
        exception = held
      case .idioms, .top, .window: return nil
      }
    }
    // While one of those is on top, it is the same mask.
    if case .during(_, let other, _)? = exception, masks.contains(where: { $0 != other }) {
      return nil
    }
    return (usual, exception)
  }

  /// What an app delegate has for its answer: the method, below the variable that a story sets, and the
  /// methods that set it.
  var delegateMembers: [ClassMember] {
    if let held = heldAnswer {
      let usual = held.usual
      let variable = "@MainActor static var mask: UIInterfaceOrientationMask = \(usual.swift)"
      return [
        ClassMember(part: .variable(.mask), code: Code([variable])),
        ClassMember(
          part: .answer(.mask),
          code: RuntimeCode.answer(Code(broken(held.exception, holding: "Self.mask", to: 96)))),
      ] + stored.delegateMasks.map { allowing($0) }
    }
    return delegateAnswer.map { answer in
      [ClassMember(part: .answer(.mask), code: RuntimeCode.answer(Code(broken(answer, to: 96))))]
    } ?? []
  }

  /// The app delegate's answer by now, where that is in no variable of its own.
  private var delegateAnswer: DelegateAnswer<Numbers>? {
    holdsMask ? nil : stored.delegate ?? settings.delegate
  }

  /// What its answer needs beside it.
  private var besideDelegate: [String] {
    let answer = heldAnswer.map { $0.exception } ?? delegateAnswer
    return answer?.usesTopmost == true ? topmost.lines : []
  }

  /// The method that sets the answer, and perhaps tells UIKit.
  private func allowing(_ mask: OrientationMask, _ calls: [String] = []) -> ClassMember {
    ClassMember(
      part: .method(.set(.delegate(.mask(.mask(mask))))),
      code: """
        @MainActor static func \(methodName(allowing: mask))() {
          mask = \(mask.swift)
          \(Code(calls))
        }
        """)
  }

  /// The app delegate with the method that has just changed its answer or tells UIKit; nothing where it
  /// holds none.
  func delegateCode(
    _ mask: OrientationMask? = nil, _ isKept: Bool = false, calling calls: [String] = []
  ) -> ClassCode? {
    guard let usual = heldAnswer?.usual else { return nil }
    var now = mask ?? usual
    if mask == nil, let answer = stored.delegate?.usual { now = answer.mask }
    let method = allowing(now, calls)
    let members = delegateMembers.filter { $0.isAnswer } + [method]
    let lines = method.code.lines.map { "  " + $0 }
    return ClassCode(
      file: "AppDelegate.swift", lines: members.inside(Self.delegateHead), doing: lines,
      lit: calls.isEmpty ? [lines[1]] : calls, isKept: isKept)
  }

  /// The app delegate as a whole, and what it needs beside it; empty where it has no answer.
  var delegateLines: [String] {
    let members = delegateMembers
    guard !members.isEmpty else { return [] }
    let beside = besideDelegate
    return members.inside(Self.delegateHead) + (beside.isEmpty ? [] : [""] + beside)
  }

  private static let delegateHead = "final class AppDelegate: NSObject, UIApplicationDelegate {"

  /// What of the app delegate's answer another app has otherwise: what changes in a delegate, and of a
  /// new one behind SwiftUI's adaptor all of it.
  package func delegateDifference(in other: AppCode) -> [CodeLine] {
    let (old, new) = (delegateMembers, other.delegateMembers)
    guard old != new else { return [] }
    let adaptor: [CodeLine] = [
      .place(.part("the App"), isNew: true),
      .added("@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate"),
    ]
    let isNew = old.isEmpty && isSwiftUIApp
    let lines =
      isNew
      ? new.inside(Self.delegateHead).map(CodeLine.added) + adaptor.inMethod
      : Self.difference(from: old, to: new)
    return lines + .difference(from: besideDelegate, to: other.besideDelegate)
  }

  /// What the scene's delegate answers otherwise in another app; of one that takes up scenes all of it,
  /// and the app delegate's window, which moves there.
  package func sceneDelegateDifference(in other: AppCode) -> [CodeLine] {
    if !settings.usesSceneLifeCycle, other.settings.usesSceneLifeCycle {
      return sceneDelegate(of: other)
    }
    let methods = [self, other].map { $0.sceneAnswer.map { RuntimeCode.sceneAnswer($0.swift) } }
    return .difference(from: methods[0]?.lines ?? [], to: methods[1]?.lines ?? [])
  }

  private func sceneDelegate(of other: AppCode) -> [CodeLine] {
    guard !isSwiftUIApp else { return [] }
    let body: Code = """
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      \(Code(other.filling))
      """
    let delegate = RuntimeCode.sceneDelegate(
      "SceneDelegate", body, answer: other.sceneAnswer?.swift)
    let moved = ["window = UIWindow(frame: UIScreen.main.bounds)"] + filling
    let place = CodeLine.place(.file(Self.delegateFile, "where the window is made"))
    return delegate.lines.filter { !$0.isEmpty }.map(CodeLine.added)
      + ([place] + moved.map(CodeLine.removed)).inMethod
  }

  /// Whether no controller of UIKit's is around SwiftUI's views.
  private var isSwiftUIApp: Bool {
    app.windows.first.map { $0.root != 0 && controller($0.root).isSwiftUIOwn } ?? false
  }
}
