#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// Calls a method of an observer, which is not kept alive, when a notification is posted.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let observation = Observation(observer, aSelector, aName, of: anObject.map { $0 as AnyObject })
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
      notification in
      guard MainQueue.isCurrent else { return }
      // Safe: the notification stays on the main thread, on which it was posted.
      nonisolated(unsafe) let posted = notification
      MainActor.assumeIsolated { unsafe observation.receive(posted) }
    }
    Observation.all.removeAll { $0.observer == nil && $0.end() }
    Observation.all.append(observation)
  }

  /// Stops calling the methods of an observer.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Stops calling the methods of an observer for some notifications.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let observer = ObjectIdentifier(observer)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    // Elsewhere, nothing is called for an observer that no longer exists.
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      Observation.all.removeAll { $0.matches(observer, aName, object) && $0.end() }
    }
  }
}

/// A method that is called when a notification is posted.
@MainActor private final class Observation {
  static var all: [Observation] = []

  private(set) weak var observer: AnyObject?
  var token: (any NSObjectProtocol)?
  private let selector: Selector
  private let name: NSNotification.Name?
  private let observerID: ObjectIdentifier
  private let objectID: ObjectIdentifier?

  init(
    _ observer: AnyObject,
    _ selector: Selector,
    _ name: NSNotification.Name?,
    of object: AnyObject?
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    observerID = ObjectIdentifier(observer)
    objectID = object.map { ObjectIdentifier($0) }
  }

  func receive(_ notification: Notification) {
    guard let observer else { return }
    selector.call(on: observer, from: notification, for: nil)
  }

  func matches(
    _ observer: ObjectIdentifier,
    _ name: NSNotification.Name?,
    _ object: ObjectIdentifier?
  ) -> Bool {
    observerID == observer && (name == nil || name == self.name)
      && (object == nil || object == objectID)
  }

  func end() -> Bool {
    if let token { NotificationCenter.default.removeObserver(token as Any) }
    return true
  }
}
#endif
