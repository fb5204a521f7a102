/// The relations of a view controller to others.
struct ViewControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  weak var presenting: UIViewController?
  var presented: UIViewController?
  /// The object that manages the presentation of the controller.
  var presentation: UIPresentationController?
  /// Coordinates the transition in which the controller takes part.
  var coordinator: TransitionCoordinator?
  /// Whether the controller is being added to a navigation stack or removed from it.
  var isMoving = false
}

/// What is only kept of a view controller's looks.
struct ViewControllerLooks {
  var transition: UIViewController.Transition?
}

/// The items of a view controller for bars.
@preconcurrency @MainActor struct ViewControllerBars {
  let navigation = UINavigationItem()
  var tab = UITabBarItem()
  var edit: UIBarButtonItem?
}

/// The states of a view controller's appearance transition.
enum ViewControllerAppearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if let old = child.family.parent, old !== self { child.leaveParent() }
    guard child.family.parent !== self else { return }
    child.willMove(toParent: self)
    child.family.parent = self
    family.children.append(child)
  }

  func leaveParent() {
    guard let parent = family.parent else { return }
    parent.family.children.removeAll { $0 === self }
    family.parent = nil
    didMove(toParent: nil)
  }

  /// Returns the nearest ancestor of a kind.
  func ancestor<Kind: UIViewController>(of kind: Kind.Type) -> Kind? {
    var current = family.parent
    while let candidate = current {
      if let found = candidate as? Kind { return found }
      current = candidate.family.parent
    }
    return nil
  }

  /// The outermost ancestor.
  var outermost: UIViewController {
    var current = self
    while let parent = current.family.parent { current = parent }
    return current
  }
}
