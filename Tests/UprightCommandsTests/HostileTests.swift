import Exports
import Foundation
import OrientationScenarios
import Proofs
import Testing

@testable import UprightCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One scenario whose every text speaks the language of every format, through every command and
/// format there is: what comes out has the shape that it has with harmless texts of the same length.
struct HostileTests {
  /// What a text would have to hold to break out of some format.
  private static let payload =
    #"zq"'\n\u{1B}]]>--><script>zq()</script><b>&amp;${{ zq }}%0A::error::zq|`zq` # *zq* "#
    + #"[zq](http://e/x) ![zq](e) \(zq) """ */ <!-- {zq} $zq$ ~zq~ @zq ; end %% 👨‍👩‍👧‍👦 🇩🇪 é"#

  /// The same with nothing in it but letters and blanks, as long and as wide.
  private static func harmless(_ text: String) -> String {
    String(
      text.map { sign in
        guard let byte = sign.asciiValue, sign != " ", sign != "\n" else { return sign }
        return Character(Unicode.Scalar(byte)).isLetter ? sign : "x"
      })
  }

  /// A scenario with a text wherever somebody may write what they like.
  private static func scenario(_ text: String) -> String {
    let prose = text.replacing("#", with: "\\#")
    let long = (text + String(repeating: "n", count: 600)).asQuoted
    let name = text.asQuoted
    return """
      title    \(prose)
      about    \(prose)
      source   \(prose)
      ios      16, 17
      screen   \(name) supports landscape
      screen   \(long) supports portrait
      never    visible \(long)
      root
        navigation \((text + " Main").asQuoted) asks top
          screen \((text + " List").asQuoted) supports portrait
      window \((text + " Window").asQuoted) hidden
        root Other
      push \(name)
        expect visible \(name)
      note \(prose)
      rotate landscapeLeft
        expect console \(name)
        expect visible \(long) or asked \(name)
      pop
      present \(long) as formSheet
        expect interface landscape

      """
  }

  private static let place = "a/100% \(payload.replacing("/", with: ":")).scenario"

  private static func shop(_ text: String) -> Shop {
    Shop([place: scenario(text), harmless(place): scenario(text)])
  }

  /// A command line, and the format that its output is in.
  private struct Line {
    var words: [String]
    var format: String
  }

  /// Every command with every format that its table has, and every kind of export.
  private static func lines(_ path: String) -> [Line] {
    var lines: [Line] = []
    for command in CommandBook.commands {
      guard let operand = operand(of: command, path) else { continue }
      let head = [command.name] + operand
      let formats = command.options.first { $0.key == "--format" }
      if let words = formats?.value.words {
        lines += words.map { Line(words: head + ["--format", $0], format: $0) }
      } else if command.name != "export" {
        lines.append(Line(words: head, format: command.name == "share" ? "markdown" : "text"))
      }
    }
    for kind in ExportKind.words {
      lines.append(Line(words: ["export", path, "--to", kind], format: kind))
    }
    for more in ["--animate", "--fix=1"] {
      lines.append(Line(words: ["export", path, "--to", "svg", more], format: "svg"))
    }
    return lines
  }

  /// What stands behind a command that takes a scenario; nothing for the others.
  private static func operand(of command: Command, _ path: String) -> [String]? {
    switch command.operand.choice {
    case .scenarios:
      switch command.name {
      case "play": ["--linear", path]
      case "screen": [path, "--keys", "Right Space i"]
      case "compare": [path, "--ios", "15-17"]
      default: [path]
      }
    case .anything: [path]
    case .files, .rules, .words: nil
    }
  }

  @Test func `no text breaks out of any format of any command`() throws {
    let (evil, good) = (Self.shop(Self.payload), Self.shop(Self.harmless(Self.payload)))
    let lines = zip(Self.lines(Self.place), Self.lines(Self.harmless(Self.place)))
    var formats: Set<String> = []
    for (line, other) in lines {
      let (told, plain) = (
        Program.respond(to: line.words, in: evil.environment),
        Program.respond(to: other.words, in: good.environment)
      )
      let what = Comment(rawValue: line.words.joined(separator: " "))
      #expect(told.exitCode == plain.exitCode, what)
      #expect(Self.controls(in: told.output + told.messages) == [], what)
      do {
        let (shape, wanted) = (
          try Shape.of(told.output, in: line.format), try Shape.of(plain.output, in: line.format)
        )
        #expect(shape == wanted, what)
      } catch { Issue.record(error, what) }
      if !told.output.isEmpty { formats.insert(line.format) }
    }
    #expect(formats.isSuperset(of: ExportKind.words))
  }

