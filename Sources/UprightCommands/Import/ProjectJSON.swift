import Exports
import OrientationModel
import ProjectReading

extension Project {
  /// One object, with the keys of the contract; what the story does not show is told there too.
  var json: JSON {
    let untold = facts.untold + story.rest + story.open + facts.gaps
    return [
      "plists": facts.lists.map(\.json), "delegate": facts.delegates.map { $0.json(isMask: true) },
      "controllers": facts.controllers.map(\.json), "extensions": facts.extensions.map(\.json),
      "calls": facts.calls.map(\.json), "storyboards": facts.storyboards.map(\.json),
      "untold": Set(untold).sorted().map(\.json),
    ]
  }
}

extension CodePlace {
  fileprivate var json: JSON { ["file": file, "line": line] }
}

extension AppList {
  fileprivate var json: JSON {
    let names = { (list: [InterfaceOrientation]?) in list.map { $0.map(\.name) } }
    let lines = places.filter { $0.value.file == place.file }.sorted { $0.value < $1.value }
      .map { ($0.key, $0.value.line) }
    return place.json + [
      "phone": names(forPhone), "pad": names(forPad),
      "requiresFullScreen": requiresFullScreen ?? false,
      "lines": JSON(members: lines), "target": target, "configuration": configuration,
    ]
  }
}

extension CodeAnswer {
  /// An answer to whichever question; where UIKit wants a mask, what it makes of that.
  fileprivate func json(isMask: Bool = false) -> JSON {
    let each = answers.compactMap { answer -> [String]? in
      if case .truth = answer { nil } else { answer.names(isMask) }
    }
    let truths = answers.compactMap { if case .truth(let truth) = $0 { truth } else { nil } }
    let mask = each.count == 1 && reads != .forwards && open.isEmpty ? each.first : nil
    let answers: JSON = [
      "reads": reads.rawValue, "mask": mask, "asks": asks?.name, "masks": each,
      "by": depends + open,
    ]
    let truth: JSON = truths.isEmpty ? [:] : ["value": truths.count == 1 ? truths.first : nil]
    let idioms: JSON =
      phone != pad ? ["phone": phone?.names(isMask), "pad": pad?.names(isMask)] : [:]
    return place.json + answers + truth + idioms
  }
}

extension PlainAnswer {
  fileprivate func names(_ isMask: Bool) -> [String] {
    switch self {
    // MASK-2: its number is taken for a mask.
    case .orientation(let orientation) where isMask:
      OrientationMask(rawValue: orientation.rawValue).orientations.map(\.name)
    case .mask(let mask): mask.orientations.map(\.name)
    case .orientation(let orientation): [orientation.name]
    case .truth(let truth): [truth ? "yes" : "no"]
    case .current: ["current"]
    }
  }
}

extension ControllerFacts {
  fileprivate var json: JSON {
    ["name": name, "superclass": superclass, "kind": kind.rawValue] + place.json + [
      "supports": supports.map { $0.json(isMask: true) }, "prefers": prefers.map { $0.json() },
      "autorotates": autorotates.map { $0.json() }, "locks": locks.map { $0.json() },
    ]
  }
}

extension CallFacts {
  fileprivate var json: JSON {
    ["what": kind.rawValue] + place.json + ["in": owner, "style": style, "of": target]
  }
}

extension Storyboard {
  fileprivate var json: JSON {
    var counts: [String: Int] = [:]
    var roots: [(key: String, value: any JSONValue)] = []
    for identifier in order {
      guard let controller = controllers[identifier], !controller.children.isEmpty,
        let name = className(identifier)
      else { continue }
      counts[name, default: 0] += 1
      let key = counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)"
      roots.append((key, controller.children.compactMap { className($0) }))
    }
    return [
      "file": file, "initial": initial.flatMap { className($0) }, "roots": JSON(members: roots),
    ]
  }
}

extension Untold {
  fileprivate var json: JSON { place.json + ["why": why] }
}
