#if !canImport(ObjectiveC)
/// A length of time, in seconds.
public typealias CFTimeInterval = Double
#endif

/// The time of animations, in seconds: as much as was advanced.
///
/// Another thread than the main one, which time belongs to, waits for it.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard MainQueue.isCurrent else {
    return DispatchQueue.main.sync { MainActor.assumeIsolated { Headless.now } }
  }
  return MainActor.assumeIsolated { Headless.now }
}
