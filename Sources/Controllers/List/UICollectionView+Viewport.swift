import RosterPlatform

extension UICollectionView {
  /// The part of the content that the user can see; `nil` if the collection view is not in a window,
  /// hidden, or in the background.
  ///
  /// Areas below bars, and areas that an enclosing view clips, are not visible.
  ///
  /// - Complexity: O(number of views around the collection view).
  var viewport: Viewport? {
    guard let window, window.isInForeground, !isHidden, !bounds.isEmpty else { return nil }
    var viewport = Viewport(Area(unobscuredBounds))
    var (inner, outer): (UIView, UIView?) = (self, superview)
    while let view = outer {
      guard !view.isHidden, !view.covers(inner, with: viewport.area, of: self) else { return nil }
      if view.clipsToBounds || view is UIWindow {
        viewport = viewport.clipped(to: Area(convert(view.unobscuredBounds, from: view)))
      }
      inner = view
      outer = view.superview
    }
    return viewport.area.isSeeable ? viewport : nil
  }

  /// Returns the number of items in each section; `nil` if these are the expected ones.
  func itemCounts(unlike expected: [Int]) -> [Int]? {
    // Loops and no closures, which would check for each section that they run on the main actor.
    var isExpected = numberOfSections == expected.count
    for section in expected.indices where isExpected {
      isExpected = numberOfItems(inSection: section) == expected[section]
    }
    if isExpected { return nil }
    var counts: [Int] = []
    counts.reserveCapacity(numberOfSections)
    for section in 0..<numberOfSections { counts.append(numberOfItems(inSection: section)) }
    return counts
  }

  /// The index paths of the items whose cells are visible, in order.
  ///
  /// A cell that contains the first responder stays displayed when it is scrolled away.
  package var indexPathsInSight: [IndexPath] {
    indexPathsForVisibleItems.filter { path in
      cellForItem(at: path).map { $0.frame(in: self).intersects(bounds) } ?? true
    }
    .sorted()
  }

  /// The items in the bounds and their frames in the layout, in order; their cells may not have been laid out yet.
  var layoutFramesInSight: [(path: IndexPath, frame: CGRect)] {
    layoutAttributes(in: bounds)
      .filter { $0.attributes.representedElementCategory == .cell && $0.frame.intersects(bounds) }
      .map { (path: $0.attributes.indexPath, frame: $0.frame) }
      .sorted { $0.path < $1.path }
  }
}

extension UICollectionView {
  /// How far from their frames the cells of sections that scroll by themselves are seen, by section.
  ///
  /// Such cells are in a scroll view of their section, and their frames do not change.
  var shiftsOfSections: [Int: CGPoint] {
    var shifts: [Int: CGPoint] = [:]
    for path in indexPathsForVisibleItems where shifts[path.section] == nil {
      guard let cell = cellForItem(at: path), cell.superview !== self else { continue }
      let seen = cell.frame(in: self)
      let shift = CGPoint(x: seen.minX - cell.frame.minX, y: seen.minY - cell.frame.minY)
      if shift != .zero { shifts[path.section] = shift }
    }
    return shifts
  }
}

extension UIView {
  /// Returns whether a subview in front of another one covers an area completely.
  ///
  /// Scroll views do not count: their cells do not cover each other.
  ///
  /// - Complexity: O(number of subviews in front).
  fileprivate func covers(_ inner: UIView, with area: Area, of list: UIView) -> Bool {
    guard !(self is UIScrollView), subviews.last !== inner,
      let index = subviews.lastIndex(where: { $0 === inner })
    else { return false }
    let frame = convert(CGRect(area), from: list)
    return subviews[(index + 1)...].contains { $0.hides(frame) }
  }

  /// Returns whether the view, or a view in it, is opaque and covers a rectangle of the superview.
  private func hides(_ rect: CGRect) -> Bool {
    guard !isHidden, alpha >= 1, frame.contains(rect) else { return false }
    if let color = backgroundColor, color.cgColor.alpha >= 1 { return true }
    let own = superview.map { convert(rect, from: $0) } ?? rect
    return subviews.contains { $0.hides(own) }
  }

  /// Returns the frame of the view in a list, also for a view inside a section that scrolls by
  /// itself.
  package func frame(in collectionView: UICollectionView) -> CGRect {
    guard let superview, superview !== collectionView else { return frame }
    return superview.convert(frame, to: collectionView)
  }

  /// The bounds without the areas of bars and other insets.
  fileprivate var unobscuredBounds: CGRect {
    guard let scrollView = self as? UIScrollView else { return bounds }
    return scrollView.bounds.inset(by: scrollView.adjustedContentInset)
  }
}

extension UIWindow {
  /// Whether the app shows the window; a window without a scene is taken to be shown.
  fileprivate var isInForeground: Bool {
    !isHidden && windowScene?.activationState != .background
  }
}

extension CGRect {
  fileprivate init(_ area: Area) {
    self.init(
      x: area.minX,
      y: area.minY,
      width: area.maxX - area.minX,
      height: area.maxY - area.minY
    )
  }
}

extension Area {
  /// Converts a rectangle of UIKit.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}
