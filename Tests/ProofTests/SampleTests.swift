import Proofs
import Testing

/// Every proof on a sample of its cases; `swift run -c release upright-proof` tries them all.
struct SampleTests {
  @Test(arguments: Proof.all) func `a proof holds on a sample of its cases`(_ proof: Proof) {
    #expect(proof.brokenInSample == [])
    #expect(proof.sampleCount > 0 && proof.caseCount >= proof.sampleCount)
  }

  @Test func `versions that the book tells apart do differ somewhere`() {
    for pair in [[5, 6], [7, 8], [12, 13], [15, 16], [18, 26]] as [[UInt8]] {
      let versions = EqualVersions(pair)
      let isEver = (0..<400 as Range<UInt64>).contains { versions.difference($0) != nil }
      #expect(isEver, "\(pair)")
    }
  }
}
