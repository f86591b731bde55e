import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode

extension ExportInput {
  /// A page that plays by itself: every step under several versions and on several devices, as it
  /// is and with the best change made, in one file that asks for nothing else.
  func page(_ options: ExportOptions, _ sources: ExportSources) throws(ExportProblem) -> String {
    let step = try step(options)
    // What is offered is of the step most worth telling; the page begins where it was asked to.
    var writer = PageWriter(self, at: options.step ?? 0)
    let fixes = fixes(of: step).lazy.filter { !$0.code.isEmpty }
    let repairs = fixes.compactMap { fix in
      scenario.repaired(by: fix, device: settings.device, version: settings.version)
        .map { (fix, $0) }
    }
    if let (fix, repaired) = repairs.first { writer.add(fix, repaired, for: step) }
    return PageLayout.page(
      of: self, writer.data, command: sources.command(scenario.steps.count), link: sources.link(0),
      index: sources.index)
  }

  /// The versions a page or a table has side by side: those listed, or beside a single one those
  /// that most apps run on.
  var shownVersions: [SystemVersion] {
    let listed = scenario.settings.playedVersions
    let usual =
      listed.count > 1 ? [] : scenario.playable(SystemVersion.usual, on: settings.device)
    let others = usual.filter { $0.major != listed.first?.major }
    let all = listed + others
    return (all.contains(settings.version) ? all : [settings.version] + all).sorted()
  }
}

/// The data of a page while they are gathered; what is the same twice is there once.
private struct PageWriter {
  private let input: ExportInput
  private let step: Int
  private let versions: [SystemVersion]
  private let devices: [Device]
  private var changes: [JSON] = [["name": "As is"]]
  /// By change, device and version: which run.
  private var plays: [[[Int]]] = []
  private var runs = OnceEach<JSON>()
  private var frames = OnceEach<JSON>()
  private var texts = OnceEach<String>()
  private var rules: Set<Rule> = []

  /// Things in the order in which they came, each once.
  private struct OnceEach<Value: Hashable> {
    private(set) var all: [Value] = []
    private var places: [Value: Int] = [:]

    mutating func place(of value: Value) -> Int {
      if let place = places[value] { return place }
      places[value] = all.count
      all.append(value)
      return all.count - 1
    }
  }

  init(_ input: ExportInput, at step: Int) {
    self.input = input
    self.step = step
    versions = input.shownVersions
    var devices = input.scenario.settings.playedDevices
    if !devices.contains(input.settings.device) { devices.insert(input.settings.device, at: 0) }
    // No other device opens.
    if devices.count == 1, !devices[0].hasHinge {
      devices.append(devices[0].isPad ? .iPhone : .iPad)
    }
    self.devices = devices
    add(input.scenario)
  }

  mutating func add(_ fix: Fix, _ repaired: Scenario, for step: Int) {
    changes.append([
      "name": fix.title.harmless.capitalizedFirst, "file": fix.file.harmless,
      "code": fix.code.map { $0.change.sign + $0.text.harmless }, "support": fix.supportLabel,
      "step": step,
    ])
    add(repaired)
  }

  /// Plays a scenario on every device under every version.
  private mutating func add(_ scenario: Scenario) {
    plays.append(
      devices.map { device in versions.map { run(scenario, device, $0) } })
  }

  private mutating func run(
    _ scenario: Scenario, _ device: Device, _ version: SystemVersion
  ) -> Int {
    let play = ExportInput(scenario, title: input.title, device: device, version: version)
    var told: [Int] = []
    for episode in play.episodes { told.append(frames.place(of: frame(play, episode))) }
    return runs.place(of: ["frames": told, "stop": text(play.stopSentence ?? "")])
  }

  private mutating func text(_ text: String) -> Int { texts.place(of: text) }

