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

    // What a terminal is, without one: cells, keys, themes. Imports nothing, not even Foundation.
    .target(name: "TerminalModel", swiftSettings: house),

    // The C shim: hides ncurses, the terminal's modes and its signals behind a dozen functions.
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // The one real terminal.
    .target(
      name: "TerminalNcurses", dependencies: ["CNcurses", "TerminalModel"], swiftSettings: house),

    // The program.
    .executableTarget(
      name: "upright", dependencies: ["OrientationModel"], swiftSettings: house),

    // Tests. The probe is a program for them: a terminal's life with nothing else in it.
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalModel", "TerminalNcurses"],
      path: "Tests/TerminalProbe", swiftSettings: house),
    .testTarget(
      name: "OrientationModelTests", dependencies: ["OrientationModel"], swiftSettings: house),
    .target(name: "CPtySupport", path: "Tests/CPtySupport"),
    .testTarget(name: "TerminalModelTests", dependencies: ["TerminalModel"], swiftSettings: house),
    .testTarget(
      name: "TerminalNcursesTests",
      dependencies: ["CPtySupport", "TerminalModel", "TerminalNcurses", "terminal-probe"],
      swiftSettings: house),
  ]
)
