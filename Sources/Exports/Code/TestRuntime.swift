import SwiftCode

/// What every generated test needs to do its steps and to see what came of them.
enum TestRuntime {
  static let code: Code = """
    /// A step by its number in `upright run`, who does it, and where the interface is to be then;
    /// nothing: the app has crashed.
    struct Beat {
      enum Deed {
        case cue, home, activate
        case rotate(UIDeviceOrientation)
      }

      let number: Int
      let name: String
      let deed: Deed
      let interface: UIInterfaceOrientation?

      init(_ number: Int, _ name: String, _ deed: Deed, _ interface: UIInterfaceOrientation?) {
        (self.number, self.name, self.deed, self.interface) = (number, name, deed, interface)
      }
    }

    extension UprightTests {
      /// Launches the app, does the steps, and compares.
      @MainActor
      func rehearse(
        _ story: String, on device: String, ios: Int, held: UIDeviceOrientation, _ beats: [Beat]
      ) throws {
        let system = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
        try XCTSkipUnless(system == ios, "This is for iOS \\(ios); export again with --ios \\(system).")
        try XCTSkipUnless(Witness.device == device, "This is for \\(device), not \\(Witness.device).")
        Witness.shared.listen()
        XCUIDevice.shared.orientation = held
        let app = XCUIApplication()
        // An app that is not there has not crashed; one that is to crash at once may fail to launch.
        let crashesAtOnce = beats.first?.interface == nil
        continueAfterFailure = crashesAtOnce
        if crashesAtOnce { expectCrash() }
        app.launch()
        continueAfterFailure = true
        for beat in beats {
          if beat.interface == nil, !crashesAtOnce { expectCrash() }
          if beat.number > 0 { perform(beat, in: app) }
          settle()
          let seen = look(at: app, expectsCrash: beat.interface == nil)
          XCTAssertEqual(
            seen, beat.interface.map(Witness.name) ?? "crash",
            "\\(story), step \\(beat.number): \\(beat.name)")
          if app.state == .notRunning { break }
        }
        app.terminate()
      }

      /// XCTest takes a crash of the app for a failure, even one that is to be seen; it may say so
      /// any time from now on. That the app did not crash stays a failure.
      private func expectCrash() {
        let options = XCTExpectedFailure.Options()
        options.isStrict = false
        options.issueMatcher = { issue in
          let text = issue.compactDescription
          return text.lowercased().contains("crash") && !text.hasPrefix("XCTAssert")
        }
        XCTExpectFailure("The app is to crash.", options: options)
      }

      @MainActor
      private func perform(_ beat: Beat, in app: XCUIApplication) {
        Witness.post("upright.cue.next")
        switch beat.deed {
        case .cue: break
        case .rotate(let held): XCUIDevice.shared.orientation = held
        case .home: XCUIDevice.shared.press(.home)
        case .activate: app.activate()
        }
      }

      /// Animations take their time, and reactions theirs after them.
      @MainActor
      private func settle() {
        let pause = expectation(description: "settled")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { pause.fulfill() }
        wait(for: [pause], timeout: 10)
      }

      /// Which way the app says its interface is.
      @MainActor
      private func look(at app: XCUIApplication, expectsCrash: Bool) -> String {
        if expectsCrash, app.wait(for: .notRunning, timeout: 5) { return "crash" }
        if app.state == .notRunning { return "crash" }
        guard app.state == .runningForeground else { return Witness.shared.last }
        let report = XCTDarwinNotificationExpectation(notificationName: "upright.reported")
        Witness.post("upright.cue.report")
        guard XCTWaiter().wait(for: [report], timeout: 10) == .completed else { return "silence" }
        settle()
        return Witness.shared.last
      }
    }

    /// Hears what the app answers.
    @MainActor
    final class Witness {
      static let shared = Witness()
      private(set) var last = "unknown"

      static let names = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft",
      ]

      static func name(_ orientation: UIInterfaceOrientation) -> String { names[orientation.rawValue] }

      /// The class of devices the simulator belongs to, as Upright has it.
      static var device: String {
        if UIDevice.current.userInterfaceIdiom == .pad { return "iPad" }
        // A simulator may be called anything; its model does not lie.
        let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? ""
        \(RuntimeCode.phoneClass("model"))
      }

      \(RuntimeCode.posting)

      func listen() {
        for name in Self.names.indices.map({ "upright.interface.\\($0)" }) {
          \(RuntimeCode.observing("MainActor.assumeIsolated { Witness.shared.hear(name) }"))
        }
      }

      private func hear(_ name: String) {
        if let number = name.split(separator: ".").last.flatMap({ Int($0) }) {
          last = Self.names[number]
        }
      }
    }
    """
}
