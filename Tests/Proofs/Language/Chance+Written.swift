import OrientationModel
import OrientationScenarios

extension Chance {
  package mutating func step(expectations: [Scenario.Expectation]) -> Scenario.Step {
    Scenario.Step(
      Located(action()), only: oneIn(4) ? versions() : nil, expectations: expectations)
  }

  private mutating func action() -> Scenario.Action {
    switch below(5) {
    case 0: treeAction()
    case 1: presentation()
    case 2: request()
    case 3: change()
    default: plain()
    }
  }

  private mutating func plain() -> Scenario.Action {
    oneIn(20) ? .note(prose()) : pick(Vocabulary.plainActions)
  }

  private mutating func treeAction() -> Scenario.Action {
    let controller = controllerReference()
    return pick([
      .push(controller, into: maybe { $0.controllerReference() }), .popTo(controller),
      .dismiss(controller), .select(controller), .replaceRoot(controller),
      .replace(controller, with: controllerReference()), .update(controller),
      .updateLock(controller),
    ])
  }

  private mutating func presentation() -> Scenario.Action {
    .present(
      controllerReference(), as: maybe { $0.pick(PresentationStyle.allCases) },
      from: maybe { $0.controllerReference() })
  }

  private mutating func request() -> Scenario.Action {
    pick([
      .force(.orientation(orientation())), .force(.unknown), .force(.preferred), .request(mask()),
      .statusBar(orientation()), .addWindow(located()), .showWindow(located()),
      .hideWindow(located()),
    ])
  }

  private mutating func change() -> Scenario.Action {
    let controller = controllerReference()
    return .set(
      pick([
        .supports(controller, maskAnswer()), .prefers(controller, preferred()),
        .autorotates(controller, bool()), .prefersLock(controller, bool()),
        .orientations(controller, mask()), .delegate(delegate()),
        .wants(controller, oneIn(5) ? .current : mask()),
      ]))
  }

  package mutating func property() -> Scenario.Property {
    var expectation = expectation()
    expectation.claims = some(1...3) { Located($0.claim(isOpen: false)) }
    return Scenario.Property(
      Located(pick(Scenario.Property.Mode.allCases)), expectation,
      if: some(0...2) { Located($0.claim(isOpen: false)) })
  }

  package mutating func expectation() -> Scenario.Expectation {
    var devices: [Device] = []
    for device in Device.allCases where oneIn(8) { devices.append(device) }
    return Scenario.Expectation(
      some(1...4) { Located($0.claim(isOpen: $0.oneIn(6))) }, devices: devices,
      versions: oneIn(3) ? versions() : nil, linked: oneIn(6) ? versions() : nil)
  }

  private mutating func claim(isOpen: Bool) -> Scenario.Claim {
    if isOpen {
      let subject = pick(Scenario.OpenQuestion.Subject.allCases)
      return .open(
        Scenario.OpenQuestion(
          subject, in: subject == .interface ? maybe { $0.located() } : nil,
          sign: Located(.questionMark)))
    }
    // The same kinds again and again, so that `or` has something to shorten.
    switch below(4) {
    case 0: return .interface(some(1...3) { $0.value() }, in: oneIn(3) ? located() : nil)
    case 1: return pick([.visible(controllerReference()), .device(device())])
    default: return otherClaim()
    }
  }

  private mutating func value() -> Scenario.InterfaceValue {
    oneIn(3) ? .landscape : .exactly(orientation())
  }

  private mutating func otherClaim() -> Scenario.Claim {
    pick([
      .size(size(), of: maybe { $0.controllerReference() }),
      .sizeClass(pick(SizeClass.allCases), pick(SizeClass.allCases)), .letterboxed(bool()),
      .statusBar(value()), .keyboard(value()), .display(pick(Display.allCases)),
      .posture(pick(Posture.allCases)),
      .turned, .stayed, .asWanted, .notAsWanted, .asked(some(0...3) { $0.controllerReference() }),
      .called(some(1...3) { $0.controllerReference() }), .notAsked(controllerReference()),
      .allowed(mask()),
      .because(pick(Rule.allCases)),
      .console(name()), .error(nil), .error(name()), .noError, .crash(nil), .crash(prose()),
      .noCrash, .callbacks(some(1...3) { $0.callback() }),
    ])
  }

  private mutating func callback() -> Scenario.Callback {
    Scenario.Callback(
      pick([
        "viewWillAppear", "viewWillTransition(to:with:)", "didRotate", "turned", "asked",
        "application(_:supportedInterfaceOrientationsFor:)", "x",
      ]), on: maybe { $0.controllerReference() })
  }
}
