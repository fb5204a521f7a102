import RosterPlatform

extension ListBridge {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stage.witness?.note(.didScroll)
    parts.scroller.listDidMove()
    stage.setNeedsVisibility()
    forward { $0.scrollViewDidScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    parts.scroller.draggingDidBegin()
    forward { $0.scrollViewWillBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // Safe because the pointer is used only during this call.
    let proposed = unsafe targetContentOffset.pointee
    unsafe targetContentOffset.pointee = parts.scroller
      .restingOffset(instead: proposed, velocity: velocity)
    forward {
      // Safe because the pointer is only passed on during the call.
      unsafe $0.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    parts.scroller.notify(.endedDragging(willDecelerate: decelerate))
    stage.setNeedsVisibility()
    forward { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forward { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    parts.scroller.notify(.didEndScrolling)
    stage.setNeedsVisibility()
    forward { $0.scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    parts.scroller.notify(.didEndScrolling)
    forward { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    parts.scroller.scrollAnimationDidEnd()
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forward { $0.scrollViewShouldScrollToTop(scrollView) }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    parts.scroller.notify(.didEndScrolling)
    forward { $0.scrollViewDidScrollToTop(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    (stage.collectionView.collectionViewLayout as? ListLayout)?.insetsDidChange()
    stage.setNeedsVisibility()
    forward { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }
}
