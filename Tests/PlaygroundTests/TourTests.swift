import Playground
import TerminalModel
import TestSupport
import Testing

/// The tour as somebody goes through it with one key.
struct TourTests {
  @Test(arguments: ["01-the-tab-bar-answers", "02-the-stack-answers-too"])
  func `a screen that was put right and stays is no alarm, and nothing undoes it`(name: String) {
    #expect(playground("Tour/\(name)", after: "Space").text().contains(" ! "))
    let mended = playground("Tour/\(name)", after: "Space*4").text()
    #expect(mended.contains(" · You turned the phone. The interface stays: Films supports"))
    #expect(!mended.contains("try the fix") && !mended.contains("Make it turn"))
  }

  @Test func `a change that was tried is not undone when the phone turns again`() {
    let text = playground("the-tab-bar-answers", after: "Right Enter Left Right").text()
    #expect(text.contains(" · You turned the phone. The interface stays: Films supports"))
    #expect(!text.contains("try the fix"))
  }

  @Test func `a screen that never lay wrong and does not turn is one`() {
    let text = playground("the-list-and-the-phone", after: "Right").text()
    #expect(text.contains(" ✕ You turned the phone.") && text.contains("try the fix"))
  }
}
