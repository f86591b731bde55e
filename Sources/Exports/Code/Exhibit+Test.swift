import OrientationScenarios

extension Exhibit {
  /// A UI test of this one story, in the app that `--to swift` makes.
  var xctest: String {
    TestCode(rehearsals: [Rehearsal(alone: self, name: name)], isAll: false).text
  }
}

extension ExportKind {
  /// Many stories as one app.
  package static func app(of stories: [(name: String, exhibit: Exhibit)]) -> String {
    AllCode(rehearsals: rehearsals(of: stories).0).text
  }

  /// Many stories as one UI test for that app.
  package static func test(of stories: [(name: String, exhibit: Exhibit)]) -> String {
    let (rehearsals, obstacles) = rehearsals(of: stories)
    return TestCode(rehearsals: rehearsals, obstacles: obstacles, isAll: true).text
  }

  private static func rehearsals(
    of stories: [(name: String, exhibit: Exhibit)]
  ) -> ([Rehearsal], [String]) {
    var rehearsals: [Rehearsal] = []
    var obstacles: [String] = []
    for (index, story) in stories.enumerated() {
      let rehearsal = Rehearsal(among: story.exhibit, name: story.name, number: index + 1)
      if let rehearsal {
        rehearsals.append(rehearsal)
      } else {
        obstacles.append("\(story.name): \(Rehearsal.obstacle(story.exhibit) ?? "")")
      }
    }
    return (rehearsals, obstacles)
  }
}
