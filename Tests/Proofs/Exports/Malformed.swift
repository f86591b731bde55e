/// What a reader of a format finds wrong in a text.
struct Malformed: Error { var what: String }

/// Stops at what no reader of a format would take.
func require(_ holds: Bool, _ what: some StringProtocol) throws(Malformed) {
  guard holds else { throw Malformed(what: String(what)) }
}
