public import Roster

/// A list that a test drives as the user would: that of a `ListHarness`, or one inside a cell.
@MainActor
public protocol DrivenList {
  /// The adapter of the list.
  var adapter: ListAdapter { get }

  /// The collection view that shows the list at present.
  var collectionView: UICollectionView { get }

  /// The harness around all lists, which is notified of each step.
  var outermost: ListHarness { get }
}

extension DrivenList {
  /// Ends the turn of the main actor: changed states are shown, and so is what cells have requested
  /// while they scrolled in, and persistent states are saved.
  ///
  /// The turn also ends for the list around this one.
  public func flush() {
    adapter.flush()
    if isNested { outermost.adapter.flush() }
  }

  /// The index paths of the items on screen, in order, after changed states are shown and laid out.
  public var visibleItems: [IndexPath] {
    outermost.window.layoutIfNeeded()
    flush()
    return collectionView.indexPathsInSight
  }

  /// The cell of an item, if it is on screen and of the given class, after changed states are
  /// shown.
  public func cell<Cell: UICollectionViewCell>(
    _ type: Cell.Type,
    at indexPath: IndexPath
  ) -> Cell? {
    flush()
    return collectionView.cellForItem(at: indexPath) as? Cell
  }

  /// The controller of an item, if it was made and is of the given class.
  public func controller<Controller: CellControlling>(
    _ type: Controller.Type,
    at indexPath: IndexPath
  ) -> Controller? {
    adapter.controller(at: indexPath) as? Controller
  }

  /// The index path of the first item with a controller of a type and an identifier.
  public func indexPath<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> IndexPath? {
    adapter.itemID(type, id: id).flatMap(adapter.indexPath(of:))
  }

  /// The cell of an item, if it is on screen.
  public func cell<Controller: CellControlling>(
    of type: Controller.Type,
    id: Controller.Model.ID
  ) -> Controller.Cell? {
    flush()
    guard let place = place(of: type, id: id) else { return nil }
    outermost.window.layoutIfNeeded()
    return place.list.collectionView.cellForItem(at: place.indexPath) as? Controller.Cell
  }

  /// The controller of an item, if it was made.
  public func controller<Controller: CellControlling>(
    of type: Controller.Type,
    id: Controller.Model.ID
  ) -> Controller? {
    place(of: type, id: id).flatMap { $0.list.controller(type, at: $0.indexPath) }
  }

  /// The place of the first item with a controller of a type and an identifier: in this list, or in
  /// one inside a cell, such as a carousel.
  func place<Controller: CellControlling>(
    of type: Controller.Type,
    id: Controller.Model.ID
  ) -> (list: NestedHarness, indexPath: IndexPath)? {
    adapter.itemID(type, id: id).flatMap(adapter.place(of:)).map {
      (NestedHarness($0.list, in: outermost), $0.indexPath)
    }
  }

  /// The header of a section, if it is on screen and of the given class, after changed states are
  /// shown.
  public func header<View: UICollectionReusableView>(
    _ type: View.Type,
    ofSection section: Int
  ) -> View? {
    supplementaryView(type, ofKind: UICollectionView.elementKindSectionHeader, inSection: section)
  }

  /// The footer of a section, if it is on screen and of the given class, after changed states are
  /// shown.
  public func footer<View: UICollectionReusableView>(
    _ type: View.Type,
    ofSection section: Int
  ) -> View? {
    supplementaryView(type, ofKind: UICollectionView.elementKindSectionFooter, inSection: section)
  }

  /// The view of an item's badge, if it is on screen and of the given class, after changed states are shown.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - kind: The kind of the badge; of several badges of one kind, the first is returned.
  ///   - controller: The type of the item's controller.
  ///   - id: The identifier of the item's view model.
  /// - Returns: `nil` if there is no such view.
  public func badge<View: UICollectionReusableView, Controller: CellControlling>(
    _ type: View.Type,
    _ kind: String = "badge",
    of controller: Controller.Type,
    id: Controller.Model.ID
  ) -> View? {
    flush()
    return adapter.itemID(controller, id: id).map { adapter.badgeControllers(kind, of: $0) }?
      .lazy.compactMap { $0.mountedView as? View }.first
  }

  /// The views of a section's overlays of a kind that are on screen and of the given class, in order, after
  /// changed states are shown.
  public func overlays<View: UICollectionReusableView>(
    _ type: View.Type,
    _ kind: String = "overlay",
    in section: SectionID
  ) -> [View] {
    flush()
    return adapter.overlayControllers(kind, in: section).compactMap { $0.mountedView as? View }
  }

  private func supplementaryView<View: UICollectionReusableView>(
    _ type: View.Type,
    ofKind kind: String,
    inSection section: Int
  ) -> View? {
    flush()
    let path = IndexPath(item: 0, section: section)
    return collectionView.supplementaryView(forElementKind: kind, at: path) as? View
  }

  /// The carousel of a section, if it is on screen.
  public func carousel(_ section: SectionID) -> NestedHarness? {
    guard
      let carousel = adapter.carousel(inSection: section),
      carousel.collectionView.isDescendant(of: collectionView)
    else { return nil }
    return NestedHarness(carousel, in: outermost)
  }

  /// The list inside an item's cell, if the item is on screen and contains one.
  public func nestedList(at indexPath: IndexPath) -> NestedHarness? {
    guard
      let holder = adapter.controller(at: indexPath) as? any NestedListControlling,
      holder.mountedView != nil
    else { return nil }
    return NestedHarness(holder.list, in: outermost)
  }

  /// Whether the list is inside a cell of another one.
  var isNested: Bool { outermost.adapter !== adapter }

  /// Performs one step with the list and reports it, together with everything that it involves.
  func step<Result>(
    _ caption: @autoclosure () -> String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try outermost.observedStep(isNested ? "\(caption()) in a nested list" : caption(), body)
  }
}

/// A list inside a cell of the list under test.
///
/// ```swift
/// let stories = try #require(list.nestedList(at: [0, 0]))
/// stories.scroll(to: 150)
/// stories.tap([0, 2])
/// ```
@MainActor
public struct NestedHarness: DrivenList {
  public let adapter: ListAdapter

  public var collectionView: UICollectionView { adapter.collectionView }

  public let outermost: ListHarness

  init(_ adapter: ListAdapter, in outermost: ListHarness) {
    self.adapter = adapter
    self.outermost = outermost
  }
}
