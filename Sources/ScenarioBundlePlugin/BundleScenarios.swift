import Foundation
import PackagePlugin

/// Writes the scenarios into the program whenever one is added, changed or taken away; the bundler
/// knows which of the reports belong there.
@main struct BundleScenarios: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Scenarios")
    let paths = scenarios(below: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "BundledScenario+All.swift")
    return [
      .buildCommand(
        displayName: "Bundling scenarios",
        executable: try context.tool(named: "ScenarioBundler").url,
        arguments: [folder.path, output.path] + paths,
        inputFiles: (paths + ["Reported/bundled.txt"]).map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// Their paths from the folder on.
  private func scenarios(below folder: URL) -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".scenario") }.sorted()
  }
}
