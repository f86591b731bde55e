import OrientationModel
import OrientationScenarios
import OrientationTelling

extension ExportInput {
  /// What of a situation is code that one writes into an app of one's own: the classes with their
  /// answers, the app delegate's, the list, and the calls; without what plays the story.
  package var essentials: String {
    let story = StoryCode(app, allSteps)
    let list = settings.plist.map { sides in
      "// Info.plist, UISupportedInterfaceOrientations: "
        + sides.map(\.name).joined(separator: ", ")
    }
    let fullScreen = settings.requiresFullScreen ? "// Info.plist, UIRequiresFullScreen: YES" : nil
    let calls = story.turns.filter { !$0.isByHand }.flatMap { turn -> [String] in
      let isSeen = turn.code.contains { !$0.hasPrefix("Story.model") }
      return turn.code.isEmpty || !isSeen ? [] : ["", "// \(turn.sentence)"] + turn.code
    }
    let lists: [Code] = [list, fullScreen].compactMap { line in line.map { Code([$0]) } }
    let code: Code = """
      \(lists)
      \(apart: [story.classes, story.views].filter { !$0.isEmpty })
      \(Code(calls))
      """
    return code.text.replacing("StoryViewController", with: "UIViewController")
      .replacing("Story.", with: "")
  }
}
