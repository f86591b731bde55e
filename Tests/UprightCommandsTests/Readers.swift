import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is wrong with a report, as its consumer would say it.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// TAP 14, read by its grammar.
enum TAP {
  struct Point {
    var isOK: Bool
    var description: String
    var hasDiagnostics = false
  }

  static func points(in text: String) throws -> [Point] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    guard lines.popLast() == "" else { throw Complaint("the last line has no end") }
    guard lines.popFirst() == "TAP version 13" else { throw Complaint("no version") }
    guard let plan = lines.popFirst()?.wholeMatch(of: /1\.\.(\d+)(?: # .*)?/) else {
      throw Complaint("no plan")
    }
    let promised = plan.output.1
    var points: [Point] = []
    while let line = lines.popFirst() {
      if line == "  ---" {
        guard !points.isEmpty else { throw Complaint("diagnostics of nothing") }
        points[points.count - 1].hasDiagnostics = true
        try readYAML(&lines)
        continue
      }
      let match = line.wholeMatch(of: /(not )?ok (\d+) - (.+)/)
      guard let match else { throw Complaint("no test point: \(line)") }
      guard match.output.2 == "\(points.count + 1)" else { throw Complaint("numbers: \(line)") }
      points.append(
        Point(isOK: match.output.1 == nil, description: try description(match.output.3)))
    }
    guard promised == "\(points.count)" else { throw Complaint("the plan is not kept") }
    return points
  }

  /// A description, unescaped; a bare `#` behind a blank would be a directive.
  private static func description(_ text: Substring) throws -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        guard character == "#" || character == "\\" else { throw Complaint("escape in \(text)") }
        result.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        guard character != "#" else { throw Complaint("a directive in \(text)") }
        result.append(character)
      }
    }
    return result
  }

  /// Two blanks before every line, and every text a JSON string.
  private static func readYAML(_ lines: inout ArraySlice<String>) throws {
    while let line = lines.popFirst(), line != "  ..." {
      guard line.hasPrefix("  ") else { throw Complaint("diagnostics: \(line)") }
      let match = line.wholeMatch(of: /\s+(?:- )?(\w+):(?: (.+))?/)
      guard let match else { throw Complaint("diagnostics: \(line)") }
      guard let value = match.output.2, value.hasPrefix("\"") else { continue }
      _ = try JSONSerialization.jsonObject(with: Data("[\(value)]".utf8))
    }
  }
}

/// JUnit's XML, as far as build servers look at it.
final class JUnit: NSObject, XMLParserDelegate {
  struct Case {
    var attributes: [String: String]
    var failures = 0
    var errors = 0
  }

  struct Suite {
    var attributes: [String: String]
    var cases: [Case] = []
  }

  private(set) var attributes: [String: String] = [:]
  private(set) var suites: [Suite] = []
  private var path: [String] = []
  private var complaint: Complaint?

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw Complaint("not well-formed: \(String(describing: parser.parserError))")
    }
    if let complaint { throw complaint }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    path.append(name)
    switch path.joined(separator: "/") {
    case "testsuites": self.attributes = attributes
    case "testsuites/testsuite": suites.append(Suite(attributes: attributes))
    case "testsuites/testsuite/testcase":
      suites[suites.count - 1].cases.append(Case(attributes: attributes))
    case "testsuites/testsuite/testcase/failure", "testsuites/testsuite/testcase/error":
      let last = suites[suites.count - 1].cases.count - 1
      if name == "failure" {
        suites[suites.count - 1].cases[last].failures += 1
      } else {
        suites[suites.count - 1].cases[last].errors += 1
      }
      if attributes["message"] == nil || attributes["type"] == nil {
        complaint = Complaint("a \(name) without message or type")
      }
    default: complaint = Complaint("\(path.joined(separator: "/")) is not JUnit")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }
}

/// GitHub's workflow commands, unescaped as the runner does it.
enum GitHub {
  struct Command {
    var level: String
    var properties: [String: String]
    var message: String
  }

  static func commands(in text: String) throws -> [Command] {
    try text.split(separator: "\n").filter { $0.hasPrefix("::") }.map { line in
      guard let match = line.wholeMatch(of: /::(error|warning|notice) ([^:]*)::(.*)/) else {
        throw Complaint("no command: \(line)")
      }
      var properties: [String: String] = [:]
      for pair in match.output.2.split(separator: ",") {
        let halves = pair.split(separator: "=", maxSplits: 1)
        guard halves.count == 2 else { throw Complaint("no property: \(pair)") }
        properties[String(halves[0])] = unescaped(halves[1], ["%3A": ":", "%2C": ","])
      }
      return Command(
        level: String(match.output.1), properties: properties,
        message: unescaped(match.output.3, [:]))
    }
  }

  private static func unescaped(_ text: Substring, _ more: [String: String]) -> String {
    var result = String(text)
    for (code, sign) in more.merging(["%0D": "\r", "%0A": "\n"], uniquingKeysWith: { $1 }) {
      result = result.replacingOccurrences(of: code, with: sign)
    }
    return result.replacingOccurrences(of: "%25", with: "%")
  }
}
