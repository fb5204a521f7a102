import Dispatch

/// Tells whether code runs on the main queue, where views may be used.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
