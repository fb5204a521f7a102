/// Lets changes go along with a menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of what is shown beside the menu.
  var previewViewController: UIViewController? { get }

  /// Makes changes together with those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a block when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what is shown beside a menu goes over into a screen of its own.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away.
  case dismiss = 0
  /// It grows into the screen.
  case pop = 1
}

/// Lets changes go along with what is shown beside a menu when a user taps it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it goes over into a screen of its own.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Gathers the changes that go along with a menu, and makes them.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// How long a menu takes to come or to go, in seconds; UIKit documents no duration.
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
