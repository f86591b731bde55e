import BundledScenarios
import Foundation
import TestSupport
import Testing

@testable import UprightCommands

private func hasShell(_ name: String) -> Bool { Built.tool(name) != nil }

private var hasTerminalsInZsh: Bool { (try? bash("zsh -fc 'zmodload zsh/zpty'"))?.code == 0 }

/// What bash offers at the end of a command line.
private func candidates(_ words: String...) throws -> [String] {
  let line = """
    PATH=${upright%/*}:$PATH
    eval "$($upright completions bash)"
    COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
    _upright; printf '%s\\n' "${COMPREPLY[@]}"
    """
  let ended = try bash(line)
  #expect(ended.messages.isEmpty)
  return ended.output.split(separator: "\n").map(String.init)
}

struct CompletionsTests {
  /// What the program offers where a line ends.
  private func offered(_ words: String...) -> Set<Substring> {
    let response = Program.respond(to: [Completion.word] + words, in: Shop().environment)
    let lines = response.output.split(separator: "\n")
    return Set(lines.compactMap { $0.split(separator: "\t").first })
  }

  @Test func `every command, option and scenario is offered`() {
    for command in CommandBook.commands {
      #expect(offered("").contains(command.name[...]))
      for name in command.options.flatMap(\.names) {
        #expect(offered(command.name, "-").contains(name[...]))
      }
    }
    for scenario in BundledScenario.all { #expect(offered("run", "").contains(scenario.name[...])) }
    #expect(offered("run", "").contains(":files") && !offered("run", "x", "").contains(":files"))
    #expect(offered("export", "x", "-o", "").contains(":files"))
    #expect(offered("frobnicate", "").isEmpty)
  }

  @Test func `bash completes commands, options, values, scenarios and rules`() throws {
    #expect(try candidates("upright", "che") == ["check"])
    #expect(try candidates("upright", "run", "--call") == ["--callbacks"])
    #expect(try candidates("upright", "check", "--format", "j") == ["junit", "json"])
    #expect(try candidates("upright", "run", "--device", "iPhone S") == ["iPhone SE"])
    #expect(try candidates("upright", "rules", "CHOOSE-7") == ["CHOOSE-7"])
    #expect(try candidates("upright", "help", "comp") == ["compare", "completions"])
    #expect(
      try candidates("upright", "run", "Tour/01") == ["Tour/01-the-tab-bar-answers"])
  }

  @Test func `bash completes behind an escape, a quotation mark and a sign of equality`() throws {
    #expect(try candidates("upright", "run", "--device", "iPhone\\ S") == ["iPhone SE"])
    let quoted = try candidates("upright", "run", "--device", "\"iPhone P")
    #expect(quoted == ["iPhone Plus", "iPhone Pro Max"])
    #expect(try candidates("upright", "export", "--to", "=", "s") == ["svg", "swift"])
    // So bash 3.2 has it, which is what a Mac has.
    #expect(try candidates("upright", "export", "x", "--to=s") == ["svg", "swift"])
    #expect(try candidates("upright", "export", "--to=").contains("cast"))
    #expect(try candidates("upright", "run", "--ios=15", "Tour/01").count == 1)
    let all = try candidates("upright", "export", "--to", "=")
    #expect(all.contains("cast"))
    #expect(try candidates("upright", "export", "what-a-pop") == ["what-a-pop-leaves-behind"])
  }

