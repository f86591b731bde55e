/// The apps of a play: the one it was launched with, and those its `set` lines made.
final class AppLibrary: Sendable {
  let apps: [CompiledApp]
  let table: AppTable

  init(_ apps: [CompiledApp]) {
    self.apps = apps
    table = AppTable(apps)
  }

  deinit { table.deallocate() }
}

/// The same apps as a bare table: reading it counts no references, and a step reads it first.
struct AppTable: @unchecked Sendable {
  private let apps: UnsafeMutablePointer<Unmanaged<CompiledApp>>
  let count: Int

  init(_ all: [CompiledApp]) {
    count = all.count
    apps = .allocate(capacity: max(all.count, 1))
    for (index, compiled) in all.enumerated() {
      (apps + index).initialize(to: .passUnretained(compiled))
    }
  }

  func deallocate() { apps.deallocate() }

  subscript(index: Int) -> CompiledApp { apps[index].takeUnretainedValue() }

  func index(of app: App) -> Int? { (0..<count).first { self[$0].app == app } }
}
