import OrientationModel
import OrientationScenarios
import Testing

/// Every step, change, moment and setting there is, with names that nobody would give.
struct VocabularyTests {
  private static let names = [
    "Films", "push", "lock", "root", "navigation", "tabs 2", "navigation(Films)", "system alert",
    "with", "in", "to", "as", "from", "for", "otherwise", "if", "all", "none", "main", "enum",
    " ", "two words", " blanks around ", "tab\there", "say \"hi\"", "\"", "\\", "\\\"", "back\\",
    "#", "# comment", "a # b", "\\#", ";", "a; pop", "a, b", "a: b", "?", "(", "42", "4th", "-",
    "a-b", "a.b", "ios 16: pop", "Größe", "写真", "لغة", "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}x", "“q”", "É",
  ]

  @Test(arguments: names)
  func `a step means the same when its text is read again`(name: String) {
    for controller in Self.references(to: name) {
      for action in Self.actions(controller, Located(name)) {
        let reading = Scenario.parseStep(action.text, in: Scenario())
        #expect(reading.step?.action.value == action, "\(action.text)")
        let limited = Scenario.Step(
          Located(action), only: Located(Scenario.VersionList([.from(SystemVersion(16))])))
        #expect(Scenario.parseStep(limited.text, in: Scenario()).step == limited)
      }
    }
  }

  @Test(arguments: names)
  func `a setting means the same when its text is read again`(name: String) {
    for answer in Self.answers(Located(.name(name)), Located(name)) {
      var scenario = Scenario()
      scenario.settings.delegate = Located(answer)
      #expect(Scenario.parse(scenario.text).scenario == scenario, "\(scenario.text)")
    }
  }

  @Test(arguments: names)
  func `the app's own code means the same when its text is read again`(name: String) {
    let cover = Located(Scenario.Reference.name(name))
    for moment in Self.moments(cover) {
      for condition in [nil] + ReactionCondition.allCases.map({ Located($0) }) {
        var scenario = Scenario()
        var node = Scenario.Node(Located(.view), name: Located(name))
        node.reactions = [
          Scenario.Reaction(
            at: Located(moment),
            steps: [
              Scenario.Step(Located(.dismiss(cover))), Scenario.Step(Located(.update(nil))),
            ],
            if: condition)
        ]
        scenario.declarations = [.controller(node)]
        #expect(Scenario.parse(scenario.text).scenario == scenario, "\(scenario.text)")
      }
    }
  }

  @Test(arguments: names)
  func `a step of the simulator is written as the scenario has it`(name: String) {
    var scenario = Scenario()
    scenario.declarations = [
      .controller(Scenario.Node(Located(.screen), name: Located(name))),
      .root(Located(Scenario.Node(Located(.container(.navigation))))),
    ]
    let controller = Located(Scenario.Reference.name(name))
    scenario.steps = Self.actions(controller, Located(Scenario.mainWindow)).map {
      Scenario.Step(Located($0))
    }
    let situation = Situation(scenario)
    for step in scenario.steps where !step.isNote {
      #expect(situation.step(step).map { situation.app.text(of: $0) } == step.text)
    }
  }

  private static func references(to name: String) -> [Located<Scenario.Reference>] {
    let named = Scenario.Reference.name(name)
    let others: [Scenario.Reference] =
      Scenario.ContainerKind.allCases.flatMap {
        [.unnamed($0, ordinal: 1), .unnamed($0, ordinal: 12)]
      } + SystemController.allCases.map { .system($0) }
    return ([named, .wrapper(of: named)] + others).map { Located($0) }
  }

