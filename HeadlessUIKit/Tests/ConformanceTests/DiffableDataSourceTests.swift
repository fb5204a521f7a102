import TestPlatform
import TestSupport
import Testing

/// What a diffable data source makes of the snapshots it is given.
@MainActor struct DiffableDataSourceTests {
  private let list = DiffableFixture()

  @Test func `A7 the first snapshot is shown, and paths and identifiers find each other`() {
    list.show("A:ab|B:c")
    #expect(list.shown == "ab|c")
    #expect(list.view.dataSource === list.source)
    #expect(list.source.indexPath(for: "c") == IndexPath(item: 0, section: 1))
    #expect(list.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
    #expect(list.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(list.source.sectionIdentifier(for: 1) == "B")
    #expect(list.source.index(for: "B") == 1)
    #expect(DiffableFixture.picture(list.source.snapshot()) == "A:ab|B:c")
  }

  @Test func `A8 only what is new is asked for, and cells go with their items`() {
    list.show("A:abc|B:de")
    let cell = list.cell("c")
    #expect(list.requests { list.show("B:de|A:xcab", animated: true) } == ["x"])
    #expect(list.shown == "de|xcab")
    #expect(list.cell("c") === cell)
  }

  @Test func `A8 an item goes to another section with its cell`() {
    list.show("A:abc|B:de")
    let cell = list.cell("a")
    #expect(list.requests { list.show("A:bc|B:dae", animated: true) }.isEmpty)
    #expect(list.shown == "bc|dae")
    #expect(list.cell("a") === cell)
  }

  @Test func `A9 a reloaded item gets another cell and a reconfigured one keeps its own`() {
    list.show("A:abc")
    let cells = [list.cell("a"), list.cell("b")]
    var snapshot = list.source.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    snapshot.moveItem("c", beforeItem: "a")
    let requests = list.requests { list.source.apply(snapshot) }
    #expect(requests.sorted() == ["a", "b"])
    #expect(list.shown == "cab")
    #expect(list.cell("a") !== cells[0])
    #expect(list.cell("b") === cells[1])
    #expect(list.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `A9 a reloaded section is asked for again, also where sections move`() {
    list.show("A:ab|B:cd")
    var snapshot = DiffableFixture.snapshot("B:cd|A:abx")
    snapshot.reloadSections(["A"])
    #expect(list.requests { list.source.apply(snapshot) }.sorted() == ["a", "b", "x"])
    #expect(list.shown == "cd|abx")
    var again = list.source.snapshot()
    again.reloadSections(["B"])
    #expect(list.requests { list.source.apply(again) }.sorted() == ["c", "d"])
  }

  @Test func `A10 the completion comes with the end of the animation, and never within the call`() {
    list.show("A:ab")
    Headless.withOwnTime {
      var ends: [String] = []
      list.source.apply(DiffableFixture.snapshot("A:abc")) { ends.append("animated") }
      list.source.apply(DiffableFixture.snapshot("A:abcd"), animatingDifferences: false) {
        ends.append("at once")
      }
      list.source.apply(DiffableFixture.snapshot("A:abcd")) { ends.append("nothing") }
      #expect(ends.isEmpty)
      Headless.advance(by: 0)
      #expect(ends == ["at once", "nothing"])
      Headless.finishAnimations()
      #expect(ends == ["at once", "nothing", "animated"])
    }
  }

  @Test(arguments: ["", "A:ab", "A:ba|B:c"], [false, true])
  func `A17 without a window, updates are complete as soon as a window shows the view`(
    letters: String,
    isAnimated: Bool
  ) {
    Headless.withOwnTime {
      list.show("A:ab")
      list.view.removeFromSuperview()
      var ends: [String] = []
      let snapshot = DiffableFixture.snapshot(letters)
      list.source.apply(snapshot, animatingDifferences: isAnimated) { ends.append("apply") }
      list.source.applySnapshotUsingReloadData(snapshot) { ends.append("reload") }
      list.view.performBatchUpdates(nil) { _ in ends.append("batch") }
      #expect(ends.isEmpty)
      let window = UIWindow(frame: list.view.frame)
      window.addSubview(list.view)
      window.makeKeyAndVisible()
      #expect(ends == ["apply", "reload", "batch"])
      Headless.finishAnimations()
      #expect(ends == ["apply", "reload", "batch"])
    }
  }

