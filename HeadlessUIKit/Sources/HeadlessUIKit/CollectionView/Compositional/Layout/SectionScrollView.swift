/// The scroll view around the items of a section that scrolls on its own.
///
/// Its coordinates are those of the layout: the frames of the items do not change while the section
/// scrolls, and its bounds do. `Headless.scrollSection` scrolls it; a finger does not.
final class SectionScrollView: UIScrollView {
  /// Shows where the section has scrolled to.
  func show(_ area: CGRect, contentSize: CGSize, scrolledBy distance: CGPoint) {
    contentInsetAdjustmentBehavior = .never
    isScrollEnabled = false
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    if frame != area { frame = area }
    self.contentSize = contentSize
    contentInset = UIEdgeInsets(top: -area.minY, left: -area.minX, bottom: 0, right: area.minX)
    let offset = CGPoint(x: area.minX + distance.x, y: area.minY + distance.y)
    if contentOffset != offset { contentOffset = offset }
  }

  /// Items are visible beyond the insets of their section, and can be touched there.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

extension UICollectionView {
  /// Returns the view that contains the view of an element: the scroll view of its section, if that
  /// scrolls on its own, or the collection view.
  func container(of key: ElementKey) -> UIView {
    guard let section = key.indexPath.first,
      let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.isInScrollView(key)
    else { return self }
    if let view = content.scrollViews[section] { return view }
    let view = SectionScrollView()
    content.scrollViews[section] = view
    addSubview(view)
    showScroll(of: view, section, layout)
    return view
  }

  /// Moves the scroll views of sections to where the layout has them, and the views of elements into
  /// those of their sections.
  func updateSectionScrollViews() {
    let layout = currentLayout as? UICollectionViewCompositionalLayout
    guard layout?.hasScrollingSections == true || !content.scrollViews.isEmpty else { return }
    followSectionsOfScrollViews()
    for key in content.orderedKeys {
      guard let view = content.displayed[key]?.view else { continue }
      let container = container(of: key)
      if view.superview !== container { container.addSubview(view) }
    }
    for (section, view) in content.scrollViews {
      if let layout, layout.placement.sections.indices.contains(section),
        layout.placement.sections[section].isScrolling
      {
        showScroll(of: view, section, layout)
      } else {
        content.scrollViews[section] = nil
        view.removeFromSuperview()
      }
    }
  }

  /// Assigns the scroll views to the sections that their items are in after an update.
  private func followSectionsOfScrollViews() {
    var moved: [Int: SectionScrollView] = [:]
    for key in content.orderedKeys {
      guard let view = content.displayed[key]?.view.superview as? SectionScrollView,
        let section = key.indexPath.first
      else { continue }
      moved[section] = moved[section] ?? view
    }
    let kept = Set(moved.values.map { ObjectIdentifier($0) })
    for (section, view) in content.scrollViews where !kept.contains(ObjectIdentifier(view)) {
      if moved[section] == nil { moved[section] = view } else { view.removeFromSuperview() }
    }
    content.scrollViews = moved
  }

  private func showScroll(
    of view: SectionScrollView,
    _ section: Int,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    let place = layout.scrollArea(ofSection: section)
    let distance = layout.scrolledDistance(ofSection: section)
    guard content.isMirrored else {
      return view.show(place.area, contentSize: place.content, scrolledBy: distance)
    }
    var area = place.area
    area.origin.x = layout.collectionViewContentSize.width - area.maxX
    view.show(
      area,
      contentSize: place.content,
      scrolledBy: CGPoint(x: -distance.x, y: distance.y)
    )
  }
}

extension UICollectionReusableView {
  /// The collection view that shows the view, also inside a section that scrolls on its own.
  var collectionView: UICollectionView? {
    let container = superview is SectionScrollView ? superview?.superview : superview
    return container as? UICollectionView
  }
}

extension UICollectionViewLayout {
  /// Returns where an element is seen in the collection view: its frame, moved by how far its section
  /// has scrolled on its own.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let layout = self as? UICollectionViewCompositionalLayout else { return attributes.frame }
    let isMirrored = collectionView?.content.isMirrored == true
    return layout.seenFrame(of: attributes, isMirrored: isMirrored)
  }
}

extension UICollectionViewCompositionalLayout {
  var hasScrollingSections: Bool { placement.hasScrollingSections }

  /// Whether the view of an element is in the scroll view of a section.
  func isInScrollView(_ key: ElementKey) -> Bool {
    guard key.category != .decorationView, let index = key.indexPath.first,
      placement.hasScrollingSections, placement.sections.indices.contains(index)
    else { return false }
    let section = placement.sections[index]
    return section.isScrolling && key.indexPath.count > 1
      && (key.category == .cell
        || !section.boundaries.views.contains { $0.boundary.kind == key.kind })
  }

  /// Returns how far a section has scrolled on its own.
  func scrolledDistance(ofSection section: Int) -> CGPoint {
    axis.other.point(along: scrolledOffset(ofSection: section), across: 0)
  }

  /// Returns the frame of the groups of a section, between its insets, and the size of all groups.
  func scrollArea(ofSection index: Int) -> (area: CGRect, content: CGSize) {
    let section = placement.sections[index]
    let start = placement.start(ofSection: index)
    let insets = section.stack.axis.ends(of: section.plan.insets)
    let visible = section.stack.axis.length(of: section.plan.room) - insets.before - insets.after
    let axis = section.stack.axis
    return (
      CGRect(
        origin: CGPoint(x: section.origin.x + start.x, y: section.origin.y + start.y),
        size: axis.size(along: max(0, visible), across: section.stack.breadth)
      ),
      axis.size(along: section.stack.length, across: section.stack.breadth)
    )
  }

  /// Returns where an element is seen, in the coordinates of the attributes.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes, isMirrored: Bool) -> CGRect {
    guard isInScrollView(attributes.key) else { return attributes.frame }
    let distance = scrolledDistance(ofSection: attributes.indexPath[0])
    return attributes.frame.offsetBy(
      dx: isMirrored ? distance.x : -distance.x,
      dy: -distance.y
    )
  }
}
