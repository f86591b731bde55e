import Foundation
import TestSupport
import Testing

@testable import UprightCommands

/// A pop that turns from iOS 16 on, and a request that older versions lack.
private let popping = """
  title Popping
  ios 15, 16
  plist portrait landscape
  screen Player supports landscape
  root
    navigation Main asks top
      screen List supports portrait
  note One screen at a time.
  rotate left
  push Player
  """ + "\n"

struct CompareTests {
  private let shop = Shop([
    "p.scenario": popping, "films.scenario": "root List\nrotate left\n",
    "r.scenario": "ios 15, 16\nroot List\nrequest landscape\nrotate left\n",
  ])

  @Test func `the first difference is marked, with the rule on each side`() {
    let response = shop("compare", "p.scenario", "--ios", "12,15,16,26")
    #expect(response.exitCode == .success)
    expectText(response.output, recorded: "Recorded/compare.txt")
  }

  @Test func `the object has every step, and the sides of the first difference`() throws {
    let object = try parse(
      json: shop("compare", "p.scenario", "--ios", "12,15,16", "--format", "json").output)
    #expect(object["ios"] as? [String] == ["12", "15", "16"])
    #expect(object["same"] as? Bool == false)
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.map { $0["same"] as? Bool } == [true, true, false])
    let difference = try #require(object["firstDifference"] as? [String: Any])
    #expect(difference["action"] as? String == "push Player")
    #expect(difference["line"] as? Int == 10)
    let sides = try #require(difference["sides"] as? [[String: Any]])
    #expect(sides.map { $0["ios"] as? [String] } == [["12", "15"], ["16"]])
    #expect(sides.map { $0["because"] as? String } == ["REVAL-4", "CHOOSE-2"])
    #expect(sides.map { $0["parting"] as? String } == ["REVAL-4", "REVAL-5"])
  }

  @Test func `where one orientation is left, no order is named as what makes versions part`() {
    let shop = Shop([
      "mine.scenario": """
      ios 15, 16
      plist portrait landscape
      \(listAndPlayer)
      push Player
      rotate landscapeLeft
      pop

      """
    ])
    let text = shop("compare", "mine.scenario", "--ios", "12,15,16,26").output
    #expect(text.contains("List visible\n      REVAL-4  Up to iOS 15, UIKit doesn't check"))
    #expect(text.contains("List visible\n      REVAL-5  Since iOS 16, a changed mask"))
    #expect(!text.contains("CHOOSE"))
  }

  @Test func `without versions those of the file are compared`() {
    #expect(shop("compare", "p.scenario").output.contains(" iOS 15    iOS 16\n"))
  }

  @Test func `where an app can stand is told place by place`() throws {
    let shop = Shop([
      "pad.scenario": "device iPad Pro\nplist pad landscape\nrequires-full-screen yes\nroot List\n"
    ])
    let text = shop("compare", "pad.scenario", "--places").output
    #expect(text.contains("iPadOS 18") && text.contains("iPadOS 26") && text.contains("iPadOS 27"))
    #expect(text.contains("stays in landscapeRight, with bars"))
    let object = try parse(
      json: shop("compare", "pad.scenario", "--places", "--ios", "26", "--format", "json").output)
    let places = try #require(object["places"] as? [[String: Any]])
    #expect(
      places.map { $0["place"] as? String } == [
        "full-screen", "split 1/2", "slide-over", "windowed",
      ])
    let windowed = try #require(places.last?["results"] as? [[String: Any]])
    #expect(windowed.first?["letterboxed"] as? Bool == true)
  }

  private let places = Shop([
    "old.scenario": "title Old\nlife-cycle app\nplist all\nroot List\n",
    "both.scenario":
      "title Both\ndevice iPhone, iPad\nplist all\nscreen List supports landscape\nroot List\n",
    "phone.scenario": "title Phone\ndevice iPad\nfamily phone\nroot List\n",
    "beside.scenario":
      "title Beside\nios 18\ndevice iPad\nscene split 1/2\nscreen List supports landscape\nroot List\n",
    "stage.scenario": "device iPad Pro\nscene stage 700x500\nroot List\n",
  ])

  @Test func `each device that a file lists has its places, within 80 columns`() throws {
    let text = ["old", "both", "phone", "beside"].map {
      places("compare", "\($0).scenario", "--places").output
    }.joined(separator: "\n")
    expectText(text, recorded: "Recorded/compare-places.txt")
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let object = try parse(
      json: places("compare", "both.scenario", "--places", "--format", "json").output)
    #expect(object["device"] as? String == "iPhone")
    #expect(object["devices"] as? [String] == ["iPhone", "iPad"])
    let rows = try #require(object["places"] as? [[String: Any]])
    let devices = rows.map { $0["device"] as? String }
    #expect(devices == ["iPhone", "iPhone", "iPad", "iPad", "iPad", "iPad"])
    let asked = places("compare", "both.scenario", "--places", "--device", "iPad Pro").output
    #expect(asked.contains("the iPad Pro is rotated") && !asked.contains("the iPhone is rotated"))
  }

  @Test func `the file's own place is among them`() throws {
    let object = try parse(
      json: places("compare", "beside.scenario", "--places", "--format", "json").output)
    let rows = try #require(object["places"] as? [[String: Any]])
    #expect(rows.filter { $0["place"] as? String == "split 1/2" }.count == 1)
    let stage = try parse(
      json: places("compare", "stage.scenario", "--places", "--format", "json").output)
    let last = (stage["places"] as? [[String: Any]])?.last
    #expect(last?["place"] as? String == "stage 700x500")
  }

  @Test func `what ends an app in every place is named once`() {
    let text = places("compare", "old.scenario", "--places").output
    #expect(text.ranges(of: "crash").count == 2)
    #expect(text.ranges(of: "\niOS 27\n  LAUNCH-9  Without the scene life cycle").count == 1)
  }

  @Test func `a line on the console is a difference`() {
    let shop = Shop([
      "x.scenario": """
      ios 15, 16
      plist portrait landscape
      screen Player supports landscape
      root Home
      present Player as fullScreen
      force landscapeRight
      """
    ])
    let text = shop("compare", "x.scenario").output
    #expect(text.contains("> 2   force landscapeRight"))
    #expect(
      text.contains("iOS 16: stays in landscapeRight, Player visible, console: [Orientation] BUG"))
    #expect(text.contains("HACK-4"))
  }

  @Test func `while the camera's picker is up, why says what is not modeled`() throws {
    let shop = Shop([
      "x.scenario": "ios 26\nroot Home\npresent system imagePicker\nrotate left\ndismiss\n"
    ])
    #expect(
      shop("why", "x.scenario", "--step", "2").output.contains("Not modeled:\n    The camera's"))
    #expect(!shop("why", "x.scenario", "--step", "3").output.contains("Not modeled"))
  }

  @Test func `why the last step went so says that an earlier one fails its expectation`() {
    let shop = Shop([
      "x.scenario": """
      ios 17
      screen List supports portrait
      root
        navigation Main
          List
      rotate left
        expect interface portrait
      rotate portrait
      """
    ])
    let sentence = "Step 1 fails an expectation: `--step 1` explains that."
    #expect(shop("why", "x.scenario").output.contains(sentence))
    #expect(!shop("why", "x.scenario", "--step", "1").output.contains("fails an expectation"))
  }

  @Test func `versions that agree are told to`() {
    let all = places("compare", "both.scenario", "--places", "--ios", "16,17", "--device", "iPhone")
    #expect(
      all.output.hasSuffix("\nNo differences in orientation, screen, size, or errors.\n"))
    let one = places("compare", "both.scenario", "--places", "--ios", "16", "--device", "iPhone")
    #expect(!one.output.contains("No differences"))
  }

  @Test func `where one version crashes, the rule is that of the exception`() {
    let text = "ios 10, 15\nplist landscape\nscreen Game supports landscape\nroot Game\n"
    let game = Shop(["x.scenario": text + "present system store\n"])
    let output = game("compare", "x.scenario").output
    #expect(output.contains("\n      EXC-1  ") && !output.contains("EXC-4"), "\(output)")
  }

  @Test func `an answer that changes by no rule of places names what settled it`() {
    let text = shop("compare", "films.scenario", "--places", "--ios", "5,6").output
    #expect(text.contains("\niOS 6\n  CHOOSE-2  ") && !text.contains("\niOS 5\n"))
  }

  @Test func `an app for the iPhone alone has a phone's places on an iPad`() {
    let text = places("compare", "phone.scenario", "--places").output
    #expect(text.contains("resizable") && !text.contains("split") && !text.contains("slide-over"))
  }

  @Test func `where nothing differs it says so`() throws {
    let response = shop("compare", "films.scenario", "--ios", "15,16")
    #expect(
      response.output.hasSuffix(
        "No differences in orientation, screen, size, console, or errors.\n"))
    let text = shop("compare", "films.scenario", "--ios", "15,16", "--format", "json").output
    #expect(try parse(json: text)["firstDifference"] is NSNull)
  }

  @Test func `a version that cannot go on does not keep the others from it`() throws {
    let response = shop("compare", "r.scenario")
    #expect(response.exitCode == .data)
    #expect(
      response.messages.hasPrefix(
        "r.scenario:3: error: `request landscape` isn't possible here: iOS 15 "))
    expectText(response.output, recorded: "Recorded/compare-stopped.txt")
    let text = shop("compare", "r.scenario", "--format", "json").output
    let steps = try #require(try parse(json: text)["steps"] as? [[String: Any]])
    let last = try #require(steps.last?["results"] as? [[String: Any]])
    #expect(last.map { $0["ran"] as? Bool } == [false, true])
    let pops = Shop(["x.scenario": "ios 15, 16\nroot List\npop\n"])
    let messages = pops("compare", "x.scenario").messages
    #expect(messages.split(separator: "\n").count == 1, "\(messages)")
  }
}

