import OrientationModel
import OrientationScenarios

/// An answer of the app's code that its story doesn't have, or has only as it begins: what rests on
/// it can't be told.
package struct UnreadAnswer: Hashable, Sendable {
  /// Whose it is; nothing for a delegate's.
  package var owner: String?
  /// Whether it is the scene delegate's, which UIKit asks on iOS 27.
  package var isScenes = false
  /// The containers it may be given for, where it isn't known which these are.
  package var kind: ControllerFacts.Kind?
  package var question = Controller.Question.mask
  package var place: CodePlace
}

extension StoryWriter {
  /// The answers that stand on no line of the story, or only as they begin: of the app's own code,
  /// and of code that the sources don't have.
  func unread(besides lines: [Line]) -> [UnreadAnswer] {
    let told = Set(lines.filter { !$0.text.hasPrefix("#") }.flatMap(\.places))
    func isRead(_ answer: CodeAnswer) -> Bool { answer.isRead && told.contains(answer.place) }
    func unread(
      of controller: ControllerFacts, for kind: ControllerFacts.Kind? = nil
    ) -> [UnreadAnswer] {
      controller.inOrder.compactMap { question, answer in
        guard let asked = question.asked, !isRead(answer) else { return nil }
        return UnreadAnswer(
          owner: controller.name.spelled, kind: kind, question: asked, place: answer.place)
      }
    }
    func unread(_ delegates: [CodeAnswer], isScenes: Bool) -> [UnreadAnswer] {
      delegates.prefix(1).filter { !isRead($0) }
        .map { UnreadAnswer(isScenes: isScenes, place: $0.place) }
    }
    let delegates =
      unread(facts.delegate, isScenes: false) + unread(facts.sceneDelegate, isScenes: true)
    let own = facts.controllers.flatMap { unread(of: whole[$0.name] ?? $0) }
    let extended = facts.extensions.filter(\.kind.isContainer)
      .flatMap { unread(of: $0, for: $0.kind) }
    let library = facts.controllers.filter { controller in
      answers(of: controller.name)?.supports == nil && !isApples(root(of: controller.name))
    }.map { UnreadAnswer(owner: $0.name.spelled, place: $0.place) }
    let placeholders = lines.compactMap { line in
      line.placeholder.map { UnreadAnswer(owner: $0, place: line.open?.place ?? CodePlace("", 1)) }
    }
    let foreign = foreign.map { name in
      let place = lines.first { $0.text.hasSuffix(name) } ?? lines.first { $0.text == "root" }
      let kind = kind(name)
      return UnreadAnswer(
        owner: name.spelled, kind: kind.isContainer ? kind : nil,
        place: place?.place ?? facts.roots.first?.place ?? CodePlace("", 1))
    }
    return delegates + own + extended + facts.containerDelegates + library + foreign + placeholders
  }

  /// The classes of the tree that the sources don't have.
  var foreign: [String] {
    standing.sorted().filter { name in
      controllers[name] == nil && !facts.views.contains(name) && !isApples(name)
        && FrameworkRoot(name, facts.list) == nil
    }
  }

  /// The last class above another.
  private func root(of className: String) -> String {
    var name = className
    var seen: Set<String> = []
    while let above = controllers[name]?.superclass, seen.insert(name).inserted { name = above }
    return name
  }

  /// Whether a class is from one of Apple's frameworks, by the letters before its name.
  private func isApples(_ name: String) -> Bool {
    let frameworks: Set = [
      "AV", "CN", "EK", "GK", "MF", "MP", "PH", "PK", "QL", "SF", "SK", "UI",
    ]
    return frameworks.contains(String(name.prefix(2)))
      && name.dropFirst(2).first?.isUppercase == true
  }
}
