import OrientationScenarios
import UprightCommands

extension FuzzKind {
  static let propertyLists = FuzzKind(
    "lists", "any property list makes a right scenario or is refused", seed: 4,
    make: { chance in chance.propertyList() },
    check: { bytes, findings in
      let response = Program.respond(to: ["import", "-"], in: .standardInput(bytes))
      findings.expect([.success, .data].contains(response.exitCode), "exit \(response.exitCode)")
      if response.exitCode == .success {
        let reading = Scenario.parse(response.output)
        let problem = reading.problems.first?.sentence ?? ""
        findings.expect(reading.isRight, "what was made is not right: \(problem)")
      } else {
        findings.expect(!response.messages.isEmpty, "refused without a word")
      }
    })
}

/// A value of a property list, with its keys in an order of their own.
private indirect enum ListValue {
  case text(String)
  case number(UInt64)
  case flag(Bool)
  case array([ListValue])
  case dictionary([(key: String, value: ListValue)])
}

extension Chance {
  fileprivate mutating func propertyList() -> [UInt8] {
    let list = ListValue.dictionary(app())
    var bytes: [UInt8]
    if oneIn(2) {
      bytes = Array((Self.head + list.xml + "</plist>\n").utf8)
    } else {
      var writer = BinaryList()
      bytes = writer.bytes(of: list)
    }
    if !oneIn(5) { bytes = broken(bytes) }
    // What says where everything is stands in the last bytes of a binary one.
    if oneIn(4), bytes.count > 40 {
      bytes[bytes.count - 1 - below(32)] = UInt8(truncatingIfNeeded: next())
    }
    return bytes
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private mutating func app() -> [(key: String, value: ListValue)] {
    let keys = [
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
      "UISupportedInterfaceOrientations~iphone", "UIInterfaceOrientation", "UIDeviceFamily",
      "UIRequiresFullScreen", "MinimumOSVersion", "DTPlatformVersion", "DTSDKName",
      "UIApplicationSceneManifest", "CFBundleDisplayName", "CFBundleName",
    ]
    return some(0...10) { (key: $0.pick(keys), value: $0.value(depth: 0)) }
  }

  private mutating func value(depth: Int) -> ListValue {
    let names = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight", "Up", ""]
    switch below(depth > 3 ? 4 : 7) {
    case 0: return .text("UIInterfaceOrientation" + pick(names))
    case 1:
      return .text(
        oneIn(2) ? pick(["13.0", "26.1", "iphoneos16.4", "99999999999"]) : text(upTo: 12))
    case 2: return .number(oneIn(2) ? UInt64(below(3)) : next())
    case 3: return .flag(oneIn(2))
    case 4, 5: return .array(some(0...5) { $0.value(depth: depth + 1) })
    default:
      return .dictionary(some(0...3) { (key: $0.text(upTo: 8), value: $0.value(depth: depth + 1)) })
    }
  }
}

extension ListValue {
  fileprivate var xml: String {
    switch self {
    case .text(let text): "<string>\(text)</string>\n"
    case .number(let number): "<integer>\(number)</integer>\n"
    case .flag(let isOn): isOn ? "<true/>\n" : "<false/>\n"
    case .array(let values): "<array>\n\(values.map(\.xml).joined())</array>\n"
    case .dictionary(let pairs):
      "<dict>\n\(pairs.map { "<key>\($0.key)</key>\n\($0.value.xml)" }.joined())</dict>\n"
    }
  }
}

/// Writes a property list in Apple's binary form: objects, where each begins, and a trailer.
private struct BinaryList {
  private var objects: [[UInt8]] = []

  mutating func bytes(of value: ListValue) -> [UInt8] {
    let root = add(value)
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += Self.bigEndian(UInt64(bytes.count), width: 4)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, root, table] { bytes += Self.bigEndian(UInt64(number), width: 8) }
    return bytes
  }

  /// Adds an object behind those that it holds; the answer is its number.
  private mutating func add(_ value: ListValue) -> Int {
    let bytes: [UInt8]
    switch value {
    case .text(let text):
      let units = Array(text.utf16)
      bytes = Self.head(0x60, units.count) + units.flatMap { Self.bigEndian(UInt64($0), width: 2) }
    case .number(let number): bytes = [0x13] + Self.bigEndian(number, width: 8)
    case .flag(let isOn): bytes = [isOn ? 9 : 8]
    case .array(let values):
      bytes = Self.head(0xA0, values.count) + values.flatMap { reference(to: $0) }
    case .dictionary(let pairs):
      let keys = pairs.flatMap { reference(to: .text($0.key)) }
      bytes = Self.head(0xD0, pairs.count) + keys + pairs.flatMap { reference(to: $0.value) }
    }
    objects.append(bytes)
    return objects.count - 1
  }

  private mutating func reference(to value: ListValue) -> [UInt8] {
    Self.bigEndian(UInt64(add(value)), width: 2)
  }

  /// The kind and the count of an object.
  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x11] + bigEndian(UInt64(count), width: 2)
  }

  private static func bigEndian(_ number: UInt64, width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (width - 1 - $0))) }
  }
}
