import BundledScenarios
import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

/// The playground as a value: what is open, where one stands, what lies over it.
///
/// `press` takes a key and says what has to be done outside; `screen` draws. Nothing here knows a
/// terminal, a clock or a file.
package struct PlaygroundState: Sendable {
  /// What the surroundings allow.
  package struct Traits: Hashable, Sendable {
    package var moves = false
    package var isASCII = false
    /// Whether there are colours enough for surfaces.
    package var hasSurfaces = false
    package var hasMouse = true
    /// Whether `advance` is called when the time comes, so that something may take several screens.
    package var isLive = false
    /// The ground that is drawn for at first.
    package var ground = Appearance.unknown
    /// Where it is played, if that is a page; a session is shared by a link then.
    package var address: String?

    package init(
      moves: Bool = false, isASCII: Bool = false, hasMouse: Bool = true, isLive: Bool = false,
      ground: Appearance = .unknown, depth: ColorDepth = .mono, address: String? = nil
    ) {
      self.moves = moves
      self.isLive = isLive
      self.isASCII = isASCII
      self.hasMouse = hasMouse
      hasSurfaces = depth.hasSurfaces && !isASCII
      self.ground = ground
      self.address = address
    }

    var renderStyle: RenderStyle { isASCII ? .ascii : hasSurfaces ? .solid : .wireframe }
  }

  package internal(set) var session: Session
  package let traits: Traits
  var overlays: [Overlay] = []
  /// A story was opened and nothing was pressed yet: its question stands beside the device.
  var isWelcome = false
  /// It is the first one, before anything was pressed at all.
  var isFirst = false
  /// One line that answers the last key, where the verdict does not.
  var notice: String?
  /// Where somebody was who wanted to leave and had not saved.
  var askedToLeave: Position?
  /// What is wrong with the file that is followed, with its caret.
  var problem: [String] = []
  /// Where in the file that is.
  var problemLine: Int?
  var eye = DevicePicture.Eye.hand
  var comparison: DeviceComparison?
  /// The moment inside the step, where one walks in it.
  var slow: Int?
  var presenter: Presenter?
  var recording: LiveRecording?
  var shownSize = Size(columns: 80, rows: 24)
  var reportsMouse = true
  package var ground: Appearance
  var sentences: [String] = []
  /// How many hints were told of each challenge.
  var told: [Session.Origin: Int] = [:]
  package var ownFiles: [String] = []
  /// Sessions with unsaved work, the latest last; those that earlier runs left come first.
  var kept: [KeptSession] = []
  /// Where each lesson was on the screen for the first time.
  package var lessons: [Lesson: Lesson.Place] = [:]
  var animation: Animation?
  /// Whether what was drawn last was on the way: its slanting edges may reach beyond their cells.
  var isStained = false
  /// What was shown last, and where the device stood in it.
  var shown: (canvas: Canvas, device: Rect)?
  var explored: ExploredText?
  var search: OngoingSearch?
  /// What was handed out to be written.
  var leaving: Session.Copy?
  /// What can be pressed with the mouse, from the last screen.
  var regions: [Region] = []
  /// Where the entries of the bar are.
  package var hints: [Rect] { regions.filter { $0.isHint }.map { $0.rect } }
  /// Where the device was taken hold of with the mouse.
  private var grip: Point?
  /// The first click after the window got the focus only brings it to the front.
  private var swallowsClick = false
  /// The place where one stood last.
  private var known: KnownPlace?
  private var foresight: Foresight?
  /// What has to be done outside, asked for by the key that is being taken.
  private(set) var wishes: [PlaygroundEffect] = []

  /// `isFirst`: with as little on the screen as there can be.
  package init(_ session: Session, traits: Traits = Traits(), isFirst: Bool = false) {
    self.session = session
    self.isFirst = isFirst
    self.traits = traits
    reportsMouse = traits.hasMouse
    ground = traits.ground
    isWelcome = session.opensWithSituation
  }

  /// The first story of the tour.
  package init(
    traits: Traits = Traits(), version: SystemVersion? = nil, device: Device? = nil
  ) {
    let first = BundledScenario.all.first { $0.name.hasPrefix("Tour/") }
    let session = Session(bundled: first, version: version, device: device)
    self.init(session ?? Session.blank, traits: traits, isFirst: true)
  }

  // MARK: What is known

  mutating func summary() -> Summary { here().summary }

  mutating func surroundings() -> Surroundings {
    if let around = here().around { return around }
    let surroundings = Surroundings(&session)
    known?.around = surroundings
    return surroundings
  }

  /// What is known of where one stands, found out now if it is new.
  private mutating func here() -> KnownPlace {
    if let known, known.isPlace(of: session) { return known }
    let foreseen = foresight?.places.first { $0.isArrival(of: session) }
    let here = foreseen ?? KnownPlace(&session)
    known = here
    return here
  }

  /// Whether there is something to be found out before a key is pressed.
  package var canLookAhead: Bool {
    guard overlays.isEmpty, search == nil else { return false }
    return foresight.map { $0.position != session.position || !$0.keys.isEmpty } ?? true
  }

  /// Presses one of the likeliest keys in a copy, and keeps what is known of the place it leads to.
  package mutating func lookAhead() {
    var next = foresight ?? Foresight(position: session.position)
    if next.position != session.position { next = Foresight(position: session.position) }
    let key = next.keys.removeFirst()
    foresight = next
    var copy = self
    _ = copy.press(key)
    // Another session has none.
    if copy.session.position != session.position, copy.foresight != nil {
      next.places.append(copy.here())
    }
    foresight = next
  }

  mutating func forgetPlaces() {
    known = nil
    foresight = nil
    search = nil
  }

  /// Shows another change than the best, as long as one stays here; or the best again.
  mutating func showFix(by count: Int) {
    known = here()
    notice = known?.summary.showFix(by: count, in: session)
  }

  /// Whether outcomes stay hidden, because somebody is to guess them.
  var hidesOutcomes: Bool { isWelcome || presenter != nil || session.isToldStory }

  // MARK: Keys

  /// Takes a key; the answer is what has to be done outside.
  package mutating func press(_ key: Key) -> [PlaygroundEffect] {
    wishes { $0.take(key) }
  }

  /// Takes the next of several keys that came together; the answer is how many were taken, too.
  ///
  /// Letters in a row that go into a line of text are typed at once: what depends on the line is
  /// worked out once then, however many there are.
  package mutating func press(
    _ keys: ArraySlice<Key>
  ) -> (taken: Int, effects: [PlaygroundEffect]) {
    let letters = keys.prefix { if case .character = $0 { true } else { false } }
    guard letters.count > 1, takesText else {
      return (1, keys.first.map { press($0) } ?? [])
    }
    var text = ""
    for case .character(let letter) in letters { text.append(letter) }
    let effects = wishes { playground in
      for key in letters { playground.recording?.hear(key, onStage: false) }
      playground.animation = nil
      playground.swallowsClick = false
      playground.notice = nil
      playground.type(text)
    }
    return (letters.count, effects)
  }

  mutating func wishes(_ action: (inout PlaygroundState) -> Void) -> [PlaygroundEffect] {
    wishes = []
    action(&self)
    return wishes
  }

  /// Asks for something that only the program around the playground can do.
  mutating func ask(for wish: PlaygroundEffect) { wishes.append(wish) }

  mutating func take(_ key: Key) {
    recording?.hear(key, onStage: overlays.isEmpty)
    animation = nil
    if search != nil, !endSearch(before: key) { return }
    switch key {
    case .unknown, .resize: return
    case .focus(let isFocused):
      swallowsClick = isFocused
      return
    case .paste(let text): return paste(text)
    case .mouse(let event): return mouse(event)
    default: break
    }
    swallowsClick = false
    notice = nil
    // Nobody sees what a key does behind a black screen: it brings the picture back.
    if presenter?.isBlack == true {
      presenter?.isBlack = false
      return
    }
    if pressOverlay(key) { return }
    if let answer = Guess(key) { return guess(answer) }
    guard let command = KeyCommand(key, inRoom: presenter != nil) else {
      return tell("\(key.name) has no function here. Press ? for all keys.")
    }
    run(command)
  }

  /// Does what a command says, with all that follows from it.
  mutating func run(_ command: KeyCommand) {
    // A story that is only a launch begins with that.
    if command == .later, isWelcome, session.timeline.later(than: session.node) == nil {
      isWelcome = false
      return
    }
    change(staysInStory: command.staysInStory) { $0.carryOut(command) }
  }

  /// Changes something as a command does, with all that follows from it.
  mutating func change(
    staysInStory: Bool = false, _ change: (inout PlaygroundState) -> Void
  ) {
    let story = presenter.map { _ in Presenter.Place(session: session, comparison: comparison) }
    let before = (session.position, traits.moves ? picture() : nil)
    let origin = session.origin
    change(&self)
    if let story, !staysInStory { leftStory(story) }
    // What only tells or opens something leaves a story's question where it is.
    if session.origin == origin, session.position != before.0 || isLookingCloser {
      isWelcome = false
    }
    guard session.position != before.0 else { return }
    moved(from: before.1)
    let isOnward = session.node > before.0.node
    if isOnward, session.answersWithEvents, presenter == nil, comparison == nil {
      open(.pages(Pages(kind: .callbacks)))
    }
  }

  /// Whether the place where one stands is looked at in another way than at first.
  private var isLookingCloser: Bool {
    presenter != nil || comparison != nil || slow != nil || eye == .app || !problem.isEmpty
  }

  /// Resets what belonged to the place one has left, and begins to animate a turn.
  private mutating func moved(from before: DevicePicture?) {
    slow = nil
    if let comparison, !canCompare(comparison) { self.comparison = nil }
    animate(from: before)
  }

  /// Begins to show how the device came from what was seen to what is.
  mutating func animate(from before: DevicePicture?) {
    guard traits.moves, let before, let transition = PictureTransition(from: before, to: picture())
    else {
      return
    }
    animation = Animation(transition: transition, backdrop: shown?.canvas, old: shown?.device)
  }

  /// Sees the interface upright, where it isn't as the device is held; or the device as it is held.
  mutating func tiltHead() {
    if eye == .hand, picture().isUpright {
      return tell("Tab helps where interface and device differ.")
    }
    eye = eye == .hand ? .app : .hand
  }

  mutating func picture() -> DevicePicture {
    // Before anything holds on to all there is: else every version's playback would be copied.
    let playback = session.playback()
    return picture(of: playback)
  }

  func picture(of playback: Playback) -> DevicePicture {
    var picture = DevicePicture(of: playback.world, on: playback.simulator)
    picture.eye = eye
    picture.renderStyle = traits.renderStyle
    return picture
  }

  private mutating func mouse(_ event: MouseEvent) {
    switch event.kind {
    case .wheel(.up): take(.up)
    case .wheel(.down): take(.down)
    case .press(.left):
      defer { swallowsClick = false }
      grip = shown?.device.contains(event.point) == true && overlays.isEmpty ? event.point : nil
      guard !swallowsClick, let region = regions.last(where: { $0.rect.contains(event.point) })
      else { return }
      notice = nil
      take(region.target)
    case .release:
      defer { grip = nil }
      guard let grip, abs(event.point.column - grip.column) >= 4 else { return }
      run(event.point.column > grip.column ? .turnRight : .turnLeft)
    default: break
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
  package var patience: Int? {
    search != nil ? 1 : animation == nil ? nil : Animation.milliseconds
  }

  /// Takes note that the time asked for has passed.
  package mutating func advance() {
    if search == nil { animation = animation?.next } else { searchOn() }
  }
}
