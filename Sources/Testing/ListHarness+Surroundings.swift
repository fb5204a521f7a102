public import Roster

extension ListHarness {
  /// Changes the text size that the list is shown with, as the user does in Settings.
  ///
  /// - Returns: Whether a test can do that here: on iOS, from version 17.
  @discardableResult
  public func setContentSize(_ category: UIContentSizeCategory) -> Bool {
    step("text size \(category.rawValue)") {
      defer { settle() }
      return window.setTraits(UITraitCollection(preferredContentSizeCategory: category))
    }
  }

  /// Changes between the light and the dark appearance, as the user does in Settings.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    step("appearance \(style == .dark ? "dark" : "light")") {
      window.overrideUserInterfaceStyle = style
      settle()
    }
  }

  /// Lets text run from left to right or from right to left.
  public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
    step("layout direction \(direction == .rightToLeft ? "right to left" : "left to right")") {
      collectionView.semanticContentAttribute =
        direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      collectionView.collectionViewLayout.invalidateLayout()
      settle()
    }
  }

  /// Warns the app that memory runs low, as the system does; every list hears it.
  public func warnOfLowMemory() {
    step("memory warning") {
      NotificationCenter.default.post(
        Notification(name: UIApplication.didReceiveMemoryWarningNotification)
      )
      flush()
    }
  }

  /// Lets time pass on the harness's clock, by which impressions are counted.
  ///
  /// Animations have a time of their own; see `finishAnimations()`.
  public func advance(by duration: Duration) {
    step("advance by \(duration)") {
      flush()
      clock.advance(by: duration)
      flush()
    }
  }

  private func settle() {
    window.layoutIfNeeded()
    flush()
  }
}