struct WhyTests {
  private let shop = Shop(["p.scenario": popping])

  @Test func `the step that is meant is the last one, or the one that is named`() throws {
    func action(_ options: String...) throws -> String? {
      let words = ["why", "p.scenario", "--format", "json"] + options
      let response = Program.respond(to: words, in: shop.environment)
      #expect(response.exitCode == .success)
      return try parse(json: response.output)["action"] as? String
    }
    #expect(try action() == "push Player")
    #expect(try action("--step", "0") == "launch")
    #expect(try action("--step", "1") == "rotate left")
    #expect(try action("-e", "pop") == "pop")
    let stopped = shop("why", "p.scenario", "-e", "dismiss", "--step", "3")
    #expect(stopped.exitCode == .data)
    #expect(stopped.messages.hasPrefix("-e: error: `dismiss` isn't possible here: "))
    #expect(shop("why", "p.scenario", "-e", "dismiss", "--step", "4").exitCode == .usage)
  }

  @Test func `the object has what run says, and the reasons`() throws {
    let object = try parse(
      json: shop("why", "p.scenario", "--step", "1", "--format", "json").output)
    for key in ["because", "asked", "verdict", "chain", "exclusions", "assumptions", "changes"] {
      #expect(object[key] != nil, "\(key)")
    }
    let chain = try #require(object["chain"] as? [[String: Any]])
    #expect(chain.map { $0["number"] as? Int } == Array(1...chain.count))
  }

