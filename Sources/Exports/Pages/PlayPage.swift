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
    let repairs = fixes.compactMap { fix in sources.repaired(fix).map { (fix, $0) } }
    if let (fix, repaired) = repairs.first { writer.add(fix, repaired) }
    return writer.file(
      command: sources.command(scenario.steps.count), link: sources.link(0), tone: options.tone)
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

  mutating func add(_ fix: Fix, _ repaired: Scenario) {
    let labels = fix.code.map { JSON.string($0.change.sign + $0.text.harmless) }
    changes.append([
      "name": fix.title.harmless.capitalizedFirst, "file": fix.file.harmless,
      "code": JSON.array(labels), "support": fix.supportLabel,
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
    var told: [JSON] = []
    for episode in play.episodes {
      let notes = play.notes(after: episode)
      told.append(.number(frames.place(of: frame(play, episode, notes))))
    }
    return runs.place(of: ["frames": JSON.array(told), "stop": text(play.stopSentence ?? "")])
  }

  private mutating func text(_ text: String) -> Int { texts.place(of: text) }

  private mutating func frame(
    _ play: ExportInput, _ episode: Episode, _ notes: [String]
  ) -> JSON {
    let art = PhoneArt(of: episode, length: PageLayout.phone)
    let verdict = play.verdicts[episode.number]
    let wording = episode.wording
    rules.formUnion(episode.trace.rules)
    var chain: [JSON] = []
    for line in episode.chain where line.effect != .passes {
      chain.append([text(line.text.harmless), text(line.rule?.number ?? "")])
    }
    var excluded: [JSON] = []
    for absence in episode.absences {
      excluded.append([text(wording.note(of: absence).harmless), text(absence.rule.number)])
    }
    var way: [JSON] = []
    for row in episode.isSkipped ? [] : play.way(of: episode.number) {
      let sign = row.sign == .none ? 0 : row.sign == .allows ? 1 : 2
      way.append([row.depth, text(row.name), text(row.note), text(row.answer), sign])
    }
    let isTurned = episode.didTurn
    return [
      "action": text(episode.name.harmless), "said": text(play.sentence(of: episode.number)),
      "notes": JSON.array(notes.map { .number(text($0)) }),
      "held": text(play.held(of: episode)), "lie": text(play.lie(of: episode)),
      "open": art.handset.isOpen, "hand": art.handDegrees, "back": art.showsBack,
      "face": art.faceDegrees,
      "art": text(art.interface), "turned": isTurned,
      "tone": text(verdict.ink(otherwise: "")),
      "alarm": verdict.isProblem, "way": JSON.array(way), "chain": JSON.array(chain),
      "excluded": JSON.array(excluded), "masks": grid(episode),
      "because": text(verdict.rule?.number ?? ""),
    ]
  }

  private mutating func grid(_ episode: Episode) -> JSON {
    guard let grid = episode.grid, !episode.isSkipped else { return .null }
    var rows: [JSON] = []
    for row in grid.rows {
      rows.append([
        text(row.label), JSON.array(MaskGrid.columns.map { .bool(row.mask.contains($0)) }),
      ])
    }
    let pointed = MaskGrid.columns.map { JSON.bool(grid.pointed.contains($0)) }
    return ["rows": JSON.array(rows), "pointed": JSON.array(pointed)]
  }

  // MARK: The file

  private var data: JSON {
    [
      "versions": JSON.array(versions.map { .string($0.text) }),
      "devices": JSON.array(devices.map { .string($0.name) }),
      "changes": JSON.array(changes),
      "start": [
        "version": versions.firstIndex(of: input.settings.version),
        "device": devices.firstIndex(of: input.settings.device),
        "step": step,
      ] as JSON,
      "plays": JSON.array(plays.map { .array($0.map { .array($0.map { .number($0) }) }) }),
      "runs": JSON.array(runs.all), "frames": JSON.array(frames.all),
      "texts": JSON.array(texts.all.map { .string($0.unaddressed) }),
      "cases": JSON.array(devices.map { outline($0) }),
      "openCases": JSON.array(devices.map { $0.hasHinge ? outline($0, isOpen: true) : .null }),
      "headings": JSON.array(MaskGrid.headings.map { .string($0) }),
      "rules": JSON.object(
        .init(
          rules.sorted { $0.rawValue < $1.rawValue }.map { (key: $0.number, value: words(of: $0)) })
      ),
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
      "sources": JSON.array(rule.sources.map { .string($0.unaddressed) }),
    ]
  }

  func file(command: String, link: String?, tone: PictureTone) -> String {
    let about = input.scenario.header.about.map { $0.value.harmless }
    let sources = input.scenario.header.sources.map { "Source: " + $0.value.harmless }
    let steps = input.episodes.map { episode in
      (episode.name.harmless, input.sentence(of: episode.number))
    }
    return PageLayout(
      title: input.title, about: about, sources: sources, steps: steps,
      command: command, link: link, tone: tone, data: data.compact
    ).text
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
