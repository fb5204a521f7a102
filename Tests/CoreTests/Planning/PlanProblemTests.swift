import Testing

@testable import Roster

struct PlanProblemTests {
  private func problem(
    from old: [Int] = [3, 2],
    to new: [Int] = [3, 2],
    sections: [SectionSource] = [.new(0), .new(1)],
    _ change: (inout Operations) -> Void
  ) -> String? {
    var operations = Operations()
    change(&operations)
    return Plan(steps: [Plan.Step(operations: operations, sections: sections)])
      .problem(from: old, to: new)
  }

  private func at(_ section: Int, _ item: Int) -> Position {
    Position(section: section, item: item)
  }

  @Test func `nothing to do is legal if the counts agree`() {
    #expect(Plan(steps: []).problem(from: [1], to: [1]) == nil)
    #expect(Plan(steps: []).problem(from: [1], to: [2]) != nil)
  }

  @Test func `a legal batch has no problem`() {
    let problem = problem(to: [3, 2]) {
      $0.removedItems = [at(0, 2)]
      $0.movedItems = [Move(from: at(1, 0), to: at(0, 0))]
      $0.insertedItems = [at(1, 1)]
    }
    #expect(problem == nil)
  }

  @Test func `places that do not exist are refused`() {
    #expect(problem { $0.removedItems = [at(0, 3)] }?.contains("does not exist before") == true)
    #expect(problem { $0.insertedItems = [at(1, 2)] }?.contains("does not exist after") == true)
    #expect(problem { $0.removedSections = [2] }?.contains("2 sections before") == true)
    #expect(problem { $0.insertedSections = [-1] }?.contains("2 sections after") == true)
  }

  @Test func `a place is left or taken once`() {
    #expect(problem { $0.removedItems = [at(0, 1), at(0, 1)] }?.contains("twice") == true)
    #expect(problem { $0.insertedSections = [1, 1] }?.contains("twice") == true)
    let moves = problem {
      $0.movedItems = [Move(from: at(0, 0), to: at(0, 1)), Move(from: at(0, 1), to: at(0, 1))]
    }
    #expect(moves?.contains("moved to twice") == true)
    let conflict = problem {
      $0.removedSections = [0]
      $0.movedSections = [Move(from: 0, to: 1)]
    }
    #expect(conflict?.contains("deleted or moved twice") == true)
  }

  @Test func `items keep out of sections that come, go or move`() {
    let out = problem(from: [1, 1], to: [2], sections: [.new(0)]) {
      $0.removedSections = [0]
      $0.movedItems = [Move(from: at(0, 0), to: at(0, 0))]
    }
    #expect(out?.contains("out of a section") == true)
    let into = problem(from: [2], to: [1, 1]) {
      $0.insertedSections = [1]
      $0.movedItems = [Move(from: at(0, 0), to: at(1, 0))]
    }
    #expect(into?.contains("into a section") == true)
  }

  @Test func `a section whose items all go, or all come, is replaced as a whole`() throws {
    let old = ListPicture("A:abc|B:de|C:_|D:f").snapshot()
    let new = ListPicture("A:_|B:dxy|C:g|D:f").snapshot()
    let plan = Plan(Changeset(from: old, to: new), from: old, to: new)
    let step = try #require(plan.steps.first)
    let operations = step.operations.replacingWholeSections(from: old, to: new)
    #expect(operations.removedSections == [0, 2])
    #expect(operations.insertedSections == [0, 2])
    #expect(operations.removedItems == [at(1, 1)])
    #expect(operations.insertedItems == [at(1, 1), at(1, 2)])
    let replacing = Plan(steps: [Plan.Step(operations: operations, sections: step.sections)])
    #expect(plan.steps.count == 1)
    #expect(replacing.problem(from: old.counts, to: new.counts) == nil)
  }

  @Test func `a section that an item moves into is not replaced`() throws {
    let (old, new) = (ListPicture("A:ab|B:c").snapshot(), ListPicture("A:a|B:b").snapshot())
    let step = try #require(Plan(Changeset(from: old, to: new), from: old, to: new).steps.first)
    #expect(step.operations.replacingWholeSections(from: old, to: new) == step.operations)
  }

  @Test func `the numbers have to add up`() {
    #expect(problem(to: [4, 2]) { _ in }?.contains("4 items after and not 3") == true)
    let sections = problem(to: [3], sections: [.new(0)]) { _ in }
    #expect(sections?.contains("2 sections") == true)
    let unfinished = problem(to: [3, 1], sections: [.old(0), .old(1)]) { _ in }
    #expect(unfinished?.contains("instead of") == true)
  }
}
