@testable import Roster
import Testing

@Suite struct StateKeyTests {
  private struct Post {}

  @Test func `a name says section, controller type and identifier`() {
    #expect(key(7).name == "\"feed\"|Post|7")
    #expect(key("7").name == "\"feed\"|Post|\"7\"")
    #expect(key(7, kind: "header").name == "\"feed\"|Post/header|7")
  }

  @Test func `names of sections without an identifier say where they stand`() {
    #expect(key(7, in: SectionID(name: .position([0, 2]))).name == "at 0.2|Post|7")
    #expect(key(7, in: SectionID(name: .loose(1))).name == "loose 1|Post|7")
  }

  @Test func `keys that differ have different names`() {
    let keys = [
      key("a/b"), key("a|b"), key("a%2Fb"), key("a#2"), key("a"), key(1), key("1"),
      key("a", occurrence: 1), key("b", elements: ["a"]), key("a", elements: ["b"]),
      key("a", in: SectionID("x")),
      key("a", in: SectionID(name: .given(ListIdentifier("x")), occurrence: 1)),
      key("a", in: SectionID("x#2")), key("a", in: SectionID(name: .position([0]))),
      key("a", in: SectionID("at 0")), key("a", in: SectionID(name: .loose(0))),
      key("a", in: SectionID(name: .given(ListIdentifier("x")), elements: [ListIdentifier("y")])),
      key("a", kind: "header"), key("a", kind: "footer"),
    ]
    #expect(Set(keys.map(\.name)).count == keys.count)
  }

  private func key(
    _ id: some Hashable & Sendable,
    in section: SectionID = SectionID("feed"),
    elements: [String] = [],
    occurrence: Int = 0,
    kind: String? = nil
  ) -> StateKey {
    let id = ItemID(
      id: ListIdentifier(id),
      controller: ControllerKind(Post.self),
      section: section,
      elements: elements.map { ListIdentifier($0) },
      occurrence: occurrence
    )
    return StateKey(id, kind: kind)
  }
}
