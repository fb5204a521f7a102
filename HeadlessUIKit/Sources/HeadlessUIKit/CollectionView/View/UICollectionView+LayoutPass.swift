extension UICollectionView {
  /// How often a pass may start again because callbacks or the layout invalidated its result.
  private static let longestLoop = 100

  /// Updates counts, layout and visible views.
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
      updateSectionScrollViews()
      if content.hasResized { askAboutRestingBounds() }
    } while needsAnotherRound
    recycleUnusedElements()
    reportViewsThatWereNotReturned()
    finishAnimatedBoundsChange()
    backgroundView?.frame = bounds
    showLists()
    followSwipes()
    owner?.listDidLayOut()
  }

  private var needsAnotherRound: Bool {
    content.needsPreparation || knownCounts == nil || !content.discarded.isEmpty
  }

  /// Reports a layout that never settles; the views stay as they are until the next change.
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

  /// Prepares the layout if it was invalidated, and updates the content size.
  func prepareLayoutIfNeeded() {
    guard content.needsPreparation || knownCounts == nil else { return }
    prepareLayout()
  }

  /// Prepares a layout that another size has invalidated, before the setter of the size returns, as
  /// recorded on iOS 26.1.
  func prepareLayoutForSize() {
    let isPrepared = !content.isReloaded && knownCounts != nil
    guard content.needsPreparation, isPrepared, !activity.isBusy, !activity.isLayingOut else {
      return
    }
    prepareLayout()
  }

  /// Applies the scroll adjustments of invalidations.
  private func adjustContentOffset() {
    let adjustment = content.offsetAdjustment
    content.offsetAdjustment = .zero
    guard adjustment != .zero else { return }
    setOffset(CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
  }

  /// Prepares the layout, and scrolls back if the content has become too small.
  func prepareLayout() {
    invalidateReloadedLayout()
    content.needsPreparation = false
    content.isInvalidatedByOffset = false
    content.preparations += 1
    currentLayout.prepare()
    _ = validCounts()
    content.isMirrored = currentLayout.isMirrored
    let newSize = currentLayout.collectionViewContentSize
    guard newSize.width.isFinite, newSize.height.isFinite else { return }
    let adjustment = content.sizeAdjustment
    content.sizeAdjustment = .zero
    let oldSize = CGSize(
      width: contentSize.width - adjustment.width,
      height: contentSize.height - adjustment.height
    )
    contentSize = newSize
    adjustContentOffset()
    content.hasResized = newSize != oldSize
    let isSmaller = newSize.width < oldSize.width || newSize.height < oldSize.height
    if isSmaller, !isTracking { clampContentOffset() }
    if oldSize == .zero, content.isMirrored { showStartOfMirroredContent() }
  }

  /// Invalidates the layout before the first pass, and before the first pass after a reload.
  private func invalidateReloadedLayout() {
    guard content.isReloaded else { return }
    content.isReloaded = false
    let counts = knownCounts
    currentLayout.invalidateByName(
      currentLayout.makeInvalidationContext(everything: true, dataSourceCounts: true)
    )
    knownCounts = counts
  }

  /// Scrolls content that runs from right to left to its right end when it is shown first.
  private func showStartOfMirroredContent() {
    let start = CGPoint(x: restingOffsets.highest.x, y: contentOffset.y)
    if start != contentOffset { contentOffset = start }
  }

  /// Asks the layout about the bounds in which the content would rest, if it does not rest, without
  /// moving there; recorded on iOS 26.1 for content of another size and for leaving the window.
  func askAboutRestingBounds() {
    content.hasResized = false
    let resting = restingOffset(near: contentOffset)
    guard resting != contentOffset, motion.phase == .resting else { return }
    let bounds = CGRect(origin: resting, size: bounds.size)
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    invalidateForBounds(currentLayout.invalidationContext(forBoundsChange: bounds))
  }

  func clampContentOffset() {
    let resting = restingOffset(near: contentOffset)
    if resting != contentOffset { setOffset(resting) }
  }

  /// Records that the layout is invalid.
  ///
  /// During an update only the target offset determines the content offset, and adjustments are
  /// ignored; published layouts defer them until the update is finalized.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    content.needsPreparation = true
    if context.invalidateDataSourceCounts, !activity.isCommitting { knownCounts = nil }
    if !activity.isLayingOut { setNeedsLayout() }
    guard !activity.isShowingUpdate else { return }
    content.offsetAdjustment.x += context.contentOffsetAdjustment.x
    content.offsetAdjustment.y += context.contentOffsetAdjustment.y
    guard !activity.isBusy, !activity.isInvalidatingForBounds else { return }
    adjustContentSize(by: context.contentSizeAdjustment)
    adjustContentOffset()
  }

  /// Changes the size of the content until the layout is prepared.
  private func adjustContentSize(by adjustment: CGSize) {
    guard adjustment != .zero else { return }
    content.sizeAdjustment.width += adjustment.width
    content.sizeAdjustment.height += adjustment.height
    contentSize = CGSize(
      width: contentSize.width + adjustment.width,
      height: contentSize.height + adjustment.height
    )
  }

  /// Asks the layout whether new bounds require a new layout, before they take effect.
  ///
  /// A layout that another offset has invalidated is not asked again before it is prepared. If the
  /// offset is assigned, the layout is invalidated after the bounds have moved; recorded on iOS 26.1.
  func invalidateLayout(forBoundsChange newBounds: CGRect) {
    let isSameSize = newBounds.size == bounds.size
    if isSameSize, content.isInvalidatedByOffset { return }
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = currentLayout.invalidationContext(forBoundsChange: newBounds)
    if isSameSize, motion.change == .assignment {
      content.contextOfAssignment = context
    } else {
      invalidateForBounds(context)
    }
    content.isInvalidatedByOffset = isSameSize
  }

  /// Invalidates the layout for other bounds; adjustments of these wait until it is prepared.
  private func invalidateForBounds(_ context: UICollectionViewLayoutInvalidationContext) {
    let outer = activity.isInvalidatingForBounds
    activity.isInvalidatingForBounds = true
    currentLayout.invalidateByName(context)
    activity.isInvalidatingForBounds = outer
  }

  /// Invalidates the layout for an offset that was assigned, now that the bounds have moved.
  func invalidateLayoutAfterAssignment() {
    guard let context = content.contextOfAssignment else { return }
    content.contextOfAssignment = nil
    invalidateForBounds(context)
  }

  /// Notifies the layout of an animated change of bounds.
  func noteAnimatedBoundsChange(from old: CGRect) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    activity.isChangingBounds = true
    activity.asksForOffsetOfBounds = true
    currentLayout.prepare(forAnimatedBoundsChange: old)
  }

  /// Asks the layout once for the content offset in bounds that change in an animation.
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
