import Roster

extension ListHarness {
  /// Takes the app to the background, as a user does who goes to another one.
  public func enterBackground() {
    window.enterBackground()
    adapter.updateVisibility()
  }

  /// Brings the app back from the background.
  public func enterForeground() {
    window.enterForeground()
    adapter.updateVisibility()
  }
}
