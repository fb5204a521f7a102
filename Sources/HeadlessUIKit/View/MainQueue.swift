import Dispatch

/// Whether code runs where views may be touched.
///
/// A process whose main thread only dispatches, as that of Swift Testing, runs the main queue on
/// other threads, so that asking for the main thread is not enough.
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