  @Test func `the code of such a story type-checks`() throws {
    guard Compiler.isThere else { return }
    let shop = Self.shop(Self.payload)
    for kind in [ExportKind.swift, .xctest] {
      let code = shop("export", Self.place, "--to", kind.rawValue).output
      #expect(try Compiler.shared.get().complaints(about: [code]) == [], "\(kind)")
    }
  }

  @Test func `a tab in a text is an escape in what programs read`() throws {
    let shop = Shop(["x.scenario": "title A\tB\nroot List\nnote a\tb\n"])
    for words in [["run", "--format"], ["check", "--format"], ["export", "--to"]] {
      let line = [words[0], "x.scenario", words[1], "json"]
      let output = Program.respond(to: line, in: shop.environment).output
      #expect(!output.contains("\t") && !output.isEmpty, "\(line)")
      if words[0] == "run" {
        #expect(try parse(jsonLines: output).first?["scenario"] as? String == "A\tB")
      }
    }
  }

  @Test func `what turns a text's direction, and C1, comes into no scenario`() {
    for value in Array(0x80...0x9F) + Array(0x202A...0x202E) + Array(0x2066...0x2069) {
      let sign = String(Unicode.Scalar(UInt32(value)) ?? "?")
      for text in ["root \"A\(sign)\"", "root A # \(sign)", "title \(sign)\nroot A"] {
        #expect(Scenario.parse(text).problems.map(\.code) == [.controlCharacter], "U+\(value)")
      }
    }
  }

  /// The control characters of a text, line ends left out.
  private static func controls(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      // Printable ASCII is none, and nearly everything is that.
      !(" "..."~").contains($0) && $0 != "\n"
        && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
    }
  }
}

/// What of an output does not depend on the texts in it, as its readers see it.
private enum Shape {
  static func of(_ text: String, in format: String) throws -> [String] {
    switch format {
    case "text", "xctest", "swift": []
    case "json": try objects(in: text).map(keys)
    case "cast":
      try text.split(separator: "\n").prefix(1).map { try keys(of: parsed(String($0))) }
        + text.split(separator: "\n").dropFirst().filter { (try? parsed(String($0))) == nil }
        .map(String.init)
    case "tap": try TAP.points(in: text).map { "\($0.isOK) \($0.hasDiagnostics)" }
    case "junit":
      try JUnit(text).suites.flatMap(\.cases).map { "\($0.failures) \($0.errors)" } + tags(of: text)
    case "github":
      try GitHub.commands(in: text).map { $0.level + $0.properties.keys.sorted().joined() }
    // Signs are wider than letters: how many lines a text takes is not compared.
    case "svg": try Set(XML.elements(of: text)).sorted()
    case "html": tags(of: text)
    case "markdown": markdown(text)
    default: throw Complaint("nobody has said how \(format) is read")
    }
  }

  /// One object, or one a line.
  private static func objects(in text: String) throws -> [Any] {
    if let whole = try? parsed(text) { return [whole] }
    return try text.split(separator: "\n").map { try parsed(String($0)) }
  }

  private static func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private static func keys(of value: Any) -> String {
    switch value {
    case let object as [String: Any]:
      "{" + object.sorted { $0.key < $1.key }.map { "\($0.key):\(keys(of: $0.value))" }.joined()
        + "}"
    case let list as [Any]: "[" + list.map(keys).joined(separator: ",") + "]"
    default: "."
    }
  }

  /// The names of the tags, comments and declarations, in their order.
  private static func tags(of text: String) -> [String] {
    text.matches(of: /<([A-Za-z\/!?][A-Za-z0-9]*)/).map { String($0.output.1) }
  }

  /// What is left where code and escapes are taken out: tags, links, and how many cells a row has.
  private static func markdown(_ text: String) -> [String] {
    // An empty comment after a sign, which keeps GitHub from a mention, is the program's own.
    var left = text.replacing("@<!-- -->", with: "@")
    left = left.replacing(/(?s)(`{3,})[^\n]*\n.*?\n\1/, with: "")
    left = left.replacing(/(`+)(?:[^`]|(?!\1)`)+?\1(?!`)/, with: "").replacing(/\\./, with: "")
    let rows = left.split(separator: "\n").filter { $0.hasPrefix("|") }
    let cells = rows.map { row in String(row.count { $0 == "|" }) }
    let links = left.matches(of: /!?\[|\]\(/).map { String($0.output) }
    return tags(of: left) + links + cells
  }
}

/// The elements of an XML file, in their order.
private final class XML: NSObject, XMLParserDelegate {
  private var names: [String] = []

  static func elements(of text: String) throws -> [String] {
    let reader = XML()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else {
      throw Complaint("not well-formed: \(String(describing: parser.parserError))")
    }
    return reader.names
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) { names.append(name) }
}