  /// Bash itself, on a terminal: a tab, and what the program would be called with.
  @Test func `what bash completes reaches the program as it was meant`() throws {
    let folder = try Scratch()
    try folder.write("", to: "my file.scenario")
    func words(_ line: String) throws -> String {
      var shell = try Pty(
        "/bin/bash", ["--norc", "--noprofile", "-i"], in: folder.url.path, columns: 200,
        environment: ["PS1": "", "PS2": "", "HISTFILE": "/dev/null"])
      shell.type(" PATH='\(Built.program.deletingLastPathComponent().path)':$PATH\n")
      shell.type(" eval \"$(upright completions bash)\"\n")
      shell.type(" upright() { printf '<%s>' \"$@\"; echo END; }\n echo RE''ADY\n")
      let isReady = shell.sees("READY")
      try #require(isReady)
      shell.type(line + "\n")
      let isSeen = shell.sees(">END")
      let text = shell.text
      try #require(isSeen, "\(text)")
      let shown = text.split(separator: "READY").last.map(String.init) ?? ""
      let from = try #require(shown.firstIndex(of: "<"))
      let to = try #require(shown.range(of: "END", options: .backwards))
      return String(shown[from..<to.lowerBound])
    }
    #expect(try words("upright run --device iPhone\\ S\t") == "<run><--device><iPhone SE>")
    #expect(try words("upright run --device 'iPhone S\t") == "<run><--device><iPhone SE>")
    #expect(try words("upright run --device \"iPhone S\t") == "<run><--device><iPhone SE>")
    #expect(try words("upright export --to=sv\t") == "<export><--to=svg>")
    #expect(try words("upright run my\t") == "<run><my file.scenario>")
    #expect(
      try words("upright run what-a-pop\t") == "<run><what-a-pop-leaves-behind>")
  }

  @Test(.enabled(if: hasShell("zsh")))
  func `zsh takes its script`() throws {
    let ended = try bash(
      "zsh -fc 'autoload -Uz compinit; compinit -D; source <($upright completions zsh); "
        + "print $_comps[upright]'")
    #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)")
    #expect(ended.output == "_upright\n")
    let plain = try bash("zsh -fc 'source <($upright completions zsh)'")
    #expect(plain.code == 0 && plain.messages.isEmpty, "\(plain)")
  }

  @Test func `bash goes on behind a comma, and offers error codes`() throws {
    #expect(try candidates("upright", "check", "--ios", "15,2") == ["15,2", "15,26", "15,27"])
    let steps = try candidates("upright", "explore", "x", "--steps", "rotate,p")
    #expect(steps == ["rotate,push", "rotate,pop", "rotate,present"])
    #expect(try candidates("upright", "explore", "x", "--steps", "+l") == ["+lock"])
    #expect(try candidates("upright", "rules", "E104") == ["E104"])
  }

  @Test func `bash offers a second file only to a command that takes one`() throws {
    #expect(try candidates("upright", "run", "a.scenario", "Tour/01").isEmpty)
    #expect(try candidates("upright", "export", "a", "--to", "svg", "Tour/01").isEmpty)
    #expect(try candidates("upright", "run", "--ios", "15", "Tour/01").count == 1)
    #expect(try candidates("upright", "run", "--ios", "=", "15", "Tour/01").count == 1)
    #expect(try candidates("upright", "check", "a.scenario", "Tour/01").count == 1)
  }

  /// What zsh offers where a line ends: its own `compadd`, in a terminal of its own, tells it.
  @Test(.enabled(if: hasShell("zsh") && hasTerminalsInZsh))
  func `zsh completes commands, options, values, lists and files`() throws {
    func candidates(_ line: String) throws -> Set<String> {
      let folder = try Scratch()
      try folder.write(Self.capture, to: "capture.zsh")
      try folder.write("", to: "mine.scenario")
      let ended = try bash(
        "cd '\(folder.url.path)' && PATH=${upright%/*}:$PATH zsh -f capture.zsh '\(line)'")
      #expect(ended.code == 0, "\(ended)")
      return Set(ended.output.split(separator: "\n").map(String.init))
    }
    #expect(try candidates("upright che") == ["check"])
    #expect(try candidates("upright check --format js") == ["json"])
    #expect(try candidates("upright run mi") == ["mine.scenario"])
    #expect(try candidates("upright run mine.scenario mi").isEmpty)
    #expect(try candidates("upright rules E104") == ["E104"])
    #expect(try candidates("upright check --ios 15,2") == ["15,2", "15,26", "15,27"])
    #expect(
      try candidates("upright explore x --steps rotate,p")
        == ["rotate,push", "rotate,pop", "rotate,present"])
  }

  private static let capture = """
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z "PS1= ; stty -echo"
    zpty -w z 'autoload -Uz compinit; compinit -D; source <(upright completions zsh)'
    zpty -w z 'compadd () {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
      local -a hits; local hit
      builtin compadd -A hits "$@"
      for hit in $hits; do print -r -- "HIT $IPREFIX$hit"; done
    }'
    zpty -w z 'done-line () { print -r -- END; zle kill-whole-line }; zle -N done-line'
    zpty -w z 'bindkey "^X" done-line; bindkey "^I" complete-word; print -r -- READY'
    while zpty -r z line; do [[ $line == *READY* && $line != *print* ]] && break; done
    zpty -w -n z "$1"$'\\t'$'\\x18'
    while zpty -r z line; do
      [[ $line == *END* ]] && break
      [[ $line == *HIT\\ * ]] && print -r -- ${${line##*HIT }%%$'\\r'*}
    done
    zpty -d z
    """

  @Test(.enabled(if: hasShell("fish")))
  func `fish completes commands, options, values, lists, scenarios, rules and files`() throws {
    let expected: KeyValuePairs = [
      "upright che": ["check"],
      "upright run --call": ["--callbacks"],
      "upright check --format js": ["json"],
      "upright rules CHOOSE-7": ["CHOOSE-7"],
      "upright rules E104": ["E104"],
      "upright run Tour/01": ["Tour/01-the-tab-bar-answers"],
      "upright run mi": ["mine.scenario"],
      "upright run mine.scenario mi": [],
      "upright run --ios 15 mi": ["mine.scenario"],
      "upright check mine.scenario mi": ["mine.scenario"],
      "upright check --ios 15,2": ["15,2", "15,26", "15,27"],
      "upright explore x --steps rotate,p": ["rotate,pop", "rotate,present", "rotate,push"],
    ]
    let home = try Scratch()
    try home.write("", to: "mine.scenario")
    // One shell answers for all: it takes a second to read the script.
    let questions = expected.map { "complete -C '\($0.key)'; echo END" }
    try home.write(questions.joined(separator: "\n"), to: "ask.fish")
    let ended = try bash(
      "cd '\(home.url.path)' && "
        + "PATH=${upright%/*}:$PATH "
        + "fish --no-config -c \"$upright completions fish | source; source ask.fish\"",
      environment: ["HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path])
    #expect(ended.messages.isEmpty, "\(ended)")
    let answers = ended.output.split(separator: "END\n", omittingEmptySubsequences: false)
    #expect(answers.count == expected.count + 1)
    for ((line, wanted), answer) in zip(expected, answers) {
      let candidates = answer.split(separator: "\n").map { line in
        String(line.split(separator: "\t").first ?? "")
      }
      #expect(candidates.sorted() == wanted, "\(line)")
    }
  }
}
