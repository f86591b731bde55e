import Foundation
import OrientationScenarios
import TestSupport
import Testing

@testable import UprightCommands

private var info: [String: Any] {
  [
    "CFBundleName": "Films & more # 映画", "UIDeviceFamily": [1, 2], "MinimumOSVersion": "15.2",
    "DTPlatformVersion": "18.4", "UIRequiresFullScreen": true, "UIApplicationSceneManifest": [:],
    "UISupportedInterfaceOrientations": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight",
      "UIInterfaceOrientationLandscapeLeft",
    ],
    "UISupportedInterfaceOrientations~ipad": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
    ],
    "Extra": ["deep": [1, 2.5, Date(timeIntervalSince1970: 0), Data([1, 2]), ["a": true]]],
  ]
}

private func bytes(
  _ format: PropertyListSerialization.PropertyListFormat
) throws -> [UInt8] {
  Array(try PropertyListSerialization.data(fromPropertyList: info, format: format, options: 0))
}

/// What is made of some bytes.
private func importing(_ bytes: [UInt8]) -> Response {
  var shop = Shop()
  shop.files["Info.plist"] = bytes
  return shop("import", "Info.plist")
}

/// Bytes that are refused, in words, whatever they are.
private func check(
  _ bytes: [UInt8], isRefusedWith words: String, at location: SourceLocation = #_sourceLocation
) {
  let response = importing(bytes)
  #expect(response.exitCode == .data, sourceLocation: location)
  #expect(response.output.isEmpty, sourceLocation: location)
  #expect(response.messages.contains(words), "\(response.messages)", sourceLocation: location)
}

struct ImportTests {
  @Test(arguments: ["", " ", "&#x9;", "\u{85}"])
  func `an app without a name to speak of is an app`(_ name: String) {
    let list = "<plist><dict><key>CFBundleName</key><string>\(name)</string></dict></plist>"
    let response = importing(Array(list.utf8))
    let reading = Scenario.parse(response.output)
    #expect(reading.isRight, "\(response.output) \(response.messages)")
  }

  @Test func `XML and binary make the same scenario, which checks`() throws {
    let xml = importing(try bytes(.xml))
    #expect(xml.exitCode == .success, "\(xml.messages)")
    // Of a binary list no line is known.
    func plain(_ response: Response) -> String { response.output.filter { !$0.isNumber } }
    #expect(plain(importing(try bytes(.binary))) == plain(xml))
    #expect(Scenario.parse(xml.output).isRight)
    #expect(Shop(["x.scenario": xml.output])("check", "x.scenario").exitCode == .success)
    expectText(xml.output, recorded: "Recorded/import.txt")
  }

  @Test func `a byte order mark is no part of a list`() throws {
    let marked = importing([0xEF, 0xBB, 0xBF] + (try bytes(.xml)))
    #expect(marked == importing(try bytes(.xml)))
  }

