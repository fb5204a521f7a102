import Testing

@testable import HeadlessUIKit

/// What UIKit was recorded to say of mistakes.
@MainActor struct RecordedFailureTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  /// Returns what is said of an update of a list with some counts to others.
  private func says(
    _ counts: [Int],
    to next: [Int],
    _ update: (UICollectionView) -> Void
  ) -> String {
    let source = Source(counts)
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = Headless.show(list, size: CGSize(width: 320, height: 480))
    window.layoutIfNeeded()
    return Headless.recordingFailures {
      list.performBatchUpdates {
        source.counts = next
        update(list)
      }
    }.map(\.reason).joined(separator: "\n")
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `operations that exclude each other are named`() {
    let sections = says([1, 1, 1, 1, 1], to: [1, 1, 1, 1, 1]) {
      $0.moveSection(2, toSection: 4)
      $0.reloadSections([3])
      $0.deleteSections([4])
      $0.insertSections([2])
    }
    #expect(sections == "attempt to perform an insert and a move to the same section (4)")
    let item = says([10], to: [10]) {
      $0.reloadItems(at: [path(0, 9)])
      $0.moveItem(at: path(0, 9), to: path(0, 0))
    }
    #expect(item.hasPrefix("attempt to perform a delete and a move from the same index path ("))
    #expect(item.hasSuffix("0 - 9})"))
    let section = says([1, 1], to: [1, 1]) {
      $0.reloadSections([1])
      $0.moveSection(1, toSection: 0)
    }
    #expect(section.hasPrefix("attempt to perform a delete and a move from the same section"))
    let target = says([1, 1], to: [1, 1]) {
      $0.reloadSections([0])
      $0.moveSection(1, toSection: 0)
    }
    #expect(target.hasPrefix("attempt to perform an insert and a move to the same section"))
  }

  @Test func `counts that do not add up are told with the updates`() {
    let text = says([30], to: [29]) {
      $0.deleteItems(at: [path(0, 0)])
      $0.insertItems(at: [path(0, 0)])
    }
    #expect(
      text.hasPrefix(
        "Invalid batch updates detected: the number of sections and/or items returned by the data"
          + " source before and/or after performing the batch updates are inconsistent"
      )
    )
    #expect(text.contains("[\n\tDelete item (0 - 0),\n\tInsert item (0 - 0)\n]"))
    let reload = says([3], to: [5]) { $0.reloadItems(at: []) }
    #expect(reload.hasPrefix("Invalid update: invalid number of items in section 0."))
    #expect(reload.contains("(0 inserted, 0 deleted)"))
  }

  @Test(arguments: [(0, 0, 0), (3, 91, 3)])
  func `an item that does not exist is not scrolled to`(_ count: Int, _ item: Int, _ says: Int) {
    let text = self.says([count], to: [count]) { _ in }
    #expect(text.isEmpty)
    let source = Source([count])
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    Headless.show(list, size: CGSize(width: 320, height: 480)).layoutIfNeeded()
    let failures = Headless.recordingFailures {
      list.scrollToItem(at: path(0, item), at: .top, animated: false)
    }
    #expect(
      failures.map(\.reason) == [
        "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are"
          + " only \(says) items in section 0."
      ]
    )
  }

  @Test func `descriptions name recognizers, colors and the layer of a label`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.backgroundColor = .red
    #expect(list.description.contains("; gestureRecognizers = <NSArray: 0x"))
    #expect(list.description.contains("; backgroundColor = "))
    let order = ["contentOffset: ", "contentSize: ", "adjustedContentInset: ", "layout: "]
    let places = order.compactMap { list.description.range(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
    #expect(UILabel().description.contains("layer = <_UILabelLayer: 0x"))
  }

  @Test func `an item that is too wide is told with the layout and where to stop`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    let source = Source([1])
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let log = Headless.recordingLog {
      Headless.show(list, size: CGSize(width: 320, height: 480)).layoutIfNeeded()
    }
    let text = log.joined()
    #expect(
      text.hasPrefix("The behavior of the UICollectionViewFlowLayout is not defined because:")
    )
    #expect(text.contains("<UICollectionViewFlowLayout: 0x"))
    #expect(text.contains("UICollectionViewFlowLayoutBreakForInvalidSizes"))
  }

  @Test func `an identifier that exists already is named in a warning`() {
    let log = Headless.recordingLog {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([17, 18])
      snapshot.appendItems([17])
    }
    let text = log.joined()
    #expect(text.contains("BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS"))
    #expect(text.contains("[17]"))
  }

  @Test func `a content view that is replaced is told`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let log = Headless.recordingLog { cell.contentConfiguration = PlainContent() }
    #expect(log.joined().contains("UIContentConfigurationAlertForReplacedContentView"))
  }

  private struct PlainContent: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { PlainContentView(self) }
    func updated(for state: any UIConfigurationState) -> PlainContent { self }
  }

  private final class PlainContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: PlainContent) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a view that is dequeued twice is told`() {
    let source = TwiceSource()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let failures = Headless.recordingFailures {
      Headless.show(list, size: CGSize(width: 320, height: 480)).layoutIfNeeded()
    }
    #expect(
      failures.first?.reason.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display."
      ) == true
    )
  }

  private final class TwiceSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `an item that was not there when it is loaded again is a mistake of counts`() {
    let text = says([3], to: [5]) { $0.reloadItems(at: [path(0, 5)]) }
    #expect(
      text.hasPrefix("Invalid update: invalid number of items in section 0.")
        || text.hasPrefix("attempt to delete item 5 from section 0 which only contains 3 items")
    )
  }
}
