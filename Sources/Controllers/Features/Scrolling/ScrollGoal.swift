import RosterPlatform

/// The target of a scroll, as far as the layout knows it at present.
@MainActor
struct ScrollGoal {
  private let run: ScrollRun
  private let list: ResolvedList
  private let collectionView: UICollectionView

  /// The distances of a section's items from its edges.
  private let insets: (Int) -> UIEdgeInsets

  /// Returns the layout of a section in the available space.
  private let sectionLayout: (Int) -> SectionLayout

  init(
    _ run: ScrollRun,
    _ list: ResolvedList,
    in collectionView: UICollectionView,
    insets: @escaping (Int) -> UIEdgeInsets,
    sectionLayout: @escaping (Int) -> SectionLayout
  ) {
    self.run = run
    self.list = list
    self.collectionView = collectionView
    self.insets = insets
    self.sectionLayout = sectionLayout
  }

  /// The offset that aligns the target; `nil` if the target has no frame.
  var offset: CGPoint? {
    switch run.target {
    case .item:
      guard
        let position = run.position, let frame = collectionView.restingFrame(ofItem: position)
      else { return nil }
      return goal(
        showing: frame,
        covered: stickyLengths(ofItem: position.item, inSection: position.section)
      )
    case .section(let id):
      guard let index = list.index(of: id), let frame = frame(ofSection: index) else {
        return nil
      }
      return goal(showing: frame, covered: stickyLengths(ofItem: nil, inSection: index))
    case .top:
      return collectionView.startOffset
    case .bottom:
      return collectionView.endOffset
    }
  }

  private func goal(
    showing frame: CGRect,
    covered: (header: CGFloat, footer: CGFloat)
  ) -> CGPoint {
    let (x, y) = collectionView.scrollAxes
    let isHorizontal = collectionView.isHorizontal
    return CGPoint(
      x: x.offset(
        showing: frame.minX,
        to: frame.maxX,
        at: isHorizontal ? run.alignment : .nearest,
        covered: isHorizontal ? covered.header : 0,
        coveredEnd: isHorizontal ? covered.footer : 0,
        distance: isHorizontal ? run.distance : 0
      ),
      y: y.offset(
        showing: frame.minY,
        to: frame.maxY,
        at: isHorizontal ? .nearest : run.alignment,
        covered: isHorizontal ? 0 : covered.header,
        coveredEnd: isHorizontal ? 0 : covered.footer,
        distance: isHorizontal ? 0 : run.distance
      )
    )
  }

  /// The lengths that are covered at both edges while an item, or a section as a whole, is between them.
  private func stickyLengths(
    ofItem item: Int?,
    inSection index: Int
  ) -> (header: CGFloat, footer: CGFloat) {
    if let layout = collectionView.collectionViewLayout as? ListLayout {
      let lengths = layout.coveredLengths(of: item, in: index)
      return (lengths.start, lengths.end)
    }
    guard item != nil else { return (0, 0) }
    let sticks: (header: Bool, footer: Bool) =
      switch collectionView.collectionViewLayout {
      case let layout as UICollectionViewFlowLayout:
        (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
      case is CompositionalListLayout:
        (
          sectionLayout(index).hasStickyHeader,
          sectionLayout(index).hasStickyFooter
        )
      default:
        (false, false)
      }
    return (
      sticks.header ? length(of: UICollectionView.elementKindSectionHeader, ofSection: index) : 0,
      sticks.footer ? length(of: UICollectionView.elementKindSectionFooter, ofSection: index) : 0
    )
  }

  private func length(of kind: String, ofSection index: Int) -> CGFloat {
    guard list.supplementary(kind, inSection: index) != nil else { return 0 }
    let size = collectionView.layoutAttributesForSupplementaryElement(
      ofKind: kind,
      at: IndexPath(item: 0, section: index)
    )?.size
    return (collectionView.isHorizontal ? size?.width : size?.height) ?? 0
  }

  /// The frame of a section; with UIKit's layouts, as far as its first and last items determine it.
  private func frame(ofSection index: Int) -> CGRect? {
    if let layout = collectionView.collectionViewLayout as? ListLayout {
      return layout.frame(ofSection: index)
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let count = list.snapshot.sections[index].count
    guard
      let first = attributes(0, inSection: index)?.frame,
      let last = attributes(count - 1, inSection: index)?.frame
    else {
      return kinds.lazy.compactMap { kind in
        collectionView.layoutAttributesForSupplementaryElement(
          ofKind: kind,
          at: IndexPath(item: 0, section: index)
        )?.frame
      }.first
    }
    let insets = insets(index)
    let header = length(of: kinds[0], ofSection: index)
    let footer = length(of: kinds[1], ofSection: index)
    let items = first.union(last)
    let isHorizontal = collectionView.isHorizontal
    return items.inset(
      by: UIEdgeInsets(
        top: isHorizontal ? 0 : -(insets.top + header),
        left: isHorizontal ? -(insets.left + header) : 0,
        bottom: isHorizontal ? 0 : -(insets.bottom + footer),
        right: isHorizontal ? -(insets.right + footer) : 0
      )
    )
  }

  private func attributes(
    _ item: Int,
    inSection index: Int
  ) -> UICollectionViewLayoutAttributes? {
    guard (0..<list.snapshot.sections[index].count).contains(item) else { return nil }
    return collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: index))
  }
}

extension UICollectionView {
  /// Returns the frame of an item, wherever a sticky one is shown at present.
  func restingFrame(ofItem position: Position) -> CGRect? {
    let attributes = layoutAttributesForItem(at: IndexPath(position))
    guard let layout = collectionViewLayout as? ListLayout else { return attributes?.frame }
    return attributes == nil ? nil : layout.restingFrame(ofItem: position)
  }

  /// The scroll positions along both axes, as the layout has them.
  var scrollAxes: (x: ScrollAxis, y: ScrollAxis) {
    let content = collectionViewLayout.collectionViewContentSize
    let insets = adjustedContentInset
    return (
      ScrollAxis(
        offset: contentOffset.x,
        length: bounds.width,
        content: content.width,
        leading: insets.left,
        trailing: insets.right
      ),
      ScrollAxis(
        offset: contentOffset.y,
        length: bounds.height,
        content: content.height,
        leading: insets.top,
        trailing: insets.bottom
      )
    )
  }
}
