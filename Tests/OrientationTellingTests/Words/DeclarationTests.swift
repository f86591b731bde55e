import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct DeclarationTests {
  @Test func `a screen's line has what it overrides`() {
    check("screen Films") { $0.declare("Films") }
    check("screen Films supports portrait prefers landscapeRight autorotates no") {
      $0.declare("Films", supports: .portrait) {
        $0.prefers = .side(.landscapeRight)
        $0.autorotates = false
      }
    }
    check("screen Films prefers-lock yes ignores-app-mask yes legacy all") {
      $0.declare("Films") {
        $0.legacy = .all
        $0.prefersLock = true
        $0.ignoresAppMask = true
      }
    }
  }

  @Test func `a container's line has whom it asks`() {
    check("navigation Main asks top") { $0.declare("Main", .navigation, asks: .top) }
    check("tabs") { $0.declare("tabs", .tabs) }
    check("tabs asks selected for mask") {
      $0.declare("tabs 2", .tabs) { $0.mask.asks = .selected }
    }
    check("navigation Main asks visible for mask by delegate") {
      $0.declare("Main", .navigation) {
        $0.mask = Controller.Clause(asks: .visible, author: .delegate)
      }
    }
    check("navigation Main asks visible for mask when Films") { app in
      let films = app.declare("Films")
      let main = app.declare("Main", .navigation) { $0.mask.asks = .visible }
      app[main].whens[.mask] = [films]
      return main
    }
    check("container Box asks all for mask lock by extension") {
      $0.declare("Box", .container) {
        $0.mask = Controller.Clause(asks: .all, author: .categoryExtension)
        $0.lock = Controller.Clause(asks: .all, author: .categoryExtension)
      }
    }
  }

  @Test func `SwiftUI's lines have orientations and defaults`() {
    check("view Banner orientations all") { $0.declare("Banner", .view, supports: .all) }
    check("cover Player orientations landscape") {
      $0.declare("Player", .cover, supports: .landscape)
    }
    check("hosting Root default portrait initially allButUpsideDown") {
      $0.declare("Root", .hosting) {
        $0.preferenceDefault = .portrait
        $0.preferenceInitially = .allButUpsideDown
      }
    }
  }

  @Test func `a reaction's line has its moment, its steps and its condition`() {
    checkReaction(.leaving, "when leaving: force portrait")
    checkReaction(
      .isAppearing, "when is appearing: force portrait if unsupported", on: .unsupported)
    checkReaction(
      .showing, "when showing: force portrait if unsupported by group", on: .unsupportedByGroup)
    checkReaction(
      .deviceLandscape, "when device landscape: force portrait if not presenting",
      on: .notPresenting)
    checkReaction(
      .devicePortrait, "when device portrait: force portrait if presenting", on: .presenting)
    checkReaction(.deviceExactly(.faceUp), "when device exactly faceUp: force portrait")
    checkReaction(.covering(playerID), "when covering Player: force portrait")
    checkReaction(.uncovering(playerID), "when uncovering Player: force portrait")
    checkReaction(.appearing, "when appearing: force portrait")
    checkReaction(.appeared, "when appeared: force portrait")
    checkReaction(.disappearing, "when disappearing: force portrait")
    checkReaction(.disappeared, "when disappeared: force portrait")
    checkReaction(.rotated, "when rotated: force portrait")
  }

  private func check(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ build: (inout App) -> ControllerID
  ) {
    var app = App()
    let id = build(&app)
    #expect(app.line(of: id) == expected, sourceLocation: sourceLocation)
  }

  private func checkReaction(
    _ moment: Moment<Numbers>, _ expected: String, on condition: ReactionCondition? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reaction = Reaction(
      owner: filmsID, moment: moment, condition: condition,
      steps: [.force(.orientation(.portrait))])
    #expect(films().text(of: reaction) == expected, sourceLocation: sourceLocation)
  }
}
