@testable import Roster
import Testing

@Suite struct RetainedValuesTests {
  private var values = RetainedValues<String, Int>(limit: 2)

  @Test mutating func `a value is handed out once`() {
    values.leave(1, for: "a")
    #expect(values["a"] == 1)
    #expect(values.take("a") == 1)
    #expect(values.take("a") == nil)
    #expect(values.isEmpty)
  }

  @Test mutating func `of those that have left the first makes room`() {
    leave("a", "b", "c")
    #expect(values["a"] == nil)
    #expect(values.count == 2)
  }

  @Test mutating func `what has come back is not dropped when others leave`() {
    leave("a", "b")
    follow("a", "b")
    leave("c", "d", "e")
    #expect(values["a"] == 0)
    #expect(values["b"] == 1)
    #expect(values["c"] == nil)
    #expect(values.count == 4)
  }

  @Test mutating func `what has come back and left again left last`() {
    leave("a", "b")
    follow("a")
    follow()
    leave("c")
    #expect(values["b"] == nil)
    #expect(values["a"] == 0)
    #expect(values["c"] != nil)
  }

  @Test mutating func `a renamed value is there under its new key alone`() {
    leave("a")
    values.rename("a", to: "z")
    leave("b", "c", "d")
    #expect(values["a"] == nil)
    #expect(values["z"] == 0)
    values.rename("nothing", to: "d")
    #expect(values["d"] == nil)
    #expect(values["c"] != nil)
  }

  private mutating func leave(_ keys: String...) {
    for (index, key) in keys.enumerated() { values.leave(index, for: key) }
  }

  private mutating func follow(_ present: String...) {
    values.follow { present.contains($0) }
  }
}
