package import RosterPlatform

extension ListLayout {
  /// Where a section stands in the content, its header, footer and insets included; the header counts
  /// where it stands when it does not stick.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection index: Int) -> CGRect? {
    guard placement.sections.indices.contains(index) else { return nil }
    return CGRect(
      x: 0,
      y: placement.start(of: index),
      width: placedSize.width,
      height: placement.sections[index].length
    )
  }
}
