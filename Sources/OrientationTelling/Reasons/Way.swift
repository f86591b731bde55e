import OrientationModel
import OrientationScenarios
import SwiftCode

/// One row of `Who was asked`: the window, then each controller below the one that asked it.
package struct WayRow: Hashable, Sendable {
  /// What its answer means for where the device points.
  package enum Sign: Hashable, Sendable { case none, allows, refuses }

  package var depth: Int
  /// Nothing for the window.
  package var controller: ControllerID? = nil
  package var name: String
  /// What it is and what it did: `navigation controller, asks its top`.
  package var note: String
  /// The same in the fewest words, for narrow places: what it did; empty where there are none fewer.
  package var brief = ""
  /// Why nobody was asked, where the note says so.
  package var reason: String? = nil
  /// Its own answer as Swift; empty where it hands the question on.
  package var answer: String
  package var sign: Sign
  /// What it answered with yes or no, where that decided and no mask was read.
  package var claim: Controller.Question? = nil
}

/// The masks one under the other, a column an orientation.
package struct MaskGrid: Hashable, Sendable {
  /// Whose answer a row is.
  package enum Source: Hashable, Sendable {
    case controller(ControllerID)
    case app(MaskSource)
    case hardware
    /// What is left of all of them.
    case left
  }

  package struct Row: Hashable, Sendable {
    package var source: Source
    package var label: String
    package var mask: OrientationMask
    /// Whether it counts for nothing: it is there to be seen.
    package var isStruck = false
  }

  package static let columns = OrientationMask.all.spoken
  package static let headings = ["portrait", "upside", "landL", "landR"]

  package var rows: [Row]
  /// The columns of what was asked for: by a request, else by the device.
  package var pointed: OrientationMask
  /// The column the interface stands in.
  package var shown: InterfaceOrientation
  /// What those are called under the grid: `asked for`.
  package var pointer: String

  /// What is left of all of them; nothing where none was held against another.
  package var allowed: OrientationMask? { rows.last { $0.source == .left }?.mask }
}

extension Episode {
  package var way: [WayRow] { Explanation(self).way }

  /// The masks of the decision people mean; nothing where none was read.
  package var grid: MaskGrid? { Explanation(self).grid }
}

extension WayRow {
  /// The row where a verdict stands above it: that nobody was asked, without the reason if that has
  /// given it.
  package func below(_ verdict: Verdict) -> WayRow {
    guard let reason, reason == verdict.reason else { return self }
    var row = self
    row.note = Self.nobody
    return row
  }

  fileprivate static let nobody = "UIKit asks no view controller"
}

extension Explanation {
  /// The orientations that were wished for: what was asked for, else where the device points.
  private var wished: OrientationMask {
    requested ?? candidate?.mask ?? episode.pointed?.mask ?? .none
  }

  package var way: [WayRow] {
    let wording = episode.wording
    let writer = VerdictWriter(self)
    let window = decidingWindow
    let isOnly = episode.app.windows.count == 1
    var first = WayRow(
      depth: 0, name: isOnly ? "window" : "window \(wording.name(window: window))", note: "",
      answer: "", sign: .none)
    guard !answers.isEmpty else {
      let isFree = freeRule != nil && ruling?.claims.isEmpty == true
      let isClaimed = ruling?.claims.isEmpty == false
      guard let decider = decider ?? ruling?.claims.last?.controller, !isFree,
        ruling?.target != nil || episode.trace.crash != nil || isClaimed
      else {
        let why =
          world.isInBackground ? "the app isn't on screen" : (freeRule ?? rule).map(excuse)
        first.note = why.map { "\(WayRow.nobody): \($0)" } ?? WayRow.nobody
        first.reason = why
        if isOnly { first.name = "no one" }
        return [first]
      }
      return [first, unreadRow(decider, writer)]
    }
    return [first] + answers.map { row(of: $0) }
  }

  private func row(of answer: Ruling.MaskAnswer) -> WayRow {
    let wording = episode.wording
    let isAllowed = !answer.mask.intersection(wished).isVoid
    // Whoever allowed what happened refused nothing.
    let isFollowed = episode.didTurn && answer.mask.contains(interface)
    let notes = notes(of: answer)
    return WayRow(
      depth: answer.depth + 1, controller: answer.controller,
      name: wording.label(answer.controller), note: notes.joined(separator: ", "),
      brief: notes.last ?? "",
      answer: answer.isOwn ? answer.mask.swiftBody : "",
      sign: !answer.isOwn || wished.isVoid
        ? .none : isAllowed ? .allows : isFollowed ? .none : .refuses)
  }

