extension UICollectionView {
  /// How often one pass starts again because callbacks or the layout made its result obsolete.
  private static let longestLoop = 100

  /// Brings counts, layout and visible views up to date.
  func performLayoutPass() {
    guard !activity.isLayingOut, !activity.isCommitting, activity.recording == nil else { return }
    activity.isLayingOut = true
    defer { activity.isLayingOut = false }
    releaseKeptAlive()
    var rounds = 0
    repeat {
      guard rounds < Self.longestLoop else {
        reportLoop()
        break
      }
      rounds += 1
      endDisplayOfDiscarded()
      prepareLayoutIfNeeded()
      moveToTargetOffsetOfBoundsChange()
      updateDisplayedElements()
    } while needsAnotherRound
    recycleUnusedElements()
    reportViewsThatWereNotReturned()
    finishAnimatedBoundsChange()
    backgroundView?.frame = bounds
    showLists()
    followSwipes()
  }

  private var needsAnotherRound: Bool {
    content.needsPreparation || content.counts == nil || !content.discarded.isEmpty
  }

  /// Gives up on a layout that never settles; what is shown stays as it is until the next change.
  private func reportLoop() {
    content.needsPreparation = false
    layoutState.needsLayout = false
    fail(
      "F-LOOP",
      "<\(type(of: self)) 0x0> is stuck in a recursive layout loop. This can happen when"
        + " self-sizing views do not return consistent sizes, or the collection view's"
        + " frame/bounds/contentOffset is being constantly adjusted. To debug this issue, check the"
        + " Console app for logs in the \"UICollectionViewFeedbackLoopDebugger\" category."
    )
  }

  /// Lets the layout compute, if it was invalidated, and takes over the size of the content.
  func prepareLayoutIfNeeded() {
    guard content.needsPreparation || content.counts == nil else { return }
    prepareLayout()
  }

  /// Scrolls as far as invalidations have asked for.
  private func adjustContentOffset() {
    let adjustment = content.offsetAdjustment
    content.offsetAdjustment = .zero
    guard adjustment != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// Has the layout compute; content that became smaller is scrolled to where it may rest.
  func prepareLayout() {
    _ = validCounts()
    content.needsPreparation = false
    content.preparations += 1
    currentLayout.prepare()
    let newSize = currentLayout.collectionViewContentSize
    guard newSize.width.isFinite, newSize.height.isFinite else { return }
    let oldSize = contentSize
    contentSize = newSize
    adjustContentOffset()
    let isSmaller = newSize.width < oldSize.width || newSize.height < oldSize.height
    if isSmaller, !isTracking { clampContentOffset() }
    if oldSize == .zero, currentLayout.isMirrored { showStartOfMirroredContent() }
  }

  /// Content that runs from right to left is first shown from its right end.
  private func showStartOfMirroredContent() {
    let start = CGPoint(x: restingOffsets.highest.x, y: contentOffset.y)
    if start != contentOffset { contentOffset = start }
  }

  func clampContentOffset() {
    let resting = restingOffset(near: contentOffset)
    if resting != contentOffset { contentOffset = resting }
  }

  /// Records that the layout is out of date.
  ///
  /// While an update is shown, the target offset alone says where the content goes, and adjustments are of
  /// no account; published layouts put them off until the update is finalized.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    content.needsPreparation = true
    if context.invalidateDataSourceCounts, !activity.isCommitting { content.counts = nil }
    setNeedsLayout()
    guard !activity.isShowingUpdate else { return }
    content.offsetAdjustment.x += context.contentOffsetAdjustment.x
    content.offsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  /// Asks the layout whether other bounds call for another layout, before they are in force.
  func invalidateLayout(forBoundsChange newBounds: CGRect) {
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = currentLayout.invalidationContext(forBoundsChange: newBounds)
    currentLayout.invalidateLayout(with: context)
  }

  /// Notifies the layout of a change of the bounds that a user sees.
  func noteAnimatedBoundsChange(from old: CGRect) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    activity.isChangingBounds = true
    activity.asksForOffsetOfBounds = true
    currentLayout.prepare(forAnimatedBoundsChange: old)
  }

  /// Asks once where the content should be in bounds that a user sees the view change to.
  private func moveToTargetOffsetOfBoundsChange() {
    guard activity.asksForOffsetOfBounds else { return }
    activity.asksForOffsetOfBounds = false
    moveToTargetOffset()
    prepareLayoutIfNeeded()
  }

  private func finishAnimatedBoundsChange() {
    guard activity.isChangingBounds else { return }
    activity.isChangingBounds = false
    currentLayout.finalizeAnimatedBoundsChange()
  }
}
