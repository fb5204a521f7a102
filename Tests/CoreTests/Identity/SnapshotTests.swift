@testable import Roster
import Testing

@MainActor
struct SnapshotTests {
  private func at(_ section: Int, _ item: Int) -> Position {
    Position(section: section, item: item)
  }

  private func id(_ letter: Character, in section: String, occurrence: Int = 0) -> ItemID {
    ItemID(
      id: ListIdentifier(letter),
      controller: ControllerKind(PlainController.self),
      section: SectionID(section),
      occurrence: occurrence
    )
  }

  @Test func `sections that share an id are numbered`() {
    let snapshot = ListPicture("A:a|B:b|A:c|A:d").snapshot()
    #expect(snapshot.sections.map(\.id.occurrence) == [0, 0, 1, 2])
    #expect(snapshot.duplicateSections == [snapshot.sections[2].id, snapshot.sections[3].id])
    #expect(Set(snapshot.sections.map(\.id)).count == 4)
  }

  @Test func `numbering is made anew for sections of another snapshot`() {
    let sections = ListPicture("A:a|A:b").snapshot().sections
    #expect(Snapshot(sections: [sections[1]]).duplicateSections.isEmpty)
  }

  @Test func `an item is found in its run`() throws {
    let snapshot = ListPicture("A:_|B:ab/<k>cd/e*").snapshot()
    let place = try #require(snapshot.run(at: at(1, 3)))
    #expect(place == (section: 1, run: 1, offset: 1))
    #expect(snapshot.run(at: at(1, 5)) == nil)
    #expect(snapshot.run(at: at(0, 0)) == nil)
    #expect(snapshot.run(at: at(2, 0)) == nil)
    #expect(snapshot.run(at: at(-1, 0)) == nil)
  }

  @Test func `an identity and a place lead to each other`() throws {
    let snapshot = ListPicture("A:aba/c|B:a/<k>a/a*/b").snapshot()
    var identities: Set<ItemID> = []
    for (section, count) in snapshot.counts.enumerated() {
      for item in 0..<count {
        let identity = try #require(snapshot.itemID(at: at(section, item)))
        #expect(snapshot.position(of: identity) == at(section, item))
        #expect(identities.insert(identity).inserted)
      }
    }
    #expect(snapshot.itemID(at: at(0, 2)) == id("a", in: "A", occurrence: 1))
    #expect(snapshot.position(of: id("a", in: "A", occurrence: 2)) == nil)
    #expect(snapshot.position(of: id("a", in: "A", occurrence: -1)) == nil)
    #expect(snapshot.position(of: id("z", in: "A")) == nil)
    #expect(snapshot.position(of: id("a", in: "Z")) == nil)
    #expect(snapshot.itemID(at: at(0, 4)) == nil)
  }

  @Test(arguments: ListPicture.Storage.allCases)
  func `duplicates are listed with their number`(storage: ListPicture.Storage) {
    let snapshot = ListPicture("A:abaa|B:ab*b").snapshot(storage)
    let duplicates = snapshot.duplicates()
    #expect(duplicates.map(\.position) == [at(0, 2), at(0, 3)])
    #expect(duplicates.map(\.id.occurrence) == [1, 2])
    #expect(duplicates.map(\.id) == duplicates.compactMap { snapshot.itemID(at: $0.position) })
  }

  @Test func `only what came in is searched for duplicates`() {
    let old = ListPicture("A:abb|B:cc|C:d").snapshot()
    let new = ListPicture("A:b'bab|B:cce|C:dgd|D:ff").snapshot()
    let changeset = Changeset(from: old, to: new)
    let duplicates = new.duplicates(introducedBy: changeset)
    #expect(duplicates.map(\.position) == [at(0, 1), at(0, 3), at(2, 2), at(3, 1)])
    #expect(duplicates.map(\.id.occurrence) == [1, 2, 1, 1])
    #expect(new.duplicates(introducedBy: Changeset(from: new, to: new)).isEmpty)
    let unchanged = ListPicture("A:b'|B:c'c").snapshot()
    let removal = Changeset(from: old, to: unchanged)
    #expect(unchanged.duplicates(introducedBy: removal).isEmpty)
  }

  @Test(arguments: ListPicture.Storage.allCases)
  func `an item that comes before its like is found as well`(storage: ListPicture.Storage) {
    let old = ListPicture("A:defghijkb|B:c").snapshot(storage)
    let new = ListPicture("A:bdefghijkb|B:cb").snapshot(storage)
    let duplicates = new.duplicates(introducedBy: Changeset(from: old, to: new))
    #expect(duplicates.map(\.position) == [at(0, 9)])
    #expect(duplicates.map(\.id) == new.duplicates().map(\.id))
  }

  @Test func `an item that comes from another section is a newcomer`() {
    let old = ListPicture("A:defghijkb|B:cb").snapshot()
    let new = ListPicture("A:defghijkbb|B:c").snapshot()
    let duplicates = new.duplicates(introducedBy: Changeset(from: old, to: new))
    #expect(duplicates.map(\.position) == [at(0, 9)])
  }

