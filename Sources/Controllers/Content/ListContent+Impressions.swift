public import RosterCore

extension ListContent {
  /// Says when the items in the content count as seen, headers and footers included.
  ///
  /// It adds to what their controllers and the content around say. Each time that an item is seen, its
  /// controller's `didImpress(_:)` is called, and the adapter's observers are.
  ///
  /// ```swift
  /// Section("posts") { … }
  ///   .impressions(Impression("viewable", fraction: 0.5, dwell: .seconds(1)))
  /// ```
  ///
  /// - Parameter impressions: What the items count as seen by.
  /// - Returns: The content with the impressions.
  public func impressions(_ impressions: Impression...) -> ModifiedContent<Self> {
    ModifiedContent(self) { $0.impressions += impressions }
  }
}
