import TestPlatform
import Testing

/// Registration values, which carry the class and the configuration of their views.
@MainActor struct RegistrationTests {
  private let list = ListFixture([["a", "b", "c", "d", "e", "f"]])

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `L27 a cell registration makes, configures and uses cells again`() throws {
    var handled: [String] = []
    let registration = UICollectionView.CellRegistration<LetterCell, String> { cell, path, item in
      cell.letter = item
      handled.append("\(path.item) \(item) \(cell.reuses)")
    }
    list.cellProvider = { view, path in
      view.dequeueConfiguredReusableCell(
        using: registration,
        for: path,
        item: self.list.sections[path.section][path.item]
      )
    }
    list.layOut()
    #expect(list.shown == ["a", "b", "c"])
    let first = try #require(list.cell(0, 0))
    #expect(first.reuseIdentifier != nil)
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 200
    list.view.layoutIfNeeded()
    #expect(list.cell(0, 4) === first)
    #expect(handled == ["0 a 0", "1 b 0", "2 c 0", "3 d 0", "4 e 1"])
  }

  @Test func `L27 two registrations do not share cells`() {
    let one = UICollectionView.CellRegistration<LetterCell, String> { _, _, _ in }
    let two = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    list.cellProvider = { view, path in
      path.item.isMultiple(of: 2)
        ? view.dequeueConfiguredReusableCell(using: one, for: path, item: "")
        : view.dequeueConfiguredReusableCell(using: two, for: path, item: "")
    }
    for offset in [0, 100, 200, 300, 0] as [CGFloat] {
      list.view.contentOffset.y = offset
      list.view.layoutIfNeeded()
      for path in list.view.indexPathsForVisibleItems {
        #expect((list.view.cellForItem(at: path) is LetterCell) == path.item.isMultiple(of: 2))
      }
    }
  }

  @Test func `L27 without an item the handler is not called`() {
    var calls = 0
    let registration = UICollectionView.CellRegistration<LetterCell, String> { _, _, _ in calls += 1
    }
    list.cellProvider = {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: nil)
    }
    list.layOut()
    #expect(calls == 0)
    #expect(list.view.visibleCells.count == 3)
  }

  @Test func `L27 a reconfigured cell goes through the handler again`() {
    let registration = UICollectionView.CellRegistration<LetterCell, String> { cell, _, item in
      cell.letter = item
    }
    list.cellProvider = { view, path in
      let item = self.list.sections[path.section][path.item]
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    list.layOut()
    let cell = list.cell(0, 1)
    list.sections[0][1] = "B"
    list.view.reconfigureItems(at: [path(1)])
    #expect(list.shown == ["a", "B", "c"])
    #expect(list.cell(0, 1) === cell)
  }

  @Test func `L11 a registration made in the provider is refused`() {
    list.cellProvider = { view, path in
      let registration = UICollectionView.CellRegistration<LetterCell, String> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: "")
    }
    let failures = Headless.recordingFailures { list.layOut() }
    #expect(
      failures.first?.reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside"
          + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource"
          + " cell provider."
      ) == true
    )
    #expect(list.view.visibleCells.isEmpty)
  }

  @Test func `L27 a supplementary registration makes headers`() {
    final class Titled: NSObject, UICollectionViewDataSource {
      var titles: [String] = []
      let registration: UICollectionView.SupplementaryRegistration<BoundaryView>

      override init() {
        registration = .init(elementKind: UICollectionView.elementKindSectionHeader) {
          view,
          _,
          path in
          view.title = "section \(path.section)"
        }
      }

      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ view: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
      }
    }
    let titled = Titled()
    list.view.dataSource = titled
    list.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    list.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let titles = list.view.visibleSupplementaryViews(ofKind: kind)
      .compactMap { ($0 as? BoundaryView)?.title }
    #expect(titles == ["section 0", "section 1"])
  }
}
