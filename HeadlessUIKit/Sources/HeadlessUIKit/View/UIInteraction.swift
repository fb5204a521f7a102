/// Something that a view can do in answer to touches, such as to open a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the view gets or loses the interaction.
  func willMove(to view: UIView?)

  /// Called after the view got or lost the interaction.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, such as a menu that a finger opens.
  public var interactions: [any UIInteraction] {
    get { touchState.interactions }
    set {
      for interaction in touchState.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from the view that had it.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    touchState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard touchState.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    touchState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
