/// The context of a spring-loaded interaction, in which a drag that hovers over a view opens it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the state, which may be changed.
  var targetView: UIView? { get set }
  /// An object for the app, associated with the view.
  var targetItem: Any? { get set }
  /// Returns the position of the finger in the coordinates of a view.
  func location(in view: UIView?) -> CGPoint
}

/// The states of a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag hovers over the view.
  case inactive = 0
  /// The view may open.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view opens.
  case activated = 3
}

/// An object that supports spring-loaded interactions.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether spring loading is enabled.
  var isSpringLoaded: Bool { get set }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over an item selects it, as a tap does.
  public var isSpringLoaded: Bool {
    get { dragging.isSpringLoaded }
    set { dragging.isSpringLoaded = newValue }
  }
}

/// Opens the item that a drag hovers over.
@preconcurrency @MainActor final class SpringLoading {
  /// How long a drag has to hover over an item, in seconds; UIKit does not document it.
  private static let delay: TimeInterval = 0.5

  private weak var view: UICollectionView?
  private var item: ItemPosition?

  /// Counts hovers, so that one that ended early opens nothing.
  private var rest = 0

  /// Follows the finger to another position.
  func follow(_ cargo: DragCargo, over hit: UIView?) {
    let found = Self.list(around: hit)
    let touched = found.flatMap { list in list.frontmostItem(at: cargo.location(in: list)) }
    guard found !== view || touched != item else { return }
    end()
    (view, item) = (found, touched)
    guard let found, let touched else { return }
    let context = SpringLoadedContext(cargo, found.cellForItem(at: touched.indexPath))
    let path = found.modelPath(.cell(touched))
    guard
      found.delegate?.collectionView(found, shouldSpringLoadItemAt: path, with: context) ?? true
    else { return }
    let expected = rest
    Headless.schedule(after: Self.delay) { [weak self, weak found] in
      guard let self, rest == expected else { return }
      found?.userDidSelect(touched)
    }
  }

  /// Stops hovering.
  func end() {
    rest += 1
    (view, item) = (nil, nil)
  }

  private static func list(around view: UIView?) -> UICollectionView? {
    var view = view
    while let current = view {
      if let list = current as? UICollectionView, list.isSpringLoaded { return list }
      view = current.superview
    }
    return nil
  }
}

/// An item that a drag hovers over.
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.possible
  weak var targetView: UIView?
  var targetItem: Any?
  private let cargo: DragCargo

  init(_ cargo: DragCargo, _ targetView: UIView?) {
    self.cargo = cargo
    self.targetView = targetView
  }

  func location(in view: UIView?) -> CGPoint {
    view.map(cargo.location) ?? cargo.place
  }
}
