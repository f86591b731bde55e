import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// What UIKit prints and raises is known again, however it was cut.
struct KnownMessageTests {
  private static let app = films(ios: 17)

  private static let texts: [(String, Rule)] = [
    (app.text(of: Crash.noCommonOrientation(filmsID)), .noCommonOrientationThrows),
    (
      app.text(of: Crash.preferredMismatch(filmsID, .side(.portrait), .landscape)),
      .preferenceOutsideMaskThrows
    ),
    (app.text(of: Crash.recursion(filmsID)), .alertRecursion),
    (app.text(of: Crash.noSceneLifeCycle), .sceneLifeCycleRequiredOn27),
    (
      app.text(of: RequestError.unsupported(requested: .landscape, supported: .portrait)),
      .requestWithinMasks
    ), (app.text(of: RequestError.windowingMode), .multitaskingCannotRequest),
    (app.text(of: ConsoleLine.orientationUnsupported), .writingPrintsFrom16),
    (app.text(of: ConsoleLine.attemptDeprecated), .attemptDeprecatedFrom16),
    (app.text(of: ConsoleLine.lifeCycleWarning), .sceneLifeCycleRequiredOn27),
    (
      app.text(of: ConsoleLine.fullScreenWarning(listLacksSome: true)),
      .requiresFullScreenDeprecated
    ),
    (app.text(of: ConsoleLine.enumPassedAsMask(filmsID, .portrait)), .orientationPassedAsMask),
    (app.text(of: ConsoleLine.extensionOverride(filmsID)), .categoryOverrideUndefined),
    (app.text(of: ConsoleLine.unbalancedGenerating), .notificationsMustBeGenerated),
    (app.text(of: ConsoleLine.recursiveMask), .alertRecursion),
    (
      app.text(of: ConsoleLine.preferredMismatch(filmsID, .side(.portrait), .landscape)),
      .preferenceOutsideMaskThrows
    ),
  ]

  @Test func `everything the program can print is explained by its rule`() {
    for (text, rule) in Self.texts {
      #expect(KnownMessage.explaining(text)?.rule == rule, "\(text)")
    }
  }

  @Test func `line breaks, quotation marks and what stands around it do not matter`() {
    for (text, rule) in Self.texts {
      let wrapped = text.enumerated().map {
        $0.offset % 23 == 22 ? "\($0.element)\n   " : "\($0.element)"
      }
      let noisy = "2026-11-22 17:00:01 App[42:7] '" + wrapped.joined() + "'"
      #expect(KnownMessage.explaining(noisy)?.rule == rule, "\(noisy)")
    }
  }

  @Test func `half of it is enough`() {
    for (text, rule) in Self.texts where text.count > 100 {
      let half = String(text.dropFirst(text.count / 4).prefix(text.count / 2))
      #expect(KnownMessage.explaining(half)?.rule == rule, "\(half)")
    }
    #expect(KnownMessage.explaining("error 101")?.rule == .geometryRequest)
    #expect(KnownMessage.explaining("no common orientation")?.rule == .noCommonOrientationThrows)
    #expect(KnownMessage.explaining("BUG IN CLIENT")?.rule == .writingPrintsFrom16)
  }

  @Test func `what is not about orientation is not explained`() {
    for text in [
      "", "hello", "supportedInterfaceOrientations", "rotate left", "Index out of range",
      "This screen orientation is not supported by the Info.plist",
      "The device's orientation is locked by its owner",
    ] {
      #expect(KnownMessage.explaining(text) == nil, "\(text)")
    }
  }

  @Test func `lines from real reports are explained, however they were cut and wrapped`() {
    #expect(PastedLines.known.count >= 60)
    for (line, rule) in PastedLines.known {
      #expect(KnownMessage.explaining(line)?.rule == rule, "\(line)")
      let wrapped = line.split(separator: " ").joined(separator: "\n      ")
      #expect(KnownMessage.explaining("App[42:7] > " + wrapped)?.rule == rule, "\(wrapped)")
      guard line.count > 140 else { continue }
      // Either end is enough: a report leaves out the names before it or the list behind it.
      let ends = [line.prefix(line.count * 3 / 4), line.suffix(line.count * 3 / 4)]
      #expect(
        ends.contains { KnownMessage.explaining(String($0))?.rule == rule }, "\(ends)")
    }
  }

  @Test func `lines of the same consoles about other things are refused`() {
    for line in PastedLines.foreign {
      #expect(KnownMessage.explaining(line) == nil, "\(line)")
    }
  }

  @Test func `what a compiler says of a call is no line of the console`() {
    let scenario = Scenario.parse("ios 16\nscreen Films\nroot Films\nattempt\n").scenario
    let episode = Play(scenario, version: scenario.settings.playedVersions[0]).last
    #expect(episode.console.isEmpty)
    #expect(episode.warnings.first?.contains("was deprecated in iOS 16.0") == true)
  }

  @Test func `an error with several reasons says how to tell them apart`() throws {
    let message = try #require(KnownMessage.explaining("error 101"))
    #expect(message.causes.map(\.rule).contains(.requestWithinMasks))
    #expect(message.causes.map(\.rule).contains(.multitaskingCannotRequest))
    // What a reason is told by leads to the message that it is the reason of.
    for cause in message.causes.prefix(1) + message.causes.dropFirst(2).prefix(1) {
      #expect(KnownMessage.explaining(cause.sign)?.rule == cause.rule, "\(cause.sign)")
    }
  }

  @Test func `the error inside an iPhone Duo leads to the rule of its inner display`() throws {
    let error = Self.app.text(of: RequestError.windowingMode)
    let message = try #require(KnownMessage.explaining(error))
    #expect(message.causes.map(\.rule).contains(.innerRefusesRequests))
    let trace = Play(
      Scenario.parse("device iPhone Duo\nios 27.1\nposture open\nroot Films\nrequest portrait\n")
        .scenario
    ).last
    #expect(trace.error == error && trace.trace.because == .innerRefusesRequests)
  }
}
