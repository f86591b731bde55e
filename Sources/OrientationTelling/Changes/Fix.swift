import OrientationModel
import OrientationScenarios
import SwiftCode

/// A single change under which the step would have gone as wished, proven by replaying it.
package struct Fix: Hashable, Sendable {
  package enum Place: CaseIterable, Hashable, Sendable {
    case code, settings, hand, version, device, assumption

    /// Whether a developer makes it, in the app; anything else only says on what the outcome hangs.
    package var isInApp: Bool { self == .code || self == .settings }
  }

  /// What kind of change it is; the order is the order of preference.
  package enum Remedy: UInt8, CaseIterable, Hashable, Sendable {
    case repair, mask, forwarding, style, presentation, call, claim, preferenceKey, containerMask
    case plist, delegate, fullScreen, scene, window, lock, device, version, assumption
  }

  package typealias Line = CodeLine

  package var kind: Remedy
  package var place: Place
  /// A few words: `Films supports allButUpsideDown`.
  package var title: String
  /// Where the code or the setting stands: `Films.swift`, `Info.plist`.
  package var file: String
  /// The method that the code goes in, where it is one and that is sure.
  package var method: String?
  package var code: [Line]
  package var edits: [ScenarioEdit]
  /// The same as lines of the language.
  package var scenario: [Line]
  package var app: App
  package var script: FixScript
  package var interface: InterfaceOrientation
  /// Who stands behind it.
  package var support: Support
  /// Whom it costs what, in sentences without their full stops.
  package var costs: [String]
  /// What it is worth over the whole story; nothing where that was not weighed.
  package var worth: Worth?
}

extension Fix {
  /// The app in Swift with it, as far as it has come.
  package func appCode(of story: FixStory) -> AppCode {
    story.story(making: edits).appCode
  }

  /// The files that it changes, each whole where the app's own code has it, with the change in it.
  package func files(in story: FixStory) -> [CodeFile] {
    let (old, new) = (story.appCode, appCode(of: story))
    var parts = [CodeFile(file, [])]
    for line in code {
      guard case .file(let name, let spot)? = line.place, name != parts.last?.name else {
        parts[parts.count - 1].lines.append(line)
        continue
      }
      // Where in it the rest stands is told all the same.
      parts.append(CodeFile(name, spot == nil ? [] : [line]))
    }
    return parts.filter { !$0.lines.isEmpty }.map { part in
      CodeFile(part.name, part.lines.inside(old.whole(part.name, changedTo: new)))
    }
  }

  /// Whether UIKit, and the App Store, stand behind a change.
  package enum Support: String, CaseIterable, Hashable, Sendable {
    case api, deprecated, unsupported, refused

    /// What is to be said of it beside the change; nothing where it is plain API.
    package var warning: String? {
      switch self {
      case .api: nil
      case .deprecated: "deprecated"
      case .unsupported: "a hack that UIKit doesn't support"
      case .refused: "rejected by App Store validation"
      }
    }
  }

  /// The file that has what its support is about.
  package var fileOfSupport: String {
    let isSetting = edits.contains { edit in
      switch edit {
      case .set(.plist), .set(.phonePlist), .set(.padPlist): support == .refused
      case .set(.requiresFullScreen): support == .deprecated
      default: false
      }
    }
    return isSetting ? "Info.plist" : file
  }

  /// A change judged over the whole story.
  package struct Worth: Hashable, Sendable {
    /// How many of the expectations at this and later steps hold with it.
    package var held = 0
    package var expectedCount = 0
    /// The expectations that hold without it and not with it, as the file has them.
    package var contradicted: [String] = []
    /// How many states one further turn from every state of the story leads to.
    package var states = 0
    /// The properties that are broken there more often than before.
    package var broken: [String] = []
    /// Under which of the file's versions it does what it promises, where advice was asked for.
    package var versions: [SystemVersion] = []
  }

  /// The worst that is to be said against it, in a sentence.
  package var objection: String? {
    let broken = worth?.broken ?? []
    if broken.contains("no-exception") { return Self.risk("no-exception") }
    if let cost = costs.first { return cost + "." }
    return broken.contains("shown-is-supported") ? Self.risk("shown-is-supported") : nil
  }

  /// What can happen after one more rotation where a property breaks, by the name `explore` has for it.
  package static func risk(_ property: String) -> String {
    let risk =
      switch property {
      case "no-exception": "the app can crash"
      case "shown-is-supported": "a screen can be in an orientation it doesn't support"
      default: "the interface can rotate twice"
      }
    return "After one more rotation, \(risk)."
  }
}

extension [SystemVersion] {
  /// Runs of versions with a dash, and commas between: `12, 16-27`.
  package var runs: String {
    consecutive.map { run in
      run.count == 1 ? run[0].text : "\(run[0].text)-\(run[run.count - 1].text)"
    }.joined(separator: ", ")
  }

  /// In groups of those that follow each other.
  var consecutive: [[SystemVersion]] {
    let all = SystemVersion.all.map { $0.major }
    var runs: [[SystemVersion]] = []
    for version in sorted() {
      let place = all.firstIndex(of: version.major) ?? 0
      if let last = runs.last?.last, all.firstIndex(of: last.major) == place - 1 {
        runs[runs.count - 1].append(version)
      } else {
        runs.append([version])
      }
    }
    return runs
  }
}

extension [Fix.Line] {
  var addedCount: Int { added.count }

  var added: [Fix.Line] { filter { $0.change == .added } }
}

extension Scenario {
  /// The scenario with a fix in it; nothing where it does not lead where it was proven to.
  package func repaired(by fix: Fix, device: Device, version: SystemVersion) -> Scenario? {
    let repaired = applying(fix.edits)
    var head = repaired
    head.steps = Array(repaired.steps.prefix(fix.script.end))
    let play = Play(head, device: device, version: version)
    guard play.world.interface == fix.interface, !play.isOver else { return nil }
    return Scenario.parse(repaired.text).isRight ? repaired : nil
  }
}
