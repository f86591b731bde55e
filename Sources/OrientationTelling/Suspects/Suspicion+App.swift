import OrientationModel
import OrientationScenarios

// What an app as a whole, its device and its build may have that a scenario does not say.

extension Suspicion {
  /// The usual masks of lists, delegates and overrides.
  static let masks: [OrientationMask] = [.portrait, .landscape, .allButUpsideDown, .all]

  /// A delegate that answers: always, or while one screen is on top.
  static func delegates(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    guard scenario.settings.delegate == nil, scenario.settings.adaptor == nil else { return [] }
    // A SwiftUI app has no controllers to ask for the topmost.
    if scenario.isSwiftUIApp { return adaptors(scenario) }
    guard code.wording.version.major >= 6 else { return [] }
    let topmost = "window?.rootViewController?.topmost"
    func answering(_ swift: String, _ text: String, more: [String] = []) -> Suspicion? {
      scenario.delegateAnswer(text).map { answer in
        Suspicion(["// In AppDelegate.swift:"] + Wording.delegateMethod(swift) + more) {
          $0.settings.delegate = answer
        }
      }
    }
    let screens = scenario.screenNames.flatMap { name in
      [OrientationMask.all, .landscape].map { mask in
        answering(
          "\(topmost) is \(Wording.typeName(name)) ? \(mask.swift) : .portrait",
          "\(mask.words) for \(name.asName) otherwise portrait", more: Wording.topmostLines
        )?.rarer(by: scenario.standsInTree(name) ? 3 : 1)
      }
    }
    let plain = masks.map { answering($0.swift, $0.words) }
    let asking = answering(
      "\(topmost).supportedInterfaceOrientations ?? .all", "asks top",
      more: Wording.topmostLines)
    return screens.compactMap { $0 } + plain.compactMap { $0?.rarer(by: 2) }
      + [asking].compactMap { $0?.rarer(by: 3) }
  }

  /// Another Info.plist, another SDK, another way to live on the screen.
  static func builds(_ scenario: Scenario) -> [Suspicion] {
    let lists = masks.map { mask in
      Suspicion("<key>UISupportedInterfaceOrientations</key>  \(mask.words)") { scenario in
        (scenario.settings.phonePlist, scenario.settings.padPlist) = (nil, nil)
        scenario.settings.plist = Located(mask.orientations)
      }.rarer(by: scenario.settings.saysList ? doubt : 1)
    }
    let newest = scenario.settings.playedVersions.max()?.major ?? 26
    let linked = [7, 8, 12, 15, 26].filter { $0 < newest }.map { major in
      Suspicion("// built with the SDK of iOS \(major)") {
        $0.settings.linked = Located(SystemVersion(major))
      }.rarer(by: 4)
    }
    let needsAll = scenario.settings.requiresFullScreen?.value == true
    let fullScreen = Suspicion(
      needsAll
        ? "// Info.plist has no UIRequiresFullScreen"
        : "<key>UIRequiresFullScreen</key><true/>"
    ) { $0.settings.requiresFullScreen = needsAll ? nil : Located(true) }
    let others = [
      Suspicion("// in an iPad window, not full screen") {
        $0.settings.scene = Located(SceneShape(.windowed))
      },
      Suspicion("// no UIApplicationSceneManifest in Info.plist") {
        $0.settings.lifeCycle = Located(.app)
      },
    ]
    return lists + linked + [fullScreen.rarer(by: 2)] + others.map { $0.rarer(by: 4) }
      + sceneDelegates(scenario)
  }

  /// From iOS 27 a scene has a delegate that may answer.
  private static func sceneDelegates(_ scenario: Scenario) -> [Suspicion] {
    let isLate = scenario.settings.playedVersions.contains { $0.major >= 27 }
    guard isLate, scenario.settings.sceneDelegate == nil else { return [] }
    return masks.map { mask in
      Suspicion("// the scene delegate returns \(mask.swift)") {
        $0.settings.sceneDelegate = Located(.mask(mask))
      }.rarer(by: 3)
    }
  }

  /// What the hand and the user's settings may have been.
  static func hands(_ scenario: Scenario) -> [Suspicion] {
    let held = [DeviceOrientation.landscapeLeft, .landscapeRight, .faceUp].map { held in
      Suspicion("// the phone is held in \(held.name) at launch") {
        $0.settings.held = Located(held)
      }
    }
    let lock = Suspicion("// the user's rotation lock is on") { $0.settings.lock = Located(true) }
    return [lock.rarer(by: 1)] + held.map { $0.rarer(by: 4) }
  }

  /// A window on top of the app's own, with a screen that allows less.
  static func windows(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    guard scenario.windows.isEmpty else { return [] }
    return [OrientationMask.portrait, .all].map { mask in
      Suspicion(code.overlay(mask)) { scenario in
        let added = Scenario.parse(
          "root List\nwindow Overlay\n  screen OverlayRoot supports \(mask.words)\n"
        ).scenario
        scenario.declarations += added.declarations.filter {
          if case .window = $0 { true } else { false }
        }
      }.rarer(by: 5)
    }
  }

  /// What nobody knows of UIKit, the other way round.
  static func assumptions(_ scenario: Scenario) -> [Suspicion] {
    let settled = Set(scenario.settings.assumptions.map(\.assumption.value))
    return Assumption.allCases.filter { !settled.contains($0) }.flatMap { assumption in
      [true, false].map { holds in
        Suspicion("// an open question in the rule book: \(assumption.name)") {
          $0.settings.assumptions.append(.init(Located(assumption), holds: holds))
        }.rarer(by: 2 * doubt)
      }
    }
  }
}

extension Scenario.Settings {
  fileprivate var saysList: Bool { plist != nil || phonePlist != nil || padPlist != nil }
}

extension Scenario {
  /// The names of its content controllers, in the order of the file.
  var screenNames: [String] {
    var found: [String] = []
    for node in allNodes where node.isScreen {
      if let name = node.name?.value, !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Whether somebody of that name stands under a root.
  func standsInTree(_ name: String) -> Bool {
    func stands(_ node: Node) -> Bool {
      node.name?.value == name || node.children.contains(where: stands)
    }
    return root.map(stands) ?? false
  }

  /// An answer of the delegate's, read with the names of this scenario.
  func delegateAnswer(_ text: String) -> Located<DelegateAnswer>? {
    Scenario.parse("delegate \(text)\n" + names).scenario.settings.delegate
  }

  /// The declarations alone, so that a line of the set-up can be read with its names.
  private var names: String {
    var plain = Scenario()
    plain.declarations = declarations
    return plain.text
  }

  var allNodes: [Node] {
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    return controllers.flatMap(all) + (root.map(all) ?? [])
      + windows.flatMap { $0.root.map(all) ?? [] }
  }
}

extension Scenario.Node {
  var isScreen: Bool { kind.value == .screen || kind.value == .mention }
}
