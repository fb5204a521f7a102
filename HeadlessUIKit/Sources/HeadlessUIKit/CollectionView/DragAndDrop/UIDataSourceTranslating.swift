/// Converts between index paths of the data source and of the presentation.
///
/// They differ while an item is dragged to another place, and while there are placeholders.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Converts a section of the data source to the presentation.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Converts a section of the presentation to the data source.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Converts an index path of the data source to the presentation.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Converts an index path of the presentation to the data source; nil for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}
