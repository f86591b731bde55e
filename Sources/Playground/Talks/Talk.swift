import OrientationModel

/// A talk: slides, stories and questions in the order in which a room sees them.
package struct Talk: Hashable, Sendable {
  /// What the room sees until somebody goes on, or a story with all its steps.
  package enum Content: Sendable {
    case slide(lines: [String])
    case story(Story)
  }

  package struct Part: Sendable {
    package var title: String
    package var content: Content
    /// What only the speaker sees.
    package var says: [String] = []
  }

  /// A stretch of a story.
  package struct Story: Sendable {
    /// As it is where the stretch begins.
    package var session: Session
    /// How many steps it goes on to; nothing is the story's end.
    package var end: Int?
    /// The versions that stand side by side.
    package var compared: [SystemVersion] = []
    /// What the room is asked before the first step.
    package var question: String?

    /// How many steps have been done where it begins.
    var start: Int { session.stepCount }

    /// How many steps have been done where it ends.
    var last: Int { end ?? session.deedCount }
  }

  package var title: String
  package var minutes: Int?
  package var parts: [Part] = []
  /// The text it was read from, by which two talks are the same.
  let source: String

  init(_ source: String) { (title, self.source) = ("A talk", source) }

  package static func == (left: Talk, right: Talk) -> Bool { left.source == right.source }

  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A talk while it is given.
struct TalkRun: Sendable {
  let talk: Talk
  /// Which part is seen.
  var place = 0
  /// Stories as they were left, by their part.
  var left: [Int: Session] = [:]

  var part: Talk.Part { talk.parts[place] }

  var story: Talk.Story? { if case .story(let story) = part.content { story } else { nil } }
}
