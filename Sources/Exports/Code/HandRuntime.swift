import OrientationModel
import SwiftCode

/// What an app needs to ask a hand for one turn after another, and to write down what is seen.
enum HandRuntime {
  /// Whatever the story is.
  static let code: Code = """
    // What leads you through a story, and writes down what is seen.

    import UIKit

    \(RuntimeCode.screen)

    \(story)

    \(leading)

    \(telling)

    \(phone)
    """

  /// One story with its steps.
  static func extent(of task: Questionnaire.Task) -> Code {
    let beats = task.story.beats.map { beat -> Code in
      let (held, hand) =
        switch beat.deed {
        case .rotate(let held): (".\(held.name)", "nil")
        case .hand(let words): ("nil", words.swiftLiteral)
        case .cue, .home, .activate, .impossible: ("nil", "nil")
        }
      let rest = "name: \(beat.name.swiftLiteral), held: \(held),"
      return .fitting(
        92, "Beat(\(rest) hand: \(hand)),", else: "Beat(\n  \(rest)\n  hand: \(hand)),")
    }
    return """
      extension Rehearsal {
        \(.list("static let setUp = [", task.setUp.map { "\($0.swiftLiteral)," }))
        \(.list("static let questions = [", task.questions.map { "\($0.swiftLiteral)," }))
        \(.list("static let beats = [", beats))
      }
      """
  }

  /// What the app's own code asks of whoever plays the story.
  private static let story: Code = """
    extension Story {
      /// A step's name and its code; nil if only a hand can do it.
      typealias Step = (name: String, run: (@MainActor () -> Void)?)

      static var hint: String { Rehearsal.hint }

      static func next() { Rehearsal.next() }
    }
    """

  /// The way through a story.
  private static let leading: Code = #"""
    /// Asks you to rotate the phone, step by step.
    @MainActor enum Rehearsal {
      /// A step, and how to hold the phone or what to do with it; if both are nil, the app runs it.
      struct Beat {
        let name: String
        let held: UIDeviceOrientation?
        /// What else a hand is to do for it.
        let hand: String?
      }

      private enum State { case busy, waiting, over }
      private static var state = State.busy { didSet { show() } }
      /// How many steps have been done.
      private static var index = 0
      /// The scenario with what was seen, line by line.
      private static var seen: [String] = []

      /// The next step; nil at the end.
      private static var coming: Beat? { index + 1 < beats.count ? beats[index + 1] : nil }

      /// Whether the phone is held as the next step requires.
      private static var isHeld: Bool {
        guard let coming, coming.hand == nil else { return false }
        return coming.held == nil || UIDevice.current.orientation == coming.held
      }

      /// The app has launched, which is the first step.
      static func listen() {
        guard Phone.kind == "iPhone Duo" else { return }
        NotificationCenter.default.addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
        ) { _ in MainActor.assumeIsolated { if state == .waiting, isHeld { go() } } }
        look()
      }

      /// Animations take time, and so do the reactions after them.
      private static func look() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
          MainActor.assumeIsolated {
            write()
            if coming == nil { end() } else if isHeld { go() } else { state = .waiting }
          }
        }
      }

      private static func go() {
        state = .busy
        index += 1
        Story.steps[index - 1].run?()
        look()
      }

      /// A tap.
      static func next() { if state == .waiting { go() } }

      private static func write() {
        let side = Story.window?.windowScene?.interfaceOrientation ?? .unknown
        let way = UIDevice.current.orientation
        if index > 0 { seen.append(beats[index].name) }
        let indent = index > 0 ? "  " : ""
        if side != .unknown { seen.append(indent + "expect interface \(Phone.sides[side.rawValue])") }
        if way != .unknown { seen.append(indent + "expect device \(Phone.ways[way.rawValue])") }
      }

      /// The whole story as a scenario, which `upright rules --observed` reads.
      private static func end() {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let system = "iOS \(version.majorVersion).\(version.minorVersion)"
        let head = [setUp[0], "source   \(system), \(Phone.model)"] + setUp.dropFirst()
        let text = (head + seen).joined(separator: "\n") + "\n"
        print(text)
        UIPasteboard.general.string = text
        state = .over
      }
    }
    """#

  /// What the screens say.
  private static let telling: Code = #"""
    extension Rehearsal {
      static var hint: String {
        guard Phone.kind == "iPhone Duo" else { return "This app is for an iPhone Duo." }
        switch state {
        case .busy: return "Wait a moment."
        case .waiting:
          let turn = coming?.held.map {
            "Hold the phone \(words($0)).\n(If you do and nothing happens, tap.)"
          }
          let deed = coming?.hand.map { $0 + "\nThen tap." } ?? turn ?? ""
          return "\(deed)\n\n" + questions.joined(separator: "\n")
        case .over: return thanks
        }
      }

      private static let thanks = """
        That's all. Thank you!

        What the phone did is on the clipboard and on Xcode's console. Save it as seen.scenario: \
        `upright rules --open --observed seen.scenario` shows the answers.
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
        for window in Story.window?.windowScene?.windows ?? [] { layOut(window) }
      }

      private static func layOut(_ view: UIView) {
        view.setNeedsLayout()
        view.subviews.forEach(layOut)
      }
    }
    """#

  private static let phone: Code = #"""
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
