#if !canImport(ObjectiveC)
extension NotificationCenter {
  /// Calls a method of an object for notifications, as long as the object lives.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    ObservedMethods.shared.add(observer as AnyObject, aSelector, aName, anObject, in: self)
  }

  /// Stops calling the methods of an object for notifications of a name; nil means any name.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: Any,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    ObservedMethods.shared.remove(observer as AnyObject, aName, from: self)
  }
}

extension Timer {
  /// Makes a timer that calls a method of an object, which it keeps alive, on the main run loop.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let receiver = Receiver(observer: aTarget as AnyObject)
    receiver.kept = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      MainQueue.run {
        if let target = receiver.observer {
          aSelector.call(on: target, from: timer, for: nil)
        }
      }
    }
  }
}

/// The methods that notifications call.
@MainActor private final class ObservedMethods {
  static let shared = ObservedMethods()

  private struct Entry {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let center: NotificationCenter
    let token: any NSObjectProtocol
  }

  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject,
    _ selector: Selector,
    _ name: NSNotification.Name?,
    _ object: Any?,
    in center: NotificationCenter
  ) {
    forgetTheDead()
    let receiver = Receiver(observer: observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      MainQueue.run {
        guard let target = receiver.observer else { return }
        selector.call(on: target, from: notification as NSNotification, for: nil)
      }
    }
    entries.append(Entry(observer: observer, name: name, center: center, token: token))
  }

  func remove(_ observer: AnyObject, _ name: NSNotification.Name?, from center: NotificationCenter)
  {
    entries.removeAll { entry in
      guard entry.observer === observer, entry.center === center, name == nil || entry.name == name
      else {
        return false
      }
      center.removeObserver(entry.token)
      return true
    }
  }

  private func forgetTheDead() {
    entries.removeAll { entry in
      guard entry.observer == nil else { return false }
      entry.center.removeObserver(entry.token)
      return true
    }
  }
}

/// An observer, which is asked for on the main thread only.
@MainActor private final class Receiver {
  weak var observer: AnyObject?
  var kept: AnyObject?

  init(observer: AnyObject) { self.observer = observer }
}

#endif
