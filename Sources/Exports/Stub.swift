extension Exhibit {
  func xctest(_ options: ExportOptions) -> String { "" }
}
extension ExportKind {
  package static func app(of stories: [(name: String, exhibit: Exhibit)]) -> String { "" }
  package static func test(of stories: [(name: String, exhibit: Exhibit)]) -> String { "" }
}
