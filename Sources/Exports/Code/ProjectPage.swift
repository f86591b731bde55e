import OrientationModel

/// The page that lies beside a project: what to do with it.
struct ProjectPage {
  let suite: UITestSuite
  let ios: UInt8
  /// The one that was asked for in place of the stories' own.
  var device: Device?

  var text: String {
    """
    # Upright, held to the real thing

    \(suite.summary) This project was written by
    `\(command)`; nobody has to edit anything in it.

    1. Open `Upright.xcodeproj`, choose a simulator with iOS \(ios), and press Cmd-U. Or:

       ```sh
       TEST_RUNNER_UPRIGHT_OBSERVATIONS="$PWD/seen.json" xcodebuild test \\
         -project Upright.xcodeproj -scheme Upright -parallel-testing-enabled NO \\
         -destination 'platform=iOS Simulator,name=\(simulator),OS=\(release)'
       ```

       `xcrun simctl list devices` has the names and versions of the simulators that are there.

    2. `upright check --observed seen.json` holds what was seen against the book, and
       `upright rules --observed seen.json` says of each rule where it was seen at work.

    Each story is about one class of devices, and skips itself on others: run it once on each of
    these, with a file of its own, and give `check` an `--observed` for each.

    | Device | Stories |
    |---|---|
    \(devices)

    On an iPad, choose Full Screen Apps under Multitasking & Gestures in the Settings first. If the
    test says that an app is not installed, run that app's scheme once, or `xcrun simctl install
    booted` each app that was built.

    ## The apps

    What an app's Info.plist says cannot change while it runs, so there is one for each that the
    stories ask for. Each has its target, `Apps/NAME.swift` with its stories, `Apps/NAME-Info.plist`
    and the bundle identifier `\(TestCode.prefix).NAME`; all share `Apps/Shared.swift`.

    | App | Info.plist | Stories |
    |---|---|---|
    \(table)

    ## Skipped

    \(skipped)

    """
  }

  private var command: String {
    let device = device.map { " --device '\($0.name)'" } ?? ""
    return "upright export --all --to xctest --ios \(ios)" + device
  }

  /// One that runs that iOS, by its name in Xcode.
  private var simulator: String {
    switch device ?? .iPhone {
    case .iPhone: ios >= 26 ? "iPhone 17" : "iPhone \(ios - 2)"
    case .iPhoneSE: ios >= 16 ? "iPhone SE (3rd generation)" : "iPhone 8"
    case .iPhonePlus: "iPhone 8 Plus"
    case .iPhoneProMax: ios >= 26 ? "iPhone 17 Pro Max" : "iPhone \(ios - 2) Pro Max"
    case .iPad: "iPad (\(ios >= 17 ? 10 : ios >= 15 ? 9 : 7)th generation)"
    }
  }

  /// What Xcode has of that iOS.
  private var release: String {
    switch ios {
    case 13: "13.7"
    case 16: "16.4"
    case 14, 15, 17, 18: "\(ios).5"
    case 26: "26.1"
    default: "\(ios).0"
    }
  }

  private var table: String {
    suite.apps.map { app in "| \(app.name) | \(app.sentence) | \(suite.rehearsals(in: app).count) |"
    }.joined(separator: "\n")
  }

  private var devices: String {
    var counts: [(name: String, count: Int)] = []
    for rehearsal in suite.rehearsals() {
      let name = rehearsal.device.name
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts.map { "| \($0.name) | \($0.count) |" }.joined(separator: "\n")
  }

  private var skipped: String {
    let lines = suite.entries.compactMap { entry -> String? in
      guard case .skipped(let reason) = entry.part else { return nil }
      return "- \(entry.name): \(reason)"
    }
    return lines.isEmpty ? "None." : lines.joined(separator: "\n")
  }
}
