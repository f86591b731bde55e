import Exports
import OrientationScenarios
import ProjectReading

/// An app's code held against the scenario that is kept of it.
struct Comparison: Sendable {
  private let differences: [Difference]
  private let project: Project
  private let file: String

  init(_ project: Project, _ believed: LoadedScenario) {
    self.project = project
    file = believed.file.name
    differences = project.story.differences(
      from: believed.scenario, text: String(decoding: believed.file.bytes, as: UTF8.self))
  }

  func response(_ invocation: Invocation, _ environment: Environment) -> Response {
    let agreement = differences.isEmpty ? "The code and \(file.harmless) agree.\n" : ""
    var response = invocation.answer(
      json: json, github: agreement + differences.map { annotation($0).command }.joined(),
      text: { _ in agreement + differences.map { line($0) + "\n" }.joined() }, in: environment)
    if !differences.isEmpty { response.end(with: .failure) }
    return response
  }

  private func line(_ difference: Difference) -> String {
    let code = difference.place?.text ?? project.folder
    let believed = difference.line.map { "\(file):\($0)" } ?? file
    return
      "\(code): \(difference.subject): \(difference.code); \(believed): \(difference.scenario)"
      .harmless
  }

  /// At the code, as it is told from where the program was started; else at the scenario's line.
  private func annotation(_ difference: Difference) -> Annotation {
    let place = difference.place.map { project.place($0) }
    let believed = difference.line.map { "\(file):\($0)" } ?? file
    return Annotation(
      file: place?.file ?? file, title: difference.subject,
      message: "\(difference.code); \(believed): \(difference.scenario)",
      line: place?.line ?? difference.line ?? 0)
  }

  private var json: JSON {
    [
      "same": differences.isEmpty, "scenario": file,
      "differences": differences.map { difference -> JSON in
        [
          "subject": difference.subject, "code": difference.code,
          "file": difference.place?.file, "line": difference.place?.line,
          "believed": difference.scenario, "believedLine": difference.line,
        ]
      },
    ]
  }
}
