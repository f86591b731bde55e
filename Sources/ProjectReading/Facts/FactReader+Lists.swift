/// Which of a folder's apps is read, and what its settings come to.
extension FactReader {
  typealias Application = (project: XcodeProject, target: XcodeProject.Target)

  /// The application asked for, else the first.
  mutating func application(_ wanted: String?) -> Application? {
    // The app's own project lies on top, and is larger than a sample beside it.
    func depth(_ project: XcodeProject) -> Int { project.file.split(separator: "/").count }
    let applications = projects.sorted {
      (depth($0), -$0.targets.count, $0.file) < (depth($1), -$1.targets.count, $1.file)
    }.flatMap { project in phoneApplications(of: project).map { (project, $0) } }
    facts.targets = applications.map(\.1.name)
    return applications.first { $0.1.name == wanted } ?? applications.first
  }

  /// The applications of a project that are for phones.
  private func phoneApplications(of project: XcodeProject) -> [XcodeProject.Target] {
    project.targets.filter { target in
      target.isApplication && builds(of: target, in: project).contains(where: \.isForPhones)
    }
  }

  /// Takes out the sources that only other apps and extensions are made of, in any of the projects.
  mutating func leaveOutOthers(than chosen: Application?) {
    guard let (project, target) = chosen else { return }
    let all = sources.map(\.code.file.path)
    let members = projects.map {
      $0.members(among: all, of: $0.file == project.file ? target : nil)
    }
    let own = members.reduce(into: Set()) { $0.formUnion($1.own) }
    let others = members.reduce(into: Set()) { $0.formUnion($1.others.subtracting(own)) }
    // A header belongs to whom its code does.
    let left = all.filter { path in
      others.contains(path)
        || path.hasSuffix(".h") && ["m", "mm"].contains { others.contains(path.dropLast() + $0) }
    }
    guard let first = left.first else { return }
    let gone = Set(left)
    sources.removeAll { gone.contains($0.code.file.path) }
    let count = left.count == 1 ? "1 file" : "\(left.count) files"
    facts.untold.append(Untold(CodePlace(first, 1), "not read: \(count) of other targets"))
  }

  /// Which of the lists is the app's: that of its target.
  mutating func chooseList(of chosen: Application?) {
    guard let (project, target) = chosen else {
      let plain = facts.lists.filter { !$0.place.file.lowercased().contains("watch") }
      facts.list = plain.min { $0.place.file.count < $1.place.file.count } ?? facts.lists.first
      facts.families = facts.list?.devices ?? facts.families
      facts.oldest = facts.list?.oldest ?? elsewhere.lazy.compactMap(\.oldest).first
      return
    }
    let own = builds(of: target, in: project)
    let settings = project.settings(of: target) + project.own
    // Where configurations name their files, others are other targets'.
    let isNamed = settings.contains { $0.base.map { configurations[$0] != nil } ?? false }
    let elsewhere = isNamed ? [] : elsewhere
    let isWhole = own.contains { $0.isGenerated || propertyList(of: $0, target) != nil }
    let other =
      elsewhere.first { !$0.lists.isEmpty }
      ?? (isWhole ? nil : facts.lists.first { $0.target == nil || $0.target == target.name })
    let list = own.first { !$0.lists.isEmpty } ?? own.first
    facts.list = list.map { $0.lists.isEmpty ? $0.over(other) : $0 } ?? other
    facts.list?.target = target.name
    facts.oldest =
      (own + elsewhere).lazy.compactMap(\.oldest).first ?? facts.list?.oldest
    facts.families =
      (own + elsewhere).lazy.compactMap(\.families).first
      ?? (project.isSpec ? [1, 2] : facts.list?.devices ?? facts.families)
  }

  /// What each of a target's configurations comes to: its settings over those of its file, of the
  /// project, of that one's file, and over the Info.plist that it begins with.
  private func builds(of target: XcodeProject.Target, in project: XcodeProject) -> [AppList] {
    func whole(_ settings: AppList) -> AppList {
      settings.over(settings.base.flatMap { configuration($0) })
    }
    return project.settings(of: target).map { own in
      let common = project.own.first { $0.configuration == own.configuration }
      let build = whole(own).over((common ?? project.own.first).map(whole))
      return build.over(list: propertyList(of: build, target))
    }
  }

  /// Nobody includes files in each other more deeply, or more of them in one.
  private static let deepest = 4

  /// What an `.xcconfig` says, and over what, where it includes others.
  private func configuration(_ file: String, depth: Int = 0) -> AppList? {
    guard depth < Self.deepest, let own = configurations[file] else { return nil }
    let folder = file.split(separator: "/").dropLast()
    return own.entries.filter { $0.key == "#include" }.prefix(Self.deepest)
      .reduce(AppList(settings: own.entries, file: file)) { list, include in
        let path = folder + include.value.texts.flatMap { $0.split(separator: "/") }
        return list.over(configuration(path.joined(separator: "/"), depth: depth + 1))
      }
  }

  /// The Info.plist that settings name.
  private func propertyList(of settings: AppList, _ target: XcodeProject.Target) -> AppList? {
    guard let name = settings.propertyList?.replacing("$(TARGET_NAME)", with: target.name)
    else { return nil }
    let lists = facts.lists.filter { $0.place.file.hasSuffix(".plist") }
    let last = name.split(separator: "/").suffix(2).joined(separator: "/")
    return lists.first { $0.place.file == name }
      ?? lists.first { $0.place.file.hasSuffix("/" + last) || $0.place.file == last }
      ?? lists.first { $0.place.file.hasSuffix(last.split(separator: "/").last ?? "") }
  }
}