  @Test func `A17 without a window, updates are complete a turn later at the latest`() {
    Headless.withOwnTime {
      list.view.removeFromSuperview()
      var isDone = false
      list.source.apply(DiffableFixture.snapshot("A:a")) { isDone = true }
      #expect(!isDone)
      Headless.advance(by: 0)
      #expect(isDone)
    }
  }

  @Test func `A11 a reload asks for all cells again`() {
    list.show("A:ab")
    Headless.withOwnTime {
      var isDone = false
      let requests = list.requests {
        list.source.applySnapshotUsingReloadData(DiffableFixture.snapshot("A:ba")) { isDone = true }
      }
      #expect(requests == ["b", "a"])
      Headless.finishAnimations()
      #expect(isDone)
    }
  }

  @Test func `A12 selection stays with its items`() {
    list.show("A:abc")
    list.view.selectItem(at: list.source.indexPath(for: "b"), animated: false, scrollPosition: [])
    list.show("A:xcb", animated: true)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `A13 an outline is shown in its section, which is added where it is missing`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["x", "y"], to: "a")
    list.source.apply(outline, to: "A", animatingDifferences: false)
    #expect(list.shown == "ab")
    outline.expand(["a"])
    list.source.apply(outline, to: "A")
    #expect(list.shown == "axyb")
    #expect(list.cell("x")?.indentationLevel == 1)
    #expect(list.cell("b")?.indentationLevel == 0)
    #expect(list.cell("a")?.configurationState.isExpanded == true)
    #expect(list.source.snapshot(for: "A").isExpanded("a"))
    #expect(DiffableFixture.picture(list.source.snapshot()) == "A:axyb")
  }

  @Test func `A14 a user moves an item, and the app hears of the whole change`() throws {
    list.show("A:abc")
    #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var heard: [String] = []
    list.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    list.source.reorderingHandlers.willReorder = { _ in heard.append("will") }
    list.source.reorderingHandlers.didReorder = { transaction in
      heard.append(DiffableFixture.picture(transaction.initialSnapshot))
      heard.append(DiffableFixture.picture(transaction.finalSnapshot))
      let section = transaction.sectionTransactions.first
      heard.append("\(transaction.sectionTransactions.count) \(section?.sectionIdentifier ?? "")")
      heard.append(["a", "b", "c"].applying(transaction.difference)?.joined() ?? "")
    }
    #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
    list.view.endInteractiveMovement()
    #expect(heard == ["will", "A:abc", "A:bca", "1 A", "bca"])
    #expect(list.shown == "bca")
    #expect(DiffableFixture.picture(list.source.snapshot()) == "A:bca")
  }

  @Test func `A15 a provider that returns no cell is refused`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let source = DiffableFixture.Source(collectionView: view) { _, _, _ in nil }
    let failures = Headless.recordingFailures {
      source.apply(DiffableFixture.snapshot("A:a"), animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(failures.first?.id == "F-CELL-NIL")
  }

  @Test(arguments: Effort.seeds(300))
  func `A16 any two snapshots lead to each other in batches that are sound`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let target = Self.randomSnapshot(&random)
      let failures = Headless.recordingFailures {
        list.source.apply(target, animatingDifferences: Bool.random(using: &random))
        list.view.layoutIfNeeded()
      }
      #expect(failures.isEmpty, "seed \(seed)")
      let expected = target.sectionIdentifiers
        .map { target.itemIdentifiers(inSection: $0).joined() }
        .joined(separator: "|")
      #expect(list.shown == expected, "seed \(seed)")
    }
  }

  private static func randomSnapshot(_ random: inout SeededGenerator) -> DiffableFixture.Snapshot {
    var result = DiffableFixture.Snapshot()
    let sections = ["A", "B", "C", "D"].shuffled(using: &random)
    result.appendSections(Array(sections.prefix(Int.random(in: 1...4, using: &random))))
    let letters = "abcdefghijkl".map(String.init)
    let items = letters.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
    for item in items {
      result.appendItems([item], toSection: result.sectionIdentifiers.randomElement(using: &random))
    }
    let marked = items.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    result.reloadItems(Array(marked.prefix(2)))
    result.reconfigureItems(Array(marked.suffix(2)))
    if Int.random(in: 0..<5, using: &random) == 0, let section = result.sectionIdentifiers.first {
      result.reloadSections([section])
    }
    return result
  }
}
