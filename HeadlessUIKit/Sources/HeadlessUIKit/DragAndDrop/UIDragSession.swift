/// What the sessions of a drag's source and destinations have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items of the drag.
  var items: [UIDragItem] { get }

  /// Returns the position of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint

  /// Whether the drag may move items away from their source.
  var allowsMoveOperation: Bool { get }

  /// Whether the drag is restricted to its app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns whether an item has data of one of several types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether objects of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The session of a drag for its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object for the app, associated with the drag.
  var localContext: Any? { get set }
}

/// The session of a drag for its destinations.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// How much of the dropped data has been loaded. UIKit declares it in Foundation's `ProgressReporting`.
  var progress: Progress { get }

  /// The session for the drag's source, if it is in the same app.
  var localDragSession: (any UIDragSession)? { get }

  /// Whether progress is shown while the dropped data is loading.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Makes objects of a class from all items that allow it, and calls back once with all of them.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether values of a Swift type, such as strings, can be made from an item.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Makes values of a Swift type, such as strings, from all items that allow it.
  public func loadObjects<T>(
    ofClass: T.Type,
    completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        }
      )
    }
  }
}

/// An animation at the end of a drag, to which others can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that runs when the animation has finished.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The position in which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: all changes are made.
  case end = 0
  /// The start: no changes are made.
  case start = 1
  /// The position at the moment.
  case current = 2
}
