import Foundation
import RosterPlatform

extension ListLayout {
  /// Updates the frames of all elements.
  func place() {
    pendingShift = 0
    let stale = takeStaleness()
    guard let view = collectionView, let source = view.dataSource as? any ListLayoutSource else {
      placement = ListPlacement()
      return
    }
    whilePlacing(source) { place(stale, source, in: view) }
    align(source)
    mayTakeSizes = source.mayTakeSizes
  }

  /// Runs code that calls functions of the app, which may request updates and query the layout.
  func whilePlacing<Result>(_ source: any ListLayoutSource, _ body: () -> Result) -> Result {
    isPlacing = true
    defer { isPlacing = false }
    return source.whileUpdatesWait(body)
  }

  private func place(
    _ stale: Staleness,
    _ source: any ListLayoutSource,
    in view: UICollectionView
  ) {
    knownInsets = view.adjustedContentInset
    placedSides = sides
    let size = visibleSize(in: view.bounds)
    let isSameSize = size == placedSize
    if stale == .changes([]), isSameSize, isPlaced(in: view) { return }
    let isAsBroad = axis.turned(size).width == breadth
    placedPan = view.panGestureRecognizer
    placedSize = size
    if case .changes(let changes) = stale, isAsBroad {
      let measures = measures(source, in: view)
      noteMotion(changes)
      for change in changes { placement.apply(change, measures) }
      if hasCounts(of: view, after: changes) {
        if !isSameSize { refit(source, in: view) }
        return
      }
    }
    motion = nil
    placeEverything(source, in: view)
  }

  /// Returns whether the list was last placed for a collection view.
  func isPlaced(in view: UICollectionView) -> Bool { view.panGestureRecognizer === placedPan }

  /// Places everything again for the list's present size.
  func placeEverything(_ source: any ListLayoutSource, in view: UICollectionView) {
    let measures = measures(source, in: view)
    placement = ListPlacement((0..<view.numberOfSections).map(measures.section))
    align(source)
  }

  /// Sets where the sections are while they are shorter than the visible part of the list.
  private func align(_ source: any ListLayoutSource) {
    placement.align(shortListAlignment, in: axis.turned(placedSize).height)
    placement.itemWithRoomBelow = source.itemWithRoomBelow
  }

  /// Makes the collection view ask for the size of the content again, which has room below another item.
  func roomBelowItemDidChange() {
    guard let source = collectionView?.dataSource as? any ListLayoutSource else { return }
    align(source)
    let context = PlacedContext()
    context.isPlaced = true
    invalidateLayout(with: context)
  }

  /// Places sections again whose length has changed with the visible length of the list.
  ///
  /// Bars and keyboards change the visible length often, and few sizes depend on it, so few are
  /// requested.
  func refit(_ source: any ListLayoutSource, in view: UICollectionView) {
    let area = placed(view.bounds)
    align(source)
    placement.refit(measures(source, in: view), seenFrom: area.minY, to: area.maxY)
  }

  /// Returns whether the collection view has as many items as the layout in the sections that have changed.
  private func hasCounts(of view: UICollectionView, after changes: [ListChange]) -> Bool {
    guard view.numberOfSections == placement.sections.count else { return false }
    return changes.allSatisfy { change in
      change.operations.touchedSections.allSatisfy { section in
        !placement.sections.indices.contains(section)
          || view.numberOfItems(inSection: section) == placement.sections[section].items.count
      }
    }
  }

  /// Returns whether the collection view has the sections and items of the layout.
  func hasCounts(of view: UICollectionView) -> Bool {
    guard view.numberOfSections == placement.sections.count else { return false }
    // A loop and no closure, which would check for each section that it runs on the main actor.
    for section in placement.sections.indices
    where view.numberOfItems(inSection: section) != placement.sections[section].items.count {
      return false
    }
    return true
  }

