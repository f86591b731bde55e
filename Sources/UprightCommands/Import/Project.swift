import OrientationScenarios
import ProjectReading

/// An app's project, read: its facts, and the scenario they make.
struct Project: Sendable {
  let folder: String
  let facts: ProjectFacts
  let story: ProjectStory

  /// What a folder has, or an Info.plist alone.
  static func read(_ invocation: Invocation, in environment: Environment) throws(Trouble) -> Project
  {
    let path = invocation.operands.first ?? ""
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try environment.bytes(of: path) } catch {
      guard error == .isDirectory else {
        throw .file(path == "-" ? "standard input" : path, error)
      }
      return try Project(
        folder: path, target: invocation.value(.target), takesAll: invocation.has(.allFiles),
        in: environment)
    }
    return try Project(list: bytes, at: path)
  }

  private init(list bytes: [UInt8], at path: String) throws(Trouble) {
    let name = path == "-" ? "Info.plist" : ScenarioFile.lastName(of: path)
    folder = String(path.dropLast(name.count))
    do throws(PropertyListProblem) { facts = try FactReader.facts(ofList: bytes, file: name) } catch
    {
      throw Trouble(.data, "\(path.harmless): error: \(error.text)\n")
    }
    story = ProjectStory(facts)
  }

  init(
    folder path: String, target: String? = nil, takesAll: Bool = false, in environment: Environment
  ) throws(Trouble) {
    let files: ProjectFiles
    do { files = try environment.projectFiles(path, takesAll) } catch {
      throw .file(path, error)
    }
    guard !files.files.isEmpty else {
      let unread = files.unread.prefix(5).map { untold in
        "note: \(untold.place.file): \(untold.why)".harmless + "\n"
      }
      throw Trouble(
        .noInput,
        "upright: \(path.harmless): there is no app project in this folder\n"
          + "help: an app project has an Info.plist, Swift or Objective-C sources, or an "
          + ".xcodeproj\n"
          + unread.joined())
    }
    folder = files.folder
    facts = FactReader.facts(
      of: files.files, unread: files.unread, project: files.project, target: target)
    if let target, !facts.targets.contains(target) {
      let list = facts.targets.joined(separator: ", ")
      throw Trouble(
        .usage,
        "upright: there is no application named `\(target.harmless)` in \(path.harmless)\n"
          + (list.isEmpty ? "" : "help: expected one of: \(list.harmless)\n"))
    }
    story = ProjectStory(facts, name: files.name)
  }

  /// A place of the project, as it is told from where the program was started.
  func place(_ place: CodePlace) -> CodePlace {
    if folder == "." || folder.isEmpty { return place }
    let plain = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
    return CodePlace(plain + (plain.hasSuffix("/") ? "" : "/") + place.file, place.line)
  }
}

extension ScenarioFile {
  /// The scenario that a project's folder makes.
  init(project path: String, in environment: Environment) throws(Trouble) {
    let project = try Project(folder: path, in: environment)
    self.init(path, Array(project.story.text.utf8), .project)
    leftOut = project.story.leftOut
    unread = project.story.unread.map { answer in
      var answer = answer
      answer.place = project.place(answer.place)
      return answer
    }
    places = project.story.places.mapValues(project.place)
  }

  /// What it is called where it is played: a project is kept as a scenario beside one's others.
  var nameOnDesk: String {
    guard origin == .project else { return name }
    let last = Self.lastName(of: name)
    let plain = last.isEmpty || last.hasPrefix(".") ? "app" : last
    return String(plain.prefix { $0 != "." }) + Self.fileExtension
  }
}
