import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// Everything a panel may look at.
struct ScreenContent {
  var summary: Summary
  var picture: DevicePicture
  var session: Session
  /// Nothing where only a story's question is asked.
  var strip: VersionStrip?
  var hints: [Hint]
  var selected: Int
  var notice: String?
  var problem: [String]
  /// Where one walks inside the step.
  var moment: SlowMoment?
  var marks: [TimelineMark]
  var recordedCount: Int?
  /// What the book says of the moment in slow motion, else of how it came out.
  var quotation: Quotation?
  /// The change that was tried and brought what is seen.
  var tried: Fix?
  /// Whether a landscape is on the screen for the first time.
  var isFirstLandscape = false

  /// Whether the device lies on a table: it points nowhere, but where it pointed last may count.
  var isFlat: Bool { summary.world.held == .faceUp || summary.world.held == .faceDown }

  /// The moment one walks at, while how it came out may not be seen yet.
  var pending: SlowMoment? { moment.flatMap { $0.isLast ? nil : $0 } }

  /// Who was asked; in slow motion nothing above it has said why nobody was.
  var way: [WayRow] {
    moment == nil ? summary.way.map { $0.below(summary.verdict) } : summary.way
  }

  /// What a story says of its situation, in paragraphs.
  var situation: [String] { question == nil ? about : about.dropLast() }

  /// What a story asks in the end.
  var question: String? { about.last.flatMap { $0.hasSuffix("?") ? $0 : nil } }

  private var about: [String] { session.scenario.header.about.map(\.value).paragraphs }

  /// All of it that the stage shows besides the summary, but for what can be done.
  func look(in size: Size) -> DrawnStage.Look {
    DrawnStage.Look(
      size: size, picture: picture, problem: problem, moment: moment,
      recordedCount: recordedCount, title: session.title, chapter: session.chapter,
      change: session.change, earlierChanges: session.earlierChanges, marks: marks,
      isFirstLandscape: isFirstLandscape)
  }

  /// What stands before the orientation that the hand asks for.
  var asking: String { isFlat ? "last held" : "calls for" }
  /// What the hand asks for, or how it held the device last.
  var asked: String? {
    summary.episode.pointed.map { isFlat ? $0.device.name : $0.name }
  }
}

extension PlaygroundState {
  mutating func scene() -> ScreenContent { scene(surroundings()) }

  /// The scene with what else could be, or without.
  mutating func scene(_ around: Surroundings?) -> ScreenContent {
    let summary = summary()
    var picture = picture()
    var moment: SlowMoment?
    if let slow {
      let moments = summary.moments
      moment = moments.dropFirst(slow).first
      moment?.count = "\(slow + 1) of \(moments.count)"
      moment?.isLast = slow == moments.count - 1
      picture.interface = moment?.interface ?? picture.interface
    }
    var content = ScreenContent(
      summary: summary, picture: picture, session: session,
      strip: around?.strip, hints: around.map { hints(summary, $0) } ?? [],
      selected: selected, notice: notice, problem: problem, moment: moment,
      marks: session.marks,
      recordedCount: recording.map { session.timeline.depth(of: session.node) - $0.depth })
    // What stands over a part of the stage would cut it.
    content.isFirstLandscape = overlays.isEmpty && firstLandscape == session.position
    content.tried = session.isPromised(summary.world) ? session.triedFix : nil
    let version = summary.settings.version
    let pending = content.pending.map { $0.rule.map { RulePassage($0, on: version) } }
    let lesson = pending ?? summary.lesson
    if let lesson, around != nil { content.quotation = quotation(of: lesson) }
    return content
  }

