import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let check = Command(
    "check", "Check scenarios' expectations on every version and device they list.",
    operand: .scenarios,
    examples: [
      Example("upright check", "all bundled scenarios"),
      Example("upright check Scenarios", "every *.scenario file in a folder"),
      Example("upright check --format junit Scenarios > report.xml", "for a CI server"),
      Example("upright check --format github Scenarios", "annotations in a pull request"),
      Example("upright check --format markdown Scenarios", "a table for the CI summary page"),
      Example("upright check --record new.scenario", "fill in `expect ... ?`"),
    ],
    notes: [
      "The exit status is 1 if an expectation failed, 65 if a file is invalid or a step "
        + "isn't possible, 66 if something can't be read. An invalid file doesn't "
        + "stop the others from being checked. A file that expects nothing is counted and named as "
        + "not checked, which is no failure.",
      "--record replaces each `?` with the actual result, on a line for each version where results "
        + "differ, and leaves every other byte of the file unchanged. That run fails on purpose, so "
        + "that no one commits an answer without reading it.",
    ],
    options: [
      .format("text", "tap", "junit", "github", "markdown", "json"), .record, .iosList, .device,
    ],
    gone: [
      "--observed":
        "`upright rules --observed` reads what the app of `upright export --questions` saw"
    ]
  ) { invocation, environment throws(Trouble) in
    let selection = try Selection(invocation)
    var checkup = Checkup(
      selection, isRecording: invocation.has(.record))
    if invocation.operands.isEmpty {
      for scenario in BundledScenario.all { checkup.check(ScenarioFile(scenario)) }
    }
    for path in invocation.operands { checkup.check(path, in: environment) }
    checkup.end()
    return checkup.response(invocation.format, TextPaint(invocation, environment))
  }
}

extension Option { static let record = Option("--record", purpose: "Fill in every `?`.") }

/// Scenarios while they are checked, and what has come of it so far.
struct Checkup: Sendable {
  struct Refusal: Sendable {
    var file: String
    var trouble: Trouble
    /// What is wrong with it, where it was read.
    var problems: [Problem] = []
    /// It has a path, and is not bundled or standard input.
    var isFile = true
  }

  /// A file that expects nothing of what was played.
  struct Unchecked: Sendable {
    var file: String
    var reason: String
    var remarks: [Remark]
  }

  private(set) var entries: [Entry] = []
  private(set) var refusals: [Refusal] = []
  /// Files that were played and expect nothing of that.
  private(set) var unchecked: [Unchecked] = []
  /// Scenarios that no version asked for has, which is worth a word where nothing else was played.
  private var passedOver: [Refusal] = []
  private(set) var recordings: [NewFile] = []
  private let selection: Selection
  private let isRecording: Bool

  init(_ selection: Selection, isRecording: Bool) {
    self.selection = selection
    self.isRecording = isRecording
  }

  var failedCount: Int { entries.count { !$0.hasPassed } }

  var passedCount: Int { entries.count - failedCount }

  var fileCount: Int { Set(entries.map(\.file)).count + unchecked.count + refusals.count }

  var exitCode: ExitCode {
    var code = failedCount > 0 ? ExitCode.failure : .success
    if entries.contains(where: \.isStopped) { code = max(code, .data) }
    for refusal in refusals { code = max(code, refusal.trouble.exitCode) }
    return code
  }

  /// Checks a file, every scenario below a folder, or a bundled scenario.
  mutating func check(_ path: String, in environment: Environment) {
    // A folder is searched here, and not taken for a project.
    if path != "-", isFolder(path, in: environment) { return }
    do throws(Trouble) { check(try ScenarioFile.named(path, in: environment)) } catch {
      if isBundledFolder(path) { return }
      refusals.append(Refusal(file: path, trouble: error, isFile: path != "-"))
    }
  }

  /// Where nothing was played, says why.
  mutating func end() {
    if entries.isEmpty, unchecked.isEmpty, refusals.isEmpty { refusals = passedOver }
  }

  /// Checks a folder of the bundled scenarios, which goes by its name as each of them does.
  private mutating func isBundledFolder(_ path: String) -> Bool {
    let folder = path.hasSuffix("/") ? path : path + "/"
    let scenarios = BundledScenario.all.filter { $0.name.hasPrefix(folder) }
    for scenario in scenarios { check(ScenarioFile(scenario)) }
    return !scenarios.isEmpty
  }

  /// Checks what is below a folder; false where there is no such folder.
  private mutating func isFolder(_ path: String, in environment: Environment) -> Bool {
    let paths: [String]
    do { paths = try environment.scenarioFiles(path) } catch { return false }
    if paths.isEmpty {
      let message = "upright: \(path.harmless): there are no scenarios in this folder\n"
      refusals.append(Refusal(file: path, trouble: Trouble(.noInput, message)))
    }
    for path in paths {
      do throws(FileProblem) {
        check(ScenarioFile(path, try environment.read(path), .file))
      } catch {
        refusals.append(Refusal(file: path, trouble: .file(path, error)))
      }
    }
    return true
  }

