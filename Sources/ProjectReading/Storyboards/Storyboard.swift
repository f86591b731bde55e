/// The controllers of a storyboard, and who holds whom at the start.
package struct Storyboard: Sendable {
  package struct Controller: Sendable {
    /// The name of its tag: `navigationController`, `viewController` and so on.
    package var element: String
    package var customClass: String?
    /// What code makes it by.
    var identifier: String?
    package var line: Int
    /// How it is presented, where it says so itself.
    package var style: String?
    /// The controllers that a relationship names: a navigation's root, a tab bar's tabs.
    package var children: [String] = []
    /// What its segues present and push.
    var segues: [(call: CallFacts, destination: String)] = []
  }

  package var file: String
  /// Whether the document has its end.
  private(set) var isWhole = false
  package var initial: String?
  package var controllers: [String: Controller] = [:]
  package var order: [String] = []
  /// What stands in other storyboards: in which, and what code makes it by, else that one's first.
  private var references: [String: (storyboard: String, identifier: String?)] = [:]
  /// For each container the columns of the children it has, in their order.
  private var columnsOf: [String: [Int]] = [:]

  /// The name by which an Info.plist calls it.
  package var name: String {
    let last = file.split(separator: "/").last ?? ""
    return String(last.prefix { $0 != "." })
  }

  /// The document's element names for controllers.
  private static let elements: Set = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "hostingController",
    "glkViewController", "avPlayerViewController",
  ]

  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    var markup = Markup(bytes)
    var current: String?
    var element = ""
    while let event = markup.next() {
      switch event {
      case .open(let tag):
        if tag.name == "document" {
          initial = tag.attributes["initialViewController"]
        } else if Self.elements.contains(tag.name), let identifier = tag.attributes["id"] {
          current = identifier
          element = tag.name
          order.append(identifier)
          controllers[identifier] = Controller(
            element: tag.name, customClass: tag.attributes["customClass"],
            identifier: tag.attributes["storyboardIdentifier"], line: tag.line,
            style: tag.attributes["modalPresentationStyle"])
        } else if tag.name == "viewControllerPlaceholder", let identifier = tag.attributes["id"] {
          references[identifier] = (
            tag.attributes["storyboardName"] ?? name, tag.attributes["referencedIdentifier"]
          )
        } else if tag.name == "segue", let current {
          add(tag, to: current)
        }
      case .close(let name):
        if name == element, current != nil { current = nil }
        if name == "document" { isWhole = true }
      case .text: break
      }
    }
  }

  private mutating func add(_ tag: Markup.Tag, to owner: String) {
    guard let destination = tag.attributes["destination"] else { return }
    switch tag.attributes["kind"] {
    case "relationship", "embed":
      let columns = ["masterViewController", "supplementaryViewController"]
      // A split names its columns in any order.
      let column = columns.firstIndex(of: tag.attributes["relationship"] ?? "") ?? columns.count
      let place = columnsOf[owner, default: []].count { $0 <= column }
      columnsOf[owner, default: []].insert(column, at: place)
      controllers[owner]?.children.insert(destination, at: place)
    case "unwind": break
    case let kind:
      let isPush = ["show", "push", "showDetail", "replace"].contains(kind)
      var call = CallFacts(kind: isPush ? .push : .present, place: CodePlace(file, tag.line))
      call.style = isPush ? nil : tag.attributes["modalPresentationStyle"]
      call.isOwn = isPush
      // What one of the app's own does, its code says.
      call.isStyleKnown = kind != "custom"
      controllers[owner]?.segues.append((call, destination))
    }
  }

  /// Its class, or UIKit's where no class of the project stands there.
  package func className(_ identifier: String) -> String? {
    guard let controller = controllers[identifier] else { return nil }
    if let name = controller.customClass { return name }
    switch controller.element {
    case "avPlayerViewController": return "AVPlayerViewController"
    case "glkViewController": return "GLKViewController"
    case let element: return "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }

  private static let deepest = 8

  /// A controller with those it holds, also of other storyboards; without a name where none has it.
  func made(
    _ identifier: String, among others: [Storyboard], depth: Int = 0
  ) -> MadeController {
    let unknown = MadeController(
      name: "", place: CodePlace(file, controllers[identifier]?.line ?? 1))
    guard depth < Self.deepest else { return unknown }
    if let (storyboard, name) = references[identifier] {
      let meant = others.filter { $0.name == storyboard }
      return meant.made(name ?? storyboard, isInitial: name == nil, among: others, depth: depth + 1)
        ?? unknown
    }
    guard let controller = controllers[identifier] else { return unknown }
    return MadeController(
      name: className(identifier) ?? "", place: CodePlace(file, controller.line),
      parts: controller.children.map { made($0, among: others, depth: depth + 1) })
  }
}

extension [Storyboard] {
  /// What the one that has it holds by an identifier, or the one of a name as its first.
  func made(
    _ name: String, isInitial: Bool, among others: [Storyboard]? = nil, depth: Int = 0
  ) -> MadeController? {
    found(name, isInitial: isInitial).flatMap { storyboard, identifier in
      storyboard.made(identifier, among: others ?? self, depth: depth)
    }
  }

  /// How that one is presented, where it says so itself.
  func style(of name: String, isInitial: Bool) -> String? {
    found(name, isInitial: isInitial).flatMap { $0.controllers[$1]?.style }
  }

  private func found(_ name: String, isInitial: Bool) -> (Storyboard, String)? {
    let found = flatMap { storyboard in
      storyboard.order.filter { identifier in
        isInitial
          ? storyboard.name == name && storyboard.initial == identifier
          : storyboard.controllers[identifier]?.identifier == name
      }.map { (storyboard, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
