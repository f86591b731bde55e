extension Scenario {
  /// Versions as the language lists them, read by themselves; nothing where a text is none.
  package static func versions(_ text: String) -> VersionList? {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
    let reading = Scenario.parse("ios \(isPlain ? text : "?")\nroot List\n")
    return reading.isRight ? reading.scenario.settings.ios?.value : nil
  }
}
