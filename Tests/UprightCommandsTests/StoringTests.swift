import Foundation
import Testing

/// Files with names of every kind, in places of every kind, and programs with little room.
struct StoringTests {
  @Test func `a name is as long as a folder takes it`() throws {
    let scratch = try Scratch()
    let name = String(repeating: "x", count: 246) + ".scenario"
    let ended = try bash(
      "$upright export the-list-and-the-phone --to json -o \(name)", in: scratch.url)
    #expect(ended.code == 0, "\(ended.messages)")
    #expect(try scratch.names() == [name])
  }

  @Test func `a name need not be UTF-8, in a folder or on the command line`() throws {
    let scratch = try Scratch()
    let made = try bash(
      "printf 'root A\\nexpect stayed\\n' > $'caf\\xe9.scenario'", in: scratch.url)
    // A Mac refuses such names.
    guard made.code == 0 else { return }
    #expect(try bash("$upright check .", in: scratch.url).output.contains("1 passed"))
    let ended = try bash("$upright run $'caf\\xe9.scenario'", in: scratch.url)
    #expect(ended.code == 0, "\(ended.messages)")
    #expect(ended.output.contains("caf\u{FFFD}.scenario"))
    let written = try bash(
      "$upright export the-list-and-the-phone --to json -o $'\\xff'; ls | wc -l", in: scratch.url)
    #expect(written.output.contains("2"))
  }

  @Test func `a link that leads nowhere gets what it leads to`() throws {
    let scratch = try Scratch()
    let ended = try bash(
      "ln -s there.json link; $upright export the-list-and-the-phone --to json -o link --force "
        + "&& test -L link && test -s there.json", in: scratch.url)
    #expect(ended.code == 0, "\(ended.messages)")
    let again = try bash(
      "$upright export the-list-and-the-phone --to json -o link", in: scratch.url)
    #expect(again.code == 74 && again.messages.contains("use --force to replace it"))
  }

  /// Whether a library can be put in front of C's own.
  private static let canPutInFront: Bool = {
    #if os(Linux)
      return Built.tool("clang") != nil && Built.tool("ld") != nil
    #else
      return false
    #endif
  }()

  /// Writes a file twice where `link` fails for a reason.
  private func writeTwice(whereLinkSays reason: String) throws -> [Substring] {
    let scratch = try Scratch()
    try scratch.write(
      "#include <errno.h>\nint link(const char *a, const char *b) { errno = \(reason); return -1; }\n",
      to: "link.c")
    let ended = try bash(
      """
      clang -w -shared -fPIC -o link.so link.c && mkdir out && export LD_PRELOAD=$PWD/link.so
      for name in first second; do $upright new $name -o out/a.scenario 2>&1; echo $?; done
      unset LD_PRELOAD; ls -A out; grep title out/a.scenario
      """, in: scratch.url)
    return ended.output.split(separator: "\n")
  }

  @Test(.enabled(if: canPutInFront), arguments: ["EPERM", "ENOTSUP", "ENOSYS"])
  func `where there are no hard links a file is written whole, and never over another`(
    _ reason: String
  ) throws {
    let told = try writeTwice(whereLinkSays: reason)
    #expect(told.filter { ["0", "74"].contains($0) } == ["0", "74"], "\(told)")
    #expect(told.contains { $0.contains("out/a.scenario: this file already exists") }, "\(told)")
    #expect(told.suffix(2) == ["a.scenario", "title    First"], "\(told)")
  }

  @Test(.enabled(if: canPutInFront))
  func `where a link is refused for another reason nothing is left`() throws {
    let told = try writeTwice(whereLinkSays: "EACCES")
    #expect(told.filter { $0.contains("Permission denied") }.count == 2, "\(told)")
    #expect(told.filter { $0 == "74" }.count == 2 && told.last == "74", "\(told)")
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    let scratch = try Scratch()
    let ended = try bash(
      "echo old > x; chmod 640 x; $upright export the-list-and-the-phone --to json -o x --force "
        + "&& ls -l x && ls -A | wc -l", in: scratch.url)
    #expect(ended.output.hasPrefix("-rw-r-----"), "\(ended.output)\(ended.messages)")
    #expect(ended.output.contains("\n1") || ended.output.contains(" 1\n"))
  }

  @Test func `a pipe that nobody reads does not hold the program`() throws {
    let scratch = try Scratch()
    let line = "mkfifo p; $upright export the-list-and-the-phone --to json -o p"
    let alone = try bash(line, in: scratch.url)
    #expect(alone.code == 74 && alone.messages.contains("nothing reads from this pipe"))
    let read = try bash(
      "(cat p | head -c 1) & sleep 0.3; $upright export the-list-and-the-phone --to json -o p; wait",
      in: scratch.url)
    #expect(read.output == "{", "\(read.messages)")
  }

