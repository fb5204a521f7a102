/// Animates changes together with a menu that is displayed or dismissed.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview beside the menu.
  var previewViewController: UIViewController? { get }

  /// Adds changes to the animation of the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that runs when the menu has been displayed or dismissed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview turns into a screen of its own.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss = 0
  /// The preview expands into the screen.
  case pop = 1
}

/// Animates changes together with a preview that the user has tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview turns into a screen of its own.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects and runs the changes that accompany a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// The duration of a menu's animation in seconds; UIKit does not document it.
  private static let duration: TimeInterval = 0.25

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and runs the completions when a user would have seen them.
  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: Self.duration,
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } }
    )
  }
}