  private mutating func frame(_ play: ExportInput, _ episode: Episode) -> JSON {
    let art = PhoneArt(of: episode, length: PageLayout.phone)
    let verdict = play.verdicts[episode.number]
    let wording = episode.wording
    rules.formUnion(episode.trace.rules)
    let chain = episode.chain.filter { $0.effect != .passes }.map {
      [text($0.text.harmless), text($0.rule?.number ?? "")]
    }
    let excluded = episode.absences.map {
      [text(wording.note(of: $0).harmless), text($0.rule.number)]
    }
    var way: [JSON] = []
    for row in episode.isSkipped ? [] : play.way(of: episode.number) {
      let sign = row.sign == .none ? 0 : row.sign == .allows ? 1 : 2
      way.append([row.depth, text(row.name), text(row.note), text(row.answer), sign])
    }
    return [
      "action": text(episode.name.harmless), "said": text(play.sentence(of: episode.number)),
      "notes": episode.notes.map { text($0.harmless) },
      "held": text(play.held(of: episode)), "lie": text(play.lie(of: episode)),
      "open": art.handset.isOpen, "hand": art.handDegrees, "back": art.showsBack,
      "face": art.faceDegrees,
      "art": text(art.interface), "turned": episode.after.hasCrashed ? nil : episode.didTurn,
      "tone": text(verdict.ink(otherwise: "")),
      "alarm": verdict.isProblem, "way": way, "chain": chain,
      "excluded": excluded, "masks": grid(episode),
      "because": text(verdict.rule?.number ?? ""),
    ]
  }

  private mutating func grid(_ episode: Episode) -> JSON {
    guard let grid = episode.grid, !episode.isSkipped else { return .null }
    var rows: [JSON] = []
    for row in grid.rows {
      rows.append([
        text(row.label), MaskGrid.columns.map { row.mask.contains($0) },
      ])
    }
    return ["rows": rows, "pointed": MaskGrid.columns.map { grid.pointed.contains($0) }]
  }

  // MARK: The file

  var data: JSON {
    [
      "versions": versions.map(\.text),
      "devices": devices.map(\.name),
      "changes": changes,
      "start": [
        "version": versions.firstIndex(of: input.settings.version),
        "device": devices.firstIndex(of: input.settings.device),
        "step": step,
      ] as JSON,
      "plays": plays,
      "runs": runs.all, "frames": frames.all,
      "texts": texts.all.map(\.unaddressed),
      "cases": devices.map { outline($0) },
      "openCases": devices.map { $0.hasHinge ? outline($0, isOpen: true) : JSON.null },
      "headings": MaskGrid.headings,
      "rules": JSON(
        members: rules.sorted { $0.rawValue < $1.rawValue }.map { ($0.number, words(of: $0)) }),
    ]
  }

  /// A device without an interface.
  private func outline(_ device: Device, isOpen: Bool = false) -> JSON {
    let play = Play(input.scenario, device: device, version: input.settings.version)
    let art = PhoneArt(of: play.episodes[0], length: PageLayout.phone, isOpen: isOpen)
    let parts = art.parts
    let glass = art.glass
    return [
      "case": parts.case, "front": parts.front, "back": parts.back,
      "glass": [
        "x": glass.x.short, "y": glass.y.short, "width": glass.width.short,
        "height": glass.height.short, "rx": art.handset.glassRadius.short,
      ] as JSON,
    ]
  }

  private func words(of rule: Rule) -> JSON {
    [
      "title": rule.title.unaddressed, "statement": rule.statement.unaddressed,
      "confidence": rule.confidence.explained,
      "sources": rule.sources.map(\.unaddressed),
    ]
  }
}

extension ExportInput {
  /// How the hand holds the device, in a few words.
  func held(of episode: Episode) -> String {
    let held = episode.after.held
    return held == .faceUp || held == .faceDown ? "flat, \(held.name)" : "held in \(held.name)"
  }

  /// How the interface lies, or that there is none any more.
  func lie(of episode: Episode) -> String {
    if episode.after.hasCrashed { return "crashed" }
    let made = episode.picture.wantedSize.map { ", made for \($0.width) × \($0.height)" } ?? ""
    return "interface \(episode.after.interface.name)\(made)"
  }
}

extension Fix {
  /// What there is to say where UIKit does not promise that it works.
  var supportLabel: String { support.warning ?? "" }
}

extension String {
  /// Without what a browser could take for an address.
  var unaddressed: String {
    // Hardly any text has a colon, and looking for one is much less work.
    guard utf8.contains(UInt8(ascii: ":")) else { return self }
    return replacing("https://", with: "").replacing("http://", with: "")
  }
}
