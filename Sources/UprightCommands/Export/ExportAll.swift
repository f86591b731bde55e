import BundledScenarios
import Exports
import OrientationModel
import OrientationScenarios
import TerminalModel

/// Every bundled scenario, exported.
struct ExportAll: Sendable {
  let kind: ExportKind
  let options: ExportOptions

  func response(to invocation: Invocation) throws(Trouble) -> Response {
    var selection = try Selection(invocation)
    // One app runs on one system: the newest that most people have.
    if kind == .swift || kind == .xctest, selection.versions == nil {
      selection.versions = [SystemVersion(26)]
    }
    let stories = try BundledScenario.all.map { scenario throws(Trouble) in
      let loaded = try LoadedScenario(ScenarioFile(scenario), selection)
      return Story(name: scenario.name, loaded: loaded, input: ExportInput(loaded))
    }
    guard kind == .swift || kind == .xctest else { return try files(of: stories, invocation) }
    return try code(of: stories, selection, invocation)
  }

  private struct Story: Sendable {
    var name: String
    var loaded: LoadedScenario
    var input: ExportInput
  }

  /// One file of Swift, or a folder with the whole project.
  private func code(
    of stories: [Story], _ selection: Selection, _ invocation: Invocation
  ) throws(Trouble) -> Response {
    let suite = UITestSuite(stories.map { ($0.name, $0.input) })
    if let obstacle = suite.obstacle {
      throw invocation.usage("no story can be rehearsed: \(obstacle)")
    }
    let news = suite.summary + "\n"
    if let folder = invocation.value(.output), folder != "-", !folder.hasSuffix(".swift") {
      let ios = stories.first?.input.play.situation.app.settings.version.major ?? 26
      return fill(folder, suite.project(ios: ios, device: selection.device), invocation, news: news)
    }
    var response = invocation.deliver(kind == .swift ? suite.app : suite.test)
    response.tell(news)
    return response
  }

  private func fill(
    _ folder: String, _ texts: [(path: String, text: String)], _ invocation: Invocation,
    news: String = ""
  ) -> Response {
    let start = folder + (folder.hasSuffix("/") ? "" : "/")
    var files = texts.map { path, text in
      NewFile(path: start + path, bytes: Array(text.utf8), replaces: invocation.has(.force))
    }
    files[files.count - 1].news = news
    return Response(.fill(folder, files))
  }

  /// A file each, in one folder.
  private func files(of stories: [Story], _ invocation: Invocation) throws(Trouble) -> Response {
    guard let folder = invocation.value(.output), folder != "-" else {
      throw invocation.usage("`export --all --to \(kind.rawValue)` needs a folder: -o OUT")
    }
    var texts: [(path: String, text: String)] = []
    for story in stories {
      let name = story.name.split(separator: "/").joined(separator: "-")
      do throws(ExportProblem) {
        let text = try story.input.export(kind, options, filmed: story.loaded.film)
        texts.append((name + "." + kind.fileExtension, text))
      } catch { throw invocation.usage("\(story.name): \(error.text)") }
    }
    return fill(folder, texts, invocation)
  }
}

extension ExportOptions {
  init(_ invocation: Invocation) throws(Trouble) {
    self.init()
    step = try Self.number(.stepShown, invocation)
    fix = try Self.number(.fix, invocation)
    isStrip = invocation.has(.strip)
    isGraph = invocation.has(.graph)
    tone = invocation.value(.tone).flatMap(PictureTone.init) ?? tone
    pace = invocation.value(.pace).flatMap(Pace.init) ?? pace
    if let word = invocation.value(.castSize) {
      guard let size = Size(word) else {
        throw invocation.usage("`\(word.harmless)` is no size", help: "write 80x24")
      }
      self.size = size
    }
  }

  private static func number(_ option: Option, _ invocation: Invocation) throws(Trouble) -> Int? {
    guard let text = invocation.value(option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw invocation.usage("\(option.key) needs a number, not `\(text.harmless)`")
    }
    return number
  }
}
