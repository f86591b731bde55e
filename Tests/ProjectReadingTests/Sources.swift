import OrientationModel
import ProjectReading

/// The facts of some sources, by their paths.
func facts(_ files: [String: String], target: String? = nil) -> ProjectFacts {
  FactReader.facts(of: files.map { ProjectFile($0.key, Array($0.value.utf8)) }, target: target)
}

/// The lines of the scenario that some sources make, each with single blanks.
func storyLines(_ files: [String: String]) -> [String] {
  ProjectStory(facts(files)).text.split(separator: "\n").map { line in
    line.split(separator: " ").joined(separator: " ")
  }
}

/// What a getter of one controller is read as.
func supports(_ body: String, around: String = "", file: String = "Player.swift") -> CodeAnswer? {
  let source = """
    \(around)
    class Player: UIViewController {
      var isLocked = false
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        \(body)
      }
    }
    """
  return facts([file: source]).controller("Player")?.supports
}

/// The same in Objective-C.
func objectiveC(_ body: String, around: String = "") -> CodeAnswer? {
  let source = """
    \(around)
    @interface Player : UIViewController
    @end
    @implementation Player
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      \(body)
    }
    @end
    """
  return facts(["Player.m": source]).controller("Player")?.supports
}

extension CodeAnswer {
  /// The masks that it can give by itself.
  var masks: [OrientationMask] {
    answers.compactMap { if case .mask(let mask) = $0 { mask } else { nil } }
  }
}
