import BundledScenarios
import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

extension PlaygroundState {
  /// Begins another session in the same playground; what is not saved of the one before is kept.
  mutating func start(_ session: Session) {
    keepSession()
    self.session = session
    overlays = []
    isWelcome = session.opensWithSituation && presenter == nil
    isFirst = false
    comparison = nil
    slow = nil
    recording = nil
    problem = []
    problemLine = nil
    eye = .hand
    forgetPlaces()
  }

  /// Opens a file that was found right, under a version and a device of the caller's choice.
  package mutating func open(
    _ name: String, _ bytes: [UInt8], version: SystemVersion?, device: Device?
  ) {
    let reading = Scenario.parse(bytes)
    guard reading.isRight else { return load(name, bytes) }
    start(Session(reading.scenario, file: name, bytes, version: version, device: device))
  }

  /// Takes a file: at first, or as it is now; one that is not right is told and changes nothing.
  package mutating func load(_ name: String, _ bytes: [UInt8]) {
    let reading = Scenario.parse(bytes)
    guard reading.isRight else { return tell(of: reading, file: name, bytes) }
    problem = []
    problemLine = nil
    if session.origin == .file(name) {
      let before = picture()
      // Steps are done again; what was changed about the set-up is only in the session before.
      let keeps = session.setting.variant != 0 && !session.isWritten
      if keeps { keepSession() }
      session = session.reloaded(reading.scenario, String(decoding: bytes, as: UTF8.self))
      notice =
        "\(name.harmless) changed on disk. Replayed."
        + (keeps ? " Your changed setup is under / Yours." : "")
      forgetPlaces()
      animate(from: before)
    } else {
      start(Session(reading.scenario, file: name, bytes))
    }
  }

  /// Tells what is wrong with a text, which changes nothing.
  mutating func tell(of reading: ScenarioReading, file name: String, _ bytes: [UInt8]) {
    problem = reading.problems.first?.text(file: name, in: bytes).lines ?? []
    problemLine = reading.problems.first?.place.line
    let rest = reading.problemCount - 1
    if rest > 0 { problem[0] += " (and \(rest) more)" }
    // A question gives way to it.
    isWelcome = false
  }

  package mutating func list(_ files: [String]) {
    guard files != ownFiles else { return }
    ownFiles = files
    guard case .picker(let old) = overlays.last, old.kind == .stories else { return }
    replace(old, with: menuPicker())
  }

  /// Takes what came of an effect.
  package mutating func tell(_ sentence: String) { notice = sentence }

  /// Copies the change that is shown, or else the class that stands on the stage; of a challenge that is
  /// solved the result.
  mutating func copyCode() {
    if session.isSolved { return copyResult() }
    let here = summary()
    // Whole files are copied as they are read.
    if case .pages(let pages) = overlays.last, pages.kind == .code {
      let files = here.files
      notice = "Copied: \(here.codeFile)."
      let texts = files.map { file in
        let lines = file.lines.filter { $0.change != .removed }.map { $0.text }
        return ((files.count > 1 ? ["// \(file.name)", ""] : []) + lines).joined(separator: "\n")
      }
      return ask(for: .copy(texts.joined(separator: "\n\n")))
    }
    // What was tried is in the set-up, or in the steps that led here.
    let isTried = !session.change.isEmpty || session.isPromised(here.world)
    let fix = here.fix ?? (isTried ? session.variant.promise?.fix : nil)
    guard let lines = fix?.code ?? here.code?.lines, !lines.isEmpty else {
      return tell("There is no code to copy here: no class decided, and no fix is shown.")
    }
    notice = "Copied: \(fix?.title ?? here.code?.file ?? "")."
    ask(for: .copy(lines.filter { $0.change != .removed }.map { $0.text }.joined(separator: "\n")))
  }

  /// The session up to where one stands.
  package var token: String { SessionToken.token(for: session) }

  /// What goes on with the session from where one stands, in a shell.
  package var commandToGoOn: String { "upright play \(token)" }

