import OrientationModel
import OrientationScenarios

// A step as something that happened, and why a step, a reaction or a line of set-up did nothing.

extension Wording {
  /// Calls of UIKit's as a few words that say what they do.
  func deeds(_ steps: [Step]) -> String {
    var deeds: [String] = []
    var written: [String] = []
    for step in steps {
      switch step {
      case .force(.orientation(let side)): written.append(side.name)
      case .force(.unknown): written.append("unknown")
      case .update: deeds.append("announce the mask")
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
    case .rotate(.unknown): "the \(deviceNoun) no longer knows its side."
    case .rotate, .rotateLeft, .rotateRight: "you turned the \(deviceNoun)."
    case .lock(let on): on ? "you locked the rotation." : "you unlocked the rotation."
    case .push(let id, _): "\(subject(id)) is pushed."
    case .pop: "a screen is popped."
    case .popTo(let id): "the stack is popped to \(subject(id))."
    case .popToRoot: "the stack is popped to its root."
    case .present(let id, _, _): "\(subject(id)) is presented."
    case .dismiss(nil): "what was presented is dismissed."
    case .dismiss(let id?): "\(subject(id)) is dismissed."
    case .select(let id): "\(subject(id)) is selected."
    case .replaceRoot(let id): "\(subject(id)) is the new root."
    case .replace(_, let new): "\(subject(new)) takes another's place."
    case .force(.orientation(let orientation)): "the app forces \(orientation.name)."
    case .force: "the app forces an orientation."
    case .request(let mask): "the app requests \(mask.phrase)."
    case .update: "UIKit is told that masks changed."
    case .updateLock: "UIKit is told that the lock changed."
    case .statusBar: "the status bar is set by hand."
    case .beginPop: "a swipe back begins."
    case .beginDismiss: "a drag down begins."
    case .cancel: "the swipe is cancelled."
    case .finish: "the swipe is finished."
    case .attempt: "a rotation is attempted."
    case .set(let change): event(of: change)
    case .addWindow(let id): "the window \(name(window: id)) is created."
    case .showWindow(let id): "the window \(name(window: id)) is shown."
    case .hideWindow(let id): "the window \(name(window: id)) is hidden."
    case .resize(let shape): "the scene is \(shape.name) now."
    case .background: "the app leaves the screen."
    case .foreground: "the app comes back."
    case .beginGenerating: "the app asks for device notifications."
    case .endGenerating: "the app ends device notifications."
    case .onVersions(_, let inner): happening(inner)
    case .note(let text): text
    }
  }

  /// The same of an answer that is none other than before.
  func event(keeping change: Change<Numbers>) -> String {
    switch change {
    case .supports(let id, _): "\(subject(id)) supports the same as before."
    case .prefers(let id, _): "\(subject(id)) prefers the same as before."
    case .autorotates(let id, _), .prefersLock(let id, _):
      "\(subject(id)) answers the same as before."
    case .orientations(let id, _): "\(subject(id)) sets the same as before."
    case .delegate: "the app allows the same as before."
    }
  }

  /// What was answered before it was set; nothing where a preference's own line says so.
  func text(keeping change: Change<Numbers>) -> String? {
    switch change {
    case .supports(let id, let answer): answered(id, .mask, .mask(answer.mask))
    case .prefers(let id, let preference): answered(id, .preferred, .preference(preference))
    case .autorotates(let id, let claim): answered(id, .autorotate, .claim(claim))
    case .prefersLock(let id, let claim): answered(id, .lock, .claim(claim))
    case .delegate(.mask(let answer)): "the app allowed \(answer.mask.swift) before, too"
    case .delegate: "the app delegate gave this answer before, too"
    case .orientations: nil
    }
  }

  private func answered(
    _ id: ControllerID, _ question: Controller.Question, _ answer: Answer
  ) -> String {
    "\(subject(id)): \(fullName(of: question)) answered \(text(of: answer)) before, too"
  }

  private func event(of change: Change<Numbers>) -> String {
    switch change {
    case .supports(let id, _), .orientations(let id, _): "\(subject(id)) changes its mask."
    case .prefers(let id, _): "\(subject(id)) changes its preference."
    case .autorotates(let id, _), .prefersLock(let id, _): "\(subject(id)) changes its answer."
    case .delegate: "the app delegate's answer changed."
    }
  }

  /// Why a step makes no sense where it stands, as a sentence.
  package func text(of problem: StepProblem) -> String {
    switch problem {
    case .noNavigation: "No navigation controller is on screen."
    case .nothingToPop: "There is nothing to pop: the stack shows its first screen."
    case .notOnStack(let id): "\(name(id)) is not on the visible stack."
    case .alreadyOnTop(let id): "\(name(id)) is on top of the visible stack already."
    case .notOnStage(let id): "\(name(id)) is not on stage."
    case .alreadyOnStage(let id): "\(name(id)) is already on stage, and can stand there only once."
    case .navigationOntoNavigation(let id):
      "\(name(id)) is a navigation controller, and cannot be pushed onto another."
    case .notATab(let id): "\(name(id)) is no tab or page, and stands in none."
    case .nothingPresented: "Nothing is presented that could be dismissed."
    case .notPresented(let id): "\(name(id)) is not presented."
    case .notTopmost(let id): "\(name(id)) has presented something already: present from the top."
    case .nobodyToPresentFrom: "The window has no root that could present."
    case .notPresentable(let id): "\(name(id)) is a view inside SwiftUI, and cannot be presented."
    case .mainWindowStays: "The main window cannot be hidden."
    case .windowIs(let id, let presence): sentence(of: presence, id)
    case .versionLacks(.swiftUI), .versionLacks(.fullScreenCover): swiftUILacks(problem)
    case .versionLacks(let api): "iOS \(version.text) has no such call: it \(span(of: api))."
    case .swipeUnderWay: "A swipe is under way: finish it or cancel it first."
    case .noSwipeUnderWay: "No swipe is under way."
    case .alreadyInBackground: "The app is in the background already."
    case .notInBackground: "The app is not in the background."
    case .deviceLacks(let mode): lacks(mode)
    case .notGenerating: "No device notifications are being generated that could be ended."
    case .endlessReactions: "The app's own reactions set each other off without end."
    case .hasCrashed: "An exception has ended the app."
    case .namesNobody: "It names a screen or window that the app does not have."
    case .noRoom(let limit): sentence(of: limit)
    }
  }

  private func sentence(of limit: WorldLimit) -> String {
    switch limit {
    case .presentations: "No more than \(limit.most) presentations lie one over the other here."
    case .generating:
      "No more than \(limit.most) requests for device notifications are counted here."
    case .apps: "No more than \(limit.most) different apps are made by `set` in one play."
    }
  }

  private func span(of api: API) -> String {
    version.major > api.versions.upperBound
      ? "went after iOS \(api.versions.upperBound)" : "came with iOS \(api.versions.lowerBound)"
  }

  private func swiftUILacks(_ problem: StepProblem) -> String {
    problem == .versionLacks(.fullScreenCover)
      ? "iOS \(version.text) has no .fullScreenCover: it came with iOS 14."
      : "iOS \(version.text) has no SwiftUI: it came with iOS 13."
  }

  private func lacks(_ mode: SceneMode) -> String {
    if app.settings.isPhoneAppOnPad, mode != .resizable {
      return "An app for the iPhone alone keeps a phone's shape on an iPad, and shares no screen."
    }
    return switch mode {
    case .windowed: "Only an iPad has windowed scenes, from iOS 9."
    case .resizable: "Resizable scenes came with iOS 27."
    case .splitTwoThirds, .splitHalf, .splitThird, .slideOver:
      if !app.settings.device.isPad || version.major < 9 {
        "Only an iPad has Split View and Slide Over, from iOS 9."
      } else if app.settings.requiresFullScreen {
        "An app that requires full screen does not share the screen."
      } else {
        "To iPadOS 18 an app that does not list all four orientations does not share the screen."
      }
    case .stage: "Only an iPad has Stage Manager, from iPadOS 16."
    case .fullScreen: "This device has no full-screen scene."
    }
  }

  private func sentence(of presence: WindowPresence, _ id: WindowID) -> String {
    switch presence {
    case .absent: "The window \(name(window: id)) does not exist yet."
    case .hidden: "The window \(name(window: id)) is hidden already."
    case .shown: "The window \(name(window: id)) is shown already."
    }
  }

  /// Why a piece of the app's own code did not run.
  package func text(of skip: ReactionSkip) -> String {
    switch skip {
    case .condition: "its condition does not hold"
    case .nothingToDo: "there is nothing left to do"
    case .problem(let problem): "it makes no sense now: " + lowered(text(of: problem))
    case .otherVersion: "it is for other versions"
    }
  }

  /// A sentence without its capital and its full stop, to go on with.
  ///
  /// A name at the beginning keeps its capital.
  private func lowered(_ sentence: String) -> String {
    let body = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let starters = ["No ", "There ", "Nothing ", "The ", "A ", "Only ", "An "]
    guard starters.contains(where: body.hasPrefix) else { return body }
    return body.prefix(1).lowercased() + body.dropFirst()
  }

  /// Set-up that this version or device lacks, as a sentence.
  package func text(of setting: IgnoredSetting) -> String {
    switch setting {
    case .delegate: "iOS \(version.text) never asks the app delegate for a mask: it came with 6."
    case .sceneDelegate:
      "iOS \(version.text) never asks the scene delegate for a mask: it came with 27."
    case .requiresFullScreen:
      app.settings.isPadIdiom
        ? "iOS \(version.text) does not know UIRequiresFullScreen: it came with 9."
        : "UIRequiresFullScreen means nothing on an iPhone before iOS 27."
    case .sceneMode:
      app.settings.isPhoneAppOnPad
        ? "An app for the iPhone alone measures a phone's screen on an iPad, whatever its window."
        : "The scene is full screen: this device has no such scene on iOS \(version.text)."
    case .resize:
      "The scene stays as it is: \(app.settings.device.system(version)) has no such shape for it."
    case .preferred:
      "iOS \(version.text) never asks preferredInterfaceOrientationForPresentation: it came with 6."
    case .containerDelegate:
      "iOS \(version.text) asks no container's delegate about orientations: that came with 7."
    case .otherWindows:
      "On iOS \(version.text) the key window alone decides: what others want was first asked on 6."
    case .lifeCycle: "iOS \(version.text) has no scenes: they came with 13."
    case .prefersLock:
      "iOS \(version.text) never asks prefersInterfaceOrientationLocked: it came with 26."
    case .legacy:
      "iOS \(version.text) never asks shouldAutorotateToInterfaceOrientation: it went after 7."
    }
  }
}

extension Episode {
  /// Why the step makes no sense where it stands; empty where it does.
  package var whyNot: String { outcome.problem.map { wording.text(of: $0) } ?? "" }
}
