public import Roster

extension ListHarness {
  /// Changes the text size that the list is shown with, as the user does in Settings.
  ///
  /// - Returns: Whether a test can do that here: on iOS, from version 17.
  @discardableResult
  public func setContentSize(_ category: UIContentSizeCategory) -> Bool {
    step("text size \(category.rawValue)") {
      defer { layOut() }
      return window.setTraits(UITraitCollection(preferredContentSizeCategory: category))
    }
  }

  /// Changes between the light and the dark appearance, as the user does in Settings.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    step("appearance \(style == .dark ? "dark" : "light")") {
      window.overrideUserInterfaceStyle = style
      layOut()
    }
  }

  /// Sets the direction of text on the whole screen.
  ///
  /// On iOS 16, it is the list alone and not the lists in its cells.
  public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    step("layout direction \(isMirrored ? "right to left" : "left to right")") {
      let traits = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      if !window.setTraits(traits) {
        collectionView.semanticContentAttribute =
          isMirrored ? .forceRightToLeft : .forceLeftToRight
      }
      collectionView.collectionViewLayout.invalidateLayout()
      layOut()
    }
  }

  /// Posts a memory warning, as the system does.
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

  private func layOut() {
    window.layoutIfNeeded()
    flush()
  }
}

extension ListHarness {
  /// Takes the app to the background, as switching to another app does.
  public func enterBackground() {
    step("enter the background") {
      window.enterBackground()
      adapter.updateVisibility()
    }
  }

  /// Brings the app back from the background.
  public func enterForeground() {
    step("enter the foreground") {
      window.enterForeground()
      adapter.updateVisibility()
    }
  }
}

extension ListHarness {
  /// Pulls the list down until its refresh control spins, and lets go, as a person does.
  ///
  /// - Returns: Whether that began a refresh: not without `onRefresh`, and not while one is under way.
  @discardableResult
  public func pullToRefresh() -> Bool {
    step("pull to refresh") {
      collectionView.pullToRefresh()
    }
  }

  /// Whether the spinner above the list turns.
  public var isRefreshing: Bool { collectionView.refreshControl?.isRefreshing == true }
}
