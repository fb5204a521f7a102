import HeadlessUIKit
import Testing

/// Cells that are measured at the text size of their list from the start.
@MainActor struct TextSizeTests {
  private final class Cell: UICollectionViewListCell {}

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 60
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let source = Source()
  private let view: UICollectionView
  private let window: UIWindow

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window = Headless.show(view, size: CGSize(width: 390, height: 844))
  }

  private func fontSizes() -> Set<CGFloat> {
    let labels = view.visibleCells.flatMap { $0.contentView.subviews.compactMap { $0 as? UILabel } }
    return Set(labels.filter { $0.text != nil }.map(\.font.pointSize))
  }

  private func heights() -> Set<CGFloat> { Set(view.visibleCells.map(\.bounds.height)) }

  @Test func `list content keeps the text size after a reload and for cells that scroll in`() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(fontSizes() == [40])
    let first = heights()
    view.reloadData()
    window.layoutIfNeeded()
    #expect(fontSizes() == [40])
    view.contentOffset.y += 1_000
    window.layoutIfNeeded()
    #expect(fontSizes() == [40])
    #expect(heights().count == 1)
    #expect(heights() == first)
  }

  @Test func `a new cell has the traits of its collection view when it is measured`() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    let cell = view.visibleCells.first
    #expect(cell?.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect((cell?.bounds.height ?? 0) > 60)
  }

  @Test func `a task of a test has the text size of the windows in its time`() async {
    func category() async -> UIContentSizeCategory {
      await Task { UIApplication.shared.preferredContentSizeCategory }.value
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    await Headless.withOwnTime {
      let other = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
      Headless.setTraits(large, of: other)
      #expect(await category() == .accessibilityExtraLarge)
      await Headless.withOwnTime { #expect(await category() == .large) }
      other.isHidden = true
    }
  }
}
