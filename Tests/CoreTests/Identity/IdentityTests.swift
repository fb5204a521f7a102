@testable import Roster
import Testing

@Suite struct IdentityTests {
  private enum First {}
  private enum Second {}

  @Test func `a line of code is known by its file and its number`() {
    let line = CodeLocation(fileID: "App/List.swift", line: 12)
    #expect(line == CodeLocation(fileID: "App/List.swift", line: 12))
    #expect(line != CodeLocation(fileID: "App/Cell.swift", line: 12))
    #expect(line != CodeLocation(fileID: "App/List.swift", line: 13))
    #expect(line.fileID == "App/List.swift" && line.line == 12)
  }

  @Test func `a file may have a name of one character`() {
    let line = CodeLocation(fileID: StaticString(unicodeScalarLiteral: "A"), line: 1)
    #expect(line.description == "A:1")
    #expect(line == CodeLocation(fileID: StaticString(unicodeScalarLiteral: "A"), line: 1))
    #expect(line != CodeLocation(fileID: StaticString(unicodeScalarLiteral: "B"), line: 1))
  }

  @Test func `identifiers are equal when value and type are equal`() {
    #expect(ListIdentifier(1) == ListIdentifier(1))
    #expect(ListIdentifier(1).hashValue == ListIdentifier(1).hashValue)
    #expect(ListIdentifier(1) != ListIdentifier(2))
    #expect(ListIdentifier(1) != ListIdentifier("1"))
    #expect(ListIdentifier(1) != ListIdentifier(UInt8(1)))
  }

  @MainActor
  @Test func `an identifier contains its value however it is stored`() {
    #expect(ListIdentifier(UInt8.max).value as? UInt8 == .max)
    #expect(ListIdentifier(-1).value as? Int == -1)
    #expect(ListIdentifier(Pair(first: 1, second: 2)).value as? Pair == Pair(first: 1, second: 2))
    #expect(ListIdentifier("text").value as? String == "text")
    let triple = [1, 2, 3]
    #expect(ListIdentifier(triple).value as? [Int] == triple)
  }

  @Test func `identifiers of the same bytes are equal only if their types are`() {
    let pair = ListIdentifier(Pair(first: 1, second: 0))
    #expect(pair == ListIdentifier(Pair(first: 1, second: 0)))
    #expect(pair != ListIdentifier(Pair(first: 1, second: 1)))
    #expect(pair != ListIdentifier(1))
    #expect(ListIdentifier(1) != ListIdentifier(UInt(1)))
    #expect(Set([ListIdentifier(1), ListIdentifier(UInt(1)), pair, pair]).count == 3)
  }

  @MainActor
  @Test func `a type that is no more than said to be bitwise keeps what it refers to`() {
    let name = ListIdentifier(Name(text: String(repeating: "long ", count: 20)))
    #expect(name.value as? Name == Name(text: String(repeating: "long ", count: 20)))
    #expect(name == ListIdentifier(Name(text: String(repeating: "long ", count: 20))))
  }

  private struct Pair: BitwiseIdentifier {
    let first: Int
    let second: Int
  }

  /// Conforms by mistake.
  private struct Name: BitwiseIdentifier {
    let text: String
  }

  @Test func `identifiers with separators in them do not collide`() {
    let one = SectionID(name: .given(ListIdentifier("c")), elements: [ListIdentifier("a › b")])
    let other = SectionID(
      name: .given(ListIdentifier("c")),
      elements: [ListIdentifier("a"), ListIdentifier("b")]
    )
    #expect(one != other)
  }

  @Test func `an item differs from another by each part of its identity`() {
    let item = itemID()
    #expect(item == itemID())
    #expect(item != itemID(id: 2))
    #expect(item != itemID(controller: Second.self))
    #expect(item != itemID(section: "other"))
    #expect(item != itemID(elements: [ListIdentifier(1)]))
    #expect(item != itemID(occurrence: 1))
  }

  @Test func `a section is described by its path and its name`() {
    let section = SectionID(name: .given(ListIdentifier("posts")), elements: [ListIdentifier(7)])
    #expect("\(section)" == #"7 › "posts""#)
    #expect("\(SectionID(name: .position([0, 1])))" == "at 0.1")
    #expect("\(SectionID(name: .loose(0), occurrence: 1))" == "loose 0 (2)")
  }

  @Test func `an item is described by its controller its identifier and its section`() {
    #expect("\(itemID(elements: [ListIdentifier("x")]))" == #"First "x" › 1 in section "main""#)
    #expect("\(itemID(occurrence: 2))" == #"First 1 (3) in section "main""#)
  }

  private func itemID(
    id: Int = 1,
    controller: any Any.Type = First.self,
    section: String = "main",
    elements: [ListIdentifier] = [],
    occurrence: Int = 0
  ) -> ItemID {
    ItemID(
      id: ListIdentifier(id),
      controller: ControllerKind(controller),
      section: SectionID(section),
      elements: elements,
      occurrence: occurrence
    )
  }
}
