import OrientationTelling
import TestSupport
import Testing

@testable import UprightCommands

/// `explain` and `recipes`: pages of text from what is known.
struct ExplainTests {
  @Test func `a text is one word or many, and may begin as an option does`() throws {
    let message = "-[UIAlertController supportedInterfaceOrientations] was invoked recursively!"
    let page = try text(Shop()("explain", message))
    #expect(page == (try text(Shop()("explain", "was", "invoked", "recursively"))))
    expectText(page, recorded: "Recorded/explain-recursion.txt")
  }

  @Test func `it may be pasted to standard input, wrapped as it was`() throws {
    var shop = Shop()
    shop.input = Array("BUG IN CLIENT OF UIKIT: Setting UIDevice.orien\n   tation is not supp".utf8)
    #expect(try text(shop("explain", "-")).hasPrefix("Setting UIDevice.orientation\n"))
  }

  @Test func `what nobody knows is told as a text that is not right`() {
    let response = Shop()("explain", "This screen orientation is not supported by the Info.plist")
    #expect(response.exitCode == .data)
    #expect(response.messages.contains("unknown message"))
    #expect(response.messages.ranges(of: "help: close match: ").count == 2)
  }

  @Test func `every message that is known has a story that is there`() {
    for message in KnownMessage.all {
      let response = Shop()("run", message.story)
      #expect(response.exitCode == .success, "\(message.title)")
    }
  }

  @Test func `recipes are listed, and each is a page`() throws {
    expectText(try text(Shop()("recipes")), recorded: "Recorded/recipes.txt")
    for name in Recipe.names {
      let page = try text(Shop()("recipes", name))
      for heading in ["The code, iOS ", "\nVersions\n", "\nCost\n", "\nPlay it\nupright play "] {
        #expect(page.contains(heading), "\(name): \(heading)")
      }
    }
    let tabs = try text(Shop()("recipes", "a-tab-bar-that-asks"))
    expectText(tabs, recorded: "Recorded/recipe-tabs.txt")
    #expect(Shop()("recipes", "nothing").exitCode == .noInput)
  }

  @Test func `the recipe in SwiftUI tells UIKit of the mask that its views prefer`() throws {
    let page = try text(Shop()("recipes", "one-screen-in-landscape-in-swiftui"))
    #expect(page.contains("owner?.setNeedsUpdateOfSupportedInterfaceOrientations()"))
  }

  @Test func `a recipe works on every version it names`() {
    for recipe in Recipe.all {
      #expect(recipe.versions == recipe.loaded.versions.runs, "\(recipe.name)")
    }
  }

  private func text(_ response: Response) throws -> String {
    try #require(response.exitCode == .success)
    return response.effects.compactMap { if case .output(let text) = $0 { text } else { nil } }
      .joined()
  }
}
