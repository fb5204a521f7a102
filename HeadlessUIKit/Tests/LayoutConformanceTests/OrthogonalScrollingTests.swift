import TestPlatform
import Testing

/// Sections that scroll across the direction of their layout.
@MainActor struct OrthogonalScrollingTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// A section of cards of 40 points, five points apart, above an ordinary one.
  private func list(
    _ behavior: Behavior,
    cards: Int = 6,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil,
    change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalFixture {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let card = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.4), .absolute(30)),
      subitems: [item]
    )
    let cards = cards
    let layout = UICollectionViewCompositionalLayout { index, _ in
      guard index == 0 else { return NSCollectionLayoutSection(group: .single(50)) }
      let section = NSCollectionLayoutSection(group: card)
      section.interGroupSpacing = 5
      section.orthogonalScrollingBehavior = behavior
      section.visibleItemsInvalidationHandler = handler
      change(section)
      return section
    }
    return CompositionalFixture([cards, 2], layout: layout)
  }

  /// Where a cell is seen, which its frame does not say: the frame stays as it is when its section
  /// scrolls.
  private func seen(_ item: Int, _ list: CompositionalFixture) -> CGFloat? {
    list.view.layoutIfNeeded()
    let cell = list.view.cellForItem(at: IndexPath(item: item, section: 0))
    return cell.map { $0.convert($0.bounds, to: list.view).minX }
  }

  private func positions(_ list: CompositionalFixture) -> [CGFloat] {
    list.view.layoutIfNeeded()
    return list.frames().map(\.minX)
  }

  @Test func `D17 the groups are side by side, and only the height counts for the content`() {
    let list = list(.continuous)
    #expect(positions(list) == [0, 45, 90, 135, 180, 225])
    #expect(list.frames().allSatisfy { $0.minY == 0 && $0.height == 30 })
    #expect(list.frames(ofSection: 1).map(\.minY) == [30, 80])
    #expect(list.view.contentSize == CGSize(width: 100, height: 130))
    #expect(list.visible == ["0-0", "0-1", "0-2", "1-0", "1-1"])
  }

  @Test func `D17 a section scrolls on its own, and the delegate hears nothing of it`() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let list = list(.continuous)
    let listener = Listener()
    list.view.delegate = listener
    #expect(Headless.scrollSection(0, by: 50, in: list.view) == 50)
    #expect(positions(list).prefix(2) == [0, 45])
    #expect(list.visible == ["0-1", "0-2", "0-3", "1-0", "1-1"])
    #expect(list.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 45)
    #expect(seen(1, list) == -5)
    #expect(list.view.contentOffset == .zero)
    #expect(listener.scrolls == 0)
    #expect(Headless.scrollSection(1, by: 50, in: list.view) == 0)
    // 265 points of groups less 100 that are visible.
    #expect(Headless.scrollSection(0, by: 500, in: list.view) == 115)
  }

  @Test(arguments: [
    (Behavior.continuous, 50, 50), (.continuousGroupLeadingBoundary, 50, 45),
    (.continuousGroupLeadingBoundary, 70, 90), (.paging, 60, 100), (.paging, 40, 0),
    (.groupPaging, 30, 45), (.groupPaging, 120, 45), (.groupPaging, 10, 0),
    (.groupPagingCentered, 60, 45),
  ])
  func `D18 a section comes to rest where its behavior says`(
    behavior: Behavior,
    distance: Int,
    expected: Int
  ) {
    let list = list(behavior)
    #expect(Headless.scrollSection(0, by: CGFloat(distance), in: list.view) == CGFloat(expected))
  }

  @Test func `D18 centered groups are in the middle, also the first and the last`() {
    let list = list(.groupPagingCentered, cards: 2)
    #expect([seen(0, list), seen(1, list)] == [30, 75])
    Headless.scrollSection(0, by: 300, in: list.view)
    #expect([seen(0, list), seen(1, list)] == [-15, 30])
    #expect(Headless.offsetOfSection(0, in: list.view) == 15)
  }

  @Test func `D19 a handler hears what is visible and changes how it looks`() throws {
    var heard: [(paths: [Int], offset: CGPoint)] = []
    var places: [CGFloat] = []
    let list = list(.continuous) { items, offset, environment in
      heard.append((items.map(\.indexPath.item), offset))
      places = items.map { $0.center.x - offset.x }
      for item in items {
        let middle = environment.container.contentSize.width / 2
        item.alpha = abs(item.frame.midX - offset.x - middle) < 1_000 ? 0.5 : 1
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    list.view.layoutIfNeeded()
    #expect(heard.last?.paths == [0, 1, 2])
    #expect(heard.last?.offset == .zero)
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.alpha == 0.5)
    #expect(cell.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    Headless.scrollSection(0, by: 50, in: list.view)
    #expect(heard.last?.paths == [1, 2, 3])
    #expect(heard.last?.offset == CGPoint(x: 50, y: 0))
    #expect(places == [15, 60, 105])
    let count = heard.count
    list.view.contentInset.bottom = 500
    list.view.contentOffset.y = 10
    list.view.layoutIfNeeded()
    #expect(heard.count > count)
  }

  /// Recorded: iOS 26.1, iPhone 16 simulator, Vercantez/openuikit.
  @Test
  func `D17 a section that scrolls on its own has its cells in a scroll view, where they stay`()
    throws
  {
    let size = NSCollectionLayoutSize(.absolute(72), .absolute(72))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(32)),
        elementKind: "header",
        alignment: .top
      )
    ]
    let list = CompositionalFixture([8], size: CGSize(width: 375, height: 551), section: section)
    list.view.layoutIfNeeded()
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let scroller = try #require(cell.superview as? UIScrollView)
    #expect(scroller.superview === list.view)
    #expect(scroller.frame == CGRect(x: 16, y: 40, width: 343, height: 72))
    #expect(scroller.bounds.origin == CGPoint(x: 16, y: 40))
    #expect(scroller.contentSize == CGSize(width: 660, height: 72))
    #expect(scroller.contentInset == UIEdgeInsets(top: -40, left: -16, bottom: 0, right: 16))
    #expect(cell.frame == CGRect(x: 100, y: 40, width: 72, height: 72))
    #expect(list.visible == ["0-0", "0-1", "0-2", "0-3", "0-4"])
    Headless.scrollSection(0, by: 50, in: list.view)
    #expect(cell.frame == CGRect(x: 100, y: 40, width: 72, height: 72))
    #expect(cell.superview === scroller)
    #expect(seen(1, list) == 50)
  }

  @Test func `D29 scrolling to an item scrolls its section`() {
    let list = list(.continuous)
    list.view.layoutIfNeeded()
    list.view.scrollToItem(
      at: IndexPath(item: 3, section: 0),
      at: .centeredHorizontally,
      animated: false
    )
    #expect(seen(3, list) == 30)
    #expect(list.view.contentOffset == .zero)
    list.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
    #expect(seen(0, list) == 0)
  }

  @Test func `D31 a section stays scrolled when another one comes before it`() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let card = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(60), .absolute(30)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: card)
    section.orthogonalScrollingBehavior = .continuous
    let list = CompositionalFixture([5], section: section)
    Headless.scrollSection(0, by: 70, in: list.view)
    list.view.performBatchUpdates {
      list.counts = [5, 5]
      list.view.insertSections([0])
    }
    list.view.layoutIfNeeded()
    #expect(Headless.offsetOfSection(1, in: list.view) == 70)
    #expect(Headless.offsetOfSection(0, in: list.view) == 0)
  }

  @Test func `D39 a section moves on after the finger, as its deceleration rate says`() {
    guard #available(iOS 17, *) else { return }
    typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
    func way(_ change: @escaping (Properties) -> Void) -> CGFloat {
      let list = list(.continuous, change: { change($0.orthogonalScrollingProperties) })
      return Headless.scrollSection(0, by: 10, velocity: 0.1, in: list.view)
    }
    let normal = way { $0.decelerationRate = .normal }
    let fast = way { $0.decelerationRate = .fast }
    #expect(fast > 10)
    #expect(normal > fast)
    #expect(way { _ in } == normal)
    #expect(way { $0.bounce = .never } == normal)
  }
}
