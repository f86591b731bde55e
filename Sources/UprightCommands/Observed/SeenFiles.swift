/// Where the files of scenarios lie that were seen: an observation has their names without folders.
struct SeenFiles: Sendable {
  /// What was said on the command line, and the scenarios there.
  private var places: [(operand: String, paths: [String])] = []

  init() {}

  init(_ operands: [String], in environment: Environment) throws(Trouble) {
    for operand in operands {
      do throws(FileProblem) {
        places.append((operand, try environment.scenarioFiles(operand)))
      } catch .isNoDirectory { places.append((operand, [operand])) } catch {
        throw .file(operand, error)
      }
    }
  }

  private static func path(of story: Observations.Story, among paths: [String]) -> String? {
    paths.first { ScenarioFile.lastName(of: $0) == story.scenario }
  }

  func scenario(
    of story: Observations.Story, in environment: Environment
  ) throws(Trouble) -> ScenarioFile {
    let path = Self.path(of: story, among: places.flatMap(\.paths))
    return try ScenarioFile.named(path ?? story.scenario, in: environment)
  }

  /// What on the command line is of no use.
  func unused(by stories: [Observations.Story]) -> String? {
    places.first { place in
      stories.allSatisfy { Self.path(of: $0, among: place.paths) == nil }
    }?.operand
  }
}
