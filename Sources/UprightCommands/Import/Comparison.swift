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
    differences = project.story.differences(from: believed.scenario)
  }

  func response(_ invocation: Invocation) -> Response {
    let text = differences.map { line($0) + "\n" }.joined()
    let agreement = "The code and \(file.harmless) agree.\n"
    var response = invocation.deliver(differences.isEmpty ? agreement : text)
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
}
