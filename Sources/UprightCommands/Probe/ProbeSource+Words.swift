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
        switch controller.modalPresentationStyle {
        case .fullScreen: return "fullScreen"
        case .overFullScreen: return "overFullScreen"
        case .pageSheet: return "pageSheet"
        case .formSheet: return "formSheet"
        case .currentContext: return "currentContext"
        case .overCurrentContext: return "overCurrentContext"
        case .popover: return "popover"
        case .custom:
          let removes = controller.presentationController?.shouldRemovePresentersView ?? false
          return removes ? "custom removing" : "custom"
        default: return nil
        }
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

      private func orientationName(_ orientation: UIInterfaceOrientation) -> String? {
        switch orientation {
        case .portrait: return "portrait"
        case .portraitUpsideDown: return "portraitUpsideDown"
        case .landscapeLeft: return "landscapeLeft"
        case .landscapeRight: return "landscapeRight"
        default: return nil
        }
      }

      private func words(_ mask: UIInterfaceOrientationMask) -> String {
        if mask == .all { return "all" }
        if mask == .allButUpsideDown { return "allButUpsideDown" }
        var words: [String] = []
        if mask.contains(.portrait) { words.append("portrait") }
        if mask.contains(.portraitUpsideDown) { words.append("portraitUpsideDown") }
        if mask.contains(.landscape) {
          words.append("landscape")
        } else {
          if mask.contains(.landscapeLeft) { words.append("landscapeLeft") }
          if mask.contains(.landscapeRight) { words.append("landscapeRight") }
        }
        return words.isEmpty ? "none" : words.joined(separator: " ")
      }

      /// A line of text: no line ends, and no comment begins in it.
      private func prose(_ text: String) -> String {
        text.map { $0.isNewline ? " " : $0 == "#" ? "\u{5C}#" : String($0) }.joined()
      }
    }

    """#
}