  /// Every step, with every value it can have.
  private static func actions(
    _ controller: Located<Scenario.Reference>, _ window: Located<String>
  ) -> [Scenario.Action] {
    var all: [Scenario.Action] = [
      .rotateLeft, .rotateRight, .lock(true), .lock(false), .push(controller, into: nil),
      .push(controller, into: controller), .pop, .popTo(controller), .popToRoot,
      .present(controller, as: nil, from: nil), .present(controller, as: nil, from: controller),
      .dismiss(nil), .dismiss(controller), .select(controller), .replaceRoot(controller),
      .replace(controller, with: controller), .update(nil), .update(controller),
      .updateLock(nil), .updateLock(controller), .beginPop, .beginDismiss, .cancel, .finish,
      .attempt, .addWindow(window), .showWindow(window), .hideWindow(window), .background,
      .foreground, .beginGenerating, .endGenerating, .note("a note # with \"signs\" \\"),
      .set(.autorotates(controller, true)), .set(.prefersLock(controller, false)),
    ]
    all += DeviceOrientation.allCases.map { .rotate($0) }
    all += Forced.all.map { .force($0) }
    all += SceneMode.allCases.map { .resize($0) }
    all += PresentationStyle.allCases.map { .present(controller, as: $0, from: controller) }
    all += InterfaceOrientation.allCases.map { .statusBar($0) }
    all += (0..<16).map { OrientationMask(rawValue: $0 << 1) }.flatMap { mask in
      [
        .request(mask), .set(.supports(controller, .mask(mask))),
        .set(.orientations(controller, mask)),
      ]
    }
    all += InterfaceOrientation.allCases.flatMap { orientation in
      [
        .set(.supports(controller, .rawValue(of: orientation))),
        .set(.prefers(controller, Controller.Preference(orientation))),
      ]
    }
    all.append(.set(.prefers(controller, .unknown)))
    all += answers(controller, window).map { .set(.delegate($0)) }
    return all
  }

  private static func answers(
    _ screen: Located<Scenario.Reference>, _ window: Located<String>
  ) -> [Scenario.DelegateAnswer] {
    let masks: [MaskAnswer] = [.mask(.landscape), .mask(.none), .rawValue(of: .landscapeLeft)]
    return [.top] + masks.map { .mask($0) }
      + masks.flatMap { mask in
        [
          .during([screen], mask, otherwise: mask), .window(window, mask, otherwise: mask),
          .during([screen, screen], mask, otherwise: .mask(.all)),
        ]
      }
  }

  private static func moments(_ cover: Located<Scenario.Reference>) -> [Scenario.Moment] {
    [
      .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing,
      .rotated, .devicePortrait, .deviceLandscape, .covering(cover), .uncovering(cover),
    ] + DeviceOrientation.allCases.map { .deviceExactly($0) }
  }

  @Test func `the table of versions says for every step what a version lacks`() {
    let alert = Located(Scenario.Reference.system(.alert))
    let window = Located(Scenario.mainWindow)
    let lacking = Self.actions(alert, window).compactMap {
      $0.lacking(on: 2) { _ in .alert }
    }
    #expect(Set(lacking).isSuperset(of: [.supportedUpdate, .lockUpdate, .rotationAttempt, .alert]))
    #expect(API.allCases.allSatisfy { $0.versions.lowerBound >= 2 && !$0.name.isEmpty })
  }

  @Test func `a version's gate is the same for who reads a step and for who plays it`() {
    var scenario = Scenario()
    scenario.declarations = [
      .controller(Scenario.Node(Located(.screen), name: Located("Films"))),
      .root(Located(Scenario.Node(Located(.screen), name: Located("List")))),
    ]
    let named: [Scenario.Reference] = [
      .name("Films"), .system(.alert), .system(.safari), .wrapper(of: .system(.share)),
    ]
    let window = Located(Scenario.mainWindow)
    for version in SystemVersion.all {
      for action in named.flatMap({ Self.actions(Located($0), window) }) {
        let step = Scenario.Step(Located(action))
        let reading = Scenario.parseStep(step.text, in: scenario, versions: [version])
        let isRefused = reading.problems.contains { $0.code == .neverAvailable }
        var own = scenario
        own.steps = [step]
        let play = Play(own, version: version)
        var isLacking = false
        if case .versionLacks? = play.stop?.outcome.problem { isLacking = true }
        #expect(isRefused == isLacking, "\(step.text) on \(version.text)")
      }
    }
  }
}
