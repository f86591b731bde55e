import OrientationModel
import OrientationScenarios

extension Command {
  static let importing = Command(
    "import", "Make a scenario to start from out of an app's Info.plist, XML or binary.",
    usage: "Info.plist [-o FILE [--force]]", operand: .propertyList,
    examples: [
      Example("upright import Films.app/Info.plist", "show the scenario"),
      Example("upright import Info.plist -o films.scenario", "write it to a file"),
      Example("unzip -p Films.ipa '*.app/Info.plist' | upright import -", "from an archive"),
    ],
    notes: [
      "It reads the orientations for each idiom, UIRequiresFullScreen, the devices, the oldest "
        + "version, the SDK and the life cycle. Screens are in no property list: the scenario "
        + "has one to be replaced."
    ], options: [.output, .force]
  ) { invocation, environment throws(Trouble) in
    let path = invocation.operands.first ?? ""
    let bytes = try environment.contents(of: path)
    let app: AppDescription
    do throws(PropertyListProblem) { app = try PropertyList.app(bytes) } catch {
      throw Trouble(.data, "\(path.harmless): error: \(error.text.harmless)\n")
    }
    var response = invocation.deliver(app.scenarioText(source: path))
    for value in app.unknownValues {
      response.tell("\(path.harmless): warning: `\(value.harmless)` is no orientation; left out\n")
    }
    return response
  }
}

extension Invocation {
  func write(_ text: String, to path: String, news: String = "") -> Response {
    Response(
      .write(NewFile(path: path, bytes: Array(text.utf8), replaces: has(.force), news: news)))
  }

  /// A text on standard output, or in the file that `-o` names.
  func deliver(_ text: String) -> Response {
    guard let path = value(.output), path != "-" else { return Response(output: text) }
    return write(text, to: path)
  }
}
