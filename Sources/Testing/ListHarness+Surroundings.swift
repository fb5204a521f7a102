public import Roster

extension ListHarness {
  /// Changes the preferred text size, as the user does in Settings.
  ///
  /// - Returns: Whether that is possible: on iOS, it requires version 17.
  @discardableResult
  public func setContentSize(_ category: UIContentSizeCategory) -> Bool {
    step("text size \(category.rawValue)") {
      defer { layOut() }
      return window.setTraits(UITraitCollection(preferredContentSizeCategory: category))
    }
  }

  /// Changes between the light and the dark style, as the user does in Settings.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    step("appearance \(style == .dark ? "dark" : "light")") {
      window.overrideUserInterfaceStyle = style
      layOut()
    }
  }

  /// Sets the direction of text on the whole screen.
  ///
  /// On iOS 16, this affects only the list, and not the lists in its cells.
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

  /// Advances the harness's clock, which measures impressions in the list and in the lists inside it.
  ///
  /// Animations use a different clock; see `finishAnimations()`.
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
  /// Moves the app to the background, as switching to another app does.
  public func enterBackground() {
    step("enter the background") {
      window.enterBackground()
      adapter.updateVisibility()
    }
  }

  /// Moves the app to the foreground.
  public func enterForeground() {
    step("enter the foreground") {
      window.enterForeground()
      adapter.updateVisibility()
    }
  }
}

extension ListHarness {
  /// Pulls the list down until it begins to refresh, and lifts the finger.
  ///
  /// If no finger reaches the list, the test fails.
  ///
  /// - Returns: Whether a refresh has begun: not without `onRefresh`, and not during another one.
  @discardableResult
  public func pullToRefresh(filePath: String = #filePath, line: Int = #line) -> Bool {
    step("pull to refresh") {
      putAwayMenu()
      guard collectionView.touchPoint != nil else {
        miss("No finger reaches the list, so it cannot be pulled.", TestLine(filePath, line))
        return false
      }
      return collectionView.pullToRefresh()
    }
  }

  /// Whether the list is being refreshed.
  public var isRefreshing: Bool { collectionView.refreshControl?.isRefreshing == true }
}
