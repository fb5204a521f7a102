package import RosterPlatform

extension ListLayout {
  /// Where a section stands in the collection view, its header, footer and insets included; the header
  /// counts where it stands when it does not stick.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection index: Int) -> CGRect? {
    guard placement.sections.indices.contains(index) else { return nil }
    var frame = shown(
      CGRect(
        x: 0,
        y: placement.start(of: index),
        width: breadth,
        height: placement.sections[index].length
      )
    )
    if isMirrored {
      frame.origin.x = contentSize.width - frame.maxX
    }
    return frame
  }
}
