import OrientationScenarios

/// Reads one text and plays it, and stops where what is right is not printed as it was meant.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let reading = Scenario.parse(bytes)
  let report = reading.report(file: "fuzz", in: bytes)
  precondition(report.isEmpty == reading.isRight, "Every problem has a message.")
  for problem in reading.problems {
    precondition(problem.place.offset <= bytes.count, "A problem stands in the text.")
  }
  _ = Scenario.parseStep(String(decoding: bytes, as: UTF8.self), in: reading.scenario)
  guard reading.isRight else { return 0 }
  let again = Scenario.parse(reading.scenario.text)
  precondition(again.isRight, "What is printed is right.")
  precondition(again.scenario == reading.scenario, "What is printed means the same.")
  let play = Play(reading.scenario)
  precondition(!play.episodes.isEmpty, "What is right launches.")
  _ = play.failures(of: reading.scenario)
  return 0
}
