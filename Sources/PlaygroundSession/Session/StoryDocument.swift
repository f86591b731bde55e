import BundledScenarios

/// A text that somebody wrote about orientation, told in stories statement by statement.
package struct StoryDocument: Sendable {
  package let title: String
  package let stories: [BundledScenario]

  /// Those with stories of their own, each with the word that its files begin with.
  package static let all = [
    StoryDocument("guide", "Apple's guide to interface orientations"),
    StoryDocument("gist", "Understanding UIViewController rotation"),
    StoryDocument("swiftui", "One screen's orientation in SwiftUI"),
    StoryDocument("kidiyo", "Forcing orientations (Kidiyo)"),
    StoryDocument("xamarin", "One rotating screen in a navigation stack"),
  ]

  private init(_ start: String, _ title: String) {
    self.title = title
    stories = BundledScenario.below("Documented").filter {
      $0.name.hasPrefix("Documented/\(start)-")
    }
  }
}
