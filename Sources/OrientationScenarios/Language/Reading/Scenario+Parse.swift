import OrientationModel

/// What a text was read as, and what is not right with it.
package struct Reading: Hashable, Sendable {
  /// All that could be read; nothing of it runs where there are problems.
  package var scenario: Scenario
  /// In the order of the text; the first thousand.
  package var problems: [Problem]
  /// How many there are in all.
  package var problemCount: Int

  package var isRight: Bool { problemCount == 0 }
}

extension Scenario {
  /// Reads a file.
  ///
  /// `versions` and `devices`, where given, stand in for those the file lists: what none of them
  /// could run is a problem.
  package static func parse(
    _ bytes: [UInt8], versions: [SystemVersion]? = nil, devices: [Device]? = nil
  ) -> Reading {
    var outline = Outline(Reader(bytes))
    outline.read()
    var checks = Checks(outline, versions: versions, devices: devices)
    checks.run()
    return Reading(checks)
  }

  /// Reads a text.
  package static func parse(
    _ text: String, versions: [SystemVersion]? = nil, devices: [Device]? = nil
  ) -> Reading { parse(Array(text.utf8), versions: versions, devices: devices) }
}

extension Reading {
  init(_ checks: Checks) {
    let sorted = checks.reader.problems.sorted {
      ($0.place.line, $0.place.column, $0.code.rawValue)
        < ($1.place.line, $1.place.column, $1.code.rawValue)
    }
    scenario = checks.scenario
    problems = Array(sorted.prefix(Reader.problemLimit))
    problemCount = checks.reader.problemCount
  }
}
