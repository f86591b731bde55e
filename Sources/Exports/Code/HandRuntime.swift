import OrientationModel
import SwiftCode

/// What an app needs to ask a hand for one turn after another, and to write down what is seen.
///
/// Each story gets the app to itself: after one the app is closed, and opened again for the next. So an
/// exception that ends it is seen, too.
enum HandRuntime {
  /// Whatever the stories are.
  static let code: Code = """
    \(asking)

    \(leading)

    \(telling)

    \(writing)

    \(place)
    """

  /// One story with its steps.
  static func task(_ task: Questionnaire.Task) -> Code {
    let beats = task.story.beats.map { beat -> Code in
      let (held, hand) =
        switch beat.deed {
        case .rotate(let held): (".\(held.name)", "nil")
        case .hand(let words): ("nil", words.swiftLiteral)
        case .cue, .home, .activate, .impossible: ("nil", "nil")
        }
      let rest = "number: \(beat.number), name: \(beat.name.swiftLiteral), held: \(held),"
      return .fitting(
        92, "Beat(\(rest) hand: \(hand)),", else: "Beat(\n  \(rest)\n  hand: \(hand)),")
    }
    return """
      Task(
        story: \(task.story.name.swiftLiteral),
        \(.list("questions: [", task.questions.map { "\($0.swiftLiteral)," }, end: "],"))
        \(.list("beats: [", beats, end: "])")),
      """
  }

  private static let asking: Code =
    #"""
    /// Asks you to rotate the phone, step by step.
    @MainActor enum Rehearsal {
      /// A story, and the open questions it answers.
      struct Task {
        let story: String
        let questions: [String]
        let beats: [Beat]
      }

      /// A step by its number in `upright run`, and how to hold the phone or what to do with it;
      /// if both are nil, the app runs it.
      struct Beat {
        let number: Int
        let name: String
        let held: UIDeviceOrientation?
        /// What else a hand is to do for it.
        let hand: String?
      }

      static let ios = "\#(SystemVersion.firstWithDuo.text)"

      /// The next story; nil if all are done, or if none can run here.
      static let task: Task? = {
        Notebook.open()
        let done = Notebook.count
        return tasks.indices.contains(done) && obstacle == nil ? tasks[done] : nil
      }()
      static let story: Story? = task.flatMap { stories[$0.story] } ?? last

      /// Why no story can run here.
      static var obstacle: String? {
        Phone.kind == "iPhone Duo" ? nil : "This app is for an iPhone Duo."
      }
    }
    """#

  /// The way through a story.
  private static let leading: Code = #"""
    extension Rehearsal {
      private enum State { case busy, waiting, over }
      private static var state = State.busy { didSet { show() } }

      /// The next step; nil at the end.
      private static var coming: Beat? {
        guard let task, index + 1 < task.beats.count else { return nil }
        return task.beats[index + 1]
      }

      /// Whether the phone is held as the next step requires.
      private static var isHeld: Bool {
        guard coming?.hand == nil else { return false }
        guard let held = coming?.held else { return true }
        return UIDevice.current.orientation == held
      }

      /// The app has launched, which is the first step.
      static func listen() {
        guard let task else { return Notebook.tell() }
        NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
        ) { _ in MainActor.assumeIsolated { if state == .waiting, isHeld { go() } } }
        Notebook.begin(task.story)
        look(at: task.beats[0])
      }

      /// Animations take time, and so do the reactions after them.
      private static func look(at beat: Beat) {
        Notebook.expect(beat)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
          MainActor.assumeIsolated {
            Notebook.write(beat, \#(QuestionnaireApp.side))
            guard coming != nil else {
              Notebook.end()
              state = .over
              return
            }
            if isHeld { go() } else { state = .waiting }
          }
        }
      }

      private static func go() {
        guard let beat = coming, let story else { return }
        state = .busy
        Notebook.expect(beat)
        index += 1
        story.steps[index - 1].run?()
        look(at: beat)
      }

