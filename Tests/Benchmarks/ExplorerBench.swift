import Exports
import OrientationExplorer
import OrientationModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What exploring costs: three tabs of navigation controllers, some screens to push, two of them also
/// presented, iOS 16, depth 2.
enum ExplorerBench {
  static func report(screens: Int, threads: Int) -> JSON {
    let masks: [OrientationMask] = [
      .all, .landscape, .allButUpsideDown, [.portrait, .landscapeLeft],
    ]
    let app = Scenes.tabs(3, pushes: (0..<screens).map { masks[$0 % masks.count] })
    let presented = Repertoire.pushable(in: app).prefix(2).map {
      Step.present($0, as: .fullScreen, from: nil)
    }
    var exploration = Exploration(app, Repertoire(app, presentations: presented))
    exploration.threads = threads
    let before = peakMemory
    let explored = exploration.run()
    let statistics = explored.statistics
    return [
      "screens": screens, "threads": threads, "states": explored.states,
      "transitions": explored.transitions, "depth": statistics.depth,
      "complete": explored.isComplete ? "yes" : "no",
      "seconds": JSON.decimal(statistics.seconds),
      "statesPerSecond": JSON.decimal(statistics.statesPerSecond),
      "tableBytesPerState": JSON.decimal(Double(statistics.memory) / Double(explored.states)),
      "peakBytesPerState": JSON.decimal(Double(peakMemory - before) / Double(explored.states)),
      "broken": explored.findings.filter { !$0.holds }.map(\.property.name),
    ]
  }

  /// The most memory the process has had so far.
  private static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
