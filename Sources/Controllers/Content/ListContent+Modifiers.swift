public import Foundation

extension ListContent {
  /// Sets a value of the environment for all controllers in the content, including headers and
  /// footers.
  ///
  /// ```swift
  /// Section("done") {
  ///   Items(store.done) { TodoController($0, store: store) }
  /// }
  /// .environment(\.theme, .muted)
  /// ```
  ///
  /// Controllers that read the environment are notified when an update changes it. The innermost
  /// content that sets a value wins.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value in this content.
  /// - Returns: The content with the value set.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<ListEnvironment, Value>,
    _ value: Value
  ) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.environment[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for all controllers in the content, starting from the value
  /// of the surrounding content.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value in place.
  /// - Returns: The content with the value changed.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<ListEnvironment, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { transform(&$0.environment[keyPath: keyPath]) }
  }
}

extension ListContent {
  /// Sets the layout of the sections in the content that have no layout.
  ///
  /// ```swift
  /// Group {
  ///   Section("new") { Items(store.new, PhotoController.init) }
  ///   Section("old") { Items(store.old, PhotoController.init) }
  /// }
  /// .layout(.grid(columns: 3))
  /// .insets(ListInsets(horizontal: 16))
  /// .spacing(8)
  /// ```
  ///
  /// The innermost modifier wins. Items outside any section are laid out in the same way.
  ///
  /// - Parameter layout: The layout of each section.
  /// - Returns: The content with the layout.
  public func layout(_ layout: SectionLayout) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.layout = $0.layout.taking(layout) }
  }

  /// Sets the insets of the sections in the content that have no insets.
  ///
  /// - Parameter insets: The insets of each section whose layout has none.
  /// - Returns: The content with the insets.
  public func insets(_ insets: ListInsets) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.layout = $0.layout.taking(insets) }
  }

  /// Sets the spacing of the items in the sections in the content that have no spacing.
  ///
  /// - Parameter spacing: The spacing in points, for each section whose layout has none.
  /// - Returns: The content with the spacing.
  public func spacing(_ spacing: CGFloat) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.layout = $0.layout.taking(spacing: spacing) }
  }
}

extension ListContent {
  /// Defines when the items in the content count as seen, including headers and footers.
  ///
  /// The impressions are added to those of the controllers and of the surrounding content. Each
  /// time an item is seen, its controller's `didImpress(_:)` and the adapter's observers are
  /// called.
  ///
  /// ```swift
  /// Section("posts") { … }
  ///   .impressions(Impression("viewable", fraction: 0.5, dwell: .seconds(1)))
  /// ```
  ///
  /// - Parameter impressions: The impressions.
  /// - Returns: The content with the impressions.
  public func impressions(_ impressions: Impression...) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.impressions += impressions }
  }
}

extension ListContent {
  /// Sets which items in the content are selected, by the identifiers of their view models.
  ///
  /// ```swift
  /// Section("mails") { Items(store.mails, MailController.init) }
  ///   .selected(store.selection)
  /// ```
  ///
  /// Each update selects these items and deselects all others in the content, without calling the controllers'
  /// hooks. The adapter's `selectionMode` limits the selection: in the momentary mode, no item stays selected. A
  /// selection by the user lasts until the next update, so update the app's value in `didSelect()` and
  /// `didDeselect()`, or with `ListAdapter.observeSelection(_:)`. In editing mode, the content does not change the
  /// selection.
  ///
  /// - Parameter ids: The identifiers. Identifiers of items that are not in the content are
  ///   ignored.
  /// - Returns: The content with its selection.
  /// - Complexity: O(number of items in the content) for each update.
  public func selected<ID: Hashable>(
    _ ids: Set<ID>
  ) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.selected = Set(ids.lazy.map { ListIdentifier(of: $0) }) }
  }
}

extension ListContent {
  /// Handles events of controllers in the content, including headers and footers.
  ///
  /// ```swift
  /// Section("open") {
  ///   Items(store.open, TodoController.init)
  /// }
  /// .onEvent(TodoEvent.self) { event in
  ///   store.perform(event)
  /// }
  /// ```
  ///
  /// An event is passed to the innermost handler around its sender for events of its type; outer
  /// handlers of the same type do not receive it. The type can be a protocol, to handle several
  /// types of events. The handler of the latest content is always called, even if nothing else in
  /// the content has changed. The handler can update the list.
  ///
  /// The list retains the handler, so capture objects that retain the list weakly.
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - handler: Handles an event, during the sender's call.
  /// - Returns: The content with the handler around it.
  public func onEvent<Event>(
    _ type: Event.Type,
    perform handler: @escaping @MainActor (Event) -> Void
  ) -> ListBuilder.Modified<Self> {
    onEvent(type) { event -> EventResult in
      handler(event)
      return .handled
    }
  }

