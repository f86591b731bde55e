import Foundation
import Testing

/// The built program, from end to end: streams, files and how it dies.
struct ProgramTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(films, to: "films.scenario")
    try scratch.write(failing, to: "failing.scenario")
    try scratch.write("root List\npop\n", to: "stopped.scenario")
    try scratch.write("rot List\n", to: "broken.scenario")
  }

  /// Runs a line and holds it to its exit code.
  private func check(
    _ line: String, endsWith code: Int32, says words: String = "",
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let ended = try bash(line, in: scratch.url)
    #expect(ended.code == code, "\(ended)", sourceLocation: location)
    #expect(words.isEmpty || ended.messages.contains(words), "\(ended)", sourceLocation: location)
  }

  @Test func `every way to end has its code`() throws {
    try check("$upright --version", endsWith: 0)
    try check("$upright run films.scenario", endsWith: 0)
    try check("$upright run failing.scenario", endsWith: 0)
    try check("$upright check failing.scenario", endsWith: 1)
    try check("$upright run --nonsense", endsWith: 2)
    try check("$upright", endsWith: 2, says: "this needs a terminal")
    try check("$upright run broken.scenario", endsWith: 65)
    try check("$upright run stopped.scenario", endsWith: 65)
    try check("$upright check failing.scenario broken.scenario", endsWith: 65)
    try check("$upright run nowhere.scenario", endsWith: 66)
    try check("$upright check broken.scenario nowhere failing.scenario", endsWith: 66)
    try check("$upright new films.scenario", endsWith: 74, says: "use --force to replace it")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is an error`() throws {
    for line in ["run films.scenario", "check", "--help", "rules --format json"] {
      try check("$upright \(line) > /dev/full", endsWith: 74, says: "No space left")
    }
  }

  @Test func `closed streams are errors, and never another file's number`() throws {
    try check("$upright run films.scenario >&-", endsWith: 74)
    try check("$upright run - <&-", endsWith: 66)
    try check("$upright run broken.scenario 2>&-", endsWith: 65)
  }

  @Test func `a closed pipe is died of quietly`() throws {
    let line = "$upright rules --format json | true; echo ${PIPESTATUS[0]}"
    let ended = try bash("for i in 1 2 3 4 5; do \(line); done", in: scratch.url)
    #expect(ended.messages.isEmpty)
    for code in ended.output.split(separator: "\n") { #expect(code == "141" || code == "0") }
    let ignored = try bash(
      "(trap '' PIPE; $upright rules --format json; echo $? >&2) | true", in: scratch.url)
    #expect(ignored.messages == "141\n")
  }

  @Test func `a pipe is read like a file, also where its writer takes its time`() throws {
    try check("cat films.scenario | $upright run - | grep -q Films", endsWith: 0)
    try check("$upright run <(sleep 0.3; cat films.scenario) | grep -q Films", endsWith: 0)
    try check(
      "mkfifo f; (sleep 0.3; cat films.scenario > f) & $upright run f | grep -q Films",
      endsWith: 0)
    try check("mkfifo g; $upright run g", endsWith: 66, says: "nothing writes to this pipe")
  }

  @Test func `what is no file is refused in words`() throws {
    try check("$upright run .", endsWith: 66, says: "there is no app project")
    try check("$upright run - < .", endsWith: 66)
    try check("$upright run /dev/null", endsWith: 65, says: "there is no root")
    try check("$upright run ''", endsWith: 66, says: "upright: '': no file or bundled scenario")
    try check("$upright import ''", endsWith: 66, says: "upright: '': ")
    try check("mkdir empty; $upright check empty", endsWith: 66)
    try check("ln -s loop loop; $upright run loop", endsWith: 66)
    try check("$upright run films.scenario/x", endsWith: 66)
  }

  @Test func `a folder is searched whole, but not in circles`() throws {
    let line = """
      mkdir -p a/b/c a/.git; cp films.scenario a/b/c; cp films.scenario a; ln -s .. a/up
      cp broken.scenario a/.git; cp broken.scenario a/notes.txt; $upright check a
      """
    let ended = try bash(line, in: scratch.url)
    #expect(ended.output == "4 passed (2 files)\n")
    #expect(ended.code == 0)
  }

  @Test func `a project is read whatever its folders hold`() throws {
    let line = """
      mkdir -p app/Sources app/Pods app/AppTests; ln -s .. app/up; ln -s loop app/loop.swift
      echo 'class A: UIViewController { override var shouldAutorotate: Bool { false } }' \
        | tee app/Sources/A.swift app/Pods/B.swift app/AppTests/C.swift > /dev/null
      mkfifo app/pipe.swift; truncate -s 20M app/Sources/Large.swift; : > app/Sources/Empty.swift
      $upright import app; $upright import app/ --all --format json | grep -o 'shouldAutorotate' | wc -l
      """
    let ended = try bash(line, in: scratch.url)
    #expect(ended.output.contains("# Sources/A.swift:1\n"), "\(ended)")
    #expect(ended.output.contains("# Sources/Large.swift:1: not read: this is larger than 4 MB"))
    #expect(!ended.output.contains("AppTests"), "\(ended)")
    #expect(!ended.output.contains("Pods"), "\(ended)")
  }

  @Test func `text that is none is refused in words`() throws {
    try check("printf 'root L\\0ist\\n' | $upright run -", endsWith: 65, says: "E102")
    try check("printf 'root L\\xff\\n' | $upright run -", endsWith: 65, says: "E101")
    try check("head -c 10000000 /dev/zero | tr '\\0' a | $upright run -", endsWith: 65)
    try check(
      "(echo root; seq 100000 | awk '{ if (NR < 300) s = s \" \"; print s \"container\" }')"
        + " | $upright run -", endsWith: 65, says: "E125")
  }

  @Test func `a file is written whole or not at all`() throws {
    try check("$upright new a-b -o new.scenario", endsWith: 0)
    #expect(try scratch.text(of: "new.scenario").hasPrefix("title    A b\n"))
    try check("$upright new c -o new.scenario", endsWith: 74, says: "already exists")
    #expect(try scratch.text(of: "new.scenario").hasPrefix("title    A b\n"))
    try check("$upright new c -o new.scenario --force", endsWith: 0)
    #expect(try scratch.text(of: "new.scenario").hasPrefix("title    C\n"))
    try check("$upright new c -o nowhere/new.scenario", endsWith: 74)
    try check("$upright new c -o . --force", endsWith: 74)
    #expect(try scratch.names().allSatisfy { $0.hasSuffix(".scenario") })
  }

  @Test func `recording keeps a file's permissions and what links to it`() throws {
    try scratch.write("root List\nexpect interface ?\n", to: "open.scenario")
    let line = """
      chmod 640 open.scenario; ln -s open.scenario link.scenario
      $upright check --record link.scenario; echo $?; ls -l open.scenario | cut -c1-10
      test -L link.scenario && cat link.scenario; $upright check link.scenario
      """
    let ended = try bash(line, in: scratch.url)
    #expect(ended.output.contains("1\n-rw-r-----\nroot List\nexpect interface portrait\n1 passed"))
  }
}
