// What was asked already: the steps from one world have their question in common.

/// Who decided last, and with which mask.
///
/// That depends on what is on screen and on the interface orientation, not on how the device is held:
/// all steps from one world ask the same.
struct CachedAnswer {
  private var tree: UInt128 = 0
  /// No world has these bits before one was asked.
  private var bits = UInt64.max
  private(set) var decider: Place?
  var mask: OrientationMask?

  init() {}

  init(_ world: World, _ decider: Place?) {
    self.decider = decider
    if world.spill == nil {
      tree = world.treeBytes
      bits = world.unheld
    }
  }

  func isOf(_ world: World) -> Bool {
    bits == world.unheld && tree == world.treeBytes && world.spill == nil
  }
}

extension Resolver where Sink: TraceSink {
  /// Whose answer counts in a window, found now or remembered.
  mutating func decider(in window: WindowID) -> Place? {
    guard recalls else { return foundDecider(in: window) }
    if cachedAnswer.isOf(world) { return cachedAnswer.decider }
    let decider = foundDecider(in: window)
    cachedAnswer = CachedAnswer(world, decider)
    return decider
  }

  /// What the decider of the main window answers.
  mutating func deciderMask(_ decider: Place) -> OrientationMask {
    guard recalls, cachedAnswer.isOf(world), cachedAnswer.decider == decider else {
      return mask(of: decider)
    }
    if let mask = cachedAnswer.mask { return mask }
    let answer = mask(of: decider)
    if !world.hasCrashed { cachedAnswer.mask = answer }
    return answer
  }

  /// Asks ahead what steps from here will ask.
  mutating func askAhead() {
    guard recalls else { return }
    let before = world
    if let decider = decider(in: 0) { _ = deciderMask(decider) }
    guard world.hasCrashed else { return }
    world = before
    cachedAnswer = CachedAnswer()
  }

  /// Whether an earlier answer may be used: without a trace, with one window, and if UIKit reads what the
  /// controllers return now.
  private var recalls: Bool {
    !Sink.isRecording && !compiled.hasWindows && !context.goesByTold && !context.isBeforeDelivery
  }
}
