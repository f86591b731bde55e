/// Code in languages that aren't read, which may set the app's orientations all the same.
package enum ForeignCode {
  /// The kinds of files that are searched for that, each with its language.
  private static let languages = [
    "dart": "Dart", "js": "JavaScript", "jsx": "JavaScript", "mjs": "JavaScript",
    "ts": "TypeScript", "tsx": "TypeScript",
  ]

  private static let calls = [
    "setPreferredOrientations", "lockAsync", "lockPlatformAsync", "lockToPortrait",
    "lockToLandscape", "unlockAllOrientations", "unlockAsync", "orientation.lock",
    "Orientation.lock", "lockPortrait", "lockLandscape",
  ]

  /// The language of a file; nothing for what is read.
  package static func language(of path: String) -> String? {
    languages[ProjectFile.kind(of: path)]
  }

  /// Whether a text calls something that sets orientations.
  package static func setsOrientations(_ bytes: [UInt8]) -> Bool {
    calls.contains { bytes.holds($0) }
  }
}
