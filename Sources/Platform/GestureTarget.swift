#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// Calls a function when a gesture recognizer reports its gesture, as long as this object is kept.
@MainActor
package final class GestureTarget: NSObject {
  private let action: () -> Void

  /// Observes a recognizer.
  package init(_ recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
    self.action = action
    super.init()
    #if canImport(UIKit)
    recognizer.addTarget(self, action: #selector(act))
    #else
    Headless.onAction(of: recognizer) { [weak self] _ in self?.act() }
    #endif
  }

  #if canImport(UIKit)
  @objc private func act() { action() }
  #else
  private func act() { action() }
  #endif
}

extension UIGestureRecognizer {
  /// Whether the gesture begins at an edge of the screen, like the one that leads back; false where
  /// screens have no such edges.
  package var beginsAtScreenEdge: Bool {
    #if os(visionOS) || os(tvOS)
    false
    #else
    self is UIScreenEdgePanGestureRecognizer
    #endif
  }
}

extension UIPanGestureRecognizer {
  /// Recognizes one finger on a screen, and two on a trackpad where there are trackpads.
  ///
  /// A television has no screen to touch, and a finger on its remote control moves the focus, so the recognizer
  /// is disabled there.
  package func followOneFinger() {
    #if os(tvOS)
    isEnabled = false
    #else
    maximumNumberOfTouches = 1
    #endif
    #if canImport(UIKit) && !os(tvOS)
    allowedScrollTypesMask = .continuous
    #endif
  }
}

/// Gives haptic feedback when a gesture reaches a point where something else would happen.
@MainActor
package func giveHapticTick() {
  #if os(iOS)
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  #endif
}
