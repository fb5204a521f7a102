@testable import Roster
import Testing

@Suite struct NumbersTests {
  @Test func `Ten is not small`() {
    #expect(!isSmall(10))
  }

  @Test func `A thousand is not huge`() {
    #expect(!isHuge(1000))
  }

  @Test func `Half of nothing is nothing`() {
    #expect(half(0) == 0)
  }

  @Test func `A person is greeted by name`() {
    #expect(greeting("Ada") == "Hello, Ada")
  }
}
