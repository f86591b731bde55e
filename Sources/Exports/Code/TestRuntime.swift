/// What every generated test needs to do its steps and to write down what it saw.
enum TestRuntime {
  /// `isAll` where the stories share apps.
  static func code(isAll: Bool) -> Code {
    let app = isAll ? "bundleIdentifier: Self.prefix + \".\" + host" : ""
    let text = code.text.replacing("HOST", with: isAll ? " in host: String," : "")
      .replacing("APP", with: app).replacing("AMONG", with: "\(isAll)")
    return Code(stringLiteral: text)
  }

  private static let code: Code = """
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
        _ story: String,HOST on device: String, ios: Int, held: UIDeviceOrientation,
        _ beats: [Beat]
      ) throws {
        let system = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
        try XCTSkipUnless(system == ios, "This is for iOS \\(ios); export again with --ios \\(system).")
        try XCTSkipUnless(Witness.device == device, "This is for \\(device), not \\(Witness.device).")
        Witness.shared.listen()
        XCUIDevice.shared.orientation = held
        let app = XCUIApplication(APP)
        app.launchEnvironment["UPRIGHT_STORY"] = story
        // An app that is not there has not crashed; one that is to crash at once may fail to launch.
        let crashesAtOnce = beats.first?.interface == nil
        continueAfterFailure = crashesAtOnce
        if crashesAtOnce { expectCrash() }
        app.launch()
        continueAfterFailure = true
        Witness.shared.begin(story, on: device, ios: ios, isAmongOthers: AMONG)
        for beat in beats {
          if beat.interface == nil, !crashesAtOnce { expectCrash() }
          if beat.number > 0 { perform(beat, in: app) }
          settle()
          let seen = look(at: app, expectsCrash: beat.interface == nil)
          Witness.shared.write(beat.number, beat.name, seen)
          XCTAssertEqual(
            seen, beat.interface.map(Witness.name) ?? "crash",
            "\\(story), step \\(beat.number): \\(beat.name)")
          if app.state == .notRunning { break }
        }
        app.terminate()
        let attachment = XCTAttachment(data: Witness.shared.json, uniformTypeIdentifier: "public.json")
        attachment.name = "upright-observations.json"
        attachment.lifetime = .keepAlways
        add(attachment)
        try Witness.shared.store()
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

    /// Hears what the app answers, and writes it down.
    @MainActor
    final class Witness {
      static let shared = Witness()
      private(set) var last = "unknown"
      private(set) var lastDevice = "unknown"
      private var stories: [[String: Any]] = []
      private var isListening = false

      static let names = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft",
      ]
      static let deviceNames = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp",
        "faceDown",
      ]

      static func name(_ orientation: UIInterfaceOrientation) -> String { names[orientation.rawValue] }

      /// The class of devices the simulator belongs to, as Upright has it.
      static var device: String {
        if UIDevice.current.userInterfaceIdiom == .pad { return "iPad" }
        // A simulator may be called anything; its model does not lie.
        let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? ""
        \(UITestExportCode.phoneClass("model"))
      }

      \(UITestExportCode.posting)

      func listen() {
        guard !isListening else { return }
        isListening = true
        let interfaces = Self.names.indices.map { "upright.interface.\\($0)" }
        let devices = Self.deviceNames.indices.map { "upright.device.\\($0)" }
        for name in interfaces + devices {
          \(UITestExportCode.observing("MainActor.assumeIsolated { Witness.shared.hear(name) }"))
        }
      }

      private func hear(_ name: String) {
        let parts = name.split(separator: ".")
        guard parts.count == 3, let number = Int(parts[2]) else { return }
        if parts[1] == "interface" { last = Self.names[number] }
        if parts[1] == "device" { lastDevice = Self.deviceNames[number] }
      }

      func begin(_ story: String, on device: String, ios: Int, isAmongOthers: Bool) {
        let story: [String: Any] = [
          "scenario": story, "device": device, "ios": "\\(ios)", "amongOthers": isAmongOthers,
          "steps": [[String: Any]](),
        ]
        stories.append(story)
      }

      func write(_ number: Int, _ name: String, _ seen: String) {
        var steps = stories[stories.count - 1]["steps"] as? [[String: Any]] ?? []
        steps.append(["step": number, "action": name, "interface": seen, "device": lastDevice])
        stories[stories.count - 1]["steps"] = steps
      }

      var json: Data {
        let environment = ProcessInfo.processInfo.environment
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let whole: [String: Any] = [
          "format": "upright-observations", "version": 1,
          "ios": "\\(version.majorVersion).\\(version.minorVersion)",
          "model": environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model,
          "stories": stories,
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        return (try? JSONSerialization.data(withJSONObject: whole, options: options)) ?? Data()
      }

      /// Where the JSON goes.
      private var path: String {
        ProcessInfo.processInfo.environment["UPRIGHT_OBSERVATIONS"]
          ?? NSTemporaryDirectory() + "upright-observations.json"
      }

      func store() throws {
        try json.write(to: URL(fileURLWithPath: path), options: .atomic)
      }

      /// How much was seen, and where it is.
      func tell() {
        guard !stories.isEmpty else { return print("Upright: this system ran no story.") }
        let steps = stories.reduce(0) { $0 + (($1["steps"] as? [Any])?.count ?? 0) }
        print("Upright: ran \\(stories.count) stories, \\(steps) steps. Results: \\(path)")
        print("Compare with the rule book: upright check --observed '\\(path)'")
      }
    }
    """
}
