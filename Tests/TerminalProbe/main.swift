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
    var terminal = try Terminal()
    var probe = Probe(size: terminal.size)
    try terminal.show(Screen(canvas: probe.canvas, cursor: probe.cursor))
    while !probe.hasEnded {
      for key in try terminal.nextKeys() {
        probe.press(key)
        perform(&probe, on: &terminal)
      }
      try terminal.show(Screen(canvas: probe.canvas, cursor: probe.cursor))
    }
    return 0
  } catch {
    printError("terminal-probe: \(error)\n")
    return 2
  }
}

exit(run())