  /// The lines of a scenario that a dictionary makes, each with single blanks and without its place.
  private func lines(_ content: String) -> [String] {
    let list = "<plist><dict>\(content)</dict></plist>"
    return importing(Array(list.utf8)).output.split(separator: "\n").map { line in
      line.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `names of characters, comments and a document type are understood`() {
    let xml = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//x//y" "z">
      <!-- a -- b --><plist version="1.0">
      <dict><key>CFBundleName</key><string>&lt;A&amp;B&apos;</string>
      <key>UIDeviceFamily</key><array><integer>2</integer></array>
      <key>UIRequiresFullScreen</key><true/><key>f</key><false></false>
      <key>DTSDKName</key><string>iphoneos18.4</string>
      <key>UIApplicationSceneManifest</key><dict/><!-- end --></dict></plist>
      """
    let output = importing(Array(xml.utf8)).output
    #expect(output.hasPrefix("title    <A&B'\n"), "\(output)")
    for line in ["device   iPad\n", "requires-full-screen yes ", "linked   18.4 "] {
      #expect(output.contains(line), "\(output)")
    }
    #expect(!output.contains("life-cycle"))
  }

  @Test func `a value that somebody wrote as another kind is understood`() {
    for yes in ["<true/>", "<integer>1</integer>", "<string>YES</string>"] {
      let all = lines("<key>UIRequiresFullScreen</key>\(yes)")
      #expect(all.contains("requires-full-screen yes"), "\(all)")
    }
    let family = "<key>UIDeviceFamily</key>"
    for pad in ["<integer>2</integer>", "<string>2</string>", "<array><string>2</string></array>"] {
      #expect(lines(family + pad).contains("device iPad"))
    }
    #expect(lines("\(family)<dict/>").contains("device iPhone"))
    #expect(
      lines("<key>CFBundleName</key><date>2026-01-01T00:00:00Z</date>").contains("title An app"))
  }

  @Test func `an app that was built for the iPhone alone, without scenes, is told as that`() {
    let all = lines(
      "<key>UIDeviceFamily</key><integer>1</integer><key>DTSDKName</key><string>iphoneos</string>")
    for line in ["device iPhone", "family phone", "life-cycle app"] {
      #expect(all.contains(line), "\(all)")
    }
  }

  @Test func `what is no property list is refused`() throws {
    check([], isRefusedWith: "the file is empty")
    check(Array("hello".utf8), isRefusedWith: "this isn't a property list")
    check(Array("{ CFBundleName = Films; }".utf8), isRefusedWith: "this isn't a property list")
    check(Array("<html></html>".utf8), isRefusedWith: "the property list is damaged")
    check(Array("<plist><string>x</string></plist>".utf8), isRefusedWith: "has to be a dictionary")
    check(Array("<plist><dict>\n<key>a</key>".utf8), isRefusedWith: "is damaged")
    check([0x3C, 0xFF, 0x3E], isRefusedWith: "neither XML in UTF-8 nor binary")
    check(Array("bplist00".utf8), isRefusedWith: "Info.plist: error: ")
  }

  @Test func `what is made to harm does none`() throws {
    for open in ["<array>", "<dict><key>a</key>"] {
      let deep = String(repeating: open, count: 200_000)
      check(Array("<plist>\(deep)".utf8), isRefusedWith: "is damaged")
    }
    let laughs = """
      <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
      <plist><dict><key>&b;</key><true/></dict></plist>
      """
    #expect(importing(Array(laughs.utf8)).output.utf8.count < 1_000)
  }

  @Test func `a binary list that holds itself, or itself many times, is soon read`() {
    // One array of two references to itself; then thirty arrays, each of two of the next.
    check(binary([[0xA2, 0, 0]]), isRefusedWith: "has to be a dictionary")
    let arrays = (3..<33).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
    let key = [0x5E] + Array("UIDeviceFamily".utf8)
    let bomb = importing(binary([[0xD1, 1, 3], key, [0x09]] + arrays))
    #expect(bomb.exitCode == .success, "\(bomb.messages)")
    #expect(importing(binary([[0xD1, 1, 0], key])).exitCode == .success)
  }

  @Test func `a damaged list never traps`() throws {
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let whole = try bytes(format)
      for count in stride(from: 0, to: whole.count, by: 7) {
        _ = importing(Array(whole.prefix(count)))
      }
      var generator = Generator(seed: 42)
      for _ in 0..<1_000 {
        var damaged = whole
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: 0..<damaged.count, using: &generator)
          damaged[index] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = importing(damaged)
      }
    }
  }

  @Test func `unknown orientations are left out, and said so`() {
    let xml = """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string><string>Sideways</string></array>
      <key>UIDeviceFamily</key><integer>2</integer></dict></plist>
      """
    let response = importing(Array(xml.utf8))
    #expect(response.output.contains("device   iPad\n"))
    #expect(response.output.contains("plist    portrait "))
    #expect(response.output.contains("# Info.plist:1: `Sideways` isn't an orientation"))
    #expect(Scenario.parse(response.output).isRight)
  }

  @Test func `the scenario goes to a file that is not there yet`() throws {
    var shop = Shop()
    shop.files["Info.plist"] = try bytes(.xml)
    let response = shop("import", "Info.plist", "-o", "x.scenario")
    #expect(response.output.isEmpty)
    #expect(response.files.map(\.replaces) == [false])
    #expect(shop("import", "Info.plist", "-o", "x", "--force").files.map(\.replaces) == [true])
  }

  /// A binary property list of small objects, the first of which is the top.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + number(UInt8(objects.count)) + number(0) + number(table)
    return bytes
  }

  private func number(_ value: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, value] }
}

/// Chance that is the same every time.
private struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
