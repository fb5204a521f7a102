/// What a drag is to those it comes from and to those it goes to.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }

  /// Returns where the finger is, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint

  /// Whether what is dragged may be taken away from where it comes from.
  var allowsMoveOperation: Bool { get }

  /// Whether what is dragged stays in its app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns whether an item comes in one of some types of data.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether objects of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as those see it that it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app wants to know of the drag.
  var localContext: Any? { get set }
}

/// A drag, as those see it that it goes to.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag as its source sees it, if it comes from the same app.
  var localDragSession: (any UIDragSession)? { get }

  /// Whether a sign shows that what was dropped is still being loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Makes objects of a class from all items that can be made into it, and calls back once with all.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether values of a Swift type such as strings can be made from an item.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Makes values of a Swift type such as strings from all items that can be made into it.
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

/// Something that happens over time at the end of a drag, to which more can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Makes changes that a user sees happen along with it.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls back when it has been seen.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With everything changed.
  case end = 0
  /// With everything as it was.
  case start = 1
  /// Where it is.
  case current = 2
}
