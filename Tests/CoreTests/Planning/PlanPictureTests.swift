@testable import Roster
import Testing

struct PlanPictureTests {
  private func steps(_ old: ListPicture, _ new: ListPicture) -> [[String]] {
    let oracle = ChangeOracle(old, new)
    #expect(oracle.fault() == nil)
    return oracle.plan.steps.map(\.operations.words)
  }

  @Test func `content alone needs no stage`() {
    #expect(steps("abc", "a'bc").isEmpty)
  }

  @Test func `items and sections change in one stage if they keep out of each other's way`() {
    #expect(
      steps("A:ab|B:cd", "A:b|C:ef") == [
        ["delete section 1", "insert section 1", "delete 0-0"]
      ]
    )
  }

  @Test func `an item enters a section that was inserted empty`() {
    #expect(
      steps("A:ab", "B:xb|A:a") == [
        ["insert section 0"],
        ["insert 0-0", "move 1-1 → 0-1"],
      ]
    )
  }

  @Test func `an item leaves a section before it is deleted`() {
    #expect(
      steps("A:ab|B:c", "B:ca") == [
        ["delete 0-1", "move 0-0 → 1-1"],
        ["delete section 0"],
      ]
    )
  }

  @Test func `items pass from a deleted into an inserted section in three stages`() {
    #expect(
      steps("A:ab", "B:ab") == [
        ["insert section 0"],
        ["move 1-0 → 0-0", "move 1-1 → 0-1"],
        ["delete section 1"],
      ]
    )
  }

  @Test func `a section moves after its items have changed`() {
    #expect(
      steps("A:ab|B:cd", "B:c|A:ab") == [
        ["delete 1-1"],
        ["move section 1 → 0"],
      ]
    )
  }

  @Test func `sections into which no item moves are inserted as a whole`() {
    #expect(
      steps("A:ab|B:cd", "C:xy|B:c|A:ab|D:d") == [
        ["insert section 1"],
        ["move 2-1 → 1-0"],
        ["insert section 0", "move section 2 → 1"],
      ]
    )
  }

  @Test func `a section inserted empty stands among those that keep their order`() {
    #expect(
      steps("A:ax|B:b|C:c", "C:c|D:x|A:a|B:b") == [
        ["insert section 0"],
        ["move 1-1 → 0-0"],
        ["move section 3 → 0"],
      ]
    )
  }
}
