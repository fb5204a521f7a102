import Roster

extension MountedCell {
  /// Brings a part of the cell on screen, as scrolling would, or all of it.
  ///
  /// - Parameter fraction: The part of the cell's area that is on screen, from 0 to 1.
  public func appear(_ fraction: Double = 1) {
    expose(fraction)
  }

  /// Takes the cell off screen, as scrolling or leaving the app would; it stays mounted.
  public func disappear() {
    expose(0)
  }

  /// Lets time pass, by which impressions are counted.
  public func advance(by duration: Duration) {
    let end = clock.now + duration
    while let due = controller.nextImpression, due <= end {
      clock.advance(by: due - clock.now)
      owner.collectChanges { controller.countTime(to: clock.now) }
    }
    clock.advance(by: end - clock.now)
  }

  /// What the item has been seen as, in order.
  public var impressionsMade: [Impression] { owner.impressions }

  func expose(_ fraction: Double) {
    let fraction = min(max(fraction, 0), 1)
    visibility.exposure = Exposure(fraction: fraction, isWhole: fraction == 1)
    owner.collectChanges {
      while let event = visibility.next() {
        controller.updateVisibility(
          event,
          fraction: visibility.exposure.fraction,
          coverage: visibility.exposure.coverage,
          at: clock.now
        )
      }
    }
  }
}