  private func notes(of answer: Ruling.MaskAnswer) -> [String] {
    let controller = episode.app[answer.controller].controller
    var notes = [episode.wording.kindBeside(label: answer.controller)].compactMap { $0 }
    if answer.depth == 0, let style = style(of: answer.controller) {
      notes.append("presented as \(style.name)")
    }
    if controller.isContainer {
      notes.append(
        !answer.isOwn
          ? handingOn(controller)
          : isAlone(answer) ? "has no child to ask" : "doesn't ask its children")
    }
    if answer.isRecalled { notes.append("the mask UIKit last read") }
    return notes
  }

  /// Whether it would hand the question on, and nobody is there to take it.
  private func isAlone(_ answer: Ruling.MaskAnswer) -> Bool {
    episode.trace.events.contains(.rule(.defaultControllerMask, .tells, answer.controller))
  }

  private func handingOn(_ controller: Controller) -> String {
    let kind = controller.kind
    let asks = controller.mask.asks
    let usual: Controller.Asks = iOSMajor <= 5 && kind == .tabs ? .all : .top
    return "asks " + (iOSMajor <= 5 || asks == .nobody ? usual : asks).words(in: kind)
  }

  /// Somebody decided whose mask was not read.
  private func unreadRow(_ decider: ControllerID, _ writer: VerdictWriter) -> WayRow {
    let wording = episode.wording
    let claims = ruling?.claims ?? []
    let claim = claims.last { $0.controller == decider } ?? claims.last
    let note =
      claim.map { "\(wording.fullName(of: $0.question)) returns \($0.isYes)" }
      ?? freeRule.map(excuse) ?? (ruling == nil ? "" : writer.reason)
    return WayRow(
      depth: 1, controller: decider, name: wording.label(decider), note: note,
      brief: claim.map(brief) ?? (freeRule == nil ? "" : "UIKit read no mask"), answer: "",
      sign: .none, claim: claim?.question)
  }

  private func brief(of claim: Ruling.ClaimAnswer) -> String {
    claim.question == .lock
      ? "prefers \(claim.isYes ? "a" : "no") lock" : "\(claim.question.getter) is \(claim.isYes)"
  }

  package var grid: MaskGrid? {
    let wording = episode.wording
    var rows = ownAnswers.map {
      MaskGrid.Row(
        source: .controller($0.controller), label: wording.label($0.controller), mask: $0.mask)
    }
    let isInside = freeRule == .innerReadsNoMask
    if isInside {
      rows = struckRows
    } else if let appMask, let appSource, appSource != .ignored {
      let label = wording.text(of: appSource).withoutArticle
      rows.append(MaskGrid.Row(source: .app(appSource), label: label, mask: appMask))
    }
    guard !rows.isEmpty else { return nil }
    let read = rows.filter { !$0.isStruck }
    let sofar = read.reduce(OrientationMask.all) { $0.intersection($1.mask) }
    let hardware = hardwareMask
    if iOSMajor >= 6, sofar.intersection(hardware) != sofar {
      let label = "this \(settings.device.name)"
      rows.append(MaskGrid.Row(source: .hardware, label: label, mask: hardware))
    }
    // Where somebody was asked and answered as before, nothing was held against anything.
    if ruling?.allowed != nil || iOSMajor <= 5 {
      let left = rows.filter { !$0.isStruck }
        .reduce(OrientationMask.all) { $0.intersection($1.mask) }
      rows.append(MaskGrid.Row(source: .left, label: "allowed", mask: left))
    }
    let isDecided = rows.last?.source == .left
    // Under the user's lock, and after the app's own code, it is not the hand that counts.
    let pointed = [.lock, .forced].contains(candidateSource) ? candidate : episode.pointed
    return MaskGrid(
      rows: rows, pointed: requestedOfScene ?? (isDecided ? pointed?.mask : nil) ?? .none,
      shown: interface,
      pointer: pointer)
  }

  /// What would count outside, where an iPhone Duo reads no mask.
  private var struckRows: [MaskGrid.Row] {
    var rows: [MaskGrid.Row] = []
    let path = snapshot.windows.first { $0.id == snapshot.owner }?.layers.last?.node.path ?? []
    for node in path {
      guard let mask = app(node.id).supports else { continue }
      rows.append(
        MaskGrid.Row(
          source: .controller(node.id), label: episode.wording.label(node.id), mask: mask,
          isStruck: true))
    }
    if let list = settings.plist {
      rows.append(
        MaskGrid.Row(
          source: .app(.plist), label: episode.wording.text(of: .plist),
          mask: OrientationMask(listed: list), isStruck: true))
    }
    return rows
  }

  /// What calls for an orientation.
  private var pointer: String {
    if requestedOfScene != nil { return "requested" }
    return switch candidateSource {
    case .device, .nothing: "device"
    case .lock: "rotation lock"
    case .forced: "set by code"
    }
  }
}
