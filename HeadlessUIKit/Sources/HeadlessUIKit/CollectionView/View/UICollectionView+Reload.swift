extension UICollectionView {
  func reloadContent() {
    if activity.recording != nil, !activity.isCommitting {
      fail("F-RELOAD-IN-BATCH", "reloadData called inside a batch update")
      return
    }
    guard !activity.isCommitting else {
      activity.wantsReload = true
      return
    }
    selection = CollectionSelection()
    discardContent()
  }

  /// Discards all content, so that the next layout pass starts from the data source.
  func discardContent() {
    recyclePreparedElements()
    dropKeptAlive()
    focus.item = nil
    focus.last = nil
    activity.movement = nil
    activity.placeholders = DropPlaceholders()
    activity.placeholderKinds = [:]
    dragging.operation?.forgetSources()
    activity.prefetched = []
    activity.settling = []
    knownCounts = nil
    content.discard()
    setNeedsLayout()
  }
}
