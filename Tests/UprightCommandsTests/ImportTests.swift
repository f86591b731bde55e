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
    #expect(importing(try bytes(.binary)) == xml)
    #expect(Scenario.parse(xml.output).isRight)
    #expect(Shop(["x.scenario": xml.output])("check", "x.scenario").exitCode == .success)
    expectText(xml.output, recorded: "Recorded/import.txt")
  }

  @Test func `any encoding that XML may have is read`() throws {
    let xml = """
      <?xml version="1.0" encoding="NAME"?>
      <plist version="1.0"><dict><key>CFBundleName</key><string>Café</string></dict></plist>
      """
    let encodings: [(String, String.Encoding, [UInt8])] = [
      ("UTF-8", .utf8, []), ("utf-8", .utf8, [0xEF, 0xBB, 0xBF]),
      ("UTF-16", .utf16LittleEndian, [0xFF, 0xFE]), ("UTF-16", .utf16BigEndian, [0xFE, 0xFF]),
      ("UTF-16LE", .utf16LittleEndian, []), ("UTF-16BE", .utf16BigEndian, []),
      ("UTF-32", .utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      ("UTF-32", .utf32BigEndian, [0, 0, 0xFE, 0xFF]), ("UTF-32", .utf32LittleEndian, []),
      ("ISO-8859-1", .isoLatin1, []), ("windows-1252", .windowsCP1252, []),
    ]
    for (name, encoding, mark) in encodings {
      let text = xml.replacingOccurrences(of: "NAME", with: name)
      let data = try #require(text.data(using: encoding), "\(name)")
      let response = importing(mark + Array(data))
      #expect(response.output.hasPrefix("title    Café\n"), "\(name): \(response.messages)")
    }
  }

  @Test func `the table of Mac OS Roman is whole`() throws {
    let name = try name("macintosh", Array(0x80...0xFF))
    #expect(name.count == 128)
    for (byte, sign) in [(0x8E, "é"), (0xA4, "§"), (0xCA, "\u{A0}"), (0xDB, "€"), (0xFF, "ˇ")] {
      #expect(String(Character(name[byte - 0x80])) == sign)
    }
  }

  @Test func `the table of Windows-1252 is whole`() throws {
    let name = try name("windows-1252", Array(0x80...0xFF))
    #expect(name.count == 128)
    for (byte, sign) in [(0x80, "€"), (0x8A, "Š"), (0x9F, "Ÿ"), (0xA0, "\u{A0}"), (0xFF, "ÿ")] {
      #expect(String(Character(name[byte - 0x80])) == sign)
    }
  }

  /// The name of an app whose property list has these bytes for it.
  private func name(_ encoding: String, _ bytes: [UInt8]) throws -> [Unicode.Scalar] {
    let head = "<?xml encoding='\(encoding)'?><plist><dict><key>CFBundleName</key><string>"
    let app = try PropertyList.app(
      Array(head.utf8) + bytes + Array("</string></dict></plist>".utf8))
    return Array((app.name ?? "").unicodeScalars)
  }

  @Test func `references, CDATA, comments and a document type are understood`() throws {
    let xml = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//x//y" "z">
      <!-- a -- b --><plist version="1.0">
      <dict><key>CFBundle&#78;ame</key><string>&lt;&#65;&#x42;<![CDATA[<&]]>&apos;</string>
      <key>UIDeviceFamily</key><array><integer>0x2</integer></array>
      <key>UIRequiresFullScreen</key><true/><key>f</key><false></false>
      <key>UIApplicationSceneManifest</key><dict/><!-- end --></dict></plist>
      """
    let app = try PropertyList.app(Array(xml.utf8))
    #expect(app.name == "<AB<&'")
    #expect(app.hasPad && !app.hasPhone && app.hasSceneManifest)
    #expect(app.requiresFullScreen == true)
  }

  @Test func `a value that somebody wrote as another kind is understood`() throws {
    func app(_ content: String) throws -> AppDescription {
      try PropertyList.app(Array("<plist><dict>\(content)</dict></plist>".utf8))
    }
    for yes in ["<true/>", "<integer>1</integer>", "<string>YES</string>"] {
      #expect(try app("<key>UIRequiresFullScreen</key>\(yes)").requiresFullScreen == true)
    }
    let family = "<key>UIDeviceFamily</key>"
    for pad in ["<integer>2</integer>", "<string>2</string>", "<array><string>2</string></array>"] {
      #expect(try app(family + pad).hasPhone == false)
    }
    #expect(try app("\(family)<dict/>").hasPhone)
    #expect(try app("<key>CFBundleName</key><date>2026-01-01T00:00:00Z</date>").name == nil)
  }

  @Test func `what is no property list is refused`() throws {
    check([], isRefusedWith: "the file is empty")
    check(Array("hello".utf8), isRefusedWith: "this isn't a property list")
    check(Array("{ CFBundleName = Films; }".utf8), isRefusedWith: "this isn't a property list")
    check(Array("<html></html>".utf8), isRefusedWith: "the property list is damaged: ")
    check(Array("<plist><string>x</string></plist>".utf8), isRefusedWith: "has to be a dictionary")
    check(Array("<plist><dict>\n<key>a</key>".utf8), isRefusedWith: "is damaged: ")
    check(Array("<plist><dict>\n<string/></dict></plist>".utf8), isRefusedWith: "is damaged: ")
    check(Array("<plist><dict><key>a&b;</key></dict></plist>".utf8), isRefusedWith: "is damaged: ")
    check([0x3C, 0xFF, 0x3E], isRefusedWith: "this isn't UTF-8")
    check([0xFF, 0xFE, 0x3C, 0, 0], isRefusedWith: "is damaged: ")
    check(Array("<?xml encoding='klingon'?>".utf8), isRefusedWith: "unknown encoding `klingon`")
    check(Array("bplist00".utf8), isRefusedWith: "Info.plist: error: ")
  }

  @Test func `what is made to harm does none`() throws {
    for open in ["<array>", "<dict><key>a</key>"] {
      let deep = String(repeating: open, count: 200_000)
      check(Array("<plist>\(deep)".utf8), isRefusedWith: "too many arrays and dictionaries")
    }
    let laughs = """
      <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
      <plist><dict><key>&b;</key><true/></dict></plist>
      """
    check(Array(laughs.utf8), isRefusedWith: "is damaged: ")
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
      for count in stride(from: 0, to: whole.count, by: 3) {
        _ = importing(Array(whole.prefix(count)))
      }
      var generator = Generator(seed: 42)
      for _ in 0..<4_000 {
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
    #expect(response.output.contains("plist    portrait\n"))
    #expect(response.messages.contains("warning: `Sideways` isn't an orientation"))
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