  mutating func check(_ file: ScenarioFile) {
    let reading = LoadedScenario.read(file, selection)
    guard reading.isRight else {
      let report = reading.report(file: file.name, in: file.bytes)
      refusals.append(
        Refusal(
          file: file.name, trouble: Trouble(.data, report), problems: reading.problems,
          isFile: file.origin == .file))
      return
    }
    if let trouble = LoadedScenario.belowFloor(file, reading.scenario, selection) {
      passedOver.append(Refusal(file: file.name, trouble: trouble, isFile: file.origin == .file))
      return
    }
    let loaded = LoadedScenario(file, reading.scenario, selection)
    let questions = OpenQuestions(loaded.scenario)
    var plays = loaded.stages.map { Entry(loaded, on: $0, questions) }
    let meant = plays.reduce(into: Set<Int>()) { $0.formUnion($1.meantLines) }
    let expected = loaded.scenario.expectations
    if selection == Selection(), file.origin == .file {
      plays[0].remarks += expected.filter { !meant.contains($0.line) }.map { idle in
        Remark(
          line: idle.line,
          text: "`\(idle.text)` is never checked: "
            + (loaded.scenario.floor(below: idle)?.sentence
              ?? "the file lists no version, device, or SDK it applies to"))
      }
    }
    guard !meant.isEmpty || plays.contains(where: \.isStopped) else {
      let reason = "it expects nothing" + (expected.isEmpty ? "" : " of what was played")
      return unchecked.append(
        Unchecked(file: file.name, reason: reason, remarks: plays.flatMap(\.remarks)))
    }
    // What one play answers to a `?` is known when all have been heard.
    let answers = plays.map(\.answers)
    let isFilling = isRecording && file.origin == .file
    let news =
      isFilling
      ? "new: read it, then run the check again"
      : file.origin == .file
        ? "not recorded yet: run `upright check --record`"
        : "not recorded: `upright check --record` writes into a file"
    for (index, failures) in questions.failures(answers, news: news).enumerated() {
      plays[index].add(failures)
    }
    entries += plays
    let recorded = isFilling ? questions.recorded(answers) : []
    guard !recorded.isEmpty else { return }
    let count = recorded.reduce(0) { $0 + $1.signs.count * $1.lines.count }
    var recording = NewFile(
      path: file.name, bytes: Recording.filling(file.bytes, with: recorded), replaces: true,
      // Said once it is written, and not before.
      news: "\(file.name.harmless): \(count) recorded\n")
    recording.isFile = true
    recordings.append(recording)
  }

  /// One file on one device under one version, judged while it is played: nothing of the play is kept
  /// but what came of it.
  struct Entry: Sendable {
    let loaded: LoadedScenario
    private(set) var failures: [Failure]
    fileprivate let answers: OpenQuestions.Answers
    /// What is worth a look in a file though nothing failed by it.
    fileprivate(set) var remarks: [Remark]
    /// The lines of what is expected of it.
    fileprivate let meantLines: Set<Int>
    /// Whether its last step is what the app's author wants.
    let judgement: Judgement
    let app: App
    /// A step made no sense where it stands: the first failure says so.
    let isStopped: Bool

    fileprivate init(_ loaded: LoadedScenario, on stage: Stage, _ questions: OpenQuestions) {
      let situation = Situation(loaded.scenario, on: stage)
      var examination = Examination(loaded.scenario, in: situation)
      var remarks = Remarks()
      var answers = questions.answers(in: situation)
      let play = Play(telling: loaded.scenario, in: situation) { episode in
        examination.hear(episode)
        questions.hear(episode, &answers)
        remarks.hear(episode)
      }
      examination.end()
      self.loaded = loaded
      self.answers = answers
      let stopped = play.stop.map { stop in
        Failure(
          line: stop.line, step: stop.name,
          expected: stop.number == 0 ? "a launch that ends" : "a step that is possible",
          actual: stop.whyNot)
      }
      failures = [stopped].compactMap(\.self) + examination.failures
      self.remarks = loaded.file.origin == .file ? remarks.found : []
      meantLines = examination.meantLines
      judgement = play.last.judgement
      app = play.last.app
      isStopped = play.stop != nil
    }

    fileprivate mutating func add(_ more: [Failure]) {
      let stopped = failures.prefix(isStopped ? 1 : 0)
      failures = stopped + (failures.dropFirst(stopped.count) + more).sorted { $0.line < $1.line }
    }

    var file: String { loaded.file.name }

    var hasPassed: Bool { failures.isEmpty }

    var isFile: Bool { loaded.file.origin == .file }
  }
}
