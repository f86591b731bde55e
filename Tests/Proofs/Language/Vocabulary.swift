import OrientationModel
import OrientationScenarios

extension Proof {
  static let writtenSteps = Proof(
    "a step means the same when its text is read again", cases: Vocabulary.names.count, sample: 3
  ) { number in
    let name = Vocabulary.names[number]
    var findings = Findings()
    for controller in Vocabulary.references(to: name) {
      for action in Vocabulary.actions(controller, Located(name)) {
        let reading = Scenario.parseStep(action.text, in: Scenario())
        findings.expect(reading.step?.action.value == action, action.text)
        let limited = Scenario.Step(
          Located(action), only: Scenario.VersionList([.from(SystemVersion(16))]))
        findings.expect(
          Scenario.parseStep(limited.text, in: Scenario()).step == limited, limited.text)
      }
    }
    return findings.all
  }
}

/// Every step, change, moment and setting there is, and names that nobody would give.
package enum Vocabulary {
  package static let names = [
    "Films", "push", "lock", "root", "navigation", "tabs 2", "navigation(Films)", "system alert",
    "with", "in", "to", "as", "from", "for", "otherwise", "if", "all", "none", "main", "enum",
    " ", "two words", " blanks around ", "tab\there", "say \"hi\"", "\"", "\\", "\\\"", "back\\",
    "#", "# comment", "a # b", "\\#", ";", "a; pop", "a, b", "a: b", "?", "(", "42", "4th", "-",
    "a-b", "a.b", "ios 16: pop", "Größe", "写真", "لغة", "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}x", "“q”", "É",
  ]

  package static func references(to name: String) -> [Located<Scenario.Reference>] {
    let named = Scenario.Reference.name(name)
    let others: [Scenario.Reference] =
      Scenario.ContainerKind.allCases.flatMap {
        [.unnamed($0, ordinal: 1), .unnamed($0, ordinal: 12)]
      } + SystemController.allCases.map { .system($0) }
    return ([named, .wrapper(of: named)] + others).map { Located($0) }
  }

  /// The steps that name no one and take no mask.
  static let plainActions: [Scenario.Action] =
    [
      .rotateLeft, .rotateRight, .lock(true), .lock(false), .pop, .popToRoot, .dismiss(nil),
      .update(nil), .updateLock(nil), .beginPop, .beginDismiss, .cancel, .finish, .attempt,
      .background, .foreground, .beginGenerating, .endGenerating,
    ] + DeviceOrientation.allCases.map { .rotate($0) } + Posture.allCases.map { .fold($0) }
    + SceneShape.plain.map { .resize($0) }

  /// Every step, with every value it can have.
  package static func actions(
    _ controller: Located<Scenario.Reference>, _ window: Located<String>
  ) -> [Scenario.Action] {
    var all = plainActions
    all += [
      .push(controller, into: nil), .push(controller, into: controller), .popTo(controller),
      .present(controller, as: nil, from: nil), .present(controller, as: nil, from: controller),
      .dismiss(controller), .select(controller), .replaceRoot(controller),
      .replace(controller, with: controller), .update(controller), .updateLock(controller),
      .addWindow(window), .showWindow(window), .hideWindow(window),
      .note("a note # with \"signs\" \\"),
      .set(.autorotates(controller, true)), .set(.prefersLock(controller, false)),
    ]
    all += Forced.all.map { .force($0) }
    all.append(.resize(SceneShape(.stage, PointSize(834, 1112))))
    all += [.set(.supports(controller, .mask(.current))), .set(.prefers(controller, .current))]
    all += [.set(.wants(controller, .current))]
    all += [5, 7, 255].map { .set(.prefers(controller, .raw($0))) }
    all += PresentationStyle.allCases.map { .present(controller, as: $0, from: controller) }
    all += InterfaceOrientation.allCases.map { .statusBar($0) }
    all += (0..<16).map { OrientationMask(rawValue: $0 << 1) }.flatMap { mask in
      [
        .request(mask), .set(.supports(controller, .mask(mask))),
        .set(.orientations(controller, mask)), .set(.wants(controller, mask)),
      ]
    }
    all += InterfaceOrientation.allCases.flatMap { orientation in
      [
        .set(.supports(controller, .rawValue(of: orientation))),
        .set(.prefers(controller, .side(orientation))),
      ]
    }
    all.append(.set(.prefers(controller, .unknown)))
    all += answers(controller, window).map { .set(.delegate($0)) }
    return all
  }

  package static func answers(
    _ screen: Located<Scenario.Reference>, _ window: Located<String>
  ) -> [Scenario.DelegateAnswer] {
    let masks: [MaskAnswer] = [.mask(.landscape), .mask(.none), .rawValue(of: .landscapeLeft)]
    return [.top] + masks.map { .mask($0) } + masks.map { .idioms(phone: $0, pad: .mask(.all)) }
      + masks.flatMap { mask in
        [
          .during([screen], mask, otherwise: mask), .window(window, mask, otherwise: mask),
          .during([screen, screen], mask, otherwise: .mask(.all)),
        ]
      }
  }

  package static func moments(_ cover: Located<Scenario.Reference>) -> [Scenario.Moment] {
    [
      .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing,
      .rotated, .opened, .closed, .folded, .devicePortrait, .deviceLandscape, .covering(cover),
      .uncovering(cover),
    ] + DeviceOrientation.allCases.map { .deviceExactly($0) }
  }
}
