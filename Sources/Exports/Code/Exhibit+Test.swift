import OrientationModel
import OrientationScenarios

extension Exhibit {
  /// A UI test of this one story, in the app that `--to swift` makes.
  var xctest: String { TestCode(alone: self).text }
}

extension Anthology {
  /// Every app, in one file.
  package var app: String { AllCode(anthology: self).text }

  /// The UI test for them.
  package var test: String { TestCode(self).text }

  /// Why there is nothing to rehearse, where there is not.
  package var obstacle: String? {
    guard apps.isEmpty else { return nil }
    return obstacles.map { "\($0.count) for \($0.reason)" }.joined(separator: ", ")
  }

  /// An Xcode project that holds all of it: every file's path, and its text.
  ///
  /// `device` is the one that was asked for in place of the stories' own.
  package func project(ios: UInt8, device: Device? = nil) -> [(path: String, text: String)] {
    let code = AllCode(anthology: self)
    let project = XcodeProject(anthology: self, deployment: "\(ios).0")
    var files = [
      ("README.md", ProjectPage(anthology: self, ios: ios, device: device).text),
      ("Upright.xcodeproj/project.pbxproj", project.text),
      ("Upright.xcodeproj/xcshareddata/xcschemes/Upright.xcscheme", project.scheme),
      ("UprightTests.swift", test), ("Apps/Shared.swift", code.shared),
    ]
    for app in apps {
      files.append(("Apps/\(app.name).swift", code.text(of: app)))
      files.append(("Apps/\(app.name)-Info.plist", app.propertyList))
    }
    return files
  }
}
