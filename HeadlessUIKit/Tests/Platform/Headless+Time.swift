#if canImport(UIKit)
extension Headless {
  /// Waits until no view of a visible window is animated, at most some seconds.
  @MainActor public static func finishAnimations() {
    let end = Date(timeIntervalSinceNow: 5)
    repeat { advance(by: 0.02) } while Date() < end && windows.contains { $0.isAnimated }
  }

  /// The time on the clock of animations, in seconds.
  @MainActor public static var now: TimeInterval { CACurrentMediaTime() }

  /// Waits; meanwhile UIKit does what it does by itself.
  @MainActor public static func advance(by seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  /// Makes a display link that calls a closure.
  @MainActor public static func displayLink(
    _ action: @escaping @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink {
    CADisplayLink(target: FrameTarget(action), selector: #selector(FrameTarget.show(_:)))
  }

  /// How time runs: with UIKit by itself.
  public enum Pace: Hashable, Sendable {
    /// When a test advances it.
    case whenAdvanced
    /// By itself.
    case realTime
    /// By itself, without waiting.
    case immediate
  }

  /// How time runs.
  @MainActor public static var pace: Pace { .realTime }

  /// Runs a body; UIKit's time is everybody's.
  @MainActor public static func withOwnTime<Answer>(
    pace: Pace = .whenAdvanced,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    try body()
  }

  /// Runs a body; UIKit's time is everybody's.
  @MainActor public static func withOwnTime<Answer>(
    pace: Pace = .whenAdvanced,
    _ body: () async throws -> Answer
  ) async rethrows -> Answer {
    try await body()
  }

  /// Runs a body; what UIKit logs cannot be read.
  @MainActor public static func recordingLog(_ body: () throws -> Void) rethrows -> [String] {
    skip("what UIKit logs cannot be read")
    try body()
    return []
  }

  @MainActor private static var windows: [UIWindow] {
    guard Bundle.main.bundlePath.hasSuffix(".app") else { return [] }
    return UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
  }
}

extension UIView {
  fileprivate var isAnimated: Bool {
    layer.animationKeys()?.isEmpty == false || subviews.contains { $0.isAnimated }
  }
}

/// What a display link calls.
@MainActor private final class FrameTarget: NSObject {
  private let action: @MainActor (CADisplayLink) -> Void

  init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
    self.action = action
  }

  @objc func show(_ link: CADisplayLink) {
    action(link)
  }
}
#endif