  /// Handles some events of controllers in the content, and passes others on.
  ///
  /// ```swift
  /// .onEvent(TodoEvent.self) { event in
  ///   guard case .open(let id) = event else { return .ignored }
  ///   router.open(id)
  ///   return .handled
  /// }
  /// ```
  ///
  /// Write `return` also if the closure is a single call that returns a result: without it, the event counts as handled,
  /// and the compiler warns of the unused result.
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - handler: Handles an event, or ignores it so that the next outer handler receives it.
  /// - Returns: The content with the handler around it.
  // Otherwise a closure of several statements would be ambiguous: whether it returns is looked at too late.
  @_disfavoredOverload
  public func onEvent<Event>(
    _ type: Event.Type,
    perform handler: @escaping @MainActor (Event) -> EventResult
  ) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { surroundings in
      surroundings.handler = EventHandler(inside: surroundings.handler) { event in
        (event as? Event).map(handler) ?? .ignored
      }
    }
  }
}

/// The result of handling an event.
public enum EventResult: Hashable, Sendable {
  /// The event was handled, and no other handler receives it.
  case handled

  /// The event was ignored, and the next outer handler receives it.
  case ignored
}

extension ListContent {
  /// Shows an item while the list has no items.
  ///
  /// It is shown behind the list and fills it, with a controller like any item's. Headers and
  /// footers do not count as items: a list whose sections are all empty shows both. While the
  /// controller type and the identifier stay the same, the cell is kept and configured in place, so
  /// it does not flicker when only its text changes.
  ///
  /// ```swift
  /// SearchResults(store: store)
  ///   .emptyState {
  ///     if store.isSearching {
  ///       Item(Searching(), SearchingController.init)
  ///     } else {
  ///       Item(NoResults(query: store.query), NoResultsController.init)
  ///     }
  ///   }
  /// ```
  ///
  /// It applies to the whole list, at any place in the content; the outermost one wins. The
  /// controller is made when the list becomes empty, and removed when the item is no longer shown.
  /// The item is in no section, has no position and cannot be selected.
  ///
  /// - Parameter placeholder: Makes the item to show; only the first one is used, and without any,
  ///   nothing is shown.
  /// - Returns: The content with its empty state.
  public func emptyState<Placeholder: ListContent>(
    @ListBuilder _ placeholder: () -> Placeholder
  ) -> ListBuilder.WithEmptyState<Self, Placeholder> {
    ListBuilder.WithEmptyState(content: self, placeholder: placeholder())
  }
}

extension ListBuilder {
  /// Content with a modifier: values of the environment, or a handler of events.
  ///
  /// It is the result of `environment(_:_:)`, `onEvent(_:perform:)` and `impressions(_:)`. It does
  /// not affect the identities of the sections and items in it.
  public struct Modified<Content: ListContent>: ListNode {
    private var content: Content
    private let modify: @MainActor (inout Surroundings) -> Void

    init(_ content: Content, _ modify: @escaping @MainActor (inout Surroundings) -> Void) {
      self.content = content
      self.modify = modify
    }

    public func resolve(into resolver: inout ListResolver) {
      resolver.surrounded(by: modify) { content._resolve(into: &$0) }
    }
  }

  /// Content with an empty state.
  ///
  /// It is the result of `emptyState(_:)`. It does not affect the identities of the sections and
  /// items in it.
  public struct WithEmptyState<Content: ListContent, Placeholder: ListContent>: ListNode {
    private(set) var content: Content
    let placeholder: Placeholder

    public func resolve(into resolver: inout ListResolver) {
      content._resolve(into: &resolver)
      resolver.emptyState { placeholder._resolve(into: &$0) }
    }
  }
}

extension ListBuilder.Modified: SectionContent where Content: SectionContent {
  public func changing(_ change: ListBuilder.SectionChange) -> Self {
    var copy = self
    copy.content = content.changing(change)
    return copy
  }
}

extension ListBuilder.WithEmptyState: SectionContent where Content: SectionContent {
  public func changing(_ change: ListBuilder.SectionChange) -> Self {
    var copy = self
    copy.content = content.changing(change)
    return copy
  }
}
