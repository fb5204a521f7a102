import TestPlatform
import Testing

/// Data sources that lie and callbacks that call back; none of it may trap.
@MainActor struct BadInputTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `a cell returned for two items is shown for the first`() {
    let list = ListFixture([["a", "b"]])
    var kept: UICollectionViewCell?
    list.cellProvider = { view, path in
      let cell = kept ?? view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
      kept = cell
      return cell
    }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(failures.first?.id == "F-CELL-NOID")
    #expect(list.view.visibleCells.count == 1)
  }

  @Test func `a data source that is gone leaves an empty view`() {
    let list = ListFixture([["a", "b"]])
    list.layOut()
    list.view.dataSource = nil
    list.view.layoutIfNeeded()
    #expect(list.view.numberOfSections == 0)
    #expect(list.view.visibleCells.isEmpty)
    #expect(list.view.shownSubviews.isEmpty)
  }

  @Test func `a data source that goes away without a word leaves the view as it was`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    do {
      final class Plain: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          100
        }
        func collectionView(
          _ view: UICollectionView,
          cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let plain = Plain()
      view.dataSource = plain
      view.layoutIfNeeded()
    }
    let count = view.visibleCells.count
    #expect(count > 0)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test func `a negative count is refused and counts as none`() {
    final class Negative: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        -3
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let list = ListFixture([])
    let negative = Negative()
    list.view.dataSource = negative
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.map(\.id) == ["F-NEG-COUNT"])
    #expect(list.view.numberOfItems(inSection: 0) == 0)
  }

  @Test func `a reload inside a request for a cell starts the pass again`() {
    let list = ListFixture([["a", "b", "c"]])
    var reloads = 0
    list.onCell = { _, path in
      guard path.item == 1, reloads < 3 else { return }
      reloads += 1
      list.sections[0].append("x")
      list.view.reloadData()
    }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(failures.isEmpty)
    #expect(list.view.numberOfItems(inSection: 0) == 6)
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.view.shownSubviews.count == 3)
  }

  @Test func `a reload in every request for a cell is refused as a loop`() {
    let list = ListFixture([["a"]])
    list.onCell = { _, _ in list.view.reloadData() }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(failures.map(\.id).contains("F-LOOP"))
  }

  @Test func `a batch inside a request for a cell is refused and completes as unfinished`() {
    let list = ListFixture([["a"]])
    var finished: [Bool] = []
    Headless.withOwnTime {
      list.onCell = { _, _ in
        list.onCell = { _, _ in }
        list.view.performBatchUpdates({}, completion: { finished.append($0) })
      }
      let failures = Headless.recordingFailures { list.layOut() }
      #expect(failures.map(\.id) == ["F-REENTRANT"])
      Headless.finishAnimations()
    }
    #expect(finished == [false])
    #expect(list.shown == ["a"])
  }

  @Test func `scrolling while a cell is announced shows the place scrolled to`() {
    let list = ListFixture([Array(repeating: "a", count: 50)])
    list.onCell = { _, path in
      guard path.item == 1 else { return }
      list.view.scrollToItem(at: self.path(40), at: .top, animated: false)
    }
    list.layOut()
    #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == [40, 41, 42])
    #expect(list.view.shownSubviews.count == 3)
  }

  @Test func `paths that are no items are refused`() {
    let list = ListFixture([["a"]])
    list.layOut()
    let failures = Headless.recordingFailures {
      list.view.insertItems(at: [IndexPath(index: 0)])
      list.view.scrollToItem(at: IndexPath(), at: .top, animated: false)
      list.view.selectItem(at: path(7), animated: false, scrollPosition: [])
      list.view.deselectItem(at: path(7), animated: false)
    }
    #expect(failures.map(\.id) == ["F-INDEX-PATH", "F-SCROLL-OOB", "F-SCROLL-OOB"])
    #expect(list.view.cellForItem(at: IndexPath()) == nil)
    #expect(list.view.layoutAttributesForItem(at: IndexPath(index: 3)) == nil)
    #expect(list.view.layoutAttributesForItem(at: path(-1, -1)) == nil)
    #expect(list.shown == ["a"])
  }

  @Test func `a reload inside an update block is refused and the update goes on`() {
    let list = ListFixture([["a"]])
    list.layOut()
    let failures = Headless.recordingFailures {
      list.view.performBatchUpdates {
        list.sections = [["x", "a"]]
        list.view.reloadData()
        list.view.insertItems(at: [path(0)])
      }
    }
    #expect(failures.map(\.id) == ["F-RELOAD-IN-BATCH"])
    #expect(list.shown == ["x", "a"])
  }

  @Test func `a class that makes no cells is refused`() {
    let list = ListFixture([["a"]])
    let failures = Headless.recordingFailures {
      list.view.register(NSObject.self, forCellWithReuseIdentifier: "x")
      list.view.register(BoundaryView.self, forCellWithReuseIdentifier: "x")
    }
    #expect(failures.map(\.id) == ["F-REG-CLASS", "F-REG-CLASS"])
  }

  @Test func `a reconfiguration that returns another cell is refused`() throws {
    let list = ListFixture([["a"]])
    list.layOut()
    let cell = try #require(list.cell(0, 0))
    list.cellProvider = { _, _ in LetterCell(frame: .zero) }
    let failures = Headless.recordingFailures { list.view.reconfigureItems(at: [path(0)]) }
    #expect(failures.map(\.id) == ["F-RECONF"])
    #expect(list.cell(0, 0) === cell)
  }
}
