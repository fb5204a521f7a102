import RosterPlatform

extension ListLayout {
  /// Tells the source which sections have items that their arrangement has no place for.
  func reportMissingFrames() {
    guard let source = collectionView?.dataSource as? any ListLayoutSource else { return }
    for (index, section) in placement.sections.enumerated()
    where section.items.missingFrameCount > 0 {
      source.arrangement(ofSection: index, hasNoPlaceFor: section.items.missingFrameCount)
    }
  }
}
