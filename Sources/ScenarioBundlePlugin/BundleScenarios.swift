import Foundation
import PackagePlugin

/// Writes the scenarios into the program whenever one is added, changed or taken away.
@main
struct BundleScenarios: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Scenarios")
    let scenarios = scenarios(below: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "BundledScenario+All.swift")
    return [
      .buildCommand(
        displayName: "Bundling \(scenarios.count) scenarios",
        executable: try context.tool(named: "ScenarioBundler").url,
        arguments: [folder.path, output.path] + scenarios.map(\.path),
        inputFiles: scenarios,
        outputFiles: [output])
    ]
  }

  private func scenarios(below folder: URL) -> [URL] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "scenario" }
      .sorted { $0.path < $1.path }
  }
}
