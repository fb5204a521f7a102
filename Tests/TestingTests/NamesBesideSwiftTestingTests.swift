import RosterTesting
import Testing

/// Both modules are imported, and no name says which one it is of: that this file compiles is half of the test.
@MainActor
struct NamesBesideSwiftTestingTests {
  @Test func `an issue of a list and one of a test are named in one file`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 200))
    list.apply(Todos(names: ["Milk", "Milk"]))
    let reported: ListIssue? = list.issues.first
    let declared: CodeLocation = try #require(reported?.location)

    let here: SourceLocation = #_sourceLocation
    withKnownIssue {
      Issue.record("\(declared)", sourceLocation: here)
    } matching: { (issue: Issue) in
      issue.sourceLocation == here
    }
    #expect(declared.fileID == "TestingTests/Todos.swift")
  }
}
