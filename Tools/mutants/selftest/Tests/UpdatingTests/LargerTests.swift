@testable import Roster
import Testing

@Suite struct LargerTests {
  @Test func `Two is larger than one`() {
    #expect(larger(1, 2) == 2)
  }

  @Test func `One is not even and two is`() {
    #expect(!isEven(1) && isEven(2))
  }
}
