import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

/// Everything a panel may look at.
struct ScreenContent {
  var summary: Summary
  var picture: DevicePicture
  var session: Session
  /// Nothing where only a story's question is asked.
  var strip: VersionStrip?
  var bar: [Hint]
  var notice: String?
  var problem: [String]
  /// Where one walks inside the step.
  var moment: SlowMoment?
  var marks: [TimelineMark]
  var isRecording: Bool
  /// What the book says of the moment in slow motion, else of how it came out.
  var quotation: RulePassage?
  /// What is explained of what is on the screen for the first time.
  var aside: String?
  /// What its panels explain once, if they have room.
  var lessons: [Panel: Lesson] = [:]
  /// Whether a story's situation and question are on the screen, before its first step.
  var isOpening = false

  /// Whether the device lies on a table: it points nowhere, but where it pointed last may count.
  var isFlat: Bool { summary.world.held == .faceUp || summary.world.held == .faceDown }

  /// The moment one walks at, while how it came out may not be seen yet.
  var pending: SlowMoment? { moment.flatMap { $0.isLast ? nil : $0 } }

  /// Who was asked; in slow motion nothing above it has said why nobody was.
  var way: [WayRow] {
    moment == nil ? summary.way.map { $0.below(summary.verdict) } : summary.way
  }

  /// What a story says of its situation, in paragraphs.
  var situation: [String] { about.last?.hasSuffix("?") == true ? about.dropLast() : about }

  var question: String? {
    if let challenge = session.challenge {
      return "Change the app until every step is as wanted. Par: \(challenge.par.of("change"))."
    }
    return about.last.flatMap { $0.hasSuffix("?") ? $0 : nil }
  }

  private var about: [String] { session.scenario.header.about.paragraphs }

  func name(of key: String) -> String { picture.renderStyle == .ascii ? key.labelInASCII : key }

  /// What stands before the orientation that counts: under the user's lock what the device reads, else
  /// what the hand calls for, or how it held the device before it laid it flat.
  var asking: String { isLocked ? "reads" : isFlat ? "last held" : "calls for" }
  var asked: String? {
    let world = summary.world
    if isLocked { return world.device.name }
    if isFlat { return world.definite.isDefinite ? world.definite.name : nil }
    return summary.episode.pointed?.name
  }

  var isLocked: Bool { summary.world.isLocked }
}

/// What is explained once: where it is on the screen for the first time.
package enum Lesson: Hashable, Sendable {
  /// A place in a session, whatever it is played under.
  package struct Place: Hashable, Sendable {
    var origin: Session.Origin
    var node: NodeID
  }

  case landscapes, openDuo, laptop
  case rule(RulePassage)
}

extension PlaygroundState {
  mutating func scene() -> ScreenContent { scene(surroundings()) }

  /// Where one stands, for what is explained there.
  private var lessonPlace: Lesson.Place { Lesson.Place(origin: session.origin, node: session.node) }

  /// Whether a lesson wasn't on the screen before.
  private func isNew(_ lesson: Lesson) -> Bool {
    lessons[lesson].map { $0 == lessonPlace } ?? true
  }

  /// Takes note of what a screen has explained.
  mutating func learn(_ lesson: Lesson) {
    if lessons[lesson] == nil { lessons[lesson] = lessonPlace }
  }

  /// How an open iPhone Duo is held and what each calls that, and why a landscape has two names.
  private func aside(on world: World) -> (lesson: Lesson, words: String)? {
    let isOpen = world.posture != .closed
    if isOpen, world.held.isDefinite, isNew(.openDuo) {
      let hold = world.held.isPortrait ? "a book" : "a laptop"
      let words =
        "Held like \(hold). UIDevice.orientation: \(world.device.name). "
        + "Interface: \(world.interface.name)."
      return (.openDuo, words)
    }
    if isOpen, world.held.isLandscape, isNew(.laptop) {
      return (.laptop, "Open, the display's own portrait is the laptop hold.")
    }
    // Inside an open one, names are a quarter turn apart.
    let isSideways = world.interface.isLandscape || world.device.isLandscape
    guard isSideways, !isOpen, isNew(.landscapes) else { return nil }
    let words =
      "UIKit names the landscapes from opposite sides: "
      + "a device in landscapeRight shows landscapeLeft."
    return (.landscapes, words)
  }

  /// The scene with what else could be, or without.
  mutating func scene(_ around: Surroundings?) -> ScreenContent {
    var summary = summary()
    let bar = bar(summary, around)
    let challenge = challengeLines
    if !challenge.isEmpty {
      summary.caption = ([summary.caption].compactMap { $0 } + challenge).joined(separator: "\n")
    }
    var picture = picture()
    if slow == nil { picture.wanted = summary.episode.misplacement?.wantedElsewhere }
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
      strip: around?.strip, bar: bar, notice: notice, problem: problem, moment: moment,
      marks: session.marks, isRecording: recording != nil)
    // What stands over a part of the stage would cut it.
    if around != nil, overlays.isEmpty, let aside = aside(on: summary.world) {
      content.aside = aside.words
      content.lessons[.aside] = aside.lesson
    }
    content.isOpening = isWelcome
    guard around != nil else { return content }
    if let pending = content.pending {
      content.quotation = pending.rule.map { RulePassage($0, on: summary.settings.version) }
    } else if let lesson = summary.lesson, isNew(.rule(lesson)),
      !summary.saysLesson || summary.caption == nil
    {
      // The verdict and the story haven't both said it.
      content.quotation = lesson
      content.lessons[.quotation] = .rule(lesson)
    }
    return content
  }
}
