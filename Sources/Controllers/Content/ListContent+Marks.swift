extension ListContent {
  /// Makes the items in the content stay at the start of the visible area while the items after them
  /// scroll.
  ///
  /// ```swift
  /// ForEach(days) { day in
  ///   Item(DayTitle(day), DayController.init).sticky()
  ///   Items(day.messages, MessageController.init)
  /// }
  /// ```
  ///
  /// The next sticky item of the section, or the end of its items, pushes an item out. A sticky header of the section is
  /// above it. Scrolling to an item leaves it uncovered.
  ///
  /// It requires a `ListLayout`; other layouts let the items scroll away, and report that.
  ///
  /// - Parameter isSticky: Whether the items are sticky; true by default.
  /// - Returns: The content with sticky items.
  public func sticky(_ isSticky: Bool = true) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.isSticky = isSticky }
  }

  /// Makes the items in the content as wide as their section, whatever its columns are.
  ///
  /// ```swift
  /// Section("photos") {
  ///   Items(newest, PhotoController.init)
  ///   Item(Advertisement(), AdvertisementController.init).spansColumns()
  ///   Items(others, PhotoController.init)
  /// }
  /// .layout(.grid(columns: 3, spacing: 2))
  /// ```
  ///
  /// In a grid, such an item is alone on its line; in a waterfall, it is below all items before it. The width of its
  /// container is that between the insets of the section. In a horizontal list, it is as high as the section. In other
  /// layouts, items are as wide as they say anyway.
  ///
  /// The section is arranged again when one of its items changes, which costs O(items).
  ///
  /// - Parameter spansColumns: Whether the items are as wide as the section; true by default.
  /// - Returns: The content with wide items.
  public func spansColumns(_ spansColumns: Bool = true) -> ListBuilder.Modified<Self> {
    ListBuilder.Modified(self) { $0.spansColumns = spansColumns }
  }
}