  /// Copies what goes on with the session: the command, or the link to the page where it is played.
  mutating func copyToken() {
    let way = traits.address.map { SessionToken.link(to: token, on: $0) } ?? commandToGoOn
    let isLong = way.count > max(40, shownSize.columns - 12)
    notice = "Copied: \(isLong ? String(way.prefix(30)) + "…" : way)"
    ask(for: .copy(way))
  }

  /// Takes a text that no clipboard took: it is there to be read, whole, and to be selected.
  package mutating func show(uncopied text: String) {
    notice = nil
    let columns = max(1, shownSize.columns - (shownSize.columns > 80 ? 1 : 0))
    // A row is a line here, so that one can go through a long one, too.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { DisplayWidth.cut($0, to: columns) }
    let title = "This terminal doesn't accept a clipboard. Select the text"
    let whole = reportsMouse ? title + " (`: mouse` frees the mouse)" : title
    open(.pages(Pages(kind: .text(title: whole, lines: lines.map(String.init)))))
  }

  mutating func askForName(_ purpose: Prompt.Purpose) {
    var prompt = Prompt(historyCount: sentences.count, purpose: purpose)
    prompt.suggest(followed ?? session.fileName)
    if let followed {
      let count = session.droppedCount
      let loss = count == 0 ? "" : " without \(count.of("step")) of it"
      prompt.candidates = [
        Prompt.Candidate(text: followed, detail: "replaces the open file" + loss)
      ]
    }
    open(.prompt(prompt))
  }

  mutating func save(as name: String, _ purpose: Prompt.Purpose) {
    let copy = purpose == .edit ? session.wholeCopy : session.copySoFar
    leaving = copy
    ask(for: .save(name: name, text: copy.text))
    if purpose == .edit { ask(for: .edit) }
  }

  /// The file that is open, whose changes are followed.
  package var followed: String? {
    if case .file(let path) = session.origin, path != "-" { path } else { nil }
  }

  /// Takes the name under which a file was written; what is followed is the session's own from now on.
  package mutating func saved(as path: String) {
    session.become(file: path, leaving ?? session.copySoFar)
    leaving = nil
    forgetPlaces()
    notice = "Saved to \(path.harmless). Edits to the file replay here."
  }

  /// Opens the file in an editor; a session without one becomes one first.
  mutating func edit() { if followed != nil { ask(for: .edit) } else { askForName(.edit) } }

  /// The file on stage, and the line to read there: of the first problem, else of the last step.
  package var placeInFile: (path: String, line: Int)? {
    followed.map { ($0, problemLine ?? session.lineInFile) }
  }

  mutating func toggleMouse() {
    reportsMouse.toggle()
    notice =
      reportsMouse ? "Mouse on." : "Mouse off, so you can select text. `: mouse` brings it back."
    ask(for: .reportMouse(reportsMouse))
  }

  /// Goes through the grounds; what nobody knows is drawn in colours that every ground bears.
  mutating func nextGround() {
    ground = Appearance.allCases.next(after: ground, by: 1)
    notice =
      switch ground {
      case .dark: "Colors for a dark background."
      case .light: "Colors for a light background."
      case .unknown: "Colors for any background."
      }
    ask(for: .ground(ground))
  }

  // MARK: Leaving

  /// Leaves what was opened last; the answer is whether there was anything.
  mutating func leaveSomething() -> Bool {
    if !overlays.isEmpty {
      closeTop()
    } else if slow != nil {
      slow = nil
    } else if comeBack() {
      return true
    } else if presenter != nil {
      leaveRoom()
    } else if comparison != nil {
      comparison = nil
    } else if eye == .app {
      eye = .hand
    } else {
      return false
    }
    return true
  }

  mutating func back() {
    if !leaveSomething(), !isWelcome { notice = "Press q to quit." }
  }
}

extension String {
  /// Its lines, without blank ones at the end.
  fileprivate var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
