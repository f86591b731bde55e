/// What a property list holds, whatever it is written as: a text, a list, or a dictionary in its order.
struct PropertyListValue: Sendable {
  /// Of a string, a number or a truth.
  var text = ""
  /// Where it stands, of a dictionary's values where the key does.
  var line = 1
  var elements: [PropertyListValue] = []
  var entries: [(key: String, value: PropertyListValue)] = []

  subscript(key: String) -> PropertyListValue? { entries.first { $0.key == key }?.value }

  /// The texts of a list; of a text itself.
  var texts: [String] {
    let texts = text.isEmpty ? elements.map(\.text) : [text]
    return texts.filter { !$0.isEmpty }
  }

  /// Every key in it with its value, however deep.
  var all: [(key: String, value: PropertyListValue)] {
    entries.flatMap { [$0] + $0.value.all } + elements.flatMap(\.all)
  }
}

/// Puts a property list together, piece by piece.
struct PropertyListBuilder {
  /// Deeper than any list; what stands deeper is left out.
  private static let deepest = 64

  /// The dictionaries and lists that are open, each with the key it stands for.
  private var open = [PropertyListValue()]
  private var keys: [(text: String, line: Int)?] = [nil]
  private var skipped = 0

  mutating func key(_ text: String, line: Int) { keys[keys.count - 1] = (text, line) }

  mutating func add(_ text: String, line: Int) { add(PropertyListValue(text: text, line: line)) }

  mutating func begin(line: Int) {
    guard open.count < Self.deepest else { return skipped += 1 }
    open.append(PropertyListValue(line: line))
    keys.append(nil)
  }

  mutating func end() {
    guard skipped == 0 else { return skipped -= 1 }
    guard open.count > 1 else { return }
    keys.removeLast()
    add(open.removeLast())
  }

  private mutating func add(_ value: PropertyListValue) {
    var value = value
    if let key = keys[keys.count - 1] {
      value.line = key.line
      open[open.count - 1].entries.append((key.text, value))
      keys[keys.count - 1] = nil
    } else {
      open[open.count - 1].elements.append(value)
    }
  }

  /// Whether a dictionary or a list was begun that nobody has closed yet.
  var isOpen: Bool { open.count > 1 }

  /// The first value, with whatever nobody closed; nothing where there is none.
  mutating func value() -> PropertyListValue? {
    skipped = 0
    while isOpen { end() }
    return open[0].elements.first
  }
}

/// Why something is no property list of an app.
package enum PropertyListProblem: Error, Hashable, Sendable {
  case empty, notAPropertyList, damaged, noDictionary

  /// What is told after the file's name.
  package var text: String {
    switch self {
    case .empty: "the file is empty"
    case .notAPropertyList: "this isn't a property list, neither XML in UTF-8 nor binary"
    case .damaged: "the property list is damaged or cut off"
    case .noDictionary: "an Info.plist has to be a dictionary"
    }
  }
}

extension PropertyListValue {
  /// Reads an Info.plist, XML or binary.
  init(infoPlist bytes: [UInt8]) throws(PropertyListProblem) {
    guard !bytes.isEmpty else { throw .empty }
    let value: PropertyListValue?
    if bytes.starts(with: "bplist".utf8) {
      value = BinaryPropertyList.value(of: bytes)
    } else {
      let text = String(validating: bytes, as: UTF8.self)
      guard text?.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" else {
        throw .notAPropertyList
      }
      value = PropertyListValue(xml: bytes)
    }
    guard let value else { throw .damaged }
    guard value.text.isEmpty, value.elements.isEmpty else { throw .noDictionary }
    self = value
  }

  /// Reads XML; nothing where there is no value, or where one was cut off.
  private init?(xml bytes: [UInt8]) {
    var markup = Markup(bytes)
    var builder = PropertyListBuilder()
    var element = ""
    var line = 1
    while let event = markup.next() {
      switch event {
      case .open(let tag):
        element = tag.name
        line = tag.line
        switch element {
        case "dict", "array": builder.begin(line: line)
        case "true", "false": builder.add(element, line: line)
        default: break
        }
      case .text(let text):
        switch element {
        case "key": builder.key(text, line: line)
        case "string", "integer": builder.add(text, line: line)
        default: break
        }
      case .close(let name):
        if ["dict", "array"].contains(name) { builder.end() }
        element = ""
      }
    }
    guard !builder.isOpen, let value = builder.value() else { return nil }
    self = value
  }
}
