import OrientationModel
import Testing

struct VersionTests {
  @Test func `a version without a minor number begins and ends with all of it`() {
    let span = VersionSpan(since: 8, until: 12)
    #expect(span.contains(8) && span.contains(SystemVersion(12, minor: 5)))
    #expect(!span.contains(SystemVersion(7, minor: 1)) && !span.contains(13))
  }

  @Test func `a version with a minor number begins and ends there`() {
    let span = VersionSpan(since: 26.4, until: 27.1)
    #expect(!span.contains(26) && !span.contains(26.3) && span.contains(26.4))
    #expect(span.contains(27) && span.contains(27.1) && !span.contains(27.2))
    #expect(VersionSpan().contains(2) && VersionSpan().contains(27.2))
  }

  @Test func `a number with a point is a major and a minor version`() {
    for minor in UInt8(0)...9 {
      let text = "18.\(minor)"
      #expect(
        Double(text).map { SystemVersion(floatLiteral: $0) } == SystemVersion(18, minor: minor))
    }
  }

  @Test func `the lists of versions agree`() {
    #expect(SystemVersion.all == SystemVersion.all.sorted())
    #expect(SystemVersion.all.allSatisfy { SystemVersion.exists($0.major) })
    #expect((0...UInt8.max).count { SystemVersion.exists($0) } == SystemVersion.all.count)
    #expect(SystemVersion.usual.allSatisfy { SystemVersion.all.contains($0) })
    #expect(SystemVersion.allInWords == "2 to 18, 26, and 27")
  }

  @Test(arguments: Device.allCases)
  func `the resolver asks what the book says`(_ device: Device) {
    for version in SystemVersion.all + [18.3, 18.4, 27.1] {
      var settings = Settings()
      settings.version = version
      settings.device = device
      let rules = settings.rules
      for rule in Rule.allCases {
        #expect(rules.contains(rule) == settings.holds(rule), "\(rule.number) on \(version.text)")
      }
    }
  }

  @Test(arguments: [(18.3, false), (18.4, true), (26, true)] as [(SystemVersion, Bool)])
  func `a rule that begins with a minor version speaks from there on`(
    _ version: SystemVersion, _ speaks: Bool
  ) {
    var app = App()
    app.settings.version = version
    app.settings.linked = 18
    app.settings.usesSceneLifeCycle = false
    app.windows[0].root = app.add(App.Entry(name: "Main", Controller(kind: .screen)))
    var simulator = Simulator(app)
    let trace = simulator.launchTraced().trace
    #expect(Rule.sceneLifeCycleRequiredOn27.since == 18.4)
    #expect(trace.rules.contains(.sceneLifeCycleRequiredOn27) == speaks)
    #expect(trace.events.contains(.console(.lifeCycleWarning)) == speaks)
  }
}
