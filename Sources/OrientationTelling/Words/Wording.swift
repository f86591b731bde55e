import OrientationModel
import OrientationScenarios

/// Facts as words: every sentence in which a controller of this app is named.
package struct Wording: Sendable {
  package let app: App

  package init(_ app: App) { self.app = app }

  package var version: SystemVersion { app.settings.version }

  /// What people call the device on stage.
  package var deviceNoun: String { app.settings.device.isPad ? "iPad" : "phone" }

  package func name(_ id: ControllerID) -> String { app.name(id) }

  /// A controller in a sentence: its name, or what it is where it has none of its own.
  package func subject(_ id: ControllerID) -> String {
    switch app.reference(to: id) {
    case .system(let system): return "the \(system.title)"
    case .unnamed(let kind, 1)
    where !app.entries.contains { $0.name == "\(kind.rawValue) 2" }:
      return "the \(self.kind(id))"
    case .unnamed, .wrapper:
      guard let child = app[id].children.first else { return name(id) }
      return "the \(kind(id)) around \(subject(child))"
    case .name, nil: return name(id)
    }
  }

  /// The same in a table, without an article.
  package func label(_ id: ControllerID) -> String {
    let subject = subject(id)
    return subject == name(id) ? subject : subject.withoutArticle
  }

  /// The same as the one to whom something belongs.
  func whose(_ id: ControllerID) -> String { subject(id).possessive }

  /// Its delegate; `the navigation controller around Player's` would be read as Player's.
  func delegate(of id: ControllerID) -> String {
    if case .name = app.reference(to: id) { return "\(whose(id)) delegate" }
    return "the delegate of \(subject(id))"
  }

  /// A window in a sentence: `the window Toast`.
  func subject(window id: WindowID) -> String {
    let name = name(window: id)
    return name == "main" ? "the main window" : "the window \(name)"
  }

  package func name(window id: WindowID) -> String {
    Int(id) < app.windows.count ? app.windows[Int(id)].name : "nobody"
  }

  /// What a controller is, where its label doesn't say that; nothing of a screen.
  package func kindBeside(label id: ControllerID) -> String? {
    let kind = kind(id)
    return kind == "view controller" || label(id).hasPrefix(kind) ? nil : kind
  }

  package func kind(_ id: ControllerID) -> String {
    guard id != 0, Int(id) <= app.entries.count else { return "nobody" }
    let controller = app[id].controller
    switch controller.kind {
    case .navigation where controller.isSwiftUIOwn:
      return version.major >= 16 ? "NavigationStack" : "NavigationView"
    case .hosting where controller.isSwiftUIOwn: return "SwiftUI app"
    default: return controller.system?.title ?? controller.kind.words
    }
  }
}

extension Episode {
  package var wording: Wording { Wording(app) }
}

extension SystemController {
  package var title: String {
    switch self {
    case .alert: "alert"
    case .share: "share sheet"
    case .imagePicker: "image picker"
    case .player: "video player"
    case .safari: "Safari controller"
    case .mail: "mail composer"
    case .print: "print panel"
    case .quickLook: "document preview"
    case .photoPicker: "photo picker"
    case .store: "App Store page"
    case .contacts: "contact picker"
    case .webVideo: "web page's video"
    }
  }
}

extension OrientationMask {
  /// For a sentence: `portrait`, `landscape`, `portrait and landscapeLeft`.
  package var phrase: String { phrase("and") }

  /// The same of one among them: `portrait or landscapeLeft`.
  func phrase(_ conjunction: String) -> String {
    switch self {
    case .all: return conjunction == "or" ? "any orientation" : "every orientation"
    case .allButUpsideDown:
      return conjunction == "or" ? "portrait or landscape" : "all but upside down"
    case .landscape: return "landscape"
    case .current: return "the current orientation"
    case _ where isVoid: return "no orientation"
    default: return spoken.map { $0.name }.listed(conjunction)
    }
  }

  /// The same in the title of a change, under UIKit's name where there is one.
  var title: String { self == .allButUpsideDown ? words : phrase }

  /// Where it is as good as one orientation: `portrait only`.
  var only: String? {
    if isVoid { return "no orientation" }
    return count == 1 || self == .landscape ? "\(phrase) only" : nil
  }
}

extension [String] {
  /// One after the other in a sentence: `Films, Main, and Tabs`.
  var listed: String { listed("and") }

  fileprivate func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (count > 2 ? ", " : " ") + "\(conjunction) \(last)"
  }
}

extension String {
  /// As the name of whom something belongs to: `Main's`, `Tabs'`.
  var possessive: String { self + (hasSuffix("s") ? "'" : "'s") }

  /// As a table has it: `app delegate`.
  var withoutArticle: String { hasPrefix("the ") ? String(dropFirst("the ".count)) : self }

  /// With a capital at its beginning, unless that is a name of UIKit's.
  var sentenceCased: String {
    prefix { $0 != " " }.dropFirst().contains { $0.isUppercase } ? self : capitalizedFirst
  }
}
