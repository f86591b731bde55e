import Exports
import OrientationModel
import OrientationScenarios
import PlaygroundSession
import ProjectReading

/// What is wrong in an app's code whatever the user does.
struct LintReport: Sendable {
  private let project: Project

  init(_ project: Project) { self.project = project }

  func response(_ invocation: Invocation, _ environment: Environment) -> Response {
    let layouts = project.facts.layouts
    var response = invocation.answer(
      json: ["findings": layouts.map(json), "unread": project.facts.gaps.map(\.why)],
      github: layouts.map { annotation($0).command }.joined(), text: { _ in text },
      in: environment)
    if !layouts.isEmpty { response.end(with: .failure) }
    return response
  }

  private static let rule = "layout-by-device"
  private static let level = "warning"
  private static let message = "layout goes by UIDevice.orientation, not by the view's size"
  private static let reason =
    "UIDevice.orientation is how the device is held. It can be unknown or flat, is the same for "
    + "every window of an iPad, and is a quarter turn off on the inner display of an iPhone Duo."
  private static let fix =
    "Use the size that viewWillTransition(to:with:) gets, the view's bounds, or size classes. In "
    + "SwiftUI, use ViewThatFits, GeometryReader, or the size classes of the environment."
  private static let why = Rule.innerQuarterTurn
  /// The smallest scenario that shows it.
  private static let story = "Tour/10-inside-islandscape-is-wrong"

  private var text: String {
    let layouts = project.facts.layouts
    var text = layouts.map { layout in
      "\(layout.place.text): \(Self.level): \(layout.owner): \(Self.message) [\(Self.rule)]"
        .harmless + "\n"
    }.joined()
    if layouts.isEmpty {
      text = "Found no layout that goes by UIDevice.orientation.\n"
    } else {
      text += "\n" + wrapped(Self.reason) + wrapped(Self.fix)
      text += wrapped("\(Self.why.number)  \(Self.why.title)")
      text += "See it: upright play \(Self.story)\n"
    }
    return text + project.unread
  }

  private func annotation(_ layout: DeviceLayout) -> Annotation {
    let place = project.place(layout.place)
    return Annotation(
      level: Self.level, file: place.file, title: Self.rule,
      message: "\(layout.owner): \(Self.message).\n\(Self.reason)\n\(Self.fix)", line: place.line)
  }

  private func json(_ layout: DeviceLayout) -> JSON {
    [
      "rule": Self.rule, "level": Self.level, "file": layout.place.file,
      "line": layout.place.line, "class": layout.owner,
      "message": Self.message + ". " + Self.reason,
      "why": Self.why.number,
      "versions": "\(project.facts.oldest?.major ?? 15)-\(SystemVersion.latest.text)",
      "devices": Device.allCases.map(\.name), "fix": Self.fix,
      "token": Session(bundled: Self.story).map { SessionToken.token(for: $0, at: 0) },
    ]
  }
}

extension Project {
  /// What wasn't read, below everything else.
  var unread: String {
    facts.gaps.map { "\n" + wrapped($0.why.capitalizedFirst + ".") }.joined()
  }
}
