import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling
import Playground
import PlaygroundSession
import TerminalModel
import UprightCommands

/// Scenarios for these tests.
package enum Shelf {
  package static func bundled(
    _ name: String, ios: UInt8? = nil, device: Device? = nil
  ) throws -> ExportInput {
    guard let scenario = BundledScenario.named(name, in: BundledScenario.inRepository) else {
      throw Missing(name: name)
    }
    return input(scenario.text, name: scenario.name, ios: ios, device: device)
  }

  package static func input(
    _ text: String, name: String = "test", ios: UInt8? = nil, device: Device? = nil
  ) -> ExportInput {
    let reading = Scenario.parse(Array(text.utf8))
    let version = ios.map { SystemVersion($0) }
    return ExportInput(reading.scenario, title: name, name: name, device: device, version: version)
  }

  /// What a hand is asked, played on an iPhone Duo.
  package static let duoStories = Questionnaire.stories.compactMap { BundledScenario.named($0) }
    .map {
      ExportInput(
        Scenario.parse(Array($0.text.utf8)).scenario, title: $0.name, name: $0.name,
        device: .iPhoneDuo, version: .firstWithDuo)
    }

  /// The apps that ask a hand about them.
  package static let questions = Questionnaire(duoStories)

  struct Missing: Error {
    var name: String
  }

  /// Titles, names and captions that every format would stumble over.
  package static let awkward = """
    title A "quoted" <b>title</b> & \\#1 | `code` *stars* [link](x) é 漢字
    about --> ]]> */ ``` ${x} %% {
    device iPhone
    ios 26
    screen "List <1> & \\"two\\"" supports portrait
    screen "-->" supports landscape
    screen "end" supports none
    root
      navigation "class" asks top
        "List <1> & \\"two\\""
    note A note with "quotes", <tags>, `ticks` | and pipes
    push "-->"
    pop
    present "end" as pageSheet
    dismiss
    """
}

extension ExportInput {
  /// The export, for a test that knows it is possible.
  package func text(_ kind: ExportKind, _ change: (inout ExportOptions) -> Void = { _ in }) throws
    -> String
  {
    var options = ExportOptions()
    change(&options)
    let settings = play.situation.app.settings
    let origin: Session.Origin = BundledScenario.named(name) == nil ? .new : .bundled(name)
    let session = Session(
      scenario, origin: origin, version: settings.version, device: settings.device)
    return try export(
      kind, options,
      from: ExportSources(
        filmed: { Screencast(telling: session, size: $0) }))
  }
}