  @Test func `a change mends only what went wrong`() {
    let shop = Shop(["x.scenario": "screen A supports landscape wants all\nroot A\nrotate left\n"])
    let portrait = shop("why", "x.scenario", "-e", "rotate portrait").output
    #expect(portrait.contains("\nHow to fix it:\n"))
    let login = Shop(["x.scenario": "screen A supports portrait\nroot A\nrotate left\n"])
    let stayed = login("why", "x.scenario").output
    #expect(stayed.contains("\nWhat would change the result:\n"))
    #expect(!stayed.contains("How to fix it"))
  }

  @Test func `a change says how many of the file's expectations it breaks`() {
    let shop = Shop([
      "x.scenario": """
      screen A supports portrait
      root A
      rotate left
        expect interface portrait
        expect stayed
        expect no crash
      """
    ])
    let text = shop("why", "x.scenario", "--step", "1").output
    #expect(text.contains("Breaks 2 expectations in the file, the first: line 4,"), "\(text)")
    #expect(!text.contains("Meets"), "\(text)")
  }

  @Test func `what is said against a change stands with the file that it is about`() {
    let shop = Shop([
      "x.scenario": """
      ios 26
      device iPad
      plist pad portrait
      screen Board supports portrait
      root Board
      rotate left
        expect interface portrait
      """
    ])
    let text = shop("why", "x.scenario").output
    let places = "    in Board.swift\n    in Info.plist; rejected by App Store validation\n"
    #expect(text.contains(places), "\(text)")
  }

  @Test func `of expectations that a change breaks there is one number`() {
    let text = Shop()("why", "Situations/06-ipad-windows").output
    #expect(text.contains("    Breaks 10 expectations in the file, the first: line 18,"), "\(text)")
    #expect(!text.contains("and 9 more") && !text.contains("Meets 0 of"), "\(text)")
    #expect(text.contains("This fix isn't enough on iPadOS 16 to 26."), "\(text)")
  }

  @Test func `what can go wrong after one more rotation is said as such`() {
    let shop = Shop([
      "x.scenario": """
      ios 15
      plist portrait landscape
      screen List supports portrait
      root
        navigation Main asks top
          List
      window Alerts
        AlertHost
      rotate left
        expect interface portrait
      present system alert from AlertHost
      """
    ])
    let text = shop("why", "x.scenario").output
    #expect(text.contains("After one more rotation, a screen can be in"), "\(text)")
    #expect(!text.contains("no longer true"), "\(text)")
  }

  @Test func `people read the step, the verdict and the chain`() {
    let response = shop("why", "p.scenario", "--step", "1")
    #expect(response.output.contains("1   rotate left\n"))
    #expect(response.output.contains("device landscapeLeft, interface stays in portrait"))
  }
}
