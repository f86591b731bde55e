import Foundation
import OrientationExplorer
import OrientationScenarios
import TestSupport
import Testing

@testable import UprightCommands

/// One screen and a hand: four ways to hold it, and twice four to lay it down.
private let single = "ios 16\nroot\n  screen List supports portrait\n"

/// A screen that iOS 15 leaves on its side, and properties of its own.
private let popping = """
  title Popping
  ios 15, 16
  screen Player supports landscape
  root
    navigation Main asks top
      screen List supports portrait
  always interface portrait
  never interface landscape if visible List
  always stayed if visible Player or turned
  possible visible Player
  never because EXC-1
  always ios 27: interface landscape
  """ + "\n"

/// A presentation that throws, wrapped and by a reaction as well.
private let crashing = """
  title Throwing
  ios 15
  plist portrait
  screen Player supports landscape
  screen Note supports portrait
  root
    screen List supports portrait
      when device exactly faceUp: present Note as pageSheet if not presenting
  present Player as fullScreen
  """ + "\n"

private let shop = Shop([
  "single.scenario": single, "popping.scenario": popping, "crashing.scenario": crashing,
  "other.scenario": "root Other\n", "locked.scenario": single + "lock on\n",
  "player.scenario": "device iPad\nios 18\nplist all\nroot List\npresent system player\n",
])

private func explored(_ name: String, _ options: String...) throws -> [String: Any] {
  let words = ["explore", name + ".scenario", "--format", "json"] + options
  return try parse(json: Program.respond(to: words, in: shop.environment).output)
}

private func property(_ name: String, _ object: [String: Any]) throws -> [String: Any] {
  let properties = try #require(object["properties"] as? [[String: Any]])
  return try #require(properties.first { $0["name"] as? String == name })
}

