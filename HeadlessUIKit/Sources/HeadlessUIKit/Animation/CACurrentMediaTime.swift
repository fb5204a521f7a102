#if !canImport(ObjectiveC)
/// A duration, in seconds.
public typealias CFTimeInterval = Double
#endif

/// The time of animations in seconds, which is how far time was advanced.
///
/// On other threads, the call waits for the main thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard MainQueue.isCurrent else {
    return DispatchQueue.main.sync { MainActor.assumeIsolated { Headless.now } }
  }
  return MainActor.assumeIsolated { Headless.now }
}
