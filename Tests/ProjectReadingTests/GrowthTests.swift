import ProjectReading
import TestSupport
import Testing

struct GrowthTests {
  /// Sources of one shape, of any size.
  struct Shape: CustomTestStringConvertible {
    var testDescription: String
    var size: Int
    var source: @Sendable (Int) -> String

    init(_ name: String, _ size: Int, _ source: @escaping @Sendable (Int) -> String) {
      (testDescription, self.size, self.source) = (name, size, source)
    }

    /// What one getter answers.
    init(answer name: String, _ size: Int, _ answer: @escaping @Sendable (Int) -> String) {
      self.init(name, size) { count in
        """
        class Films: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            \(answer(count))
          }
        }
        """
      }
    }

    /// What a method does, line by line.
    init(lines name: String, _ size: Int, _ line: @escaping @Sendable (Int) -> String) {
      self.init(name, size) { count in
        "class Films: UIViewController {\n  var mask: UIInterfaceOrientationMask = .all\n"
          + "  func show() {\n" + (0..<count).map(line).joined(separator: "\n") + "\n  }\n}\n"
      }
    }
  }

  static let shapes = [
    Shape("a chain of classes", 100) { count in
      (1...count).reduce(into: "class C0: UIViewController {}\n") { text, number in
        text += "class C\(number): C\(number - 1) {}\n"
      }
    },
    Shape("classes with reactions", 100) { count in
      (0..<count).map { number in
        """
        class C\(number): UIViewController {
          override var shouldAutorotate: Bool { false }
          override func viewDidAppear() { UIViewController.attemptRotationToDeviceOrientation() }
        }
        """
      }.joined(separator: "\n")
    },
    Shape("extensions", 100) { count in
      (0..<count).map {
        "extension X\($0)ViewController { override var shouldAutorotate: Bool { false } }"
      }.joined(separator: "\n")
    },
    Shape(answer: "turned about", 1000) { String(repeating: "!", count: $0) + "true" },
    Shape(answer: "open parentheses", 60) { String(repeating: "(", count: $0) + ".portrait" },
    Shape(answer: "open brackets", 60) { String(repeating: "[", count: $0) + ".portrait" },
    Shape(answer: "a union", 400) { ".all" + String(repeating: " | .all", count: $0) },
    Shape(answer: "choices", 400) { String(repeating: "a ? .all : ", count: $0) + ".all" },
    Shape(answer: "what if nothing", 400) { String(repeating: "a ?? ", count: $0) + ".all" },
    Shape(answer: "methods", 400) { ".all" + String(repeating: ".union(.all)", count: $0) },
    Shape(answer: "branches in branches", 60) {
      String(repeating: "if a { ", count: $0) + "return .all" + String(repeating: "}", count: $0)
    },
    Shape(answer: "branch after branch", 800) {
      String(repeating: "if a { return .all } else ", count: $0) + "{ return .portrait }"
    },
    Shape(lines: "one name", 100) { _ in "let x = Films(); present(x, animated: true)" },
    Shape(lines: "many names", 100) {
      "let x\($0) = Films(); x\($0).modalPresentationStyle = .fullScreen;"
        + " present(x\($0), animated: true)"
    },
    Shape(lines: "masks given", 100) { _ in "mask = .portrait" },
    Shape(lines: "masks before presentations", 100) { _ in
      "mask = .portrait; present(Films(), animated: true)"
    },
    Shape("classes in classes", 60) { String(repeating: "class A: X {", count: $0) },
    Shape("classes in a class of a long name", 100) { count in
      "class \(String(repeating: "A", count: 400)) {"
        + String(repeating: "class B: UIViewController {}\n", count: count) + "}"
    },
    Shape("branches of the preprocessor", 1000) { count in
      "#if A\n" + String(repeating: "#else\n", count: count) + "#endif\n"
    },
    Shape(lines: "one window after another", 200) { _ in
      "switch UIDevice.current.userInterfaceIdiom { case .pad: window.rootViewController = B() }"
    },
    Shape(lines: "children added", 100) { "addChild(X\($0)ViewController())" },
  ]

  @Test(arguments: shapes)
  func `four times the source takes some four times as long, whatever it says`(shape: Shape) {
    let ratio = growth(from: shape.size) { size in
      let facts = facts(["App.swift": shape.source(size)])
      _ = ProjectStory(facts, name: "App")
    }
    #expect(ratio < 9)
  }

  /// Names that stand for others, seven deep, each many times.
  private static func names(_ line: (Int, Int) -> String) -> String {
    "class Films: UIViewController {\n" + (0..<7).map { line($0, $0 + 1) }.joined(separator: "\n")
      + "\n  func show() { present(x0, animated: true) }\n"
      + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { m0 }\n}\n"
  }

  @Test(arguments: [
    names {
      "let x\($0) = A(" + Array(repeating: "x\($1)", count: 40).joined(separator: ", ") + ")"
    },
    names {
      "func x\($0)() -> X { return A([" + String(repeating: "x\($1)(), ", count: 40) + "]) }"
    },
    names { name, other in
      "var m\(name): UIInterfaceOrientationMask { ["
        + Array(repeating: "m\(other)", count: 60).joined(separator: ", ") + "] }"
    },
    names { name, other in
      "var m\(name): UIInterfaceOrientationMask { "
        + String(repeating: "if a { return m\(other) }; ", count: 20) + "return m\(other) }"
    },
  ])
  func `names that lead through names end soon`(source: String) {
    #expect(threadSeconds { _ = facts(["App.swift": source]) } < 5)
  }

  @Test(arguments: ["{ ", "( ", "[ ", "#if A\n", "VStack { ", "{\n#if A\n", "class A { "])
  func `code nested deeper than compilers read it is told, and not read`(opening: String) {
    let deep = facts(["A.swift": String(repeating: opening, count: 20_000)])
    #expect(deep.untold.map(\.why) == ["not read: code nested more than 256 levels deep"])
    #expect(facts(["A.swift": String(repeating: opening, count: 250)]).untold == [])
  }

  @Test(arguments: ["(", "[", "{", ".all.union(", "Int(", "x ? (", "!(", "return (", "a ?? ["])
  func `an answer that ends too soon is read as far as it goes`(answer: String) {
    let start = "class A: UIViewController { override var supportedInterfaceOrientations"
    for end in ["", "}", "} }"] {
      _ = facts(["A.swift": "\(start): UIInterfaceOrientationMask { \(answer) \(end)"])
      _ = facts(["A.m": "@implementation A\n- (BOOL)shouldAutorotate { return \(answer); \(end)"])
    }
  }

  @Test func `a method's type that ends nowhere is read as far as it goes`() {
    let words = String(repeating: "a ", count: 300)
    #expect(facts(["A.m": "@implementation A\n- (\(words)"]).controllers.isEmpty)
  }

  @Test func `an answer that nobody could have written is told as one that is not read`() {
    #expect(supports("return " + String(repeating: "(", count: 200) + "x")?.reads == .computed)
    let branches = String(repeating: "if a { return .portrait }\n", count: 2000) + "return .all"
    #expect(supports(branches)?.open == ["code that is too long to read"])
  }
}
