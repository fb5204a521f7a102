/// What a drag rests on that opens when it stays there.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How near it is to opening.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it, which may be set to another one.
  var targetView: UIView? { get set }
  /// What the view shows, for the app.
  var targetItem: Any? { get set }
  /// Returns where the finger is, in the coordinates of a view.
  func location(in view: UIView?) -> CGPoint
}

/// How near something is to opening that a drag rests on.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing rests on it.
  case inactive = 0
  /// It may open.
  case possible = 1
  /// It is about to open.
  case activating = 2
  /// It opens.
  case activated = 3
}

/// What can open when a drag rests on it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it opens.
  var isSpringLoaded: Bool { get set }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether an item is selected, as by a tap, when a drag rests on it for a while.
  public var isSpringLoaded: Bool {
    get { dragging.isSpringLoaded }
    set { dragging.isSpringLoaded = newValue }
  }
}

/// Opens the item that a drag rests on.
@preconcurrency @MainActor final class SpringLoading {
  /// How long a drag has to rest on an item, in seconds; UIKit documents no duration.
  private static let delay: TimeInterval = 0.5

  private weak var view: UICollectionView?
  private var item: ItemPosition?

  /// Counts the rests, so that one that ended early opens nothing.
  private var rest = 0

  /// Follows the finger to another place.
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

  /// Rests on nothing any longer.
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

/// An item that a drag rests on.
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
