import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode

/// What else could be where one stands: under other versions, and with one more step.
struct Surroundings: Sendable {
  var strip: VersionStrip
  var availableSteps: [AvailableStep]

  init(_ session: inout Session) {
    strip = VersionStrip(&session)
    availableSteps = StepFinder(&session).all
  }
}

/// All that is said about where one stands.
struct Summary: Sendable {
  var position: Position
  var episode: Episode
  var verdict: Verdict
  var way: [WayRow]
  var grid: MaskGrid?
  var exclusions: [Exclusion]
  /// The part of the rule that decided.
  var lesson: RulePassage?
  /// Whether the verdict has said that already.
  var saysLesson = false
  var snapshot: Snapshot
  /// What would have helped, where something is wrong, the best first; at first only that is looked for.
  var fixes: [Fix] = []
  private var shownFix = 0 { didSet { code = decisiveCode } }
  /// What is said where no single change puts it right.
  private(set) var shortfall: Advice.Shortfall?
  /// The change that was tried and brought what is seen.
  private(set) var applied: Variant.Promise?
  /// Whether there are others, for which nobody has asked yet.
  private var hasOtherFixes = false
  /// The call that was made, or the class of who settled it; that with the fix in it comes first.
  private(set) var code: ClassCode?
  /// What the story sets.
  private let stored: StoredAnswers
  /// The app at the launch, as its code has it.
  private let launched: App
  /// The app as it was opened, where something of it was changed.
  private let opened: AppCode?
  /// The story around it, where a change was looked for.
  private var story: FixStory?
  var caption: String?

  init(_ session: inout Session) {
    position = session.position
    episode = session.episode()
    stored = session.stored(in: session.playback().situation)
    opened = session.codeAsOpened
    launched = episode.simulator.compiled.app.deployed(by: session.scenario)
    let reading = Explanation(episode)
    let outcome = reading.verdict
    verdict = outcome
    way = reading.way
    grid = reading.grid
    exclusions = reading.exclusions
    lesson = outcome.rule.map { reading.passage(of: $0) }
    saysLesson = lesson.map { reading.says($0.rule, in: outcome) } ?? false
    snapshot = reading.snapshot
    caption = session.caption
    defer { code = decisiveCode }
    if session.isPromised(world) {
      applied = session.variant.promise
      let result = world.result(since: episode.before)
      caption = "Done. With this change, the interface \(result)."
    }
    // Who is to find it out isn't told.
    guard verdict.isProblem, session.challenge == nil else { return }
    // Proven by replays from the launch, so a long past is made short first.
    let steps = session.way()
    guard steps.count <= 100 else { return }
    let story = session.fixStory(steps)
    self.story = story
    let best = story.bestChange
    fixes = [best.fix].compactMap { $0 }
    hasOtherFixes = best.hasOthers
    shortfall = best.shortfall
  }

  /// The change that is shown.
  var fix: Fix? { fixes.isEmpty ? nil : fixes[shownFix] }
  var isOtherFix: Bool { shownFix > 0 }

  /// What leads to another change than the one that is shown: the next, after the last the one before.
  var fixDoor: Hint? {
    if hasOtherFixes || shownFix < fixes.count - 1 { return Hint(.choiceDown, "next fix") }
    return isOtherFix ? Hint(.choiceUp, "previous fix") : nil
  }

  /// Shows the change after the one that is shown, or the one before; the answer is what is said of it.
  mutating func showFix(by count: Int, in session: Session) -> String {
    guard let story, let best = fixes.first else {
      return "There is no choice here: no fix is shown."
    }
    if hasOtherFixes {
      fixes += story.changes.filter { $0.title != best.title && session.fixed(by: $0) != nil }
      hasOtherFixes = false
    }
    guard fixes.count > 1 else { return "This is the only fix." }
    let next = max(0, min(fixes.count - 1, shownFix + count))
    let end = next != shownFix ? "" : next > 0 ? ", the last" : ", the first"
    shownFix = next
    // What it costs stands on the stage with it.
    let objection = fixes[next].costs.isEmpty ? fixes[next].objection : nil
    return "Fix \(next + 1) of \(fixes.count)\(end)"
      + (objection.map { ". \($0)" } ?? ": \(fixes[next].title).")
  }

  private var decisiveCode: ClassCode? {
    let row = answerer
    let asked = row?.claim ?? .mask
    // The story is a shorter one, maybe, in which fewer are met.
    if let row = row?.controller, let fix, let story, case let code = story.appCode,
      let id = code.counterpart(of: row, in: appCode)
    {
      let calls = fix.file == code.file(of: id) ? fix.code.withoutUse.filter { $0.isStatement } : []
      let changed = code.classCode(
        of: id, changedTo: fix.appCode(of: story), asked: asked, calling: calls)
      if let changed { return changed }
    }
    let settled = row?.controller.flatMap { appCode.classCode(of: $0, asked: asked) }
    guard episode.outcome.problem == nil, let step = episode.step?.bare,
      let visible = snapshot.visible
    else { return settled }
    let isKept = Explanation(episode).keptAnswer != nil
    return appCode.classCode(of: step, on: visible, keeping: isKept) ?? settled
  }

  /// Who refused, or else who answered last, with a mask or with yes or no.
  private var answerer: WayRow? {
    let answers = way.filter { !$0.answer.isEmpty || $0.claim != nil }
    return answers.last { $0.sign == .refuses } ?? answers.last
  }

  /// The assumption that the step rests on: the question, its answer, and what the other one would have
  /// come to.
  var assumption: String? {
    guard verdict.isAssumed else { return nil }
    return episode.chain.first { $0.assumption != nil }?.text.halves(around: ": ")
      .map { $0.after + "." }
  }

  /// The class of the screen that is seen, where it wasn't asked and is not shown yet.
  var seenCode: ClassCode? {
    guard let seen = snapshot.visible, !asked.contains(seen),
      var code = appCode.classCode(of: seen), code.file != self.code?.file
    else { return nil }
    code.asked = nil
    return code
  }

  var asked: Set<ControllerID> { Set(way.compactMap { $0.controller }) }

  /// The files that are opened as code: those of the change that is shown or was just made, else those in
  /// which something was changed, and those of who decided and of the screen that is seen.
  var files: [CodeFile] {
    if let fix, let story, !fix.code.isEmpty { return fix.files(in: story) }
    if let applied, !applied.files.isEmpty { return applied.files }
    let changed = opened.map { $0.changes(to: appCode) } ?? []
    return changed + decisiveFiles.filter { file in !changed.contains { $0.name == file.name } }
  }

  private var decisiveFiles: [CodeFile] {
    if let code {
      return [code, seenCode].compactMap { $0 }.map {
        CodeFile($0.file, ["import UIKit", ""].map(CodeLine.kept) + $0.lines)
      }
    }
    let app = appCode
    let (decider, seen) = (verdict.decider, snapshot.visible)
    let names: [String?] =
      [decider.map { app.file(of: $0) }, AppCode.delegateFile, seen.map { app.file(of: $0) }]
    let found = names.lazy.compactMap { $0 }.map { CodeFile($0, app.whole($0).map(CodeLine.kept)) }
    return found.first { !$0.lines.isEmpty }.map { [$0] } ?? []
  }

  var hasChangedCode: Bool { fix?.code.isEmpty == false || applied?.files.isEmpty == false }

  var wording: Wording { episode.wording }
  /// The app as it is by now.
  var appCode: AppCode { AppCode(launched, storing: stored.seen(in: episode.app)) }
  var world: World { episode.after }
  var settings: Settings { episode.app.settings }
}
