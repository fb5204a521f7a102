import Testing

@testable import Roster

@Suite struct ColumnTests {
  private struct Digit: ViewModel {
    let id: Character
  }

  @Test func `items of other types are neither the same nor equal, whatever their identifiers`() {
    let (letters, digits) = (Column([Letter("a")]), Column([Digit(id: "a")]))
    #expect(letters.isSameItem(0, as: Column([Letter("a", version: 2)]), 0))
    #expect(!letters.isSameItem(0, as: digits, 0))
    #expect(letters.isSameContent(0, as: Column([Letter("a")]), 0))
    #expect(!letters.isSameContent(0, as: digits, 0))
  }
}
