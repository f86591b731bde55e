import TerminalModel
import TerminalNcurses

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A program for tests and measurements of the terminal layer: a counter, a list, a phone.

func run() -> Int32 {
  do throws(TerminalProblem) {
    var probe = try play(nil)
    while !probe.hasEnded { probe = try play(probe) }
    return 0
  } catch {
    printError("terminal-probe: \(error)\n")
    return 2
  }
}

/// Until it ends, or leaves.
func play(_ before: Probe?) throws(TerminalProblem) -> Probe {
  var terminal = try Terminal()
  var probe = before ?? Probe(size: terminal.size)
  repeat {
    try terminal.show(Screen(canvas: probe.canvas, cursor: probe.cursor))
    for key in try terminal.nextKeys() {
      probe.press(key)
      perform(&probe, on: &terminal)
    }
  } while !probe.hasEnded && !probe.leaves
  if probe.leaves { _ = terminal.run(["/bin/sh", "-c", "exit"].map { Array($0.utf8CString) }) }
  return probe
}

exit(run())
