import BundledScenarios
import Foundation
import OrientationModel
import Playground
import ProjectReading
import Proofs
import SwiftCode
import Testing

@testable import Exports
@testable import UprightCommands

/// The apps that ask a hand for some turns of an iPhone Duo, and what becomes of their answers.
struct QuestionnaireTests {
  private static let whole = Shelf.questions
  private static let files = Dictionary(
    uniqueKeysWithValues: whole.project.map { ($0.path, $0.text) })

  private let environment = Environment(
    variable: { _ in nil }, read: { _ throws(FileProblem) in throw .notFound },
    readStandardInput: { () throws(FileProblem) in [] },
    scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)

  @Test func `the Duo's five questions are asked, the user's lock first, and nothing else`() throws
  {
    let tasks = Self.whole.tasks
    #expect(
      Set(tasks.flatMap(\.settles)) == [
        .duoLockMeansDevicePortrait, .duoInnerReadsMasks, .duoInnerKeepsInterfaceLock,
        .duoFullScreenKeyReadsMasks,
      ])
    #expect(tasks.first?.settles == [.duoLockMeansDevicePortrait])
    let opening = "Is this so? \(Rule.openingFollowsHand.title)."
    let questions = tasks.flatMap(\.questions)
    #expect(questions.filter { $0 == opening }.count == 1)
    #expect(questions.count == 5)
  }

  @Test func `a hand opens, closes, locks, and rotates, and is told how`() {
    for task in Self.whole.tasks {
      #expect(task.story.obstacle == nil && task.story.beats.count <= 6)
      #expect(task.story.beats.contains { $0.deed == .hand("Open the phone.") })
    }
    let deeds = Self.whole.tasks[0].story.beats.map(\.deed)
    #expect(deeds[1] == .hand("Turn the rotation lock on, in Control Center."))
    #expect(deeds[2] == .rotate(.landscapeLeft))
  }

  @Test func `the project is a property list with its apps and no test`() throws {
    let text = try #require(Self.files["Upright.xcodeproj/project.pbxproj"])
    let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let project = try #require(value as? [String: Any])
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    for match in text.matches(of: /\b[0-9A-F]{24}\b/) {
      #expect(objects[String(match.0)] != nil)
    }
    let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
    let names = targets.compactMap { $0["name"] as? String }
    #expect(Set(names) == Set(Self.whole.tasks.map(\.appName)))
    let folders = objects.filter {
      $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
    }
    let paths = folders.values.compactMap { $0["path"] as? String }
    #expect(Set(paths) == Set(names + ["Shared"]))
    for path in paths { #expect(Self.files.keys.contains { $0.hasPrefix(path + "/") }) }
    for target in targets {
      let own = try #require(target["fileSystemSynchronizedGroups"] as? [String])
      #expect(own.count == 2 && own.allSatisfy { folders[$0] != nil })
    }
    _ = try Markup(try #require(Self.files["Info.plist"]))
  }

  @Test func `each app says in its build settings what its story's Info.plist says`() throws {
    let files = Self.whole.project.map { ProjectFile($0.path, Array($0.text.utf8)) }
    for task in Self.whole.tasks {
      let facts = FactReader.facts(of: files, unread: [], target: task.appName)
      let settings = task.story.code.settings
      #expect(facts.list?.all == settings.plist)
      #expect(facts.list?.requiresFullScreen ?? false == settings.requiresFullScreen)
    }
  }

  @Test func `every story is there with its steps and its questions, here and on the page`() throws
  {
    let page = try #require(Self.files["README.md"])
    for task in Self.whole.tasks {
      let own = try #require(Self.files["\(task.appName)/\(task.appName).swift"])
      for line in task.setUp { #expect(own.contains("\(line.swiftLiteral),\n")) }
      for beat in task.story.beats {
        #expect(own.contains("name: \(beat.name.swiftLiteral), held: "))
      }
      for question in task.questions {
        #expect(own.contains(question.swiftLiteral) && page.contains(question))
      }
    }
  }

  // MARK: Answers

  /// What the app prints; a step of the story may have gone otherwise, and is the last one then.
  private func seen(
    _ task: Questionnaire.Task, _ change: (UITestExport.Entry) -> String? = { _ in nil }
  ) -> String {
    let text = task.scenario { change($0) ?? $0.interface?.name ?? "" }
    var lines = text.split(separator: "\n").map(String.init)
    lines.insert("source iOS 27.1, iPhone19,4", at: 1)
    return lines.map { $0 + "\n" }.joined()
  }

  /// What `rules --open` says of what apps printed.
  private func open(_ texts: String...) -> Response {
    let files = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0)", $1) })
    let environment = Environment(
      variable: { _ in nil },
      read: { path throws(FileProblem) in
        guard let text = files[path] else { throw .notFound }
        return Array(text.utf8)
      },
      readStandardInput: { () throws(FileProblem) in [] },
      scenarioFiles: { _ throws(FileProblem) in [] }, screen: .playground)
    let options = files.keys.sorted().flatMap { ["--observed", $0] }
    return Program.respond(to: ["rules", "--open"] + options, in: environment)
  }

  @Test func `what went as told answers every question as assumed`() {
    for task in Self.whole.tasks {
      let response = open(seen(task))
      #expect(response.exitCode == .success, "\(response.messages)")
      for question in task.settles {
        #expect(answer(question, in: response) == question.byDefault)
      }
    }
  }

  @Test func `what only the other answer explains is that answer`() throws {
    let task = try #require(Self.whole.tasks.first)
    let opened = try #require(task.story.beats.first { $0.deed == .hand("Open the phone.") })
    let response = open(seen(task) { $0.number == opened.number ? "portrait" : nil })
    #expect(answer(.duoLockMeansDevicePortrait, in: response) == false, "\(response.output)")
  }

  @Test func `after something that went otherwise nothing is answered`() throws {
    let task = try #require(Self.whole.tasks.first { $0.story.beats[1].interface == .portrait })
    let response = open(seen(task) { $0.number == 0 ? "portraitUpsideDown" : nil })
    #expect(response.exitCode == .success && !response.output.contains("Seen: "))
    #expect(open(seen(task)).output.contains("Seen: "))
  }

  /// What was seen of a question; nothing where the page says nothing.
  private func answer(_ question: Assumption, in response: Response) -> Bool? {
    let pages = response.output.split(separator: "\n\n")
    let page = pages.first {
      $0.hasPrefix(question.name)
        && $0.dropFirst(question.name.count).first.map { " \n".contains($0) } ?? false
    }
    guard let page, let seen = page.firstRange(of: "  Seen: ") else { return nil }
    return page[seen.upperBound...].hasPrefix("yes on iOS 27.1, iPhone19,4 ")
  }

  // MARK: The command

  private func export(_ words: String...) -> Response {
    Program.respond(to: ["export", "--questions"] + words, in: environment)
  }

  @Test func `it fills a folder, and replaces what is there with --force`() {
    let bold = export("-o", "Questions/", "--force")
    #expect(bold.exitCode == .success, "\(bold.messages)")
    #expect(Set(bold.files.map(\.path)) == Set(Self.files.keys.map { "Questions/\($0)" }))
    #expect(bold.files.allSatisfy { $0.replaces })
  }

  @Test(arguments: [
    [], ["-o", "-"], ["a-name", "-o", "out"], ["--all", "-o", "out"], ["--to", "svg", "-o", "out"],
    ["--ios", "27.1", "-o", "out"], ["--device", "iPad", "-o", "out"],
  ])
  func `what means nothing beside it is wrong usage`(_ words: [String]) {
    let response = Program.respond(to: ["export", "--questions"] + words, in: environment)
    #expect(response.exitCode == .usage && response.files.isEmpty)
  }
}
