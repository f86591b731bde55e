extension ProbeSource {
  /// Presentations, names and words.
  static let words = #"""
      // MARK: Presentations

      /// A step for each presentation above a tree, from the bottom up.
      private mutating func present(above root: UIViewController) {
        var waiting = [root]
        var met: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        while let controller = waiting.popLast() {
          for child in children(of: controller) where met.insert(ObjectIdentifier(child)).inserted {
            waiting.append(child)
          }
          guard let presented = controller.presentedViewController,
            met.insert(ObjectIdentifier(presented)).inserted
          else { continue }
          step(presented)
          waiting = [presented]
        }
      }

      private mutating func step(_ presented: UIViewController) {
        if let system = systemName(presented) {
          steps.append("present system \(system)")
          return
        }
        let tree = lines(of: presented, depth: 0)
        // A plain screen already has its line among the screens.
        if tree.count > 1 || tree[0].contains(" ") { outside += tree }
        let style = styleName(presented).map { " as \($0)" } ?? ""
        steps.append("present \(name(of: presented))\(style)")
      }

      private func styleName(_ controller: UIViewController) -> String? {
        let names: [UIModalPresentationStyle: String] = [
          .fullScreen: "fullScreen", .overFullScreen: "overFullScreen", .pageSheet: "pageSheet",
          .formSheet: "formSheet", .currentContext: "currentContext",
          .overCurrentContext: "overCurrentContext", .popover: "popover", .custom: "custom",
        ]
        let style = controller.modalPresentationStyle
        let removes = controller.presentationController?.shouldRemovePresentersView ?? false
        return style == .custom && removes ? "custom removing" : names[style]
      }

      // MARK: Names and words

      /// The class's name, with a number if there are several.
      private mutating func name(of controller: UIViewController) -> String {
        let id = ObjectIdentifier(controller)
        if let name = names[id] { return name }
        let name = unused(String(describing: type(of: controller)))
        names[id] = name
        return name
      }

      private mutating func unused(_ text: String) -> String {
        // Of `UIHostingController<ModifiedContent<Player, X>>` the letters are enough.
        var plain = text.prefix(60).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        while plain.last == "_" { plain.removeLast() }
        var name = String(plain)
        if name.first?.isUppercase != true { name = "C\(name)" }
        var candidate = name
        var number = 1
        while !taken.insert(candidate).inserted {
          number += 1
          candidate = "\(name)_\(number)"
        }
        return candidate
      }

      /// Interface orientations by their numbers.
      private let sides = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft",
      ]
      /// Device orientations by theirs.
      private let ways = [
        "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp",
        "faceDown",
      ]

      private func orientationName(_ orientation: UIInterfaceOrientation) -> String? {
        orientation == .unknown ? nil : sides[orientation.rawValue]
      }

      private func words(_ mask: UIInterfaceOrientationMask) -> String {
        if mask == .all { return "all" }
        if mask == .allButUpsideDown { return "allButUpsideDown" }
        let words = [1, 2, 4, 3].filter { mask.rawValue & (1 << $0) != 0 }.map { sides[$0] }
        let plain = mask.contains(.landscape) ? words.dropLast(2) + ["landscape"] : words
        return plain.isEmpty ? "none" : plain.joined(separator: " ")
      }

      /// A line of text: no line ends, and no comment begins in it.
      private func prose(_ text: String) -> String {
        text.map { $0.isNewline ? " " : $0 == "#" ? "\u{5C}#" : String($0) }.joined()
      }
    }

    """#
}
