@testable import Roster
import Testing

struct ItemPositionTests {
  @Test func `an item knows whether it and its section are the first and the last`() {
    let corner = ItemPosition(item: 0, of: 2, section: 2, of: 3)
    #expect(corner.isFirst && !corner.isLast && !corner.isInFirstSection && corner.isInLastSection)
    let middle = ItemPosition(item: 1, of: 3, section: 1, of: 3)
    #expect(
      !middle.isFirst && !middle.isLast && !middle.isInFirstSection && !middle.isInLastSection
    )
    let only = ItemPosition(item: 0, of: 1, section: 0, of: 1)
    #expect(only.isFirst && only.isLast && only.isInFirstSection && only.isInLastSection)
  }
}
