import OrientationModel
import OrientationScenarios
import Testing

struct ValueTests {
  @Test func `where something stands is no part of what it means`() {
    let here = Located("List", at: TextPlace(line: 1, column: 1, length: 4, offset: 0))
    let there = Located("List", at: TextPlace(line: 9, column: 3, length: 4, offset: 90))
    #expect(here == there)
    #expect(Set([here, there]).count == 1)
  }

  @Test func `a range skips the versions that never were`() {
    let list = Scenario.VersionList([.from(SystemVersion(17))])
    #expect(list.versions.map(\.major) == [17, 18, 26, 27])
  }
}
