import TestPlatform
import Testing

/// How cells are made, shown, taken away and used again.
@MainActor struct LifecycleTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private var tenLetters: [[String]] { ["abcdefghij".map { String($0) }] }

  /// The steps in the life of one item's cell.
  private func steps(_ events: [String], of item: Int) -> [String] {
    events.filter { $0.hasSuffix(" 0-\(item)") }
  }

  @Test func `L1 the first layout asks for the visible cells only and announces each`() {
    let list = ListFixture(tenLetters)
    let events = list.events { list.view.setNeedsLayout() }
    for item in 0..<3 {
      #expect(steps(events, of: item) == ["cell 0-\(item)", "willDisplay 0-\(item)"])
    }
    #expect(steps(events, of: 3).isEmpty)
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `L2 scrolling shows the next cell and a later one uses the first again`() throws {
    let list = ListFixture(tenLetters)
    list.layOut()
    let first = try #require(list.cell(0, 0))
    let events = list.events { list.view.contentOffset.y = 100 }
    #expect(events == ["didScroll", "cell 0-3", "willDisplay 0-3", "didEndDisplaying 0-0"])
    #expect(first.reuses == 0)
    _ = list.events { list.view.contentOffset.y = 200 }
    #expect(list.cell(0, 4) === first)
    #expect(first.reuses == 1)
  }

  @Test func `L3 a reload ends every display and asks for all visible cells again`() {
    let list = ListFixture(tenLetters)
    list.layOut()
    let events = list.events { list.view.reloadData() }
    #expect(
      events.filter { $0.hasPrefix("didEnd") }.sorted()
        == ["didEndDisplaying 0-0", "didEndDisplaying 0-1", "didEndDisplaying 0-2"]
    )
    #expect(events.filter { $0.hasPrefix("cell") } == ["cell 0-0", "cell 0-1", "cell 0-2"])
    #expect(list.view.visibleCells.compactMap { ($0 as? LetterCell)?.reuses } == [1, 1, 1])
  }

  @Test func `L4 a deleted item takes its cell with it and the next one comes into sight`() {
    let list = ListFixture(tenLetters)
    list.layOut()
    let events = list.events {
      list.sections[0].removeFirst()
      list.view.deleteItems(at: [path(0)])
    }
    #expect(
      events.filter { !$0.contains("s") || $0.contains("isp") }
        == ["cell 0-2", "willDisplay 0-2", "didEndDisplaying 0-0"]
    )
    #expect(list.shown == ["b", "c", "d"])
  }

  @Test func `L5 a reloaded item gets another cell`() throws {
    let list = ListFixture(tenLetters)
    list.layOut()
    let old = try #require(list.cell(0, 1))
    let events = list.events { list.view.reloadItems(at: [path(1)]) }
    #expect(
      steps(events, of: 1) == ["cell 0-1", "willDisplay 0-1", "didEndDisplaying 0-1"]
    )
    #expect(list.cell(0, 1) !== old)
    #expect(old.isHidden)
  }

  @Test func `L6 a reconfigured item keeps its cell and is not announced`() throws {
    let list = ListFixture(tenLetters)
    list.layOut()
    let old = try #require(list.cell(0, 1))
    list.sections[0][1] = "B"
    let events = list.events { list.view.reconfigureItems(at: [path(1), path(7)]) }
    #expect(steps(events, of: 1) == ["cell 0-1"])
    #expect(steps(events, of: 7).isEmpty)
    #expect(list.cell(0, 1) === old)
    #expect(old.reuses == 0)
    #expect(list.shown == ["a", "B", "c"])
  }

  @Test func `L7 a moved item keeps its cell and is not announced`() throws {
    let list = ListFixture(tenLetters)
    list.layOut()
    let cell = try #require(list.cell(0, 0))
    let events = list.events {
      list.sections = [["b", "c", "a", "d"]]
      list.sections[0] += ["e", "f", "g", "h", "i", "j"]
      list.view.moveItem(at: path(0), to: path(2))
    }
    #expect(events.filter { $0.hasPrefix("cell") || $0.contains("isplay") }.isEmpty)
    #expect(list.view.indexPath(for: cell) == path(2))
    #expect(cell.frame.minY == 200)
    #expect(list.shown == ["b", "c", "a"])
  }

  @Test func `L8 cells and headers with one identifier do not stand in for each other`() {
    let list = ListFixture(tenLetters)
    list.layout.headerReferenceSize = CGSize(width: 0, height: 50)
    list.layOut()
    _ = list.events { list.view.contentOffset.y = 600 }
    _ = list.events { list.view.contentOffset.y = 0 }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(list.view.supplementaryView(forElementKind: kind, at: path(0)) is BoundaryView)
    #expect(list.view.visibleCells.allSatisfy { $0 is LetterCell })
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `L9 a cell is prepared for reuse before dequeuing returns it and never when new`() {
    let list = ListFixture(tenLetters)
    var reuses: [Int] = []
    list.onCell = { cell, _ in reuses.append((cell as? LetterCell)?.reuses ?? -1) }
    list.layOut()
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 200
    list.view.layoutIfNeeded()
    #expect(reuses == [0, 0, 0, 0, 1])
  }

  @Test func `L10 an identifier nobody registered is refused`() {
    let list = ListFixture([["a"]])
    list.cellProvider = { $0.dequeueReusableCell(withReuseIdentifier: "X", for: $1) }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(
      failures.first?.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must"
        + " register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
    #expect(list.view.visibleCells.isEmpty)
  }

  @Test func `L10 a cell that was not dequeued is refused`() {
    let list = ListFixture([["a"]])
    list.cellProvider = { _, _ in UICollectionViewCell(frame: .zero) }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(failures.first?.id == "F-CELL-NOID")
    #expect(list.view.visibleCells.isEmpty)
  }

  @Test func `L10 a header that the data source does not provide is refused`() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let list = ListFixture([[]])
    list.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let plain = Plain()
    list.view.dataSource = plain
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.first?.id == "F-SUPP")
    #expect(failures.first?.reason.contains("(UICollectionElementKindSectionHeader,") == true)
  }

  @Test func `L12 a second cell dequeued for one item is refused`() {
    let list = ListFixture([["a"]])
    list.cellProvider = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
    }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(failures.map(\.id) == ["F-DEQ-LEAK"])
    #expect(list.view.visibleCells.count == 1)
  }

  @Test func `L13 attributes are applied again only when they changed`() throws {
    let list = ListFixture([["a", "b"]])
    list.layOut()
    let cell = try #require(list.cell(0, 0))
    #expect(cell.applied.count == 1)
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(cell.applied.count == 1)
    list.layout.sectionInset.top = 10
    list.view.layoutIfNeeded()
    #expect(cell.applied.map(\.frame.minY) == [0, 10])
  }

  @Test func `L13 a cell that is used again takes on even equal attributes`() throws {
    let list = ListFixture([["a"]])
    list.layOut()
    let cell = try #require(list.cell(0, 0))
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.cell(0, 0) === cell)
    #expect(cell.applied.count == 2)
  }

  @Test func `L14 a cell is selected after the data source returned it`() {
    let list = ListFixture(tenLetters)
    list.layOut()
    list.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    var wasSelected: [Bool] = []
    list.onCell = { cell, _ in wasSelected.append(cell.isSelected) }
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(wasSelected == [false])
    #expect(list.cell(0, 3)?.isSelected == true)
  }
}
