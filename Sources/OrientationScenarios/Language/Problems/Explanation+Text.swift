extension Problem.Explanation {
  // MARK: E101 to E107: the text as such.

  static let notUTF8 = Self(
    "The file is not UTF-8",
    "A scenario is UTF-8 text. This line has bytes that are none, as files in Latin-1 or "
      + "UTF-16 have. Save the file as UTF-8; a byte order mark and CRLF line ends are fine.",
    wrong: "title Caf\u{FFFD}   (the letter saved as a Latin-1 byte)", right: "title Café")

  static let nul = Self(
    "A NUL byte in the text",
    "A NUL byte is not text. Files in UTF-16 and files that are no text at all have them.",
    wrong: "root Li\u{0}st", right: "root List")

  static let controlCharacter = Self(
    "A control character in the text",
    "Apart from tabs and line ends a scenario has no control characters, not in comments "
      + "either: they would move the cursor of whoever prints the line.",
    wrong: "root List # \u{1B}[2J", right: "root List # clear")

  static let unknownWord = Self(
    "A word that cannot stand here",
    "At this place the language knows some words, and this is none of them. Keywords are "
      + "lower case; UIKit's words keep UIKit's spelling. The help names the nearest word, or "
      + "all that can stand here.", wrong: "lock enabled\nroot List", right: "lock on\nroot List")

  static let missing = Self(
    "The line ends too early",
    "Something has to follow what stands in this line. What can follow is in the help.",
    wrong: "root List\npush", right: "screen Player\nroot List\npush Player")

  static let leftOver = Self(
    "Something is left over",
    "The statement is complete before this word. One line is one statement; names with blanks "
      + "are written in quotes, and a comment begins with `#` after a blank.",
    wrong: "root List\nrotate left twice", right: "root List\nrotate left # twice")

  static let openQuote = Self(
    "A quotation mark is not closed",
    "A quoted name or text ends on the line it begins on. A quotation mark inside is written "
      + "with a backslash before it.", wrong: "root \"My List", right: "root \"My List\"")

  // MARK: E108 to E112: words and quotes.

  static let strayCharacter = Self(
    "A character that cannot stand here",
    "Bare names are made of letters, digits and `_`, in any script; other signs need "
      + "quotation marks, the plain ones. Blanks that only look like blanks end here too.",
    wrong: "root List/Detail", right: "root \"List/Detail\"")

  static let needsQuotes = Self(
    "A name that is written in quotes",
    "A name with punctuation, or one that is a word of the language, is written in quotes, so "
      + "that nobody has to guess which is meant.",
    wrong: "screen push\nroot List", right: "screen \"push\"\nroot List")

  static let emptyName = Self(
    "An empty name", "A name has at least one character.", wrong: "root \"\"", right: "root List")

  static let tooLong = Self(
    "A word without end",
    "Words and quoted texts have at most 1000 bytes; what is longer is no name anybody gave. "
      + "Prose may be as long as it likes.",
    wrong: "root " + String(repeating: "x", count: 1_001), right: "root List")

  static let severalLines = Self(
    "More than one line",
    "`-e` and the prompt take one step, which is one line. In the shell, give `-e` once for "
      + "each step.", wrong: "upright run x.scenario -e 'rotate left\n' 'pop'",
    right: "upright run x.scenario -e 'rotate left' -e 'pop'")
}
