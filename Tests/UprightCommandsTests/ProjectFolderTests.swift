import Foundation
import Testing

/// A project's folder on a disk, with whatever a disk can hold.
struct ProjectFolderTests {
  /// The facts of the folder `p` that some lines of bash make.
  private func facts(_ making: String) throws -> (names: [String], untold: [String]) {
    let scratch = try Scratch()
    let player = "class Player: UIViewController {}"
    let ended = try bash(
      "set -e; mkdir p; player='\(player)'; \(making)\n$upright import p --format json",
      in: scratch.url)
    try #require(ended.code == 0, "\(ended.messages)")
    let object = try parse(json: ended.output)
    let controllers = try #require(object["controllers"] as? [[String: Any]])
    let untold = try #require(object["untold"] as? [[String: Any]])
    return (
      controllers.compactMap { $0["name"] as? String },
      untold.map { "\($0["file"] ?? ""): \($0["why"] ?? "")" }
        .filter { $0.contains(": not read: ") }
    )
  }

  #if os(Linux)
    @Test func `a file is read whatever bytes its name has`() throws {
      let facts = try facts(
        #"""
        mkdir p/$'d\xff' p/$'e\xf4\x8f\xbe\x80'
        echo "class A: UIViewController {}" > p/$'b\xff.swift'
        echo "class B: UIViewController {}" > p/$'d\xff/B.swift'
        echo "class C: UIViewController {}" > p/$'e\xf4\x8f\xbe\x80/C.swift'
        echo "class D: UIViewController {}" > p/$'x\n\e[2J\xe2\x80\xae.swift'
        """#)
      #expect(facts.names.sorted() == ["A", "B", "C", "D"])
      #expect(facts.untold == [])
    }
  #endif

  @Test func `what is left out of a folder is told, each with its reason`() throws {
    let facts = try facts(
      """
      echo "$player" > p/Player.swift
      mkdir p/Real; ln -s Real p/Link; ln -s nowhere p/Gone.swift; ln -s nowhere p/Gone.txt
      mkfifo p/Pipe.swift
      head -c 5000000 /dev/zero > p/Long.swift
      deep=p; for i in $(seq 66); do deep=$deep/d; done; mkdir -p $deep
      mkdir p/Pods p/FilmsTests p/de.xcloc; echo "$player" | tee p/Pods/A.swift > p/de.xcloc/A.swift
      """)
    #expect(facts.names == ["Player"])
    let deep = Array(repeating: "d", count: 65).joined(separator: "/")
    #expect(
      facts.untold == [
        "Gone.swift: not read: this file doesn't exist",
        "Link: not read: links to folders aren't followed",
        "Long.swift: not read: this is larger than 4 MB",
        "Pipe.swift: not read: this isn't a regular file",
        "\(deep): not read: it's more than 64 folders deep",
      ])
  }

  @Test func `a folder of which nothing is read says why`() throws {
    let scratch = try Scratch()
    let ended = try bash(
      "mkdir -p p/Real; ln -s Real p/Link; $upright import p", in: scratch.url)
    #expect(ended.code == 66)
    #expect(ended.messages.hasSuffix("note: Link: not read: links to folders aren't followed\n"))
  }

  @Test func `a path too long for the system is told`() throws {
    let facts = try facts(
      """
      echo "$player" > p/Player.swift
      long=$(printf 'x%.0s' $(seq 250))
      (cd p; for i in $(seq 20); do mkdir $long; cd $long; done; echo "$player" > A.swift)
      """)
    #expect(facts.names == ["Player"])
    #expect(facts.untold.count == 1)
    #expect(facts.untold.first?.contains(": not read: ") == true)
  }
}
