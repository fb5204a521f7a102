import TestPlatform
import Testing

/// Paths and numbers that no program means; each may be refused, and none may trap.
@MainActor struct HostileInputTests {
  nonisolated static let paths = [
    IndexPath(), IndexPath(index: 0), IndexPath(index: -1), IndexPath(item: -1, section: 0),
    IndexPath(item: 0, section: -1), IndexPath(item: .max, section: 0),
    IndexPath(item: 0, section: .max), IndexPath(item: .max, section: .max),
    IndexPath(item: .min, section: .min), IndexPath(indexes: [0, 0, 0]),
  ]

  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  private static let header = UICollectionView.elementKindSectionHeader

  /// A list that shows three of its letters below a header.
  private func makeList() -> ListFixture {
    let list = ListFixture([["a", "b", "c", "d"], ["e"]])
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.layOut()
    return list
  }

  private func expectRecovery(of list: ListFixture) {
    _ = Headless.recordingFailures {
      list.view.cancelInteractiveMovement()
      list.view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    }
    let failures = Headless.recordingFailures {
      list.layout.itemSize = CGSize(width: 100, height: 100)
      list.layout.estimatedItemSize = .zero
      list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
      list.layout.footerReferenceSize = .zero
      list.layout.sectionInset = .zero
      list.layout.minimumLineSpacing = 0
      list.layout.minimumInteritemSpacing = 0
      list.view.contentInset = .zero
      list.view.contentOffset = .zero
      list.view.reloadData()
      list.view.layoutIfNeeded()
      list.view.contentOffset = .zero
      list.view.layoutIfNeeded()
    }
    #expect(failures.filter { !["F-NAN", "F-LOOP"].contains($0.id) }.isEmpty)
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.view.shownSubviews.count == 4)
  }

  @Test(arguments: Self.paths)
  func `a question about a path that is no item has an answer`(path: IndexPath) {
    let list = makeList()
    let view = list.view
    let layout = list.layout
    #expect(view.cellForItem(at: path) == nil)
    #expect(view.supplementaryView(forElementKind: Self.header, at: path) == nil)
    #expect(view.layoutAttributesForItem(at: path) == nil)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "x", at: path) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "x", at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    let target = layout.targetIndexPath(
      forInteractivelyMovingItem: path,
      withPosition: CGPoint(x: CGFloat.nan, y: 0)
    )
    #expect(target == path)
    let carried = layout.layoutAttributesForInteractivelyMovingItem(
      at: path,
      withTargetPosition: CGPoint(x: 5, y: 5)
    )
    #expect(carried.indexPath == path)
    let refusals = Headless.recordingFailures {
      #expect(!view.beginInteractiveMovementForItem(at: path))
    }
    #expect(refusals.count == 1)
  }

  @Test(arguments: Self.paths)
  func `a command for a path that is no item is refused or does nothing`(path: IndexPath) {
    let list = makeList()
    let view = list.view
    let one = IndexPath(item: 0, section: 0)
    let refusals = Headless.recordingFailures {
      for change in [
        { view.insertItems(at: [path, path]) }, { view.deleteItems(at: [path]) },
        { view.reloadItems(at: [path]) }, { view.moveItem(at: path, to: one) },
        { view.moveItem(at: one, to: path) },
      ] {
        change()
        view.layoutIfNeeded()
      }
    }
    #expect(refusals.count == 5)
    _ = Headless.recordingFailures {
      view.reconfigureItems(at: [path])
      view.selectItem(at: path, animated: true, scrollPosition: .top)
      view.deselectItem(at: path, animated: true)
      view.scrollToItem(at: path, at: .bottom, animated: true)
      _ = view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
      _ = view.dequeueReusableSupplementaryView(
        ofKind: Self.header,
        withReuseIdentifier: "letter",
        for: path
      )
      Headless.prepareCells(at: [path], in: view)
      Headless.selectByDragging(from: path, to: path, in: view)
      view.layoutIfNeeded()
    }
    #expect(view.indexPathsForSelectedItems == [])
    expectRecovery(of: list)
  }

  @Test(arguments: [Int.min, -1, 2, Int.max - 1])
  func `a section that does not exist is refused`(section: Int) {
    let list = makeList()
    let view = list.view
    let failures = Headless.recordingFailures {
      #expect(view.numberOfItems(inSection: section) == 0)
      view.moveSection(section, toSection: 0)
      view.layoutIfNeeded()
      view.moveSection(0, toSection: section)
      view.layoutIfNeeded()
      guard section >= 0 else { return }
      view.deleteSections([section])
      view.layoutIfNeeded()
      view.reloadSections([section])
      view.layoutIfNeeded()
      view.insertSections([section])
      view.layoutIfNeeded()
    }
    #expect(failures.count == (section < 0 ? 3 : 6))
    expectRecovery(of: list)
  }

  @Test(arguments: Self.numbers)
  func `an offset, an inset or a size that is no number leaves a view that recovers`(
    number: CGFloat
  ) {
    let list = makeList()
    let view = list.view
    Headless.withOwnTime {
      _ = Headless.recordingFailures {
        for change in [
          { view.contentOffset.y = number },
          { view.setContentOffset(CGPoint(x: number, y: number), animated: true) },
          { view.contentInset.top = number }, { view.contentInset.left = number },
          { view.contentInset = .zero }, { view.frame.size.width = number },
          { view.frame.size.height = number },
          { view.bounds = CGRect(x: number, y: number, width: number, height: number) },
          {
            view.scrollRectToVisible(
              CGRect(x: number, y: 0, width: number, height: 1),
              animated: true
            )
          },
        ] {
          change()
          view.layoutIfNeeded()
        }
        _ = view.indexPathForItem(at: CGPoint(x: number, y: number))
        _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: number, y: number))
        Headless.scroll(view, by: CGPoint(x: number, y: number), steps: 2)
        Headless.flick(view, by: CGPoint(x: 0, y: number), velocity: CGPoint(x: 0, y: number))
        view.layoutIfNeeded()
        Headless.finishAnimations()
      }
      expectRecovery(of: list)
    }
  }

  @Test(arguments: Self.numbers)
  func `a flow layout with measures that are no numbers recovers`(number: CGFloat) {
    let list = makeList()
    let layout = list.layout
    _ = Headless.recordingFailures {
      for change in [
        { layout.itemSize = CGSize(width: number, height: 10) },
        { layout.itemSize = CGSize(width: 10, height: number) },
        { layout.itemSize = CGSize(width: number, height: number) },
        { layout.minimumLineSpacing = number }, { layout.itemSize = CGSize(width: 10, height: 10) },
        { layout.minimumInteritemSpacing = number }, { layout.sectionInset.left = number },
        { layout.sectionInset.top = number }, { layout.headerReferenceSize.height = number },
        { layout.sectionHeadersPinToVisibleBounds = true },
        { layout.footerReferenceSize.height = number },
        { layout.estimatedItemSize = CGSize(width: number, height: number) },
        { layout.scrollDirection = .horizontal }, { layout.scrollDirection = .vertical },
        { layout.sectionHeadersPinToVisibleBounds = false },
      ] {
        change()
        list.view.layoutIfNeeded()
        _ = layout.layoutAttributesForElements(
          in: CGRect(x: number, y: number, width: number, height: number)
        )
        _ = layout.layoutAttributesForElements(in: .infinite)
        _ = layout.layoutAttributesForElements(in: .null)
      }
    }
    expectRecovery(of: list)
  }

  @Test(arguments: Self.numbers)
  func `a cell that wants a size that is no number is shown`(number: CGFloat) {
    let list = makeList()
    list.view.register(GreedyCell.self, forCellWithReuseIdentifier: "letter")
    GreedyCell.wanted = number
    list.layout.estimatedItemSize = CGSize(width: 100, height: 100)
    _ = Headless.recordingFailures {
      list.view.reloadData()
      list.view.layoutIfNeeded()
    }
    list.view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    expectRecovery(of: list)
  }
}

/// A cell that asks for the height that a test sets.
private final class GreedyCell: UICollectionViewCell {
  static var wanted: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.wanted
    return layoutAttributes
  }
}
