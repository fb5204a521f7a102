import TestPlatform
import Testing

/// The values that a diffable data source is told.
@MainActor struct DiffableSnapshotTests {
  typealias Snapshot = DiffableFixture.Snapshot
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func snapshot(_ picture: String) -> Snapshot { DiffableFixture.snapshot(picture) }
  private func picture(_ snapshot: Snapshot) -> String { DiffableFixture.picture(snapshot) }

  @Test func `A1 a snapshot says what is where`() {
    let snapshot = snapshot("A:ab|B:cd")
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfItems(inSection: "B") == 2)
    #expect(snapshot.itemIdentifiers == ["a", "b", "c", "d"])
    #expect(snapshot.sectionIdentifier(containingItem: "c") == "B")
    #expect(snapshot.indexOfItem("d") == 3)
    #expect(snapshot.indexOfItem("x") == nil)
    #expect(snapshot.indexOfSection("B") == 1)
  }

  @Test func `A1 items are inserted, moved and deleted beside others`() {
    var snapshot = snapshot("A:ab|B:cd")
    snapshot.insertItems(["x", "y"], beforeItem: "b")
    snapshot.insertItems(["z"], afterItem: "d")
    snapshot.moveItem("a", afterItem: "c")
    snapshot.moveItem("z", beforeItem: "x")
    snapshot.deleteItems(["b", "unknown"])
    #expect(picture(snapshot) == "A:zxy|B:cad")
  }

  @Test func `A1 sections are inserted, moved and deleted with their items`() {
    var snapshot = snapshot("A:ab|B:cd|C:e")
    snapshot.insertSections(["X"], beforeSection: "A")
    snapshot.insertSections(["Y"], afterSection: "C")
    snapshot.moveSection("A", afterSection: "B")
    snapshot.moveSection("Y", beforeSection: "X")
    snapshot.deleteSections(["C"])
    #expect(picture(snapshot) == "Y:|X:|B:cd|A:ab")
    #expect(snapshot.indexOfItem("e") == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func `A2 an identifier that is supplied twice is refused`() {
    var snapshot = snapshot("A:ab")
    let failures = Headless.recordingFailures {
      snapshot.appendItems(["x", "y", "x"])
      snapshot.appendSections(["B", "B"])
      snapshot.appendSections(["A"])
    }
    #expect(failures.count == 3)
    #expect(
      failures.first?.reason
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
    )
    #expect(picture(snapshot) == "A:ab")
  }

  @Test func `A3 an item that is there already moves to where it is inserted, with a warning`() {
    var snapshot = snapshot("A:ab|B:c")
    let log = Headless.recordingLog { snapshot.appendItems(["a", "d"]) }
    #expect(picture(snapshot) == "A:b|B:cad")
    #expect(log.first?.contains("1 inserted identifier(s) already present") == true)
  }

  @Test func `A4 what does not exist cannot be appended to, reloaded or asked about`() {
    var snapshot = Snapshot()
    let failures = Headless.recordingFailures {
      snapshot.appendItems(["a"])
      snapshot.appendItems(["a"], toSection: "A")
      snapshot.reloadItems(["a"])
      snapshot.reconfigureItems(["a"])
      _ = snapshot.itemIdentifiers(inSection: "A")
    }
    #expect(
      failures.map(\.id) == [
        "F-DIFF-NO-SECTION", "F-DIFF-MISSING-SECTION", "F-DIFF-MISSING-ITEM", "F-DIFF-MISSING-ITEM",
        "F-DIFF-MISSING-SECTION",
      ]
    )
  }

  @Test func `A5 marks are kept in order, once, and go with their items`() {
    var snapshot = snapshot("A:abc")
    snapshot.reloadItems(["c", "a", "c"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections(["A"])
    snapshot.deleteItems(["a"])
    #expect(snapshot.reloadedItemIdentifiers == ["c"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
  }

  private var tree: Outline {
    var tree = Outline()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11"], to: "a1")
    return tree
  }

  @Test func `A6 the children of an item show while all its ancestors are expanded`() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a11", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a11", "a2", "b"])
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.isVisible("a2"))
    #expect(!tree.isVisible("a11"))
    #expect(tree.level(of: "a11") == 2)
    #expect(tree.parent(of: "a11") == "a1")
    #expect(tree.rootItems == ["a", "b"])
    #expect(tree.index(of: "a2") == 3)
  }

  @Test func `A6 an outline is cut, replaced and put together again`() {
    var tree = tree
    tree.insert(["a0"], before: "a1")
    tree.insert(["c"], after: "b")
    let below = tree.snapshot(of: "a")
    #expect(below.items == ["a0", "a1", "a11", "a2"])
    #expect(below.parent(of: "a0") == nil)
    #expect(tree.snapshot(of: "a1", includingParent: true).items == ["a1", "a11"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a0", "a2", "b", "c"])
    var other = Outline()
    other.append(["n"])
    other.append(["n1"], to: "n")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "n1", "b", "c"])
    #expect(tree.level(of: "n1") == 2)
    var last = Outline()
    last.append(["m"])
    tree.insert(last, after: "b")
    #expect(tree.rootItems == ["a", "b", "m", "c"])
    #expect(tree.visualDescription() == "+ a\n  + n\n    * n1\n* b\n* m\n* c")
  }

  @Test func `A6 an item is in an outline once`() {
    var tree = tree
    let failures = Headless.recordingFailures { tree.append(["a1"], to: "b") }
    #expect(
      failures.first?.reason.hasPrefix(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
      ) == true
    )
    #expect(tree.items == ["a", "a1", "a11", "a2", "b"])
  }
}
