import BundledScenarios
import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// The playground as a value: what is open, where one stands, what lies over it.
///
/// `press` takes a key and says what has to be done outside; `screen` draws. Nothing here knows a
/// terminal, a clock or a file.
package struct Desk: Sendable {
  /// What the surroundings allow.
  package struct Traits: Hashable, Sendable {
    package var moves = false
    package var isASCII = false
    package var hasMouse = true
    /// The ground that is drawn for at first.
    package var ground = Appearance.unknown

    package init(
      moves: Bool = false, isASCII: Bool = false, hasMouse: Bool = true,
      ground: Appearance = .unknown
    ) {
      (self.moves, self.isASCII, self.hasMouse) = (moves, isASCII, hasMouse)
      self.ground = ground
    }
  }

  package internal(set) var session: Session
  package let traits: Traits
  var overlays: [Overlay] = []
  /// Which of the things that can be done is chosen.
  var selected = 0
  /// A story was opened and nothing was pressed yet: its question stands beside the device.
  var isWelcome = false
  /// It is the first one, before anything was pressed at all.
  var isFirst = false
  /// One line that answers the last key, where the verdict does not.
  var notice: String?
  /// What is wrong with the file that is followed, with its caret.
  var problem: [String] = []
  /// Where in the file that is.
  var problemLine: Int?
  var eye = DevicePicture.Eye.hand
  var comparison: Comparison?
  /// The moment inside the step, where one walks in it.
  var slow: Int?
  var room: Room?
  /// Where in the history a recording began.
  var recordingStart: Int?
  var reel: Reel?
  /// How large the last screen was.
  var shownSize = Size(columns: 80, rows: 24)
  var reportsMouse = true
  /// The ground that is drawn for.
  package internal(set) var ground: Appearance
  /// What was said at the prompt.
  var sentences: [String] = []
  /// The user's own files, for the menu.
  package var ownFiles: [String] = []
  var echo: Key?
  var animation: Animation?
  var explored: (Setting, [PageLine])?
  /// What was handed out to be written.
  var leaving: Session.Copy?
  /// What can be pressed with the mouse, from the last screen.
  var regions: [Region] = []
  /// The first click after the window got the focus only brings it to the front.
  private var swallowsClick = false
  private var cache: Told?

  package init(_ session: Session, traits: Traits = Traits()) {
    self.session = session
    self.traits = traits
    reportsMouse = traits.hasMouse
    ground = traits.ground
    isWelcome = session.hasQuestion
  }

  /// The first story of the tour, with as little on the screen as there can be.
  package init(traits: Traits = Traits()) {
    let first = BundledScenario.all.first { $0.name.hasPrefix("Tour/") }
    self.init(Session(bundled: first) ?? Session.blank, traits: traits)
    isFirst = true
  }

  // MARK: What is known

  /// Everything said about where one stands.
  mutating func told() -> Told {
    if let cache, cache.position == session.position { return cache }
    let told = Told(&session)
    cache = told
    return told
  }

  mutating func forgetTold() { cache = nil }

  /// Outcomes stay hidden where somebody is to guess.
  var hidesOutcomes: Bool { isWelcome || room != nil || session.isToldStory }

  // MARK: Keys

  /// Takes a key; the answer is what has to be done outside.
  package mutating func press(_ key: Key) -> [Effect] {
    reel?.hear(key)
    animation = nil
    switch key {
    case .unknown, .resize: return []
    case .focus(let isFocused):
      swallowsClick = isFocused
      return []
    case .paste(let text): return paste(text)
    case .mouse(let event): return mouse(event)
    default: break
    }
    swallowsClick = false
    echo = key
    notice = nil
    if let effects = pressOverlay(key) { return effects }
    guard let command = CommandBook.command(for: key, inRoom: room != nil) else {
      notice = "\(key.name) does nothing here. ? shows every key."
      return []
    }
    return run(command)
  }

  /// Does what a command does.
  mutating func run(_ command: Command) -> [Effect] {
    let before = (session.position, traits.moves ? picture() : nil)
    let wasWelcome = isWelcome
    isWelcome = isWelcome && command.keepsWelcome
    let effects = command.run(&self)
    if wasWelcome, !isWelcome, session.position == before.0, overlays.isEmpty, room == nil {
      notice = notice ?? "Press ? for every key."
    }
    if session.position != before.0 { moved(from: before.1) }
    return effects
  }

  /// What follows from standing somewhere else.
  private mutating func moved(from before: DevicePicture?) {
    selected = 0
    slow = nil
    guard let before else { return }
    let now = picture()
    let hasTurned = before.held != now.held || before.interface != now.interface
    if hasTurned { animation = Animation(from: before) }
  }

  /// The device as it stands.
  mutating func picture() -> DevicePicture {
    let lane = session.lane(session.setting.version)
    var picture = DevicePicture(of: lane.world, on: lane.stage)
    picture.eye = eye
    picture.isASCII = traits.isASCII
    return picture
  }

  private mutating func mouse(_ event: MouseEvent) -> [Effect] {
    switch event.kind {
    case .wheel(.up): return press(.up)
    case .wheel(.down): return press(.down)
    case .press(.left):
      defer { swallowsClick = false }
      guard !swallowsClick, let region = regions.last(where: { $0.rect.contains(event.point) })
      else { return [] }
      notice = nil
      return click(region.target)
    default: return []
    }
  }

  // MARK: Overlays

  mutating func open(_ overlay: Overlay) { overlays.append(overlay) }

  mutating func replaceTop(_ overlay: Overlay) {
    if !overlays.isEmpty { overlays[overlays.count - 1] = overlay }
  }

  mutating func closeTop() { _ = overlays.popLast() }

  // MARK: Time

  /// How long the loop may wait before it asks for another screen; nothing while all is at rest.
  package var patience: Int? { animation?.milliseconds }

  /// The time asked for has passed.
  package mutating func advance() { animation = animation?.next }
}
