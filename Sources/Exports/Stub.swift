extension Exhibit {
  func strip(_ options: ExportOptions) -> String { "" }
  func still(_ options: ExportOptions) throws(ExportProblem) -> String { "" }
  func swift(_ options: ExportOptions) throws(ExportProblem) -> String { "" }
  func xctest(_ options: ExportOptions) -> String { "" }
}
