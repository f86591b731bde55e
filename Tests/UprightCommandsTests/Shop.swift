import Foundation
import Playground
import Testing

import ProjectReading

@testable import UprightCommands

/// A world without disks: the files, streams and variables a command may see.
struct Shop: Sendable {
  var files: [String: [UInt8]] = [:]
  var input: [UInt8] = []
  var variables: [String: String] = [:]
  var isTerminal = false

  init(_ files: [String: String] = [:]) { self.files = files.mapValues { Array($0.utf8) } }

  var environment: Environment {
    let files = files
    let input = input
    let variables = variables
    var environment = Environment(
      variable: { variables[$0] },
      read: { path throws(FileProblem) in
        if let bytes = files[path] { return bytes }
        let isFolder = files.keys.contains { $0.hasPrefix(path + "/") }
        throw isFolder ? .isDirectory : .notFound
      },
      readStandardInput: { input },
      scenarioFiles: { path throws(FileProblem) in
        let found = files.keys.filter { $0.hasPrefix(path + "/") }
        guard !found.isEmpty else { throw files[path] == nil ? .notFound : .isNoDirectory }
        return found.filter { $0.hasSuffix(".scenario") }.sorted()
      }, screen: .playground)
    environment.projectFiles = { path, _ throws(FileProblem) in
      var project = ProjectFiles()
      project.folder = path
      project.files = files.filter { $0.key.hasPrefix(path + "/") }.map { file in
        ProjectFile(String(file.key.dropFirst(path.count + 1)), file.value)
      }
      return project
    }
    environment.isInputTerminal = isTerminal
    environment.isOutputTerminal = isTerminal
    environment.isErrorTerminal = isTerminal
    return environment
  }

  func callAsFunction(_ arguments: String...) -> Response {
    Program.respond(to: arguments, in: environment)
  }
}

/// A small scenario that passes: a list that stays, a player that turns.
let films = """
  title Films
  ios 15, 16
  screen Player supports landscape
  root
    navigation Main asks top
      screen List supports portrait
  expect interface portrait
  rotate left
    expect stayed
  note Watch this.
  ios 16-: push Player
    expect interface landscapeRight
  """ + "\n"

/// One whose second expectation fails under both versions.
let failing = """
  ios 15, 16
  root List
  expect interface portrait
  rotate left
    expect interface portrait
  """ + "\n"

/// The values of JSON, as the tests of other programs would see them.
func parse(json text: String) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}

func parse(jsonLines text: String) throws -> [[String: Any]] {
  #expect(text.isEmpty || text.hasSuffix("\n"))
  return try text.split(separator: "\n").map { try parse(json: String($0)) }
}
