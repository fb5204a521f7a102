extension ListContent {
  /// Says what is shown in place of items while the list has none.
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
  /// It concerns the whole list, wherever in the content it is said; of several, the outermost counts.
  /// The controller is made when the list becomes empty, and removed when it does not show the item any
  /// longer. Its item is in no section and has no position; it cannot be selected.
  ///
  /// - Parameter placeholder: Makes the item to show; of several, the first is shown, and without any,
  ///   nothing is.
  /// - Returns: The content with its empty state.
  public func emptyState<Placeholder: ListContent>(
    @ListBuilder _ placeholder: () -> Placeholder
  ) -> ContentWithEmptyState<Self, Placeholder> {
    ContentWithEmptyState(content: self, placeholder: placeholder())
  }
}

/// Content that says what is shown while the list has no items.
///
/// It is what `emptyState(_:)` returns. It adds nothing to the identity of the sections and items in it.
public struct ContentWithEmptyState<Content: ListContent, Placeholder: ListContent>: ListNode {
  let content: Content
  let placeholder: Placeholder

  public func resolve(into resolver: inout ListResolver) {
    content._resolve(into: &resolver)
    resolver.emptyState { placeholder._resolve(into: &$0) }
  }
}
