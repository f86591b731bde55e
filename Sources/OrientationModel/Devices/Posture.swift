/// How an iPhone Duo lies: its hinge's status, not an angle (DUO-2).
package enum Posture: UInt8, Named {
  case closed, half, open

  /// As the scenario language writes it.
  package var name: String {
    switch self {
    case .closed: "closed"
    case .half: "half"
    case .open: "open"
    }
  }

  /// The step that leads to it.
  package var verb: String {
    switch self {
    case .closed: "close"
    case .half: "fold"
    case .open: "open"
    }
  }

  package var display: Display { self == .closed ? .outer : .inner }
}

package enum Display: String, Named { case outer, inner }

/// How an iPhone Duo shows an app, by the SDK that the app was built with.
package enum DuoFit: UInt8, Hashable, Sendable {
  /// Up to 26, a phone's window of 375x667 (DUO-16).
  case phoneWindow
  /// 27.0: all but the strip of the status bar (DUO-17).
  case besideStrip
  /// From 27.1 on, the whole display (DUO-18).
  case edgeToEdge

  package init(linked: SystemVersion) {
    self = linked.major < 27 ? .phoneWindow : linked < .firstWithDuo ? .besideStrip : .edgeToEdge
  }

  /// What an app measures of a display, in that display's own portrait.
  package func size(on display: Display) -> PointSize {
    switch (self, display) {
    case (.phoneWindow, _): PointSize(375, 667)
    case (.besideStrip, .outer): PointSize(386, 678)
    case (.besideStrip, .inner): PointSize(669, 871)
    case (.edgeToEdge, let display): Device.duoGlass(display)
    }
  }
}
