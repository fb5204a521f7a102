#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// Calls a function whenever a gesture recognizer tells of its gesture, for as long as it is kept.
@MainActor
package final class GestureTarget: NSObject {
  private let action: () -> Void

  /// Listens to a recognizer.
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
  /// Whether the gesture begins at an edge of the screen, as the one does that leads back; there is none where
  /// screens have no edges to touch.
  package var beginsAtScreenEdge: Bool {
    #if os(visionOS) || os(tvOS)
    false
    #else
    self is UIScreenEdgePanGestureRecognizer
    #endif
  }
}

extension UIPanGestureRecognizer {
  /// Lets two fingers on a trackpad do what one on the screen does, where there are trackpads.
  package func followTrackpad() {
    #if canImport(UIKit) && !os(tvOS)
    allowedScrollTypesMask = .continuous
    #endif
  }
}

/// Lets a person feel that a gesture has come to a point where something else would happen.
@MainActor
package func giveHapticTick() {
  #if os(iOS)
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  #endif
}
