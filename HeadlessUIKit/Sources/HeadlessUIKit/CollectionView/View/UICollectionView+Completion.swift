extension UICollectionView {
  /// The duration of an update's animation in seconds; UIKit does not document it.
  static let updateDuration: TimeInterval = 0.3

  /// Whether a user could see an animation.
  private var showsAnimations: Bool { window != nil && UIView.areAnimationsEnabled }

  /// Runs an action when a user would have seen the change, and never before time is advanced.
  func finishLater(animated: Bool, _ action: @escaping @MainActor () -> Void) {
    let duration = animated && showsAnimations ? Self.updateDuration : 0
    Headless.schedule(after: duration, in: self, action)
  }

  /// Ends the display of deleted elements, and then reports that the update is complete.
  ///
  /// Elements that still fade or slide remain subviews until then.
  func finishBatch(_ departures: [Departure], _ completions: [(Bool) -> Void]) {
    followFocus()
    guard showsAnimations else {
      finishLater(animated: false) { completions.forEach { $0(true) } }
      for departure in departures { endDisplay(of: departure.view, departure.key) }
      return
    }
    finishLater(animated: true) { [weak self] in
      for departure in departures { self?.endDisplay(of: departure.view, departure.key) }
      completions.forEach { $0(true) }
    }
  }
}
