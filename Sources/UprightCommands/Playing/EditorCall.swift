/// The editor that somebody prefers, called with a file and a line.
package struct EditorCall: Hashable, Sendable {
  /// What VISUAL or EDITOR says, or what every system has.
  package var editor: String
  /// What is run, each word for itself.
  package var arguments: [String]

  /// The variables hold shell words, options and all, as for every other program that reads them.
  package init(_ path: String, line number: Int, variable: (String) -> String?) {
    let wishes = ["VISUAL", "EDITOR"].compactMap { variable($0) }
    editor = wishes.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    // A name that begins like an option is none.
    let file = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    let program = editor.split(whereSeparator: \.isWhitespace).first?.split(separator: "/").last
    // The editor takes the shell's place, so that a stop of it alone is heard of. Where the words
    // are more than a call the shell stays, and Ctrl-C is not for it.
    let isCall = !editor.contains { "=;&|(".contains($0) }
    let line = (isCall ? "exec " : "trap : INT QUIT; ") + editor + " \"$@\""
    arguments =
      ["/bin/sh", "-c", line, editor]
      + Self.place(of: file, number, for: program.map(String.init) ?? "")
  }

  /// How a program is told a line: `+LINE FILE`, but for those that do not know it.
  private static func place(of file: String, _ line: Int, for program: String) -> [String] {
    switch program {
    case "code", "code-insiders", "codium", "cursor": ["--goto", "\(file):\(line)"]
    case "hx", "helix", "subl", "zed": ["\(file):\(line)"]
    case "mate", "xed": ["--line", "\(line)", file]
    case "ed": [file]
    default: ["+\(line)", file]
    }
  }

  /// What there is to say when it was closed; nothing where all went well.
  package func trouble(_ status: Int?) -> String? {
    switch status {
    case 0: nil
    case 126, 127, nil: "Can't run the editor \(editor). Set VISUAL or EDITOR to another one."
    case let status?: "\(editor) exited with status \(status)."
    }
  }
}