struct ExploreTests {
  @Test func `the object has the keys of the contract, and counts one can check by hand`() throws {
    let object = try explored("single")
    #expect(
      Set(object.keys) == ["states", "transitions", "bound", "levels", "complete", "properties"])
    #expect(object["states"] as? Int == 12)
    #expect(object["transitions"] as? Int == 72)
    #expect(object["bound"] as? Int == 2)
    #expect(object["levels"] as? [Int] == [1, 5, 6])
    #expect(object["complete"] as? Bool == true)
    let properties = try #require(object["properties"] as? [[String: Any]])
    #expect(
      properties.map { $0["name"] as? String } == [
        "no-exception", "shown-is-supported", "no-trap", "leaving-restores", "no-double-turn",
        "shown-is-allowed",
      ])
    for property in properties {
      #expect(Set(property.keys) == ["name", "holds", "path", "scenario"])
    }
  }

  @Test func `a broken property has the shortest path, and a scenario that checks`() throws {
    let object = try explored("popping")
    let finding = try property("shown-is-supported", object)
    #expect(finding["holds"] as? Bool == false)
    #expect(finding["path"] as? [String] == ["push Player"])
    for case let property in try #require(object["properties"] as? [[String: Any]]) {
      guard let text = property["scenario"] as? String else { continue }
      var found = Shop()
      found.input = Array(text.utf8)
      #expect(found("check", "-").exitCode == .success, "\(text)")
      #expect(text.contains("expect "))
      let isBroken = property["holds"] as? Bool == false
      #expect(text.contains("\nabout At the end, this is no longer true: ") == isBroken, "\(text)")
    }
  }

  @Test func `the properties of a scenario follow those that ship`() throws {
    let object = try explored("popping")
    let properties = try #require(object["properties"] as? [[String: Any]])
    let names = properties.dropFirst(6).map { $0["name"] as? String }
    #expect(
      names == [
        "always interface portrait", "never interface landscape if visible List",
        "always stayed if visible Player or turned", "possible visible Player",
        "never because EXC-1",
      ])
    #expect(
      try property("always interface portrait", object)["path"] as? [String]
        == ["push Player", "rotate landscapeLeft"])
    #expect(
      try property("never interface landscape if visible List", object)["path"] as? [String]
        == ["push Player", "rotate landscapeLeft", "pop"])
    #expect(
      try property("always stayed if visible Player or turned", object)["path"] as? [String]
        == ["push Player", "rotate landscapeLeft"])
    #expect(try property("possible visible Player", object)["path"] as? [String] == ["push Player"])
    #expect(try property("never because EXC-1", object)["path"] is NSNull)
  }

  @Test func `a property is called what its line says, the comment left out`() throws {
    let lines = ["never asked A, B  or asked B", "always visible A if turned or   stayed"]
    let shop = Shop(["x.scenario": "root A\nscreen B\n" + lines[0] + "  # B?\n" + lines[1] + "\n"])
    let object = try parse(json: shop("explore", "x.scenario", "--format", "json").output)
    let properties = try #require(object["properties"] as? [[String: Any]])
    #expect(properties.dropFirst(6).map { $0["name"] as? String } == lines)
  }

  @Test func `presentations come from the file's lines, those of reactions too`() throws {
    let finding = try property("no-exception", try explored("crashing"))
    #expect(finding["path"] as? [String] == ["present Player as fullScreen"])
    let text = try #require(finding["scenario"] as? String)
    #expect(text.contains("\n  expect crash \"UIApplicationInvalidInterfaceOrientation"))
    let none = try explored("crashing", "--steps", "rotate,present", "--depth", "0")
    let turned = try explored("crashing", "--steps", "rotate")
    #expect(none["states"] as? Int == turned["states"] as? Int)
  }

  @Test func `what a version lacks is nothing anybody can do`() throws {
    var alerting = Shop()
    alerting.input = Array("ios 4, 16\nroot List\npresent system alert\n".utf8)
    let states = { (version: String) in
      let text = alerting("explore", "-", "--ios", version, "--format", "json").output
      return try parse(json: text)["states"] as? Int
    }
    #expect(try states("4") == 12)
    #expect(try states("16") == 36)
  }

  @Test func `the steps are a whole set, or are added to it`() throws {
    #expect(try explored("single", "--steps", "push,pop")["states"] as? Int == 1)
    #expect(try explored("single", "--steps", "+lock")["states"] as? Int != 12)
    #expect(try explored("single", "--steps", "+request")["states"] as? Int == 12)
    var wanting = Shop()
    wanting.input = Array(
      "ios 16\nscreen List supports portrait\nroot List\nset List wants landscape\n".utf8)
    let wished = wanting("explore", "-", "--steps", "+set", "--format", "json").output
    #expect(try parse(json: wished)["states"] as? Int == 12)
    let once = try explored("locked", "--steps", "lock")
    #expect(once["states"] as? Int == 2)
    #expect(once["transitions"] as? Int == 2)
  }

  @Test func `the limit ends it, incomplete and well`() throws {
    let object = try explored("single", "--limit", "7")
    #expect(object["states"] as? Int == 7)
    #expect(object["complete"] as? Bool == false)
    let response = shop("explore", "single.scenario", "--limit", "7")
    #expect(response.exitCode == .success)
    #expect(response.output.contains("stopped at --limit"))
    #expect(response.output.contains("so far  no-exception"))
  }

  @Test func `one thread and several say the same`() throws {
    let words = ["explore", "popping.scenario", "--format", "json", "--threads"]
    let one = Program.respond(to: words + ["1"], in: shop.environment)
    #expect(Program.respond(to: words + ["3"], in: shop.environment) == one)
  }

  @Test func `every version and device is explored, and each has an object of its own`() throws {
    let object = try explored("popping")
    let runs = try #require(object["runs"] as? [[String: Any]])
    #expect(runs.map { $0["ios"] as? String } == ["15", "16"])
    #expect(runs.map { $0["device"] as? String } == ["iPhone", "iPhone"])
    for key in ["states", "transitions", "bound"] {
      #expect(object[key] as? Int == runs[0][key] as? Int)
    }
    #expect(
      try runs.map { try property("shown-is-supported", $0)["holds"] as? Bool } == [false, true])
    #expect(try explored("popping", "--ios", "16")["runs"] == nil)
    let devices = Shop(["x.scenario": "device iPhone, iPad\nios 16, 17\n" + single.dropFirst(7)])
    let all = try parse(json: devices("explore", "x.scenario", "--format", "json").output)
    #expect((all["runs"] as? [[String: Any]])?.count == 4)
    let words = ["explore", "x.scenario", "--format", "json", "--device", "iPad"]
    let pads = try parse(json: Program.respond(to: words, in: devices.environment).output)
    #expect((pads["runs"] as? [[String: Any]])?.count == 2)
    let list = "device iPhone, iPhone Duo\nlinked 17, 27.1\nios 17, 27.1\n"
    let duo = Shop(["x.scenario": list + single.dropFirst(7)])
    let own = try parse(json: duo("explore", "x.scenario", "--format", "json").output)
    let places = (own["runs"] as? [[String: Any]])?.map { "\($0["device"]!) \($0["ios"]!)" }
    #expect(places == ["iPhone 17", "iPhone 27.1", "iPhone Duo 27.1"])
  }

  @Test func `runs that come to the same are told once, with the versions they are about`() {
    let text = shop("explore", "popping.scenario").output
    #expect(text.contains("popping.scenario, 2 devices and versions\n"))
    #expect(text.contains("\niPhone, iOS 15\n"))
    #expect(text.contains("\niPhone, iOS 16\n"))
    #expect(!text.contains("times in"))
    let same = Shop(["x.scenario": "ios 16, 17\n" + single.dropFirst(7)])("explore", "x.scenario")
    #expect(same.output.contains("x.scenario, iPhone, iOS 16, 17\n"), "\(same.output)")
    let github = shop("explore", "popping.scenario", "--format", "github").output
    #expect(github.contains("%0AOn iPhone, iOS 15."), "\(github)")
  }

  @Test func `what lines only present is pushed anywhere alone, and nowhere in what import wrote`()
    throws
  {
    let text = """
      ios 16
      screen Film
      screen Note
      root
        navigation
          screen List
      present Film as fullScreen

      """
    let shop = Shop(["x.scenario": text, "y.scenario": "evidence imported\n" + text])
    func states(_ words: String...) throws -> Int? {
      let words = ["explore"] + words + ["--format", "json"]
      let output = Program.respond(to: words, in: shop.environment).output
      return try parse(json: output)["states"] as? Int
    }
    // Stacks with Note, Film and Note, or nothing; with the film presented or not.
    let own = try #require(try states("x.scenario"))
    #expect(try states("x.scenario", "--anywhere") == own / 3 * 7)
    #expect(try states("y.scenario") == own / 3)
    #expect(try states("y.scenario", "--anywhere") == own / 3 * 7)
  }

  @Test func `every ending has its exit code`() {
    #expect(shop("explore", "single.scenario").exitCode == .success)
    #expect(shop("explore", "popping.scenario").exitCode == .failure)
    #expect(shop("explore", "popping.scenario", "--depth", "x").exitCode == .usage)
    #expect(shop("explore", "popping.scenario", "--limit", "0").exitCode == .usage)
    #expect(shop("explore", "popping.scenario", "--ios", "15,16").exitCode == .usage)
    #expect(shop("explore", "popping.scenario", "--play").exitCode == .usage)
    #expect(shop("explore", "nothing.scenario").exitCode == .noInput)
    var broken = Shop()
    broken.input = Array("root\n".utf8)
    #expect(broken("explore", "-").exitCode == .data)
    let steps = shop("explore", "popping.scenario", "--steps", "rotat")
    #expect(steps.exitCode == .usage)
    #expect(steps.messages.contains("did you mean `rotate`?"))
  }

  @Test func `what was left otherwise than it was found is mended where it was opened`() throws {
    let text = """
      ios 26
      plist portrait landscape
      screen Feed
      screen Card prefers portrait
      root Feed
      present Card as custom

      """
    let told = Shop(["card.scenario": text])("explore", "card.scenario").output
    let blocks = told.split(separator: "broken  ")
    let block = try #require(blocks.first { $0.hasPrefix("leaving-restores") }, "\(told)")
    #expect(block.contains("Fix: "), "\(told)")
  }

  @Test func `a search that did not see everything says so beside the code as well`() {
    let told = shop("explore", "single.scenario", "--limit", "5", "--format", "github").output
    #expect(told.contains("::notice title=upright explore::6 OK, 0 broken so far: stopped at"))
    let whole = shop("explore", "single.scenario", "--format", "github").output
    #expect(whole == "6 OK, 0 broken\n")
  }

  @Test func `interrupted it tells what it found`() throws {
    var environment = shop.environment
    environment.beginInterruptible = {
      let interruption = Interruption()
      interruption.raise()
      return interruption
    }
    let response = Program.respond(to: ["explore", "popping.scenario"], in: environment)
    // A search of one block is through before anybody looks at the flag.
    #expect([.failure, .interrupted].contains(response.exitCode))
    #expect(response.output.contains("shown-is-supported"))
  }

  @Test func `people read the coverage, the path, the verdict and a token`() throws {
    let text = shop("explore", "popping.scenario").output
    #expect(text.contains("every state was checked"))
    #expect(text.contains("broken  shown-is-supported\n"))
    #expect(text.contains("        1   push Player\n"))
    #expect(text.contains("REVAL-4"))
    let start = try #require(text.range(of: "# upright play "))
    let token = text[start.upperBound...].prefix { $0 != "\n" }
    let linear = shop("screen", String(token))
    #expect(linear.exitCode == .success)
  }
}

