extension UICollectionView {
  /// The duration of an update's animation in seconds; UIKit does not document it.
  static let updateDuration: TimeInterval = 0.3

  /// Whether a user could see an animation.
  private var showsAnimations: Bool { window != nil && UIView.areAnimationsEnabled }

  /// Runs an action when a user would have seen the change, and never within the call.
  ///
  /// Nobody sees a view without a window. The action then runs when time is advanced or, if the view gets a window
  /// before that, at the end of its next layout pass.
  func finishLater(animated: Bool, _ action: @escaping @MainActor () -> Void) {
    guard window == nil else {
      let duration = animated && showsAnimations ? Self.updateDuration : 0
      return Headless.schedule(after: duration, in: self, action)
    }
    let ending = UnseenEnding(action)
    activity.unseen.removeAll(where: \.isOver)
    activity.unseen.append(ending)
    Headless.schedule { ending.run() }
  }

  /// Completes the updates that were made while the view had no window.
  func finishUnseen() {
    guard window != nil, !activity.unseen.isEmpty, !activity.isBusy else { return }
    let endings = activity.unseen
    activity.unseen = []
    for ending in endings { ending.run() }
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

/// What remains to be done after an update of a view without a window.
@preconcurrency @MainActor final class UnseenEnding {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  var isOver: Bool { action == nil }

  /// Does it, if it was not done before.
  func run() {
    let action = action
    self.action = nil
    action?()
  }
}
