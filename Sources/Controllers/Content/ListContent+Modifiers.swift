public import Foundation
public import RosterCore
public import RosterLayout

extension ListContent {
  /// Sets a value of the environment for all controllers in the content, headers and footers included.
  ///
  /// ```swift
  /// Section("done") {
  ///   Items(store.done) { TodoController($0, store: store) }
  /// }
  /// .environment(\.theme, .muted)
  /// ```
  ///
  /// Controllers that read the environment are notified when an update changes it. A value that is set
  /// nearer to an item wins.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value in this content.
  /// - Returns: The content with the value set.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<ListEnvironment, Value>,
    _ value: Value
  ) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.environment[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for all controllers in the content, relative to the value
  /// that the content around it sets.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
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
  /// Sets the layout of the sections in the content that have none of their own.
  ///
  /// ```swift
  /// Group {
  ///   Section("new") { Items(store.new, PhotoController.init) }
  ///   Section("old") { Items(store.old, PhotoController.init) }
  /// }
  /// .layout(.grid(columns: 3))
  /// .insets(Insets(horizontal: 16))
  /// .spacing(8)
  /// ```
  ///
  /// The modifier nearest to a section counts. Items outside any section are laid out in the same way.
  ///
  /// - Parameter layout: The layout of each section.
  /// - Returns: The content with the layout.
  public func layout(_ layout: SectionLayout) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.layout = $0.layout.taking(layout) }
  }

  /// Sets the distance of the items in the content from the edges of their sections, where the sections do
  /// not say it themselves.
  ///
  /// - Parameter insets: The insets of each section whose layout has none.
  /// - Returns: The content with the insets.
  public func insets(_ insets: Insets) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.layout = $0.layout.taking(insets) }
  }

  /// Sets the distance between the items in the content, where the sections do not set it
  /// themselves.
  ///
  /// - Parameter spacing: In points, for each section whose layout has none.
  /// - Returns: The content with the spacing.
  public func spacing(_ spacing: CGFloat) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.layout = $0.layout.taking(spacing: spacing) }
  }
}

extension ListContent {
  /// Sets when the items in the content count as seen, headers and footers included.
  ///
  /// It adds to the impressions of their controllers and of the content around. Each time that an item is seen, its
  /// controller's `didImpress(_:)` is called, and the adapter's observers are.
  ///
  /// ```swift
  /// Section("posts") { … }
  ///   .impressions(Impression("viewable", fraction: 0.5, dwell: .seconds(1)))
  /// ```
  ///
  /// - Parameter impressions: The impressions to count.
  /// - Returns: The content with the impressions.
  public func impressions(_ impressions: Impression...) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.impressions += impressions }
  }
}

extension ListContent {
  /// Handles events that controllers in the content send, headers and footers included.
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
  /// An event goes to the handler nearest to its sender that takes events of its type; handlers of the
  /// same type further out do not see it. The type may be that of a protocol, to handle a family of
  /// events. It is always the handler of the latest content that is called, also if nothing else in
  /// the content has changed. The handler may update the list.
  ///
  /// The list retains the handler: capture weakly what retains the list.
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - handler: Handles an event, in the middle of the sender's call.
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

  /// Handles some of the events that controllers in the content send, and lets others pass.
  ///
  /// ```swift
  /// .onEvent(TodoEvent.self) { event in
  ///   guard case .open(let id) = event else { return .ignored }
  ///   router.open(id)
  ///   return .handled
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - handler: Handles an event, or ignores it so that the next handler around this one sees it.
  /// - Returns: The content with the handler around it.
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

/// What a handler has done with an event.
public enum EventResult: Hashable, Sendable {
  /// The event was handled; no other handler sees it.
  case handled

  /// The event was not meant for this handler; the next one around it sees it.
  case ignored
}

extension ListContent {
  /// Shows other content in place of items while the list has none.
  ///
  /// It is shown behind the list, as large as the list is, by a controller like any item's. Headers and
  /// footers are no items: a list of sections that are all empty shows both. While the same controller
  /// type presents the same identifier, its cell stays and is configured in place, so nothing flickers
  /// when only words change.
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
  /// It concerns the whole list, whatever part of the content says it; of several, the outermost counts.
  /// The controller is made when the list becomes empty, and removed when it does not show the item any
  /// longer. Its item is in no section and has no position; it cannot be selected.
  ///
  /// - Parameter placeholder: Makes the item to show; of several, the first is shown, and without any,
  ///   nothing is.
  /// - Returns: The content with its empty state.
  public func emptyState<Placeholder: ListContent>(
    @ListBuilder _ placeholder: () -> Placeholder
  ) -> ListBuilder.WithEmptyState<Self, Placeholder> {
    ListBuilder.WithEmptyState(content: self, placeholder: placeholder())
  }
}

extension ListBuilder {
  /// Content with a modifier applied to it: values of the environment, or a handler of events.
  ///
  /// It is what `environment(_:_:)`, `onEvent(_:perform:)` and `impressions(_:)` return. It adds nothing
  /// to the identity of the sections and items in it.
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

  /// Content with an item to show while the list has no others.
  ///
  /// It is what `emptyState(_:)` returns. It adds nothing to the identity of the sections and items in it.
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
  public func changing(_ change: SectionChange) -> Self {
    var copy = self
    copy.content = content.changing(change)
    return copy
  }
}

extension ListBuilder.WithEmptyState: SectionContent where Content: SectionContent {
  public func changing(_ change: SectionChange) -> Self {
    var copy = self
    copy.content = content.changing(change)
    return copy
  }
}
