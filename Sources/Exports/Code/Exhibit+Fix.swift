import OrientationModel
import OrientationTelling

// A change as code: where in the app it belongs.

extension Exhibit {
  /// The situation with a change made; `rest` are the steps behind the one that was put right.
  func code(with fix: Counterfactual, after plain: [Step], rest: [Step]) -> StoryCode {
    let steps = fix.steps + rest
    let added = fix.steps.count - plain.count
    if added > 0, fix.steps.starts(with: plain) {
      let calls = Array(fix.steps.suffix(added))
      if let sheet = Self.onAppearing(calls, fix, plain) {
        return StoryCode(title: title, sheet, plain + rest)
      }
    }
    guard added > 0, let own = plain.last else { return StoryCode(title: title, fix.sheet, steps) }
    // The app's own code does both at once.
    let start = plain.count - 1
    let isCode = !fix.steps[start...].contains { $0.isByHand }
    let main = start + (fix.steps[start] == own ? 0 : added)
    return StoryCode(
      title: title, fix.sheet, steps,
      joint: isCode ? .init(steps: start...start + added, main: main) : nil)
  }

  /// The cast where the screen that is seen does some calls itself, once it has appeared; nothing
  /// where the story would not go as it does with the calls made by hand.
  private static func onAppearing(
    _ calls: [Step], _ fix: Counterfactual, _ plain: [Step]
  ) -> CastSheet? {
    let before = Replay(fix.sheet, plain).episodes
    guard !calls.contains(where: \.isByHand), let owner = before.last?.snapshot.visible,
      fix.sheet[owner].controller.kind == .screen
    else { return nil }
    var sheet = fix.sheet
    sheet.reactions.append(Reaction(owner: owner, moment: .appeared, steps: calls))
    let after = Replay(sheet, plain).episodes
    let isAlike = zip(before.dropLast(), after.dropLast()).allSatisfy {
      $0.after.interface == $1.after.interface && $0.outcome.problem == $1.outcome.problem
        && $0.after.hasCrashed == $1.after.hasCrashed
    }
    guard isAlike, before.count == after.count, let end = after.last?.after, !end.hasCrashed,
      end.interface == fix.interface
    else { return nil }
    return sheet
  }
}
