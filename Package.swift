// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where `UPRIGHT_STRICT` is set: in CI, and for whoever asks.
let isStrict = Context.environment["UPRIGHT_STRICT"] != nil
let house: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "upright",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "upright", targets: ["upright"])],
  targets: [
    // The simulator: pure values. Imports nothing, not even Foundation.
    .target(name: "OrientationModel", swiftSettings: house),

    // Scenario text to values and back. Takes text, never paths.
    .target(
      name: "OrientationScenarios", dependencies: ["OrientationModel"], swiftSettings: house),

    // The program.
    .executableTarget(
      name: "upright", dependencies: ["OrientationModel"], swiftSettings: house),

    // Tests.
    .testTarget(
      name: "OrientationModelTests", dependencies: ["OrientationModel"], swiftSettings: house),
    .testTarget(
      name: "OrientationScenariosTests",
      dependencies: ["OrientationModel", "OrientationScenarios"],
      exclude: ["Broken"], swiftSettings: house),
  ]
)
