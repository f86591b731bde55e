import Testing

@testable import Proofs

struct StrictJSONTests {
  @Test(arguments: [
    #"{"a":1,"b":[true,null,-1.5e3,"x\u00e9\n"],"c":{}}"#, " [] ", "\"\"",
  ])
  func `what is right is taken`(_ text: String) { #expect(StrictJSON.fault(in: text) == nil) }

  @Test(arguments: [
    #"{"a":1,"a":2}"#, #"{"a":{"b":1,"b":1}}"#, "{\"a\":1,}", "[1 2]", "\"\n\"", #""\x""#, "{}{}",
    "1.", "tru", "",
  ])
  func `what is not is refused`(_ text: String) { #expect(StrictJSON.fault(in: text) != nil) }
}
