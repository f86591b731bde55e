import OrientationModel
import OrientationScenarios

// A step as something that happened, and why a step, a reaction or a line of set-up did nothing.

extension Wording {
  /// Calls of UIKit's as a few words that say what they do.
  func deeds(_ steps: some Sequence<Step>) -> String {
    var deeds: [String] = []
    var written: [String] = []
    for step in steps {
      switch step {
      case .force(.orientation(let side)): written.append(side.name)
      case .force(.unknown): written.append("unknown")
      case .update: deeds.append("notify UIKit of the mask")
      case .updateLock: deeds.append("notify UIKit of the lock preference")
      case .attempt: deeds.append("attempt a rotation")
      default: deeds.append(app.text(of: step))
      }
    }
    if !written.isEmpty {
      deeds.append("set UIDevice.orientation to \(written.joined(separator: ", then to "))")
    }
    return deeds.joined(separator: " and ")
  }

  /// A step as something that happened, as in `You turned the phone.`.
  package func event(of step: Step?) -> String {
    guard let step else { return "The app launches." }
    return happening(step).sentenceCased
  }

  /// Where the code of a step stands: `Where Map is selected`.
  package func place(of step: Step) -> String { "Where " + happening(step).dropLast() }

  private func happening(_ step: Step) -> String {
    switch step {
    case .rotate(.faceUp), .rotate(.faceDown): "you laid the \(deviceNoun) flat."
    case .rotate(.unknown): "the device orientation becomes unknown."
    case .rotate, .rotateLeft, .rotateRight: "you rotated the \(deviceNoun)."
    case .lock(let on): "you turned \(on ? "on" : "off") the rotation lock."
    case .push(let id, _): "\(subject(id)) is pushed."
    case .pop: "the top screen is popped."
    case .popTo(let id): "the stack is popped to \(subject(id))."
    case .popToRoot: "the stack is popped to its root."
    case .present(let id, _, _): "\(subject(id)) is presented."
    case .dismiss(nil): "the presented screen is dismissed."
    case .dismiss(let id?): "\(subject(id)) is dismissed."
    case .select(let id): "\(subject(id)) is selected."
    case .replaceRoot(let id): "\(subject(id)) is now the root."
    case .replace(_, let new): "\(subject(new)) replaces another view controller."
    case .force(.orientation(let orientation)):
      "the app sets UIDevice.orientation to \(orientation.name)."
    case .force: "the app sets UIDevice.orientation."
    case .request(let mask): "the app requests \(mask.phrase)."
    case .update: "the app notifies UIKit of a new mask."
    case .updateLock: "the app notifies UIKit of its lock preference."
    case .statusBar: "the app sets the status bar orientation."
    case .beginPop: "a swipe back begins."
    case .beginDismiss: "a drag down begins."
    case .cancel: "the swipe is canceled."
    case .finish: "the swipe is finished."
    case .attempt: "the app attempts a rotation."
    case .set(let change): event(of: change)
    case .addWindow(let id): "\(subject(window: id)) is created."
    case .showWindow(let id): "\(subject(window: id)) is shown."
    case .hideWindow(let id): "\(subject(window: id)) is hidden."
    case .resize(let shape): "the scene is now \(shape.name)."
    case .fold(.closed): "you closed the \(deviceNoun)."
    case .fold(.half): "you set the \(deviceNoun) half open."
    case .fold(.open): "you opened the \(deviceNoun)."
    case .background: "the app goes to the background."
    case .foreground: "the app returns to the foreground."
    case .beginGenerating: "the app starts device orientation notifications."
    case .endGenerating: "the app stops device orientation notifications."
    case .onVersions(_, let inner): happening(inner)
    case .note(let text): text
    }
  }

  /// The same of an answer that is none other than before.
  func event(keeping change: Change<Numbers>) -> String {
    switch change {
    case .supports(let id, _): "\(subject(id)) returns the same mask."
    case .prefers(let id, _): "\(subject(id)) returns the same preferred orientation."
    case .autorotates(let id, _), .prefersLock(let id, _):
      "\(subject(id)) returns the same value."
    case .orientations(let id, _): "\(subject(id)) sets the same orientations."
    case .delegate: "the app delegate returns the mask that already applies."
    case .wants: happening(.set(change))
    }
  }

  /// What was answered before it was set; nothing where a preference's own line says so.
  func text(keeping change: Change<Numbers>) -> String? {
    switch change {
    case .supports(let id, let answer): answered(id, .mask, .mask(answer.mask))
    case .prefers(let id, let preference): answered(id, .preferred, .preference(preference))
    case .autorotates(let id, let claim): answered(id, .autorotate, .claim(claim))
    case .prefersLock(let id, let claim): answered(id, .lock, .claim(claim))
    case .delegate(.mask(let answer)): "the app already allowed \(answer.mask.swift)"
    case .delegate: "the app delegate already returned this"
    case .orientations, .wants: nil
    }
  }