      /// A tap.
      static func next() {
        if task == nil, obstacle == nil { Notebook.forget() }
        if task == nil || state == .over { exit(0) }
        if state == .waiting { go() }
      }
    }
    """#

  /// What the screens say.
  private static let telling: Code = #"""
    extension Rehearsal {
      static var hint: String {
        guard let task else { return obstacle ?? thanks }
        let place = "\(min(Notebook.count + (state == .over ? 0 : 1), tasks.count)) of \(tasks.count)"
        switch state {
        case .busy: return "\(place)\n\nWait a moment."
        case .waiting:
          let turn = coming?.held.map {
            "Hold the phone \(words($0)).\n(If you do and nothing happens, tap.)"
          }
          let deed = coming?.hand.map { $0 + "\nThen tap." } ?? turn ?? ""
          return "\(place)\n\n\(deed)\n\n" + task.questions.joined(separator: "\n")
        case .over:
          return "\(place)\n\n\(rest)"
        }
      }

      private static let rest = """
        Close the phone, turn the rotation lock off, hold the phone in portrait, and tap. \
        The app closes; open it again.
        """

      private static let thanks = """
        That's all. Thank you!

        The results are on the clipboard and, as one line, on Xcode's console. Save them as \
        seen.json: `upright rules --open --observed seen.json` shows the answers.

        To start over, tap to delete the results, then open the app again.
        """

      private static func words(_ held: UIDeviceOrientation) -> String {
        switch held {
        case .portrait: return "in portrait"
        case .portraitUpsideDown: return "upside down"
        case .landscapeLeft: return "in landscape, its top to the left"
        case .landscapeRight: return "in landscape, its top to the right"
        case .faceUp: return "flat, its screen up"
        case .faceDown: return "flat, its screen down"
        default: return "any way you like"
        }
      }

      /// Updates the text on every screen.
      private static func show() {
        for window in story?.window()?.windowScene?.windows ?? [] { layOut(window) }
      }

      private static func layOut(_ view: UIView) {
        view.setNeedsLayout()
        view.subviews.forEach(layOut)
      }

      /// A screen for when no story can run.
      private static let last = Story(
        launch: { makeWindow in
          let window = makeWindow()
          window.rootViewController = StoryViewController()
          window.makeKeyAndVisible()
          lastWindow = window
        },
        window: { lastWindow }, steps: [])
      private static var lastWindow: UIWindow?
    }
    """#

  /// What was seen, kept while the app is closed.
  private static let writing: Code = #"""
    @MainActor enum Notebook {
      private static let memory = UserDefaults.standard

      /// How many stories are done.
      static var count: Int { memory.integer(forKey: "upright.count") }

      private static var stories: [[String: Any]] {
        get { memory.array(forKey: "upright.stories") as? [[String: Any]] ?? [] }
        set { memory.set(newValue, forKey: "upright.stories") }
      }

      /// An exception leaves a note before the app crashes; the next launch records it.
      static func open() {
        NSSetUncaughtExceptionHandler { _ in
          UserDefaults.standard.set(true, forKey: "upright.raised")
          UserDefaults.standard.synchronize()
        }
        guard memory.bool(forKey: "upright.raised") else { return }
        memory.removeObject(forKey: "upright.raised")
        guard let step = memory.dictionary(forKey: "upright.step") else { return }
        add(step.merging(["interface": "crash"]) { $1 })
        end()
      }

      static func begin(_ story: String) {
        stories.removeAll { $0["scenario"] as? String == story }
        stories.append([
          "scenario": story, "device": Phone.kind, "ios": Rehearsal.ios,
          "steps": [[String: Any]](),
        ])
      }

      /// The current step.
      static func expect(_ beat: Rehearsal.Beat) {
        memory.set(["step": beat.number, "action": beat.name], forKey: "upright.step")
        memory.synchronize()
      }

      static func write(_ beat: Rehearsal.Beat, _ interface: UIInterfaceOrientation) {
        add([
          "step": beat.number, "action": beat.name, "interface": Phone.sides[interface.rawValue],
          "device": Phone.ways[UIDevice.current.orientation.rawValue],
        ])
      }

      private static func add(_ step: [String: Any]) {
        var all = stories
        guard var story = all.popLast(), let steps = story["steps"] as? [[String: Any]] else { return }
        story["steps"] = steps + [step]
        stories = all + [story]
      }

      static func end() {
        memory.set(count + 1, forKey: "upright.count")
        print(line)
      }

      /// All results, in the format that `upright rules --observed` reads.
      private static var line: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let whole: [String: Any] = [
          "format": "upright-observations", "version": 1,
          "ios": "\(version.majorVersion).\(version.minorVersion)", "model": Phone.model,
          "stories": stories,
        ]
        let data = try? JSONSerialization.data(withJSONObject: whole, options: [.sortedKeys])
        return String(decoding: data ?? Data(), as: UTF8.self)
      }

      static func tell() {
        guard !stories.isEmpty else { return }
        print(line)
        UIPasteboard.general.string = line
      }

      static func forget() {
        for key in ["count", "stories", "step"] { memory.removeObject(forKey: "upright." + key) }
        memory.synchronize()
      }
    }
    """#

  /// Which phone it is.
  private static let place: Code = #"""
    enum Phone {
      static let sides = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft",
      ]
      static let ways = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp",
        "faceDown",
      ]

      private static var identifier: String {
        if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
          return simulated
        }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      }

      static var model: String {
        ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? identifier
      }

      /// Its class of phones, as Upright names it.
      static var kind: String {
        \#(RuntimeCode.phoneClass("identifier"))
      }
    }
    """#
}
