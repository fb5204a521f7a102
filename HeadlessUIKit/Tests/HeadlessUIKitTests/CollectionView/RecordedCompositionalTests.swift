import Testing

@testable import HeadlessUIKit

/// A strip that scrolls by itself above cards, as recorded with UIKit on iOS 26.1 with two pixels per
/// point.
@MainActor struct RecordedCompositionalTests {
  private final class Card: UICollectionViewCell {
    let (image, title, words) = (UIView(), UILabel(), UILabel())

    override init(frame: CGRect) {
      super.init(frame: frame)
      selectedBackgroundView = UIView()
      title.font = .preferredFont(forTextStyle: .headline)
      words.font = .preferredFont(forTextStyle: .subheadline)
      words.numberOfLines = 2
      for view in [image, title, words] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        image.topAnchor.constraint(equalTo: contentView.topAnchor),
        image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9 / 16),
        title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
        words.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .headline)
      label.text = "Stories"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let name = path.section == 0 ? "story" : "card"
      let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: path)
      (cell as? Card)?.title.text = "Morning briefing"
      (cell as? Card)?.words.text =
        "A quiet start, then a run of meetings. The 16:9 art is generated, not an asset."
      return cell
    }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: path
      )
    }
  }

  private let source = Source()

  /// Shows the list in a size, and returns it with its window.
  private func list(_ width: CGFloat, _ height: CGFloat) -> (UICollectionView, UIWindow) {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let width = environment.container.effectiveContentSize.width
      let size =
        section == 0
        ? NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(72))
        : NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute((width - 32) * 9 / 16 + 90)
        )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let result = NSCollectionLayoutSection(
        group: section == 0
          ? .horizontal(layoutSize: size, subitems: [item])
          : .vertical(layoutSize: size, subitems: [item])
      )
      if section == 0 { result.orthogonalScrollingBehavior = .continuous }
      result.interGroupSpacing = section == 0 ? 12 : 16
      result.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      result.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(32)
          ),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
      return result
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
    list.register(Card.self, forCellWithReuseIdentifier: "card")
    list.register(
      Header.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    list.dataSource = source
    let root = UIView()
    root.addSubview(list)
    let window = Headless.show(root, size: CGSize(width: width, height: height))
    Headless.setTraits(
      window.traitCollection.modifyingTraits { $0.displayScale = 2 },
      of: window
    )
    window.layoutIfNeeded()
    return (list, window)
  }

  private func frame(_ section: Int, _ item: Int, in list: UICollectionView) -> [CGFloat] {
    numbers(list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
  }

  private func header(_ section: Int, in list: UICollectionView) -> [CGFloat] {
    numbers(
      list.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )?.frame
    )
  }

  private func numbers(_ frame: CGRect?) -> [CGFloat] {
    frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  }

  private func shown(_ section: Int, in list: UICollectionView) -> [Int] {
    list.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  @Test func `items on a phone have the recorded frames`() {
    let (list, _) = list(375, 551)
    #expect(list.contentSize == CGSize(width: 375, height: 2543.5))
    for item in 0..<5 {
      #expect(frame(0, item, in: list) == [16 + 84 * CGFloat(item), 40, 72, 72])
    }
    #expect(
      (0..<3).map { frame(1, $0, in: list) }
        == [[16, 160, 343, 283], [16, 459, 343, 283], [16, 758, 343, 283]]
    )
    #expect(header(0, in: list) == [16, 0, 343, 32])
    #expect(header(1, in: list) == [16, 120, 343, 32])
    #expect(shown(0, in: list) == [0, 1, 2, 3, 4])
    #expect(shown(1, in: list) == [0, 1])
  }

  @Test func `items on a tablet have the recorded frames`() throws {
    let (list, _) = list(820, 1180)
    #expect(list.contentSize == CGSize(width: 820, height: 4546))
    for item in 0..<8 {
      #expect(frame(0, item, in: list) == [16 + 84 * CGFloat(item), 40, 72, 72])
    }
    #expect(frame(1, 0, in: list) == [16, 160, 788, 533.5])
    #expect(frame(1, 1, in: list) == [16, 709.5, 788, 533.5])
    #expect(header(0, in: list) == [16, 0, 788, 32])
    #expect(shown(0, in: list) == Array(0..<8))
    let card = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)) as? Card)
    #expect(card.image.frame.height == 443.5)
    #expect(numbers(card.title.frame) == [0, 455.5, 788, 20.5])
    #expect(numbers(card.words.frame) == [0, 480, 788, 18])
  }

  @Test func `a section that scrolls by itself keeps its cells in a scroll view`() throws {
    let (list, window) = list(375, 551)
    let path = IndexPath(item: 4, section: 0)
    let cell = try #require(list.cellForItem(at: path))
    let strip = try #require(cell.superview as? UIScrollView)
    #expect(strip.superview === list)
    #expect(numbers(strip.frame) == [16, 40, 343, 72])
    #expect(strip.bounds.origin == CGPoint(x: 16, y: 40))
    #expect(strip.contentSize == CGSize(width: 660, height: 72))
    #expect(strip.contentInset == UIEdgeInsets(top: -40, left: -16, bottom: 0, right: 16))
    list.contentOffset.y = 352
    window.layoutIfNeeded()
    list.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    window.layoutIfNeeded()
    #expect(list.contentOffset.y == 352)
    #expect(Headless.offsetOfSection(0, in: list) == 200.5)
    #expect(frame(0, 4, in: list) == [352, 40, 72, 72])
    #expect(numbers(cell.frame) == [352, 40, 72, 72])
  }

  @Test func `views that were scrolled away stay, hidden, where they were`() throws {
    let (list, window) = list(375, 551)
    let kind = UICollectionView.elementKindSectionHeader
    let header = list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    let first = try #require(header)
    let stories = try (0..<5).map {
      try #require(list.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
    let strip = try #require(stories[0].superview)
    list.contentOffset.y = 352
    window.layoutIfNeeded()
    #expect(stories.allSatisfy { $0.isHidden && $0.superview === strip })
    #expect(first.isHidden && first.superview === list)
    #expect(strip.superview === list)
    let card = try #require(list.cellForItem(at: IndexPath(item: 2, section: 1)))
    list.contentOffset.y = -236
    window.layoutIfNeeded()
    #expect(card.isHidden && card.superview === list)
    let shown = (0..<5).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(Set(shown.map(ObjectIdentifier.init)) == Set(stories.map(ObjectIdentifier.init)))
    #expect(stories.allSatisfy { !$0.isHidden && $0.superview === strip })
  }

  @Test func `views in cells and headers have the recorded frames`() throws {
    let (list, _) = list(375, 551)
    let card = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)) as? Card)
    #expect(card.image.frame.height == 193)
    #expect(numbers(card.title.frame) == [0, 205, 343, 20.5])
    #expect(numbers(card.words.frame) == [0, 229.5, 343, 38])
    let header = try #require(
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      ) as? Header
    )
    #expect(header.layoutMargins.left == 8)
    #expect(numbers(header.label.frame) == [8, 7.5, 327, 20.5])
  }

  @Test func `the background of a selected cell is transparent until then`() throws {
    let (list, window) = list(375, 551)
    list.contentOffset.y = 352
    window.layoutIfNeeded()
    #expect(shown(1, in: list) == [0, 1, 2])
    #expect(shown(0, in: list) == [])
    let cards = try (0..<2).map {
      try #require(list.cellForItem(at: IndexPath(item: $0, section: 1)) as? Card)
    }
    let background = try #require(cards[1].selectedBackgroundView)
    #expect(!background.isHidden && background.alpha == 0)
    #expect(cards[1].subviews.first === background)
    #expect(cards[1].subviews.dropFirst().first === cards[1].contentView)
    list.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    #expect(!background.isHidden && background.alpha == 1)
    #expect(cards[0].selectedBackgroundView?.alpha == 0)
  }
}
