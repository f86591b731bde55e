import OrientationModel
import OrientationTelling

extension StoryCode {
  /// What Xcode links with.
  private static let newest = SystemVersion(27)

  /// The same cast in an app that Xcode builds today.
  var newlyLinked: CastSheet {
    var sheet = sheet
    sheet.settings.linked = Self.newest
    return sheet
  }

  /// Why the app from Xcode is another than the scenario's; nothing where it is not.
  ///
  /// That it is linked for the iOS it runs on matters only where that makes a difference.
  var linkage: String? {
    let old = settings.linked
    guard old < Self.newest else { return nil }
    let isAlike = episodes.map(Ending.init) == Replay(newlyLinked, steps).episodes.map(Ending.init)
    guard !isAlike || old < settings.version else { return nil }
    return "The scenario's app is linked against an older SDK, that of iOS \(old.text), which no "
      + "current Xcode does. This is the same app newly linked, and "
      + (isAlike ? "it does the same." : "what it does is not the same.")
  }

  /// What of an episode can be seen.
  private struct Ending: Hashable {
    var interface: InterfaceOrientation
    var hasCrashed: Bool

    init(_ episode: Episode) {
      interface = episode.after.interface
      hasCrashed = episode.after.hasCrashed
    }
  }
}
