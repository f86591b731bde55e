import OrientationModel

/// One option, as the parser, the help and the completions know it.
struct Option: Hashable, Sendable {
  /// What may stand after it.
  enum Value: Hashable, Sendable {
    /// Nothing: it is a switch.
    case none
    case words([String])
    case version, versions, device, step, number, newFile, keys
    /// Columns and rows: `80x24`.
    case size
    /// Some of these words, with commas between.
    case list([String])
    /// Words that the command itself reads.
    case text(String)

    /// As the help writes it.
    var placeholder: String {
      switch self {
      case .none: ""
      case .words(let words): words.joined(separator: "|")
      case .version: "N"
      case .versions: "VERSIONS"
      case .device: "NAME"
      case .step: "STEP"
      case .number: "N"
      case .newFile: "FILE"
      case .keys: "KEYS"
      case .size: "WxH"
      case .list: "LIST"
      case .text(let placeholder): placeholder
      }
    }
  }

  /// Every spelling; the last one, the longest, stands for it.
  let names: [String]
  let value: Value
  let purpose: String
  /// Each mention counts, not only the last.
  let repeats: Bool

  init(_ names: String..., value: Value = .none, repeats: Bool = false, purpose: String) {
    self.names = names
    self.value = value
    self.repeats = repeats
    self.purpose = purpose
  }

  /// What it is looked up by.
  var key: String { names.last ?? "" }

  /// As the help lists it: `-o, --output FILE`.
  var usage: String {
    let placeholder = value.placeholder
    return names.joined(separator: ", ") + (placeholder.isEmpty ? "" : " " + placeholder)
  }
}

extension Option {
  static let help = Option("-h", "--help", purpose: "Show this help.")
  static let color = Option(
    "--color", value: .words(["auto", "always", "never"]),
    purpose: "Color the output. By default, NO_COLOR, CLICOLOR_FORCE, and FORCE_COLOR decide, then "
      + "whether the output is a terminal.")

  static let ios = Option(
    "--ios", value: .version, purpose: "Run on this iOS version instead of the file's first.")
  static let iosList = Option(
    "--ios", value: .versions,
    purpose: "Run on these iOS versions instead of the file's: 15, 12-16, or 12,15,16.")
  static let linkedList = Option(
    "--linked", value: .versions, purpose: "Build the app with these iOS SDKs: 26,27,27.1.")
  static let device = Option(
    "--device", value: .device,
    purpose: "Use this device instead of the file's first: "
      + Device.allCases.map(\.name).joined(separator: ", ") + ".")
  static let steps = Option(
    "-e", value: .step, repeats: true,
    purpose: "Add this step after the file's steps; can be repeated.")
  static let places = Option(
    "--places",
    purpose: "Rotate the device wherever the app can run: full screen, in a window, beside others. "
      + "Uses iOS 18, 26, and 27 unless you give versions.")
  static let step = Option(
    "--step", value: .number,
    purpose: "Which step, as numbered by `run`; 0 is the launch. The default is the last step.")
  /// For what is shown to others.
  static let stepShown = Option(
    "--step", value: .number,
    purpose: "Which step, as numbered by `run`; 0 is the launch. The default is the most telling "
      + "step.")
  static let callbacks = Option(
    "--callbacks", purpose: "Show the callbacks too, in order.")
  static let output = Option(
    "-o", "--output", value: .newFile, purpose: "Write to this file instead of standard output.")
  static let force = Option("--force", purpose: "Replace the file if it exists.")

  static func format(_ names: String...) -> Option {
    Option(
      "--format", value: .words(names), purpose: "Output format; \(names.first ?? "") by default."
    )
  }

  /// What every command takes.
  static let common: [Option] = [.color, .help]
}
