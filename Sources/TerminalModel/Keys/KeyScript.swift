/// Keys written down, as one line of text: `Down*3 Enter text:'two words' C-z click:12,4`.
///
/// Tokens are separated by blanks: a named key, a single character, or `keyword:argument`; `*3`
/// repeats one. What waits, checks or takes pictures (`wait:100`, `waitfor:'x'`, `shot:a.png`) is
/// accepted and means nothing here: a script for the real program runs unchanged.
package struct KeyScript: Hashable, Sendable {
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The column of the token, from 1.
    package var column: Int
    package var token: String
    package var reason: String

    package var description: String { "key script, column \(column): \(reason)" }
  }

  package private(set) var keys: [Key] = []
  package private(set) var problems: [Problem] = []

  /// Reads a script; every token that cannot be read is a problem, the others are keys.
  package init(_ text: String) {
    for (column, token) in Self.tokens(of: text) {
      do throws(KeyToken.Refusal) {
        keys += try KeyToken.keys(of: token)
      } catch { problems.append(Problem(column: column, token: token, reason: error.reason)) }
    }
  }

  package static func keys(of text: String) throws(Problem) -> [Key] {
    let script = KeyScript(text)
    if let problem = script.problems.first { throw problem }
    return script.keys
  }

  /// Runs of non-blanks, with their columns; quotes after `keyword:` hold blanks together.
  private static func tokens(of text: String) -> [(column: Int, token: String)] {
    var tokens: [(column: Int, token: String)] = []
    // Scalars: an accent that is to be typed must not join the sign in front of it.
    let scalars = Array(text.unicodeScalars)
    var (index, column) = (0, 1)
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        (index, column) = (index + 1, column + 1)
        continue
      }
      let end =
        endOfQuoted(scalars, from: index)
        ?? scalars[index...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
      let token = String(String.UnicodeScalarView(scalars[index..<end]))
      tokens.append((column: column, token: token))
      (index, column) = (end, column + token.count)
    }
    return tokens
  }

  /// The end of `keyword:'…'`; nil where the token is of another kind.
  private static func endOfQuoted(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard let colon = scalars[start...].firstIndex(where: { !$0.properties.isAlphabetic }),
      colon > start,
      scalars[colon] == ":", colon + 1 < scalars.count
    else { return nil }
    let quote = scalars[colon + 1]
    guard quote == "'" || quote == "\"" else { return nil }
    var index = colon + 2
    while index < scalars.count {
      let isLast = index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace
      if scalars[index] == quote, isLast { return index + 1 }
      index += 1
    }
    return nil
  }
}
