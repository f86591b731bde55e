extension Command {
  static let probe = Command(
    "probe", "Print a Swift file that dumps a running app's state as a scenario.",
    examples: [
      Example("upright probe -o UprightProbe.swift", "add the file to the app, and run it"),
      Example("e -l swift -- import MyApp; print(Upright.scenario())", "in the debugger"),
      Example("print(Upright.scenario())", "or in the app's own code"),
    ],
    notes: [
      "It prints a scenario: save it, and `upright run` runs it. It reads the masks of all view "
        + "controllers and compares what a container returns with what its top child returns, to "
        + "find out which containers ask their children. It changes nothing, and needs iOS 13."
    ], options: [.output, .force]
  ) { invocation, _ throws(Trouble) in invocation.deliver(ProbeSource.text) }
}

/// The Swift file that `probe` prints.
///
/// It lives in an app, so it knows nothing of this package; what it prints is the scenario
/// language. The tests type-check it against stubs of UIKit and run it on trees made of them.
enum ProbeSource { static let text = head + app + tree + words }

extension ProbeSource {
  /// What it is, and the way in.
  static let head = #"""
    // Prints this app's state as an Upright scenario: the visible screens, their containers, and
    // what each getter about orientation returns. Written by `upright probe`; needs iOS 13.
    //
    //   print(Upright.scenario())                                in the app's own code
    //   e -l swift -- import MyApp; print(Upright.scenario())    in the debugger, when paused
    //
    // Save the output as x.scenario. `upright run x.scenario` runs it, and
    // `upright check x.scenario` checks whether Upright predicts what the app showed.

    import UIKit

    enum Upright {
      /// The app's current state, in the scenario language.
      static func scenario() -> String {
        guard Thread.isMainThread else { return "# Call this on the main thread.\n" }
        return MainActor.assumeIsolated {
          var probe = UprightProbe()
          return probe.scenario()
        }
      }
    }

    /// Visits scenes, windows, presentations, and children once, and records them.
    @MainActor
    private struct UprightProbe {
      /// Lines that declare screens, in the order they were met.
      private var screens: [String] = []
      /// Trees outside the root: the presented screens.
      private var outside: [String] = []
      private var steps: [String] = []
      /// The names given so far, by object.
      private var names: [ObjectIdentifier: String] = [:]
      private var taken: Set<String> = []

      private let app = UIApplication.shared
      private let device = UIDevice.current
      private let info = Bundle.main.infoDictionary ?? [:]

      private var isPad: Bool { device.userInterfaceIdiom == .pad }
      private var isOnPad: Bool { isPad || device.model == "iPad" }

      mutating func scenario() -> String {
        guard let scene = frontScene else { return "# No scene is in the foreground.\n" }
        let windows = scene.windows.filter { $0.rootViewController != nil && !isForeign($0) }
          .sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
        guard let main = windows.first, let root = main.rootViewController else {
          return "# No window has a root view controller.\n"
        }
        var trees = ["root"] + lines(of: root, depth: 1)
        for window in windows.dropFirst() { trees += lines(of: window) }
        for window in windows {
          if let root = window.rootViewController { present(above: root) }
        }
        let shown = orientationName(scene.interfaceOrientation)
        let expectation = shown.map { "expect interface \($0)" }
        var ending = flatStep + steps
        if let expectation, ending.isEmpty {
          ending = [expectation]
        } else if let expectation {
          ending.append("  " + expectation)
        }
        let blocks = [setUp(scene, main), screens, outside, trees, ending]
        return blocks.filter { !$0.isEmpty }
          .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
      }

    """#
}
