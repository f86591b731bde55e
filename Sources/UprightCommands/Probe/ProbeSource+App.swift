extension ProbeSource {
  /// Scenes, windows, the device and the property list.
  static let app = #"""
      // MARK: The scene and its windows

      private var frontScene: UIWindowScene? {
        let scenes = app.connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.first { $0.activationState == .foregroundActive }
          ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
      }

      /// The keyboard's windows and the like belong to UIKit.
      private func isForeign(_ window: UIWindow) -> Bool {
        let name = String(describing: type(of: window))
        return name.contains("Keyboard") || name.contains("TextEffects")
      }

      private mutating func lines(of window: UIWindow) -> [String] {
        guard let root = window.rootViewController else { return [] }
        let name = unused(String(describing: type(of: window)))
        let head = "window \(name)" + (window.isHidden ? " hidden" : "")
        return [head] + lines(of: root, depth: 1)
      }

      // MARK: The setup

      private func setUp(_ scene: UIWindowScene, _ window: UIWindow) -> [String] {
        let name = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
        var lines = ["title \(prose(name ?? "An app"))", "about Captured from the running app."]
        lines.append("evidence reported")
        lines.append("")
        lines.append("device \(deviceName(window))")
        lines.append("ios \(version(device.systemVersion))")
        if let sdk = info["DTPlatformVersion"] as? String { lines.append("linked \(version(sdk))") }
        lines.append("held \(held(scene))")
        let size = window.screen.bounds.size
        if !isOnPad, min(size.width, size.height) == 669 { lines.append("posture open") }
        lines.append("# lock on    # if the user's rotation lock is on: an app can't read it")
        lines += list("plist", "UISupportedInterfaceOrientations")
        lines += list("plist phone", "UISupportedInterfaceOrientations~iphone")
        lines += list("plist pad", "UISupportedInterfaceOrientations~ipad")
        if let answer = delegateMask(window) {
          lines.append("delegate \(words(answer))    # what it returns now")
        }
        if info["UIRequiresFullScreen"] as? Bool == true { lines.append("requires-full-screen yes") }
        if isOnPad, !isPad { lines.append("family phone") }
        if info["UIApplicationSceneManifest"] == nil { lines.append("life-cycle app") }
        if isPad, window.bounds.size != window.screen.bounds.size { lines.append("scene windowed") }
        return lines
      }

      /// The app delegate's mask, or nil without that method.
      private func delegateMask(_ window: UIWindow) -> UIInterfaceOrientationMask? {
        #if canImport(ObjectiveC)
          return app.delegate?.application?(app, supportedInterfaceOrientationsFor: window)
        #else
          return nil
        #endif
      }

      /// The class of devices that UIKit treats alike.
      private func deviceName(_ window: UIWindow) -> String {
        if isOnPad { return "iPad" }
        let insets = window.safeAreaInsets
        let hasHomeButton = insets.bottom == 0
        let size = window.screen.bounds.size
        let width = min(size.width, size.height)
        // Outside, the same beside the strip, and inside.
        if [466, 386, 669].contains(width) { return "iPhone Duo" }
        let isLarge = width >= 414
        if isLarge { return hasHomeButton ? "iPhone Plus" : "iPhone Pro Max" }
        return hasHomeButton ? "iPhone SE" : "iPhone"
      }

      /// `17.2` as it is, `17.0` as `17`.
      private func version(_ text: String) -> String {
        let parts = text.split(separator: ".")
        guard let major = parts.first else { return text }
        guard parts.count > 1, parts[1] != "0" else { return String(major) }
        return "\(major).\(parts[1])"
      }

      private func list(_ word: String, _ key: String) -> [String] {
        let names = (info[key] as? [String] ?? []).compactMap { value in
          sides.first { value.lowercased() == "uiinterfaceorientation\($0.lowercased())" }
        }
        return names.isEmpty ? [] : ["\(word) \(names.joined(separator: " "))"]
      }

      /// How the device is held; if it's flat, the orientation that matches the interface.
      private func held(_ scene: UIWindowScene) -> String {
        let way = device.orientation.rawValue
        // UIKit names the landscapes from opposite sides for device and interface.
        let number = (1...4).contains(way) ? way : scene.interfaceOrientation.rawValue
        return number == 0 ? "portrait" : ways[number]
      }

      /// The step after launch that puts the device flat, if it is.
      private var flatStep: [String] {
        let way = device.orientation.rawValue
        return way > 4 ? ["rotate \(ways[way])"] : []
      }

    """#
}