  private func answered(
    _ id: ControllerID, _ question: Controller.Question, _ answer: Answer
  ) -> String {
    "\(subject(id)): \(fullName(of: question)) already returned \(text(of: answer))"
  }

  private func event(of change: Change<Numbers>) -> String {
    switch change {
    case .supports(let id, _), .orientations(let id, _): "\(subject(id)) changes its mask."
    case .prefers(let id, _): "\(subject(id)) changes its preferred orientation."
    case .autorotates(let id, _), .prefersLock(let id, _): "\(subject(id)) changes what it returns."
    case .delegate: "the app delegate changes its mask."
    case .wants(let id, let mask): "\(subject(id)) should now be in \(mask.phrase("or"))."
    }
  }

  /// Why a step makes no sense where it stands, as a sentence.
  package func text(of problem: StepProblem) -> String {
    switch problem {
    case .noNavigation: "No navigation controller is on screen."
    case .nothingToPop: "There is nothing to pop: the stack is at its root."
    case .notOnStack(let id): "\(name(id)) isn't on the visible stack."
    case .alreadyOnTop(let id): "\(name(id)) is already on top of the visible stack."
    case .notOnStage(let id): "\(name(id)) isn't on screen."
    case .alreadyOnStage(let id): "\(name(id)) is already on screen and can be there only once."
    case .navigationOntoNavigation(let id):
      "\(name(id)) is a navigation controller and can't be pushed onto another one."
    case .notATab(let id): "\(name(id)) isn't a tab or a page, and isn't inside one."
    case .nothingPresented: "There is nothing to dismiss."
    case .notPresented(let id): "\(name(id)) isn't presented."
    case .notTopmost(let id):
      "\(name(id)) is already presenting something: present from the topmost screen."
    case .nobodyToPresentFrom: "The window has no root view controller to present from."
    case .notPresentable(let id): "\(name(id)) is a SwiftUI view and can't be presented by itself."
    case .windowIs(let id, let presence): sentence(of: presence, id)
    case .versionLacks(let api) where [.swiftUI, .fullScreenCover].contains(api):
      lacks(api, called: api.name)
    case .versionLacks(let api): lacks(api, called: "this call")
    case .swipeUnderWay: "A swipe is in progress: finish or cancel it first."
    case .noSwipeUnderWay: "No swipe is in progress."
    case .alreadyInBackground: "The app is already in the background."
    case .notInBackground: "The app isn't in the background."
    case .deviceLacks(let mode): lacks(mode)
    case .notResizable:
      "The user can only resize a resizable scene: use resize resizable before this step."
    case .deviceLacksHinge: "Only an iPhone Duo opens and closes."
    case .closedDuoSharesNothing: "Only an open iPhone Duo shares its screen."
    case .alreadyIn(let posture):
      "The \(deviceNoun) is already \(posture == .half ? "half open" : posture.name)."
    case .notGenerating: "There are no device orientation notifications to stop."
    case .endlessReactions: "The app's own code triggers itself in an endless loop."
    case .hasCrashed: "The app has crashed."
    case .namesNobody: "This step names a screen or window that the app doesn't have."
    case .noRoom(let limit): sentence(of: limit)
    }
  }

  private func sentence(of limit: WorldLimit) -> String {
    switch limit {
    case .presentations: "No more than \(limit.most) presentations can be stacked."
    case .generating:
      "No more than \(limit.most) requests for device orientation notifications can be open."
    case .apps: "No more than \(limit.most) different `set` combinations are possible in one run."
    }
  }

  private func lacks(_ api: API, called name: String) -> String {
    let end = api.versions.until.flatMap { version > $0 ? "removed after iOS \($0.text)" : nil }
    let news = end ?? "added in iOS \(api.since.text)"
    return "iOS \(version.text) doesn't have \(name): it was \(news)."
  }

