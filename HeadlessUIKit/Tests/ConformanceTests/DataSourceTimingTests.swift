import TestPlatform
import Testing

/// When a collection view asks its data source, and how long it believes the answers.
@MainActor struct DataSourceTimingTests {
  private let path = IndexPath(item: 0, section: 0)

  @Test func `C1 setting a data source and reloading ask nothing`() {
    let list = ListFixture([["a"]])
    list.view.reloadData()
    #expect(list.events.isEmpty)
  }

  @Test func `C2 the first layout asks for all counts and then for cells`() {
    let list = ListFixture([["a"], ["b", "c"]])
    let events = list.events { list.view.setNeedsLayout() }
    #expect(Array(events.prefix(3)) == ["sections", "items 0", "items 1"])
    #expect(events.filter { $0.hasPrefix("cell") } == ["cell 0-0", "cell 1-0", "cell 1-1"])
  }

  @Test func `C3 there is one section unless the data source says otherwise`() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let plain = Plain()
    view.dataSource = plain
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func `C4 counts stay as they were when the data changes silently`() {
    let list = ListFixture([["a"]])
    list.layOut()
    list.sections = [["a", "b"], []]
    #expect(list.view.numberOfItems(inSection: 0) == 1)
    #expect(list.view.numberOfSections == 1)
    #expect(list.events.isEmpty)
  }

  @Test func `C5 counts are old in the update block and new in the completion`() {
    let list = ListFixture([["a", "b", "c"]])
    list.layOut()
    var counts: [Int] = []
    list.view.performBatchUpdates {
      counts.append(list.view.numberOfItems(inSection: 0))
      list.sections = [["b", "c"]]
      list.view.deleteItems(at: [path])
      counts.append(list.view.numberOfItems(inSection: 0))
    } completion: { _ in
      counts.append(list.view.numberOfItems(inSection: 0))
    }
    Headless.finishAnimations()
    #expect(counts == [3, 3, 2])
  }

  // In C6 and C8 the data source is asked too late and reports the new number twice, so there is
  // one item too few: of the two texts for numbers that do not add up, that is the one that lists
  // all counts and updates (rule B22). Reports of this mistake that quote the other text are from
  // before iOS 16.4, which brought this one. Which text it is was inferred from published logs, so a
  // test that is to run on iOS should look at the common beginning of both, "Invalid".
  @Test func `C6 reload then mutate then insert is refused`() {
    let list = ListFixture([["a"]])
    list.layOut()
    list.view.reloadData()
    list.sections = [["x", "a"]]
    let failures = Headless.recordingFailures { list.view.insertItems(at: [path]) }
    #expect(failures.map(\.id) == ["F-BATCH"])
    #expect(failures.first?.reason.hasPrefix("Invalid batch updates detected") == true)
  }

  @Test(arguments: 0..<4)
  func `C7 bringing the counts up to date before the change makes the insert legal`(
    workaround: Int
  ) {
    let list = ListFixture([["a"]])
    list.layOut()
    list.view.reloadData()
    switch workaround {
    case 0: list.view.layoutIfNeeded()
    case 1: _ = list.view.numberOfItems(inSection: 0)
    case 2: _ = list.view.numberOfSections
    default: list.view.performBatchUpdates(nil)
    }
    list.sections = [["x", "a"]]
    let failures = Headless.recordingFailures { list.view.insertItems(at: [path]) }
    #expect(failures.isEmpty)
    #expect(list.view.numberOfItems(inSection: 0) == 2)
  }

  @Test func `C8 an insert into a view that was never laid out is refused`() {
    let list = ListFixture([[]])
    list.sections = [["x"]]
    let failures = Headless.recordingFailures { list.view.insertItems(at: [path]) }
    #expect(failures.map(\.id) == ["F-BATCH"])
  }

  @Test func `C9 setting the data source again makes the counts invalid`() {
    let list = ListFixture([["a"]])
    list.layOut()
    list.sections = [["a", "b"]]
    list.view.dataSource = list
    #expect(list.view.numberOfItems(inSection: 0) == 2)
  }

  @Test func `C10 the count of a section that does not exist is refused`() {
    let list = ListFixture([])
    var count = -1
    let failures = Headless.recordingFailures { count = list.view.numberOfItems(inSection: 9) }
    #expect(
      failures.map(\.reason) == [
        "request for number of items in section 9 when there are only 0 sections in the collection"
          + " view"
      ]
    )
    #expect(count == 0)
  }

  @Test func `C11 scrolling does not ask for counts`() {
    let list = ListFixture([Array(repeating: "a", count: 20)])
    list.layOut()
    let events = list.events { list.view.contentOffset.y = 150 }
    #expect(!events.contains("sections"))
    #expect(events.contains("cell 0-4"))
  }

  @Test func `C12 content that shrinks in a reload is scrolled back`() {
    let list = ListFixture([Array(repeating: "a", count: 20)])
    list.layOut()
    list.view.contentOffset.y = 1500
    list.view.layoutIfNeeded()
    list.sections = [Array(repeating: "b", count: 5)]
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 200)
    #expect(list.shown == ["b", "b", "b"])
  }
}