  @Test(arguments: [
    ("A:a|B:bcd", "B:bacda"), ("A:bcd", "B:a|A:bcdaa"), ("A:a|B:bcd|C:e", "C:ea|B:bacda"),
    ("A:bcda|B:a", "A:bcdaa"), ("A:a|B:bcd|C:_", "B:bcd|C:_|A:aa"),
    ("A:a|B:bcda", "B:bcdaa"), ("A:bcda|B:a", "C:e|A:bcdaa|B:_"), ("A:bcda|B:a", "B:_|A:bcdaa"),
  ])
  func `an item that comes as sections come, go and move is a newcomer`(old: String, new: String) {
    let (old, new) = (ListPicture(old).snapshot(), ListPicture(new).snapshot())
    let duplicates = new.duplicates(introducedBy: Changeset(from: old, to: new))
    #expect(!duplicates.isEmpty)
    #expect(duplicates.map(\.id) == new.duplicates().map(\.id))
  }

  @Test func `a duplicate names the line that declared it`() {
    let location = CodeLocation(fileID: "App/List.swift", line: 12)
    let run = Run(
      Column([Letter("a"), Letter("a")]),
      controller: ControllerKind(PlainController.self),
      location: location
    )
    let snapshot = Snapshot(sections: [SnapshotSection(id: SectionID("A"), runs: [run])])
    #expect(snapshot.duplicates().map(\.location) == [location])
  }

  @Test func `a list on the way is made of old and new sections`() {
    let old = ListPicture("A:ab|B:(h)c").snapshot()
    let new = ListPicture("A:abx|C:(h)y").snapshot()
    let between = new.composed(
      [.old(0), .emptied(new: 1), .vacated(old: 1), .new(0)],
      from: old
    )
    #expect(between.counts == [2, 0, 0, 3])
    #expect(between.sections.map(\.supplementaries.count) == [0, 1, 1, 0])
    #expect(between.sections[1].id == SectionID("C"))
    #expect(between.sections[2].id == SectionID("B"))
  }

  @Test func `a supplementary run without an item does not count`() {
    let empty = Run(Column([Letter]()), controller: ControllerKind(PlainController.self))
    let section = SnapshotSection(id: SectionID("A"), runs: [], supplementaries: ["h": empty])
    #expect(section.supplementaries.isEmpty)
  }

  @Test func `a section around the same array, and nothing else, has the very same content`() {
    func run(_ models: [Letter], line: Int = 1, in element: Int? = nil) -> Run {
      Run(
        Column(models),
        controller: ControllerKind(PlainController.self),
        elements: element.map { [ListIdentifier($0)] } ?? [],
        location: CodeLocation(fileID: "App/List.swift", line: line)
      )
    }
    let letters = [Letter("a"), Letter("b")]
    let section = SnapshotSection(id: SectionID("A"), runs: [run(letters)])
    #expect(section.isMade(of: [run(letters)], and: ByKind()))
    #expect(!section.isMade(of: [run(letters.map { $0 })], and: ByKind()))
    #expect(!section.isMade(of: [run(letters, line: 2)], and: ByKind()))
    #expect(!section.isMade(of: [run(letters, in: 3)], and: ByKind()))
    #expect(!section.isMade(of: [run(letters), run(letters)], and: ByKind()))
    #expect(!section.isMade(of: [], and: ByKind()))
    let headed = SnapshotSection(
      id: SectionID("A"),
      runs: [run(letters)],
      supplementaries: ["h": run([Letter("h")])]
    )
    #expect(!headed.isMade(of: [run(letters)], and: ByKind()))
    #expect(!headed.isMade(of: [run(letters)], and: ["h": run([Letter("h")])]))
    #expect(
      !headed.isMade(of: [run(letters)], and: ["f": headed.supplementaries[0].value])
    )
    #expect(headed.isMade(of: [run(letters)], and: headed.supplementaries))
    #expect(SnapshotSection(id: SectionID("A"), runs: []).isMade(of: [], and: ByKind()))
  }

  @Test func `the first items are those of the first sections, as many as there are`() {
    let snapshot = ListPicture("A:ab|B:_|C:cde").snapshot()
    #expect(snapshot.firstPositions(4) == [at(0, 0), at(0, 1), at(2, 0), at(2, 1)])
    #expect(snapshot.firstPositions(2) == [at(0, 0), at(0, 1)])
    #expect(snapshot.firstPositions(9).count == 5)
    #expect(snapshot.firstPositions(0).isEmpty)
  }

  @Test func `sections show the same items if controllers, elements and models are the same`() {
    func section(_ picture: String) -> SnapshotSection {
      ListPicture(picture).snapshot().sections[0]
    }
    #expect(section("A:ab").showsSameItems(as: section("A:ab")))
    #expect(!section("A:ab").showsSameItems(as: section("A:ba")))
    #expect(!section("A:ab").showsSameItems(as: section("A:ab'")))
    #expect(!section("A:ab").showsSameItems(as: section("A:abc")))
    #expect(!section("A:ab").showsSameItems(as: section("A:a*b*")))
    #expect(!section("A:ab").showsSameItems(as: section("A:<k>ab")))
  }

  @Test func `values are kept by kind, each once and ascending`() {
    var values: ByKind = ["footer": 1, "badge": 2]
    #expect(values.updateValue(3, forKey: "badge") == 2)
    #expect(values.updateValue(4, forKey: "header") == nil)
    #expect(values.keys == ["badge", "footer", "header"])
    #expect(values["badge"] == 3)
    #expect(ByKind(["b": 1, "a": 2]).keys == ["a", "b"])
  }
}
