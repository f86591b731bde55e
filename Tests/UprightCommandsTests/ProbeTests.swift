import Foundation
import TestSupport
import Testing

@testable import UprightCommands

/// The probe with stubs of UIKit around it: compiled once, run on every tree.
private final class FakeApp: Sendable {
  static let shared = Result { try FakeApp() }

  private let scratch: URL

  private init() throws {
    let scratch = try Scratch()
    self.scratch = scratch.url
    try scratch.write(ProbeSource.text, to: "Probe.swift")
    // The folder lives as long as the tests do.
    _ = Unmanaged.passRetained(scratch)
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "UIKitStubs")
    let line = """
      set -e
      swiftc -emit-module -emit-library -module-name UIKit '\(stubs.path)/UIKit.swift'
      swiftc -swift-version 5 -warnings-as-errors -typecheck Probe.swift -I .
      swiftc -swift-version 6 -warnings-as-errors Probe.swift '\(stubs.path)/main.swift' \
        -I . -L . -lUIKit -Xlinker -rpath -Xlinker . -o app
      """
    let ended = try bash(line, in: scratch.url)
    guard ended.code == 0 else { throw Complaint(ended.messages) }
  }

  func scenario(of kind: String) throws -> String {
    try bash("LD_LIBRARY_PATH=. DYLD_LIBRARY_PATH=. ./app \(kind)", in: scratch).output
  }
}

@Suite(.enabled(if: Built.tool("swiftc") != nil))
struct ProbeTests {
  @Test(arguments: ["plain", "presented", "tabs", "modal", "windows", "pad"])
  func `what it prints of a tree is a scenario that checks`(_ kind: String) throws {
    let text = try FakeApp.shared.get().scenario(of: kind)
    let response = Shop(["x.scenario": text])("check", "x.scenario")
    #expect(response.exitCode == .success, "\(response.messages)\(response.output)")
    expectText(text, recorded: "Recorded/probe-\(kind).txt")
  }
}

struct ProbeSourceTests {
  @Test func `it reads like a file of the house`() {
    for line in ProbeSource.text.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(ProbeSource.text.hasSuffix("}\n"))
    #expect(Shop()("probe").output == ProbeSource.text)
  }
}
