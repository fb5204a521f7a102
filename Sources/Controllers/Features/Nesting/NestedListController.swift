import RosterPlatform

/// Presents an item whose cell contains a list, such as a carousel.
///
/// Subclass it and return the content of the list. The list has its own adapter. Its controllers
/// live as long as their items are in the list and this controller is in the outer list, while its
/// cells are reused together with the outer cell.
///
/// ```swift
/// final class StoriesController: NestedListController<Stories, NestedListState, ListCell> {
///   override class func size(of stories: Stories, …) -> ItemSize { .height(120) }
///
///   override var content: any ListContent {
///     Section("stories") { Items(viewModel.stories, StoryController.init) }
///       .layout(.list(spacing: 8))
///   }
/// }
/// ```
///
/// The list inherits the values of the environment and the event handlers around the item. An item
/// in the list is visible to the extent that both it and this item are. Lists can be nested to any
/// depth.
open class NestedListController<Model: ViewModel, State: NestedListHolding, Cell: ListCell>:
  CellController<Model, State, Cell>, NestedListControlling
{
  /// The content of the list.
  ///
  /// It is read when the controller is mounted, and when the view model, the state or the
  /// environment has changed. Call `updateList()` when something else has changed on which it
  /// depends.
  open var content: any ListContent { EmptyContent() }

  /// How many items of the list are prefetched when this item is; by default, none.
  ///
  /// They are the first of the list, and are notified of it if their controllers' class `prefetches`. This
  /// controller's class has to prefetch, too.
  open class var prefetchedItemCount: Int { 0 }

  /// The list, if it has been needed.
  private var made: NestedList?

  private var nested: NestedList {
    if let made { return made }
    let list = makeNestedList()
    made = list
    return list
  }

  /// The adapter of the list.
  ///
  /// Use it for everything but content, such as the selection mode, observers and the preload
  /// distance; `didLoad()` is a good place. The adapter's collection view is that of the cell;
  /// without a cell it is an invisible one.
  public final var list: ListAdapter { nested.adapter }

  /// Updates the list to its present `content`.
  ///
  /// - Parameter animated: Whether changes are animated.
  public final func updateList(animated: Bool = true) {
    guard !isRemoved else { return }
    nested.show(isAnimated: animated)
  }

  /// Creates a controller for an item.
  ///
  /// - Parameter viewModel: The view model of the item.
  public override init(_ viewModel: Model) {
    super.init(viewModel)
  }

  override func didConfigure(for reason: ListedController.ConfigureReason) {
    guard cell != nil || made?.hasContent == true else { return }
    nested.show(isAnimated: cell != nil)
    if let cell, reason.contains(.mount) {
      nested.attach(to: cell)
    }
    nested.adopt(state.nestedList)
  }

  final override func willGiveUpCell() {
    made?.detach()
  }

  final override func willDisappear() {
    made?.adapter.parts.visibility.hideAll()
  }

  final override func didExpectToBeShown(_ isExpected: Bool) {
    let count = Self.prefetchedItemCount
    guard count > 0 else { return }
    if !nested.hasContent {
      nested.show(isAnimated: false)
    }
    nested.prefetch(isExpected ? count : 0)
  }

  final override func willEnd() {
    made?.end()
  }

  final override func didComeNear(_ isNear: Bool) {
    if isNear {
      nested.prepare(itemCountOfFirstScreen)
    } else {
      made?.prepare(0)
    }
  }

  /// The number of items of the list to preload as soon as the outer item is in the preload range.
  var itemCountOfFirstScreen: Int { 0 }

  final override var innerList: ListAdapter? { made?.adapter }

  final override func neededInnerList() -> ListAdapter? {
    guard !isRemoved else { return nil }
    if !nested.hasContent {
      nested.show(isAnimated: false)
      nested.adopt(state.nestedList)
    }
    return nested.adapter
  }
}

extension NestedListController {
  private func makeNestedList() -> NestedList {
    let services = owner?.services(for: self) ?? ListServices(issues: .log, clock: SystemClock())
    let nested = NestedList(services)
    nested.resolve = { [weak self] memory in
      guard let self else { return (.empty, []) }
      return ListResolver.resolve(content, memory: memory, inside: innerSurroundings)
    }
    nested.adapter.parts.visibility.isOuterItemVisible = { [weak self] in
      self?.isVisible ?? false
    }
    nested.didResize = { [weak self] in self?.listDidResize() }
    nested.stateDidChange = { [weak self] in self?.record($0, isFinal: $1) }
    nested.tell = { [weak self] news in
      guard let self else { return }
      owner?.listInside(self, tells: news)
    }
    return nested
  }

  /// The surroundings of the list's items; handlers of events are always the latest.
  private var innerSurroundings: Surroundings {
    var inner = Surroundings(environment: environment)
    inner.handler = EventHandler(inside: nil) { [weak self] event in
      self?.surroundings.handler?.offer(event) ?? .ignored
    }
    return inner
  }

  /// Has the cell measured again if it is as high as its list, and the list has another height.
  private func listDidResize() {
    guard let cell, !measured.isEmpty, let height = cell.heightOfList,
      abs(height - cell.bounds.height) > 0.5
    else { return }
    invalidateSize(animated: false)
  }

  /// Records the scroll position of the list.
  private func record(_ nestedList: NestedListState, isFinal: Bool) {
    guard !isRemoved else { return }
    let isShown = showsState
    state.nestedList = nestedList
    if isShown { recordShownState() }
    if isFinal { owner?.stateDidChange(of: self, animated: false) }
  }
}

/// A controller whose cell contains a list, of any type.
///
/// Every `NestedListController` conforms to it; do not write another conformance. Use it to find
/// the list inside an item whose controller's type is unknown.
@MainActor
public protocol NestedListControlling: CellControlling {
  /// The adapter of the list.
  var list: ListAdapter { get }
}
