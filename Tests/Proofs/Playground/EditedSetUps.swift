import OrientationScenarios
import Playground
import PlaygroundSession
import TerminalModel

extension Proof {
  /// Whatever was done before, a line of the set-up can be said anew, and be taken back.
  static let editedSetUps = Proof(
    "every line of the set-up can be said anew after every step", cases: SetUpEdits.edits.count,
    sample: 1
  ) { number in
    var findings = Findings()
    let edit = SetUpEdits.edits[number]
    for step in SetUpEdits.steps {
      var linear = Linear(PlaygroundState(SetUpEdits.session))
      for line in step.split(separator: ";") { _ = linear.take(String(line)) }
      let before = linear.playground.session.position
      let text = linear.playground.session.saved.text
      let said = linear.take(edit).lines
      findings.expect(!said.isEmpty, "\(step), then \(edit): not a word")
      _ = linear.playground.screen(Size(columns: 100, rows: 30))
      for key in ["b", "space", "c"] { _ = linear.take(key) }
      for _ in 0..<4 where linear.playground.session.position != before { _ = linear.take("undo") }
      findings.expect(
        linear.playground.session.position == before
          && linear.playground.session.saved.text == text,
        "\(step), then \(edit): not taken back")
    }
    return findings.all
  }
}

/// A scenario with something of everything, steps of every kind, and lines to say anew.
package enum SetUpEdits {
  static var session: Session { Session(Scenario.parse(text).scenario, origin: .new) }

  private static let text = """
    device iPhone, iPad
    ios 26, 15, 12
    delegate all for Player otherwise portrait
    screen Player supports landscape
      when appearing: set Player prefers landscapeLeft
    screen Detail
    cover Film orientations landscape
    root
      tabs Bar
        navigation Main asks top
          List
        hosting Sheet
          view Content
            when covering Film: force landscapeLeft
    window Over hidden
      root Notice
    """

  /// A few steps each, with the one that counts last.
  package static let steps = [
    "rotate landscapeLeft", "rotate left", "rotate right", "rotate faceUp", "lock on",
    "open", "fold", "open;close",
    "lock on;lock off",
    "push Player", "push Player in Main", "push Player;pop",
    "push Player;push Detail;pop to Player",
    "push Player;push Detail;pop to root", "present Player", "present Player as fullScreen",
    "present navigation(Player) as fullScreen", "present Player;present Detail from Player",
    "present system alert", "present Player;dismiss", "present Player;dismiss Player",
    "select Sheet",
    "select Content", "select Content;present Film", "replace root with Detail",
    "replace Main with Detail",
    "force landscapeLeft", "force preferred", "request landscape", "update", "update List",
    "update lock",
    "update lock List", "status-bar landscapeLeft", "push Player;begin pop", "begin generating",
    "begin generating;end generating", "push Player;begin pop;cancel",
    "push Player;begin pop;finish",
    "present Player;begin dismiss", "attempt", "set List supports portrait",
    "set List prefers portrait",
    "set List autorotates no", "set List prefers-lock yes", "set Content orientations portrait",
    "set delegate portrait", "set delegate all for Player otherwise portrait",
    "set delegate landscape for window Over otherwise portrait", "add window Over",
    "show window Over",
    "show window Over;hide window Over", "resize windowed", "background", "background;foreground",
    "note a word", "ios 16-: push Player",
  ]

  package static let edits = [
    "root Other", "root Player", "root tabs: Other; Detail", "root navigation: Player",
    "root Content",
    "root hosting: view Content", "root List", "device iPad", "device iPhone SE", "ios 7", "ios 2",
    "ios 27", "linked 12", "held landscapeLeft", "held faceUp", "lock on", "plist portrait",
    "plist pad all", "plist none", "delegate portrait", "delegate asks top",
    "scene-delegate portrait",
    "requires-full-screen yes", "scene windowed", "scene resizable", "life-cycle app",
    "family phone",
    "assume hidden-windows-may-turn no", "title Else", "about More", "source Nowhere",
    "evidence conjecture", "par 2", "hint Press i", "solution u4DwCopQ", "screen Player",
    "screen Player supports none", "screen List legacy all",
    "view Player", "cover Player orientations all", "navigation Player asks top", "tabs Detail",
    "sheet Film", "window Over absent", "window Third hidden", "in Main: Player",
    "in Player: when leaving: force portrait", "container List", "split Main", "pages Bar",
    "hosting Main", "always interface portrait", "never crash",
    "root tabs: navigation Home: List; Settings", "List supports all", "remove Player",
    "move Player under Main", "move List before Sheet", "rename Player to Other",
  ]
}