  /// Of property lists that say little and mean much, in little room.
  @Test func `a property list made to harm is refused or read`() throws {
    let scratch = try Scratch()
    try Data(Self.listOfOneText(20_000)).write(to: scratch.url.appending(path: "x.plist"))
    let ended = try bash("ulimit -v 400000; $upright import x.plist", in: scratch.url)
    #expect(ended.code == 0 && ended.output.contains("isn't an orientation"), "\(ended.code)")
    #expect(ended.messages.utf8.count < 64_000 && ended.output.utf8.count < 64_000)
  }

  /// A binary list of one long text, so many times, which is in the file only once.
  private static func listOfOneText(_ count: Int) -> [UInt8] {
    func big(_ number: Int, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let key = Array("UISupportedInterfaceOrientations".utf8)
    let objects: [[UInt8]] = [
      [0xD1, 1, 2], [0x5F, 0x10, UInt8(key.count)] + key,
      [0xAF, 0x11] + big(count, 2) + Array(repeating: 3, count: count),
      [0x5F, 0x11] + big(20_000, 2) + Array(repeating: UInt8(ascii: "x"), count: 20_000),
    ]
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += big(bytes.count, 4)
      bytes += object
    }
    let end = bytes.count
    return bytes + table + Array(repeating: 0, count: 6) + [4, 1] + big(objects.count, 8)
      + big(0, 8) + big(end, 8)
  }

  @Test(arguments: [
    ("windows", 255, "254 windows"), ("screens", 32_001, "32000 screens"),
    ("requests", 7, "7 open requests"),
  ]) func `a limit is a problem with its line`(_ what: String, _ count: Int, _ words: String) throws
  {
    let scratch = try Scratch()
    var text = "root A\n"
    for number in 1...count {
      switch what {
      case "windows": text += "window W\(number)\n  root B\(number)\n"
      case "screens": text += "screen S\(number)\n"
      default: text += "begin generating\n"
      }
    }
    try scratch.write(text, to: "x.scenario")
    let ended = try bash("$upright run x.scenario", in: scratch.url)
    #expect(
      ended.code == 65 && ended.messages.contains("error[E131]"), "\(ended.messages.prefix(200))")
    #expect(ended.messages.contains(words))
  }

  /// A long file is read into memory whole; what is played of it is not kept.
  ///
  /// A short one takes 44 MB; a thousand steps that are kept add four, or three in `run`.
  @Test func `a long play takes the room of its text`() throws {
    let scratch = try Scratch()
    let round = "push P\nrotate left\nrotate right\npop\n"
    let head = "root\n  navigation Main asks top\n    List\nscreen P supports landscape\n"
    try scratch.write(head + String(repeating: round, count: 1_200), to: "check.scenario")
    try scratch.write(head + String(repeating: round, count: 900), to: "run.scenario")
    let checked = try bash(
      "ulimit -v 56000; $upright check check.scenario", in: scratch.url)
    #expect(checked.code == 0 && checked.signal == nil, "\(checked.messages.prefix(300))")
    let ran = try bash(
      "ulimit -v 52000; $upright run run.scenario | tail -n 1", in: scratch.url)
    #expect(ran.code == 0 && ran.output.contains("P isn't asked"), "\(ran.messages.prefix(300))")
    let told = try bash(
      "ulimit -v 52000; $upright run run.scenario --format json | tail -n 1", in: scratch.url)
    #expect(told.output.hasPrefix("{\"step\":3600,"), "\(told.messages.prefix(300))")
  }

  /// No limit on the states ends it here: the memory does, however many threads share it.
  @Test(arguments: zip([65_000, 85_000], [1, 7]))
  func `sixty screens explored at depth five end with what was found`(
    kilobytes: Int, threads: Int
  ) throws {
    let scratch = try Scratch()
    var text = "root\n  navigation\n    A\n"
    for number in 1...60 { text = "screen S\(number) supports all\n" + text }
    try scratch.write(text, to: "x.scenario")
    let ended = try bash(
      "ulimit -v \(kilobytes); $upright explore x.scenario --depth 5 --threads \(threads)",
      in: scratch.url)
    #expect(ended.signal == nil && ended.code == 0, "\(ended.code) \(ended.messages.prefix(300))")
    let told = ended.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("stopped because memory ran out"), "\(ended.output.prefix(400))")
  }
}
