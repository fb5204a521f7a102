import RosterCore
import RosterPlatform

extension ListBridge {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list?.scrollDidMove()
    list?.tell(.moved)
    list?.setNeedsVisibility()
    forward { $0.scrollViewDidScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    list?.scroller.end(.interrupted)
    list?.tell(.beganDragging)
    forward { $0.scrollViewWillBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forward {
      // Safe because the pointer goes on for the duration of the call it came with.
      unsafe $0.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    list?.tell(.endedDragging(willDecelerate: decelerate))
    forward { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forward { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    list?.tell(.didEndScrolling)
    forward { $0.scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    list?.tell(.didEndScrolling)
    forward { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    list?.scrollAnimationDidEnd()
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forward { $0.scrollViewShouldScrollToTop(scrollView) } ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    list?.tell(.didEndScrolling)
    forward { $0.scrollViewDidScrollToTop(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    list?.setNeedsVisibility()
    forward { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }
}

extension ListCoordinator {
  /// Notes that an animated scroll has not come to a stop.
  fileprivate func scrollDidMove() {
    scroller.endKeeper?.didScroll(collectionView)
    guard scroller.run != nil else { return }
    scroller.lastMovement = clock.now
  }

  /// Tells the mounted controllers that want to know how the list scrolls.
  fileprivate func tell(_ event: ScrollEvent) {
    if let didScroll = scroller.didScroll { hold { didScroll(event) } }
    let controllers = mounts.controllers.filter { type(of: $0).observesScrolling }
    guard !controllers.isEmpty else { return }
    hold {
      for controller in controllers { controller.listDidScroll(event) }
    }
  }
}
