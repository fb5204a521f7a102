import TestPlatform
import Testing

/// Compositional layouts in which views say how large they are.
@MainActor struct CompositionalSizingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func estimatedRow(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1)
  ) -> NSCollectionLayoutGroup {
    .row(.estimated(50), [NSCollectionLayoutItem(width, .estimated(50))])
  }

  @Test func `D21 an estimated height is what the cell asks for`() {
    let list = CompositionalFixture([4], section: NSCollectionLayoutSection(group: estimatedRow()))
    list.wantedSizes = [
      path(0): CGSize(width: 7, height: 80), path(2): CGSize(width: 7, height: 10),
    ]
    #expect(
      list.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 0, y: 80, width: 100, height: 50),
        CGRect(x: 0, y: 130, width: 100, height: 10), CGRect(x: 0, y: 140, width: 100, height: 50),
      ]
    )
    #expect(list.view.contentSize.height == 190)
    #expect(list.view.cellForItem(at: path(1))?.frame.minY == 80)
  }

  @Test func `D21 a row is as high as its highest item`() {
    let section = NSCollectionLayoutSection(group: estimatedRow(.fractionalWidth(0.5)))
    let list = CompositionalFixture([4], section: section)
    list.wantedSizes = [
      path(0): CGSize(width: 50, height: 60), path(1): CGSize(width: 50, height: 90),
    ]
    #expect(list.frames().map(\.height) == [60, 90, 50, 50])
    #expect(list.frames().map(\.minY) == [0, 0, 90, 90])
  }

  @Test func `D37 uniform siblings are as high as the highest of them asks`() {
    guard #available(iOS 17, *) else { return }
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    #expect(height.isUniformAcrossSiblings && !height.isEstimated && height.dimension == 50)
    let item = NSCollectionLayoutItem(.fractionalWidth(0.5), height)
    let list = CompositionalFixture(
      [4],
      section: NSCollectionLayoutSection(group: .row(.estimated(50), [item]))
    )
    list.wantedSizes = [
      path(0): CGSize(width: 50, height: 60), path(1): CGSize(width: 50, height: 90),
      path(3): CGSize(width: 50, height: 30),
    ]
    #expect(list.frames().map(\.height) == [90, 90, 50, 50])
    #expect(list.frames().map(\.minY) == [0, 0, 90, 90])
    #expect(list.view.contentSize.height == 140)
  }

  @Test func `D37 a sibling that is not uniform keeps its height, and a column shares its width`() {
    guard #available(iOS 17, *) else { return }
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 20)
    let row = [
      NSCollectionLayoutItem(.fractionalWidth(0.3), uniform),
      NSCollectionLayoutItem(.fractionalWidth(0.3), .estimated(20)),
      NSCollectionLayoutItem(.fractionalWidth(0.3), uniform),
    ]
    let list = CompositionalFixture(
      [3],
      section: NSCollectionLayoutSection(group: .row(.estimated(20), row))
    )
    list.wantedSizes = [
      path(0): CGSize(width: 30, height: 40), path(1): CGSize(width: 30, height: 80),
      path(2): CGSize(width: 30, height: 60),
    ]
    #expect(list.frames().map(\.height) == [60, 80, 60])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(20),
        heightDimension: .absolute(60)
      ),
      subitems: [NSCollectionLayoutItem(uniform, .absolute(30))]
    )
    let tags = CompositionalFixture([2], section: NSCollectionLayoutSection(group: column))
    tags.wantedSizes = [
      path(0): CGSize(width: 70, height: 30), path(1): CGSize(width: 40, height: 30),
    ]
    #expect(tags.frames().map(\.width) == [70, 70])
  }

  @Test func `D21 an estimated width is what the cell asks for, and moves its neighbor`() {
    let item = NSCollectionLayoutItem(.estimated(30), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(group: .row(.absolute(20), [item]))
    let list = CompositionalFixture([3], section: section)
    list.wantedSizes = [path(0): CGSize(width: 40, height: 99)]
    #expect(list.frames().map(\.minX) == [0, 40, 70])
    #expect(list.frames().allSatisfy { $0.height == 20 })
  }

  @Test func `D21 fixed dimensions are not asked for`() {
    let list = CompositionalFixture([2], section: NSCollectionLayoutSection(group: .single(50)))
    list.wantedSizes = [path(0): CGSize(width: 20, height: 90)]
    #expect(list.frames().map(\.height) == [50, 50])
  }

  @Test func `D21 insets do not count along an estimated dimension`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .estimated(50))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let section = NSCollectionLayoutSection(group: .row(.estimated(50), [item]))
    let list = CompositionalFixture([2], section: section)
    list.wantedSizes = [path(0): CGSize(width: 80, height: 70)]
    #expect(
      list.frames() == [
        CGRect(x: 10, y: 0, width: 80, height: 70), CGRect(x: 10, y: 70, width: 80, height: 50),
      ]
    )
  }

  @Test func `D21 a header of estimated height is what it asks for`() {
    let section = NSCollectionLayoutSection(group: .single(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(10)),
        elementKind: "header",
        alignment: .top
      )
    ]
    let list = CompositionalFixture([1], section: section)
    list.wantedHeaderSize = CGSize(width: 5, height: 33)
    #expect(list.frame(ofKind: "header") == CGRect(x: 0, y: 0, width: 100, height: 33))
    #expect(list.frames().map(\.minY) == [33])
  }

  @Test func `D21 a label wraps in the width that is fixed`() throws {
    final class LabelCell: UICollectionViewCell {
      let label = UILabel(frame: .zero)
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 20)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
    }
    let list = CompositionalFixture([2], section: NSCollectionLayoutSection(group: estimatedRow()))
    list.view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    list.view.layoutIfNeeded()
    let cell = try #require(list.view.cellForItem(at: path(0)) as? LabelCell)
    let wanted = cell.label.sizeThatFits(
      CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    )
    #expect(cell.frame.size == CGSize(width: 100, height: wanted.height))
    #expect(wanted.height > 50)
  }

  @Test func `D22 sizes stay with their items through a batch`() {
    let section = NSCollectionLayoutSection(group: estimatedRow())
    let list = CompositionalFixture([3, 1], section: section)
    list.wantedSizes = [path(1): CGSize(width: 100, height: 80)]
    #expect(list.frames().map(\.height) == [50, 80, 50])
    list.wantedSizes = [:]
    list.view.performBatchUpdates {
      list.counts = [3, 2]
      list.view.moveItem(at: path(1), to: path(0, 1))
      list.view.insertItems(at: [path(0)])
    }
    #expect(list.frames().map(\.height) == [50, 50, 50])
    #expect(list.frames(ofSection: 1).map(\.height) == [80, 50])
  }

  @Test func `D22 another width has every view asked again`() {
    let list = CompositionalFixture([2], section: NSCollectionLayoutSection(group: estimatedRow()))
    list.wantedSizes = [path(0): CGSize(width: 100, height: 80)]
    #expect(list.frames().map(\.height) == [80, 50])
    (list.view.cellForItem(at: path(0)) as? AskingCell)?.wantedSize?.height = 20
    list.view.frame.size.width = 60
    #expect(list.frames().map(\.height) == [20, 50])
  }

  @Test func `D30 a million estimated items cost nothing until they are shown`() {
    let section = NSCollectionLayoutSection(group: estimatedRow())
    let list = CompositionalFixture([1_000_000], section: section)
    list.wantedSizes = [path(0): CGSize(width: 100, height: 70)]
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 50_000_020)
    list.view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    #expect(list.visible.last == "0-999999")
    #expect(list.view.visibleCells.count == 6)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, .greatestFiniteMagnitude])
  func `measures that are no numbers leave a layout that shows the rest`(number: CGFloat) {
    let item = NSCollectionLayoutItem(.absolute(number), .fractionalHeight(number))
    item.contentInsets.leading = number
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(number),
      top: .flexible(number),
      trailing: nil,
      bottom: nil
    )
    let group = NSCollectionLayoutGroup.row(.estimated(number), [item])
    group.interItemSpacing = .flexible(number)
    let odd = NSCollectionLayoutSection(group: group)
    odd.contentInsets.top = number
    odd.interGroupSpacing = number
    odd.orthogonalScrollingBehavior = .groupPaging
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? NSCollectionLayoutSection(group: .single(20)) : odd
    }
    let list = CompositionalFixture([1, 3], layout: layout)
    list.wantedSizes = [path(0, 1): CGSize(width: 10, height: number)]
    _ = Headless.recordingFailures {
      list.view.layoutIfNeeded()
      Headless.scrollSection(1, by: number, in: list.view)
      _ = layout.layoutAttributesForElements(in: CGRect(x: number, y: 0, width: 1, height: number))
      #expect(list.visible.first == "0-0")
    }
  }
}