  /// Returns the present arrangements and sizes for placing the list.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - view: The collection view.
  ///   - size: The size of the visible area; by default, that for which the list was last placed.
  /// - Returns: The arrangements and sizes.
  func measures(
    _ source: any ListLayoutSource,
    in view: UICollectionView,
    for size: CGSize? = nil
  ) -> PlacementMeasures {
    let size = size ?? placedSize
    let traits = view.traitCollection
    let axis = axis
    // Neighboring sections mostly have the same layout.
    var last: (asked: SectionLayout, resolved: SectionLayout)?
    let arrangement = { (section: Int) in
      let asked = source.arrangement(ofSection: section)
      if let last, last.asked == asked { return last.resolved }
      let resolved = asked.resolved(in: size, traits: traits, axis: axis)
      last = (asked, resolved)
      return resolved
    }
    let boundaries = { (section: Int) -> (header: CGFloat, footer: CGFloat) in
      let container = arrangement(section)
        .supplementaryContainer(in: size, traits: traits, axis: axis)
      let length = {
        axis.turned(source.size(ofBoundary: $0, inSection: section, in: container)).height
      }
      return (
        length(UICollectionView.elementKindSectionHeader),
        length(UICollectionView.elementKindSectionFooter)
      )
    }
    return PlacementMeasures(
      arrangement: { arrangement($0).turned(axis) },
      section: { section in
        let layout = arrangement(section)
        let container = layout.container(in: size, traits: traits, axis: axis)
        let items = 0..<view.numberOfItems(inSection: section)
        let lengths = boundaries(section)
        return SectionPlacement(
          layout.turned(axis),
          in: container,
          sizes: source.sizes(ofItems: items, inSection: section, in: container).turned(axis),
          headerLength: lengths.header,
          footerLength: lengths.footer
        )
      },
      sizes: { items, section in
        let container = arrangement(section)
          .container(in: size, traits: traits, axis: axis)
        return source.sizes(ofItems: items, inSection: section, in: container).turned(axis)
      },
      boundaries: boundaries
    )
  }

  /// Returns the size of the content in a collection view of another size, without placing the list.
  ///
  /// - Complexity: O(items).
  func contentSize(fitting size: CGSize) -> CGSize {
    guard let view = collectionView, let source = view.dataSource as? any ListLayoutSource else {
      return .zero
    }
    let area = visibleSize(in: CGRect(origin: .zero, size: size))
    let measures = measures(source, in: view, for: area)
    let sections = (0..<view.numberOfSections).map { measures.section($0).length }
    let length = sections.reduce(0, +)
    return axis == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  /// Returns the size of the visible area, minus the content insets and what is kept free at the
  /// sides.
  func visibleSize(in bounds: CGRect) -> CGSize {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let bounds = bounds.inset(by: sides)
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }
}

/// The space that is kept free at the sides of the list.
extension ListLayout {
  /// The space that is kept free at the sides, in addition to the content insets.
  ///
  /// What the collection view has turned into a content inset is not counted twice.
  var sides: UIEdgeInsets {
    guard let view = collectionView else { return .zero }
    let free = referenceInsets(of: view)
    let (all, own) = (view.adjustedContentInset, view.contentInset)
    switch axis {
    case .vertical:
      return UIEdgeInsets(
        top: 0,
        left: max(0, free.left - (all.left - own.left)),
        bottom: 0,
        right: max(0, free.right - (all.right - own.right))
      )
    case .horizontal:
      return UIEdgeInsets(
        top: max(0, free.top - (all.top - own.top)),
        left: 0,
        bottom: max(0, free.bottom - (all.bottom - own.bottom)),
        right: 0
      )
    }
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    if contentInsetsReference == .none { return .zero }
    if contentInsetsReference == .layoutMargins { return view.layoutMargins }
    let isMeant = contentInsetsReference == .safeArea || axis == .vertical
    return isMeant ? view.safeAreaInsets : .zero
  }

  /// The space at the leading side, in the coordinates of sections.
  var leadingSide: CGFloat {
    switch axis {
    case .vertical:
      placedSides.left != placedSides.right && isMirrored ? placedSides.right : placedSides.left
    case .horizontal: placedSides.top
    }
  }

  /// Places the list again if its sides have changed.
  ///
  /// Collection views do not notify their layout of a changed safe area.
  func sidesMayHaveChanged() {
    guard let view = collectionView, isPlaced(in: view), sides != placedSides else { return }
    let context = PlacedContext()
    follow(view.bounds, in: context)
    invalidateLayout(with: context)
  }
}

extension ListLayout {
  /// Returns the frame of a section in the collection view, including its insets and its header and
  /// footer at their places without sticking.
  ///
  /// - Complexity: O(log sections).
  func frame(ofSection index: Int) -> CGRect? {
    guard placement.sections.indices.contains(index) else { return nil }
    let frame = CGRect(
      x: 0,
      y: placement.start(of: index),
      width: breadth,
      height: placement.sections[index].length
    )
    return mirrored(shown(frame))
  }
}