struct ExploreFormatTests {
  @Test func `a file takes the output`() {
    let response = shop("explore", "single.scenario", "--format", "json", "-o", "out.json")
    #expect(response.output.isEmpty)
    #expect(response.files.map(\.path) == ["out.json"])
  }
}

struct ExploreCompareTests {
  private func compared(_ word: String, _ options: String...) throws -> (Response, [String: Any]) {
    let words = ["explore", "popping.scenario", "--compare", word, "--format", "json"] + options
    let response = Program.respond(to: words, in: shop.environment)
    return (response, try parse(json: response.output))
  }

  @Test func `the shortest steps tell two versions apart`() throws {
    let (response, object) = try compared("15,16")
    #expect(response.exitCode == .failure)
    #expect(object["same"] as? Bool == false)
    #expect(object["path"] as? [String] == ["push Player"])
    let sides = try #require(object["sides"] as? [[String: Any]])
    #expect(sides.map { $0["interface"] as? String } == ["portrait", "landscapeRight"])
    var found = Shop()
    found.input = Array(try #require(object["scenario"] as? String).utf8)
    #expect(found("check", "-").exitCode == .success)
    #expect(try compared("16").1["path"] as? [String] == ["push Player"])
    let text = shop("explore", "popping.scenario", "--compare", "15,16").output
    #expect(text.contains("They differ after 1 step:\n"))
    #expect(text.contains("  iOS 16: landscapeRight, Player visible\n"))
  }

  @Test func `where nothing tells them apart it says so`() throws {
    let (response, object) = try compared("15,15.1")
    #expect(response.exitCode == .success)
    #expect(object["same"] as? Bool == true)
    #expect(object["complete"] as? Bool == true)
    let text = shop("explore", "popping.scenario", "--compare", "14", "--ios", "15").output
    #expect(text.contains("No difference: everything a user can do was tried."))
  }

  @Test func `what cannot be compared is wrong usage`() {
    for word in ["15,16,17", "nope"] {
      #expect(shop("explore", "popping.scenario", "--compare", word).exitCode == .usage)
    }
    for option in ["--play", "--format=dot"] {
      let response = shop("explore", "popping.scenario", "--compare", "15,16", option)
      #expect(response.exitCode == .usage)
    }
  }

  @Test func `one of Apple's own is right however an iPad stands that asks nobody`() throws {
    let found = try property("shown-is-supported", try explored("player"))
    #expect(found["holds"] as? Bool == true)
  }
}
