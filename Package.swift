// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Warnings are errors where `UPRIGHT_STRICT` is set: in CI, and for whoever asks.
let isStrict = Context.environment["UPRIGHT_STRICT"] != nil
/// A release on Linux has Swift's own libraries in it; on a Mac they are the system's.
let withSwiftInside = ["-static-stdlib"]
let onLinux = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let linking: [LinkerSetting] = [.unsafeFlags(withSwiftInside + ["-use-ld=lld"], onLinux)]
/// The program has all others, too, where ncurses is there to be linked in, as it is on Debian: it
/// starts sooner then, takes less memory and runs on any machine.
let withAllInside: [LinkerSetting] =
  ["x86_64", "aarch64"].contains {
    FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/libncursesw.a")
  } ? [.unsafeFlags(["-static-executable"], onLinux), .linkedLibrary("tinfo", onLinux)] : []
let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(withSwiftInside, onLinux),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
/// A debug build optimizes what tests do some hundred thousand times: read, play, and fill a cell.
let busy = house + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "upright",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "upright", targets: ["upright"])],
  targets: [
    // The simulator: pure values. Imports nothing, not even Foundation.
    .target(name: "OrientationModel", swiftSettings: busy, linkerSettings: linking),

    // Scenario text to values and back, and playing one. Takes text, never paths.
    .target(
      name: "OrientationScenarios", dependencies: ["OrientationModel"], swiftSettings: busy),

    // An app in Swift: a class, a change of it, a story with all that is in it. Pure values.
    .target(
      name: "SwiftCode", dependencies: ["OrientationModel", "OrientationScenarios"],
      swiftSettings: house),

    // What a trace means, in words and in Swift: verdicts, reasons, the smallest change.
    .target(
      name: "OrientationTelling",
      dependencies: ["OrientationModel", "OrientationScenarios", "SwiftCode"],
      swiftSettings: house),

    // What an app's sources say of its orientations, and a scenario out of it. Takes texts, never paths.
    .target(
      name: "ProjectReading", dependencies: ["OrientationModel", "OrientationScenarios"],
      swiftSettings: house),

    // Every world reachable; properties over them; shortest paths as evidence.
    .target(name: "OrientationExplorer", dependencies: ["OrientationModel"], swiftSettings: house),

    // The scenarios inside the program: every file of `Scenarios/`, put there by the build.
    .target(name: "BundledScenarios", swiftSettings: house, plugins: ["ScenarioBundlePlugin"]),
    // The plugin's path is the whole package because a new file below it is what makes SwiftPM ask
    // plugins again; from inside `Sources` it would not hear of a scenario added after a build.
    .plugin(
      name: "ScenarioBundlePlugin", capability: .buildTool(), dependencies: ["ScenarioBundler"],
      path: ".", sources: ["Sources/ScenarioBundlePlugin"]),
    .executableTarget(name: "ScenarioBundler", swiftSettings: house, linkerSettings: linking),

    // What leaves the terminal: recordings, pictures, diagrams, pages, code. Pure: play in, bytes out.
    .target(
      name: "Exports",
      dependencies: [
        "DeviceDrawing", "OrientationModel", "OrientationScenarios", "OrientationTelling",
        "SwiftCode", "TerminalModel",
      ], swiftSettings: house),

    // What a terminal is, without one: cells, keys, themes. Imports nothing, not even Foundation.
    .target(name: "TerminalModel", swiftSettings: busy, linkerSettings: linking),

    // The C shim: hides ncurses, the terminal's modes and its signals behind some functions.
    .target(
      name: "CNcurses",
      // Wide characters, which a Mac's headers have only then; here, since they are a module there.
      cSettings: [.define("_XOPEN_SOURCE_EXTENDED", to: "1")],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // The one real terminal.
    .target(
      name: "TerminalNcurses", dependencies: ["CNcurses", "TerminalModel"], swiftSettings: house),

    // The device as the hand holds it, and the interface inside: drawn into cells.
    .target(
      name: "DeviceDrawing", dependencies: ["OrientationModel", "TerminalModel"],
      swiftSettings: house),

    // What is played with, without a screen: a session, its token, and what can be asked for by key.
    .target(
      name: "PlaygroundSession",
      dependencies: [
        "BundledScenarios", "OrientationExplorer", "OrientationModel", "OrientationScenarios",
        "OrientationTelling", "SwiftCode", "TerminalModel",
      ], swiftSettings: house),

    // The playground as a pure value: press a key, get effects; ask for a canvas.
    .target(
      name: "Playground",
      dependencies: [
        "BundledScenarios", "DeviceDrawing", "OrientationExplorer", "OrientationModel",
        "OrientationScenarios", "OrientationTelling", "PlaygroundSession", "SwiftCode",
        "TerminalModel",
      ], swiftSettings: house),

    // The same on a page in a browser: keys in, cells out, as bytes.
    .target(
      name: "PlaygroundPage", dependencies: ["Playground", "PlaygroundSession", "TerminalModel"],
      exclude: ["Web"], swiftSettings: house),
    // What a machine without a system lacks: memory, and arithmetic of 128 bits.
    .target(name: "CPage"),

    // The command line as a pure function: arguments and files in, output and an exit code out.
    .target(
      name: "UprightCommands",
      dependencies: [
        "BundledScenarios", "Exports", "OrientationExplorer", "OrientationModel",
        "OrientationScenarios", "OrientationTelling", "PlaygroundSession", "ProjectReading",
        "SwiftCode", "TerminalModel",
      ], swiftSettings: house),

    // The program: effects, and nothing else.
    .executableTarget(
      name: "upright",
      dependencies: [
        "Exports", "OrientationExplorer", "OrientationScenarios", "Playground",
        "PlaygroundSession", "ProjectReading", "TerminalModel", "TerminalNcurses",
        "UprightCommands",
      ], swiftSettings: house, linkerSettings: withAllInside),

    // What is promised about speed and memory, measured: `swift run -c release upright-bench`.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .executableTarget(
      name: "upright-bench",
      dependencies: [
        "CAllocations", "Exports", "OrientationModel", "OrientationExplorer",
        "OrientationScenarios", "OrientationTelling", "Playground", "PlaygroundSession",
        "TerminalModel",
      ],
      path: "Tests/Benchmarks", swiftSettings: house),

    // Tests. What they share is a target of its own; no program contains it.
    .target(
      name: "TestSupport", dependencies: ["CPtySupport", "TerminalModel"],
      path: "Tests/TestSupport", swiftSettings: house),
    .target(name: "CPtySupport", path: "Tests/CPtySupport"),
    // What holds whatever happens: a sample in the tests, all of it by `upright-proof`.
    .target(
      name: "Proofs",
      dependencies: [
        "BundledScenarios", "CPtySupport", "Exports", "OrientationExplorer", "OrientationModel",
        "OrientationScenarios", "OrientationTelling", "Playground", "PlaygroundSession",
        "SwiftCode", "TerminalModel", "UprightCommands",
      ], path: "Tests/Proofs", exclude: ["Exports/Stubs"], swiftSettings: house),
    .executableTarget(
      name: "upright-proof", dependencies: ["Proofs"], path: "Tests/ProofProgram",
      swiftSettings: house),
    .executableTarget(
      name: "upright-fuzz", dependencies: ["Proofs"], path: "Tests/FuzzProgram",
      swiftSettings: house),
    // What is played on a page, for its engine to answer the same.
    .executableTarget(
      name: "upright-page", dependencies: ["BundledScenarios", "PlaygroundPage", "TerminalModel"],
      path: "Tests/PageProgram", exclude: ["compare.mjs"], swiftSettings: house),
    // What each step of every scenario is, compared with what was recorded.
    .executableTarget(
      name: "upright-facts", dependencies: ["Proofs"], path: "Tests/FactsProgram",
      swiftSettings: house),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: house),
    .testTarget(
      name: "HouseTests", dependencies: ["OrientationModel"], swiftSettings: house),
    .testTarget(
      name: "BundledScenariosTests", dependencies: ["BundledScenarios"], swiftSettings: house),
    .testTarget(
      name: "OrientationModelTests", dependencies: ["OrientationModel"], swiftSettings: house),
    .testTarget(
      name: "OrientationTellingTests",
      dependencies: [
        "BundledScenarios", "OrientationModel", "OrientationScenarios", "OrientationTelling",
        "Proofs", "SwiftCode",
      ],
      swiftSettings: house),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: ["OrientationModel", "OrientationScenarios", "Proofs", "SwiftCode"],
      swiftSettings: house),
    .testTarget(
      name: "OrientationExplorerTests",
      dependencies: [
        "BundledScenarios", "OrientationExplorer", "OrientationModel", "OrientationScenarios",
        "Proofs", "TestSupport", "UprightCommands",
      ], exclude: ["Recorded"], swiftSettings: house),
    .testTarget(
      name: "OrientationScenariosTests",
      dependencies: [
        "BundledScenarios", "OrientationModel", "OrientationScenarios", "Proofs", "TestSupport",
      ],
      exclude: ["Broken"], swiftSettings: house),
    // The engine held to the rule book, to the five documents, and to a million steps of chance.
    .testTarget(
      name: "ProofTests",
      dependencies: [
        "BundledScenarios", "OrientationModel", "OrientationScenarios", "OrientationTelling",
        "Proofs", "SwiftCode", "TestSupport",
      ], swiftSettings: house),
    .testTarget(
      name: "ProjectReadingTests",
      dependencies: ["OrientationModel", "OrientationScenarios", "ProjectReading", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "PlaygroundPageTests",
      dependencies: [
        "CPage", "Playground", "PlaygroundSession", "PlaygroundPage", "Proofs", "TerminalModel",
      ],
      swiftSettings: house
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "BundledScenarios", "OrientationModel", "OrientationScenarios", "Playground",
        "PlaygroundSession", "Proofs", "SwiftCode", "TerminalModel", "TestSupport",
      ],
      exclude: ["Recorded", "Screens"], swiftSettings: house),
    .testTarget(
      name: "ExportsTests",
      dependencies: [
        "BundledScenarios", "Exports", "OrientationModel", "OrientationScenarios", "Playground",
        "PlaygroundSession", "ProjectReading", "Proofs", "SwiftCode", "TerminalModel",
        "TestSupport", "UprightCommands", "upright",
      ], exclude: ["Recorded"], swiftSettings: house),
    .testTarget(
      name: "DeviceDrawingTests",
      dependencies: [
        "DeviceDrawing", "OrientationModel", "OrientationScenarios", "TerminalModel", "TestSupport",
      ],
      exclude: ["Recorded"], swiftSettings: house),
    // The probe is a program for them: a terminal's life with nothing else in it.
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalModel", "TerminalNcurses"],
      path: "Tests/TerminalProbe", swiftSettings: house),
    .testTarget(
      name: "TerminalModelTests", dependencies: ["TerminalModel", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "TerminalNcursesTests",
      dependencies: [
        "CPtySupport", "TerminalModel", "TerminalNcurses", "TestSupport", "terminal-probe",
      ], swiftSettings: house),
    // The program itself on a terminal, as a person has it.
    .testTarget(
      name: "UprightTests", dependencies: ["CPtySupport", "TestSupport", "upright"],
      swiftSettings: house),
    .testTarget(
      name: "UprightCommandsTests",
      dependencies: [
        "BundledScenarios", "Exports", "OrientationExplorer", "OrientationModel",
        "OrientationScenarios", "OrientationTelling", "Playground", "PlaygroundSession",
        "ProjectReading", "Proofs", "TestSupport", "UprightCommands", "upright",
      ], exclude: ["Recorded", "UIKitStubs"], swiftSettings: house),
  ]
)
