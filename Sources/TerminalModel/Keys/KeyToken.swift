enum KeyToken {
  struct Refusal: Error { var reason: String }

  private static let textual: Set = ["text", "paste", "waitfor", "expect", "reject", "shot"]

  static func keys(of token: String) throws(Refusal) -> [Key] {
    guard let star = token.lastIndex(of: "*"), star != token.startIndex,
      let count = Int(token[token.index(after: star)...]), count >= 0,
      !textual.contains(String(token.unicodeScalars.prefix { $0 != ":" }))
        || !token.unicodeScalars.contains(":")
    else { return try single(token) }
    guard count <= 100_000 else { throw Refusal(reason: "'\(token)' repeats too often") }
    let keys = try single(String(token[..<star]))
    return Array(repeating: keys, count: count).flatMap { $0 }
  }

  private static func single(_ token: String) throws(Refusal) -> [Key] {
    if let key = try key(token) { return [key] }
    switch token {
    case "eof": return [.control("d")]
    case "fg", "hangup", "waitexit": return []
    default: break
    }
    guard let colon = token.unicodeScalars.firstIndex(of: ":") else {
      throw Refusal(reason: "unknown key '\(token)' (to type it: text:\(token))")
    }
    let keyword = String(token[..<colon])
    return try keys(keyword, unquoted(token.unicodeScalars[colon...].dropFirst()), of: token)
  }

  /// A named key or a single character, with modifiers; nil where the token is neither.
  private static func key(_ token: String) throws(Refusal) -> Key? {
    var held = Set<Character>()
    var rest = Substring(token)
    while rest.count > 2, rest.dropFirst().first == "-", let letter = rest.first,
      ["C", "M", "A", "S"].contains(letter)
    {
      held.insert(letter)
      rest = rest.dropFirst(2)
    }
    guard let character = rest.first,
      let key = rest.count > 1 ? KeyNames.key(named: rest) : .character(character)
    else { return nil }
    switch (held, key) {
    case ([], _): return key
    case (["S"], .tab): return .backTab
    case (["S"], .character(let character)):
      return .character(Character(character.uppercased()))
    case (["C"], .character(let character)):
      guard let key = Key(control: character) else {
        throw Refusal(reason: "a terminal can't send C-\(character)")
      }
      return key
    // What else is held down has no meaning here.
    default: return .unknown
    }
  }

  private static func unquoted(_ text: Substring.UnicodeScalarView) -> String {
    guard let quote = text.first, quote == "'" || quote == "\"", text.count > 1, text.last == quote
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  private static func keys(
    _ keyword: String, _ argument: String, of token: String
  ) throws(Refusal) -> [Key] {
    switch keyword {
    case "text": return argument.map { $0 == "\n" ? .enter : .character($0) }
    case "paste": return [.paste(argument)]
    case "wait", "waitexit":
      guard Int(argument) != nil else { throw Refusal(reason: "'\(token)' needs milliseconds") }
      return []
    case "waitfor", "expect", "reject", "shot", "signal": return []
    case "bytes":
      // What they are is for a terminal to say.
      guard argument.allSatisfy({ $0.isHexDigit }), argument.utf8.count.isMultiple(of: 2) else {
        throw Refusal(reason: "'\(token)' needs pairs of hexadecimal digits")
      }
      return []
    case "resize":
      guard let size = Size(argument) else {
        throw Refusal(reason: "write a size as COLUMNSxROWS, such as 120x40, not '\(argument)'")
      }
      return [.resize(size)]
    case "click", "dblclick", "drag", "wheelup", "wheeldown":
      return try mouse(keyword, argument, of: token)
    default: throw Refusal(reason: "unknown key '\(keyword):'")
    }
  }

  private static func mouse(
    _ keyword: String, _ argument: String, of token: String
  ) throws(Refusal) -> [Key] {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.prefix(keyword == "drag" ? 4 : 2).compactMap { Int($0) }
    let button = parts.count == 3 ? MouseEvent.Button(rawValue: String(parts[2])) : .left
    let isComplete =
      switch keyword {
      case "drag": parts.count == 4 && numbers.count == 4
      case "wheelup", "wheeldown": parts.count == 2 && numbers.count == 2
      default: (2...3).contains(parts.count) && numbers.count == 2
      }
    guard isComplete, let button, numbers.allSatisfy({ $0 >= 1 }) else {
      let form = keyword == "drag" ? "C1,R1,C2,R2" : "COLUMN,ROW"
      throw Refusal(reason: "write '\(token)' as \(keyword):\(form), counted from 1")
    }
    let point = Point(column: numbers[0] - 1, row: numbers[1] - 1)
    let click = [Key.mouse(MouseEvent(.press(button), at: point)), release(at: point)]
    switch keyword {
    case "wheelup": return [.mouse(MouseEvent(.wheel(.up), at: point))]
    case "wheeldown": return [.mouse(MouseEvent(.wheel(.down), at: point))]
    case "dblclick": return click + click
    case "drag":
      let end = Point(column: numbers[2] - 1, row: numbers[3] - 1)
      return [click[0], .mouse(MouseEvent(.drag(.left), at: end)), release(at: end)]
    default: return click
    }
  }

  private static func release(at point: Point) -> Key { .mouse(MouseEvent(.release, at: point)) }
}
