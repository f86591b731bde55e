import OrientationModel
import OrientationScenarios

// A view that another covers, with a change in it.

extension AppCode {
  /// A view that changes its preference while something covers it.
  package func coveringLines(
    _ view: ControllerID, _ cover: ControllerID, _ mask: OrientationMask, usual: OrientationMask
  ) -> [CodeLine] {
    let parameters = oldest >= 17 ? "_, isPresented in" : "isPresented in"
    let fixed = app[view].controller.supports.map { "      .supportedOrientations(\($0.swift))" }
    return [
      .kept("struct \(type(view)): View {"),
      .kept("  @State private var isPresented = false"),
      .added("  @State private var orientations: UIInterfaceOrientationMask = \(usual.swift)"),
      .kept("  var body: some View {"), .kept("    Button(\"Open\") { isPresented = true }"),
      .kept("      .\(presenter(cover))(isPresented: $isPresented) { \(type(cover))() }"),
    ] + [CodeLine].change(from: fixed, to: "      .supportedOrientations(orientations)") + [
      .added("      .onChange(of: isPresented) { \(parameters)"),
      .added("        orientations = isPresented ? \(mask.swift) : \(usual.swift)"),
      .added("      }"), .kept("  }"), .kept("}"),
    ]
  }

  private func presenter(_ cover: ControllerID) -> String {
    app[cover].controller.kind == .sheet ? "sheet" : "fullScreenCover"
  }
}
