import OrientationModel

/// What a text was read as, and what is not right with it.
package struct ScenarioReading: Hashable, Sendable {
  /// All that could be read; nothing of it runs where there are problems.
  package var scenario: Scenario
  /// In the order of the text; the first thousand.
  package var problems: [Problem]
  package var problemCount: Int

  package var isRight: Bool { problemCount == 0 }

  /// Adds what is not right with a text that could be read.
  package mutating func add(_ problem: Problem) {
    problems.append(problem)
    problems.sort { $0.place.offset < $1.place.offset }
    problemCount += 1
  }
}

extension Scenario {
  /// Reads a file.
  ///
  /// `versions` and `devices`, where given, stand in for those the file lists: what none of them
  /// could run is a problem.
  package static func parse(
    _ bytes: [UInt8], versions: [SystemVersion]? = nil, devices: [Device]? = nil
  ) -> ScenarioReading {
    var outline = Outline(Reader(bytes))
    outline.read()
    var checks = Checks(outline, versions: versions, devices: devices)
    checks.run()
    return ScenarioReading(checks)
  }

  package static func parse(
    _ text: String, versions: [SystemVersion]? = nil, devices: [Device]? = nil
  ) -> ScenarioReading { parse(Array(text.utf8), versions: versions, devices: devices) }

  /// Reads one step, as the prompt and `-e` take it, against the names of this scenario.
  ///
  /// `versions` and `devices`, where given, stand in for those the scenario lists.
  package static func parseStep(
    _ text: String, in scenario: Scenario, versions: [SystemVersion]? = nil,
    devices: [Device]? = nil
  ) -> StepReading {
    var line = SingleLine(text)
    let step = line.read { reader throws(Abandoned) in try reader.step(at: reader.next()) }
    var checks = Checks(line.reader, scenario: scenario, versions: versions, devices: devices)
    if let step {
      checks.declare()
      checks.wrap(step)
      checks.check(step)
      checks.checkAvailability(of: step)
    }
    return StepReading(step: step, problems: checks.reader.problems)
  }

  /// Reads one expectation, with or without the word `expect`.
  package static func parseExpectation(
    _ text: String, in scenario: Scenario
  ) -> (expectation: Expectation?, problems: [Problem]) {
    var line = SingleLine(text)
    let expectation = line.read { reader throws(Abandoned) in
      _ = reader.take("expect")
      return try reader.expectation()
    }
    var checks = Checks(line.reader, scenario: scenario)
    if let expectation {
      checks.declare()
      checks.check(expectation)
    }
    return (expectation, checks.reader.problems)
  }

  /// What could stand next after the words of an unfinished step, names included.
  package static func continuations(of text: String, in scenario: Scenario) -> [String] {
    var line = SingleLine(text)
    _ = line.read { reader throws(Abandoned) in try reader.step(at: reader.next()) }
    for problem in line.reader.problems {
      guard case .missing(let what, let known) = problem.fact else { continue }
      if what == "a window's name" { return scenario.windows.map { $0.name.value.asName } }
      return what == "a name" ? scenario.controllerNames : known
    }
    return []
  }

  /// Every controller's name as a step writes it, in the order of the file.
  package var controllerNames: [String] {
    var checks = Checks(Reader([]), scenario: self)
    checks.declare()
    return checks.names.order.map { $0.asName }
  }
}

extension ScenarioReading {
  init(_ checks: Checks) {
    let sorted = checks.reader.problems.sorted { left, right in
      let one = (left.place.line, left.place.column)
      let other = (right.place.line, right.place.column)
      return one == other ? left.code.number < right.code.number : one < other
    }
    scenario = checks.scenario
    problems = Array(sorted.prefix(Reader.problemLimit))
    problemCount = checks.reader.problemCount
  }
}

/// What a single sentence was read as, and what is not right with it.
package struct StepReading: Hashable, Sendable {
  package var step: Scenario.Step?
  package var problems: [Problem]

  package var rightStep: Scenario.Step? { problems.isEmpty ? step : nil }
}

/// A reader set on the only line of a text.
struct SingleLine {
  var reader: Reader

  init(_ text: String) {
    reader = Reader(Array(text.utf8))
    reader.line = 1
    reader.isASCII = reader.bytes.allSatisfy { $0 < 0x80 }
    let isFilling = { (byte: UInt8) in Byte.isBlank(byte) || Byte.isLineEnd(byte) }
    reader.lineEnd = reader.bytes.lastIndex { !isFilling($0) }.map { $0 + 1 } ?? 0
    reader.begin(at: 0)
  }

  /// Reads the line with what is given, unless it is no line of text.
  mutating func read<Value>(_ body: (inout Reader) throws(Abandoned) -> Value) -> Value? {
    if let problem = reader.controlProblem() {
      let isLineEnd = Byte.isLineEnd(reader.bytes[problem.place.offset])
      reader.note(isLineEnd ? .severalLines : problem.fact, at: problem.place)
      return nil
    }
    do {
      let value = try body(&reader)
      try reader.finish()
      return value
    } catch { return nil }
  }
}
