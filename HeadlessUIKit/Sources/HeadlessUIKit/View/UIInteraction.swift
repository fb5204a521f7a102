/// Something that a view can do in answer to touches, such as to open a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the view gets or loses the interaction.
  func willMove(to view: UIView?)

  /// Called after the view got or lost the interaction.
  func didMove(to view: UIView?)
}
