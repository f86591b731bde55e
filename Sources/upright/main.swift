import Foundation
import OrientationModel
import OrientationScenarios

func main() {
  var args = Array(CommandLine.arguments.dropFirst())
  let verbose = args.first == "-v"; if verbose { args.removeFirst() }
  var pass = 0, fail = 0, bad = 0
  for root in args {
    var files: [String] = []
    if root.hasSuffix(".scenario") { files = [root] } else {
      for f in FileManager.default.enumerator(atPath: root)! { if let f = f as? String, f.hasSuffix(".scenario") { files.append(root + "/" + f) } }
    }
    for f in files.sorted() {
      let data = FileManager.default.contents(atPath: f)!
      let r = Scenario.parse([UInt8](data))
      if !r.isRight { bad += 1; print("BAD \(f)"); for p in r.problems { print("   \(p.place.line):\(p.place.column) \(p.code) \(p)".prefix(240)) }; continue }
      let s = r.scenario
      for d in s.settings.playedDevices { for v in s.settings.playedVersions {
        let play = Play(s, device: d, version: v)
        let fs = play.failures(of: s)
        if fs.isEmpty && play.stop == nil { pass += 1 } else { fail += 1
          print("FAIL \(f) ios \(v.text) \(d.name)")
          if let st = play.stop { print("   STOP line \(st.step.action.place.line) \(st.step.text): \(st.problem)") }
          for x in fs { print("   line \(x.line) [\(x.step)] \(x.expected)  GOT \(x.actual)") } }
        if verbose { for b in play.beats { print("== \(v.text) \(b.step?.text ?? "launch") -> \(b.world.interface.name) because \(b.trace.because?.text ?? "-") asked \(b.trace.asked.map(play.name)) rules \(b.trace.rules.map(\.text)) allowed \(b.trace.allowed?.words ?? "-")"); for m in b.trace.marks { print("      \(m)") } } }
      } }
    }
  }
  print("pass \(pass) fail \(fail) bad \(bad)")
}
main()
