#if os(tvOS)
public import Foundation

// What UIKit declares for drag and drop on other systems. The televisions' UIKit marks it as unavailable, so
// that a name means the type below. Nothing is dragged there: no session and no coordinator is ever made, and
// no delegate is ever called.

/// An item of a drag.
@MainActor
open class UIDragItem: NSObject {
  /// The values for other apps.
  public let itemProvider: NSItemProvider

  /// A value for the app itself.
  open var localObject: Any?

  /// Creates an item.
  ///
  /// - Parameter itemProvider: The values for other apps.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// How the preview of a dragged item looks.
@MainActor
open class UIDragPreviewParameters: NSObject {}

/// What drags and drops have in common.
@MainActor
public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }

  /// Whether the items may be moved.
  var allowsMoveOperation: Bool { get }

  /// Returns where the items are in a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag.
@MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value for the app itself.
  var localContext: Any? { get set }
}

/// What is shown while dropped values are loaded.
public enum UIDropSessionProgressStyle: Sendable {
  case none, `default`
}

/// A drop.
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the same app.
  var localDragSession: (any UIDragSession)? { get }

  /// What is shown while dropped values are loaded.
  var progressIndicatorStyle: UIDropSessionProgressStyle { get set }
}

/// What a drop does with its items.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a collection view would do with dropped items.
@MainActor
public final class UICollectionViewDropProposal: NSObject {
  /// Where the items come to rest.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// What the drop does with its items.
  public let operation: UIDropOperation

  /// Where the items come to rest.
  public let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: What the drop does with its items.
  ///   - intent: Where the items come to rest.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// A dropped item.
@MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The item of the drag.
  var dragItem: UIDragItem { get }

  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A drop that a collection view has accepted.
@MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }

  /// Where they were dropped.
  var destinationIndexPath: IndexPath? { get }

  /// The drop.
  var session: any UIDropSession { get }

  /// Lets a preview come to rest at an item.
  func drop(_ item: UIDragItem, toItemAt indexPath: IndexPath)

  /// Lets a preview come to rest inside an item.
  func drop(_ item: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
}

/// Would provide the items of drags.
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Would accept drops.
@MainActor
public protocol UICollectionViewDropDelegate: AnyObject {}

extension UICollectionView {
  /// None, because nothing is dragged.
  package var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { nil }
    set { _ = newValue }
  }

  /// None, because nothing is dropped.
  package var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { nil }
    set { _ = newValue }
  }
}

extension ForwardedDelegates {
  package func itemsForBeginning(
    _ view: UICollectionView,
    _ session: any UIDragSession,
    _ path: IndexPath
  ) -> [UIDragItem] { [] }

  package func itemsForAdding(
    _ view: UICollectionView,
    _ session: any UIDragSession,
    _ path: IndexPath,
    _ point: CGPoint
  ) -> [UIDragItem] { [] }

  package func dragPreview(_ view: UICollectionView, _ path: IndexPath) -> UIDragPreviewParameters?
  { nil }

  package func dragWillBegin(_ view: UICollectionView, _ session: any UIDragSession) {}

  package func dragDidEnd(_ view: UICollectionView, _ session: any UIDragSession) {}

  package func dragAllowsMove(_ view: UICollectionView, _ session: any UIDragSession) -> Bool {
    true
  }

  package func dragIsRestricted(_ view: UICollectionView, _ session: any UIDragSession) -> Bool {
    false
  }

  package func canHandleDrop(_ view: UICollectionView, _ session: any UIDropSession) -> Bool {
    false
  }

  package func dropDidEnter(_ view: UICollectionView, _ session: any UIDropSession) {}

  package func dropDidExit(_ view: UICollectionView, _ session: any UIDropSession) {}

  package func dropDidEnd(_ view: UICollectionView, _ session: any UIDropSession) {}

  package func dropProposal(
    _ view: UICollectionView,
    _ session: any UIDropSession,
    _ path: IndexPath?
  ) -> UICollectionViewDropProposal? { nil }

  package func performDrop(
    _ view: UICollectionView,
    _ coordinator: any UICollectionViewDropCoordinator
  ) {}

  package func dropPreview(_ view: UICollectionView, _ path: IndexPath) -> UIDragPreviewParameters?
  { nil }
}
#endif