  private func lacks(_ mode: SceneMode) -> String {
    if app.settings.isPhoneAppOnPad, mode != .resizable {
      return "An iPhone-only app keeps a phone's shape on iPad and can't share the screen."
    }
    return switch mode {
    case .windowed: "Only iPads can show an app in part of the screen, since iOS 9."
    case .resizable: "Resizable scenes were added in iOS 27."
    case .splitTwoThirds, .splitHalf, .splitThird, .slideOver:
      if app.settings.device.hasHinge {
        mode == .splitHalf
          ? "Only an open iPhone Duo can split its screen."
          : "An iPhone Duo splits its screen into halves only."
      } else if !app.settings.device.isPad {
        "Only an iPad with iPadOS 9 to 18, or an open iPhone Duo, can share its screen."
      } else if !API.sharedScene.versions.contains(version) {
        "On iPad, Split View and Slide Over exist on iPadOS 9 to 18 only."
      } else if app.settings.requiresFullScreen {
        "An app that requires full screen can't share the screen."
      } else {
        "Up to iPadOS 18, an app that doesn't list all four orientations can't share the screen."
      }
    case .stage: "Only iPads have Stage Manager, since iPadOS 16."
    case .fullScreen: "This device has no full-screen scene."
    }
  }

  private func sentence(of presence: WindowPresence, _ id: WindowID) -> String {
    let window = subject(window: id).sentenceCased
    return switch presence {
    case .absent: "\(window) doesn't exist yet."
    case .hidden: "\(window) is already hidden."
    case .shown: "\(window) is already visible."
    }
  }

  /// Why a piece of the app's own code did not run.
  package func text(of skip: ReactionSkip) -> String {
    switch skip {
    case .condition: "its condition is false"
    case .nothingToDo: "there is nothing left to do"
    case .problem(let problem): "it isn't possible now: " + lowered(text(of: problem))
    case .otherVersion: "it doesn't apply to this iOS version"
    }
  }

  /// A sentence without its capital and its full stop, to go on with.
  ///
  /// A name at the beginning keeps its capital.
  fileprivate func lowered(_ sentence: String) -> String {
    let body = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let starters = [
      "No ", "There ", "Nothing ", "The ", "A ", "Only ", "An ", "This ", "You ", "Up to ",
      "On ", "Resizable ",
    ]
    guard starters.contains(where: body.hasPrefix),
      !app.entries.contains(where: { body.hasPrefix($0.name + " ") })
    else { return body }
    return body.prefix(1).lowercased() + body.dropFirst()
  }

  private func never(_ deed: String, since major: Int, _ what: String = "it") -> String {
    "iOS \(version.text) never \(deed): \(what) was added in iOS \(major)."
  }

  /// Set-up that this version or device lacks, as a sentence.
  package func text(of setting: IgnoredSetting) -> String {
    switch setting {
    case .delegate: never("asks the app delegate for a mask", since: 6, "that")
    case .sceneDelegate: never("asks the scene delegate for a mask", since: 27, "that")
    case .requiresFullScreen:
      app.settings.isPadIdiom
        ? "iOS \(version.text) doesn't know UIRequiresFullScreen: it was added in iOS 9."
        : "UIRequiresFullScreen has no effect on iPhone before iOS 27."
    case .sceneMode:
      app.settings.isPhoneAppOnPad
        ? "An iPhone-only app always sees a phone-size screen on iPad, whatever its window."
        : "The scene stays full screen: \(lowered(lacks(app.settings.shape.mode)))."
    case .resize:
      "The scene doesn't change: \(app.settings.device.system(version)) doesn't have that shape."
    case .preferred: never("reads preferredInterfaceOrientationForPresentation", since: 6)
    case .autorotates: never("calls shouldAutorotate", since: 6)
    case .containerDelegate:
      never("asks a container's delegate about orientations", since: 7, "that")
    case .otherWindows:
      "On iOS \(version.text) only the key window decides: UIKit doesn't ask other windows before "
        + "iOS 6."
    case .posture: "Only an iPhone Duo can lie open: this device has no hinge."
    case .lifeCycle: "iOS \(version.text) has no scenes: they were added in iOS 13."
    case .prefersLock: never("reads prefersInterfaceOrientationLocked", since: 26)
    case .minimumSize:
      "UISceneSizeRestrictions.minimumSize has no effect here: it counts on iPad since iOS 26, and "
        + "in resizable scenes since iOS 27."
    case .isAppearing: never("calls viewIsAppearing", since: 13)
    case .legacy:
      "iOS \(version.text) never calls shouldAutorotateToInterfaceOrientation: support ended after "
        + "iOS 7."
    }
  }
}

extension Posture {
  /// What one does to come to it, as in `after opening the device`.
  var deed: String {
    switch self {
    case .closed: "closing"
    case .half: "folding"
    case .open: "opening"
    }
  }
}

extension Episode {
  /// Why the step makes no sense where it stands; empty where it does.
  package var whyNot: String { outcome.problem.map { wording.text(of: $0) } ?? "" }

  /// Why a play ended with it.
  package var stopSentence: String {
    number == 0 ? whyNot : "`\(name)` isn't possible here: \(wording.lowered(whyNot))."
  }
}