  /// The fix, what can be done, and the few keys to know.
  func hints(_ summary: Summary, _ around: Surroundings) -> [Hint] {
    if slow != nil { return slowHints }
    var hints: [Hint] = []
    // Beside other versions the outcome under this one would mislead.
    let isAlone = comparison == nil || comparison == .fix
    let hidesOutcomes = hidesOutcomes || !isAlone
    if let fix = summary.fix, isAlone, problem.isEmpty {
      // With it the steps before may go otherwise, too: all that is promised is where it ends.
      let outcome = "ends in \(fix.interface.name)"
      hints.append(Hint(key: "Enter", label: "try the fix", outcome: outcome, target: .fix))
    }
    if let comparison {
      let command: KeyCommand = comparison == .fix ? .compareFix : .compare
      hints.append(Hint(command, comparison == .versions(2) ? "compare four" : "stop comparing"))
      if comparison == .versions(2) { hints.append(Hint(.back, "stop comparing")) }
    }
    if presenter == nil, let word = laterWord { hints.append(Hint(.later, word)) }
    if asksForGuess { hints.append(Hint(.later, session.guesses, key: "y n")) }
    if presenter == nil, session.endsTour {
      hints.append(Hint(.menu, "end of tour: more stories"))
    }
    hints += around.hints.map { hint in
      var hint = hint
      if hidesOutcomes { hint.outcome = "" }
      return hint
    }
    if hasBranches { hints.append(Hint(.branches, "branches")) }
    if let back = backHint { hints.append(back) }
    return hints + [
      Hint(.version, "next iOS"), Hint(.prompt, "command", key: ":"),
    ]
  }

  /// What takes back what was done last: who only walked goes back by a step.
  private var backHint: Hint? {
    guard session.canUndo else { return nil }
    guard session.isWalking else { return Hint(.undo, "undo") }
    return session.timeline.depth(of: session.node) > 0 ? Hint(.earlier, "back") : nil
  }

  /// The hints in slow motion, where walking is all one can do.
  private var slowHints: [Hint] {
    [Hint(.slower, "next event"), Hint(.slowerBack, "previous event"), Hint(.back, "close")]
  }

  /// What makes the story's own next step: its arrow, or space.
  var opening: KeyCommand {
    let next = session.timeline.later(than: session.node).map { session.timeline.stepNode(at: $0) }
    let action = next.flatMap { session.timeline.step(of: $0)?.action.value }
    return switch action {
    case .rotateLeft: .turnLeft
    case .rotateRight: .turnRight
    case .rotate, .lock, .push, .pop, .popTo, .popToRoot, .present, .dismiss, .select,
      .replaceRoot, .replace, .force, .request, .update, .updateLock, .statusBar, .beginPop,
      .beginDismiss, .cancel, .finish, .attempt, .set, .addWindow, .showWindow, .hideWindow,
      .resize, .background, .foreground, .beginGenerating, .endGenerating, .note, .onVersions,
      nil:
      .later
    }
  }

  /// What space does here, in a word or two; nothing at the end.
  var laterWord: String? {
    if session.timeline.later(than: session.node) != nil { return "next" }
    if session.hasLeftStory { return "back to the story" }
    return session.nextChapter == nil ? nil : "next story"
  }
}

extension Scenario.Action {
  /// In few words, for narrow places: `turn left`.
  var shortText: String {
    switch self {
    case .rotateLeft: "rotate left"
    case .rotateRight: "rotate right"
    case .rotate(let held): "rotate to \(held.name)"
    case .update(let who): Self.calling("setNeedsUpdate…", who)
    case .updateLock(let who): Self.calling("setNeedsUpdate…Locked", who)
    case .set(.prefersLock(let who, let isLocked)):
      "\(who.value.text) \(isLocked ? "prefers" : "no longer prefers") the lock"
    case .set(.supports(let who, let mask)): "\(who.value.text) now supports \(mask.text)"
    case .set(.delegate): "the delegate returns" + text.dropFirst("set delegate".count)
    case .lock, .push, .pop, .popTo, .popToRoot, .present, .dismiss, .select, .replaceRoot,
      .replace, .force, .request, .statusBar, .beginPop, .beginDismiss, .cancel, .finish,
      .attempt, .set, .addWindow, .showWindow, .hideWindow, .resize, .background, .foreground,
      .beginGenerating, .endGenerating, .note, .onVersions:
      text
    }
  }

  /// Who calls something of UIKit's, where that is said.
  private static func calling(_ call: String, _ who: Located<Scenario.Reference>?) -> String {
    who.map { "\($0.value.text) calls \(call)" } ?? call
  }
}

extension [String] {
  /// Lines as paragraphs: where a line ends with its sentence, another begins.
  var paragraphs: [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in self {
      if isOpen, let last = paragraphs.popLast() {
        paragraphs.append("\(last) \(line)")
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.hasSuffix(".") && !line.hasSuffix("?") && !line.hasSuffix("!")
    }
    return paragraphs
  }
}
