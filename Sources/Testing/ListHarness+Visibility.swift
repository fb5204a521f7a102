import Roster

extension ListHarness {
  /// Takes the app to the background, as a user does who goes to another one.
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
