#if !canImport(UIKit)
import HeadlessUIKit

/// The finger of the user of the page.
@MainActor
final class LiveFinger {
  private let finger: Headless.Finger?
  private let window: UIWindow
  private let start: CGPoint
  private var point: CGPoint
  private var hasMoved = false

  /// What is under the finger, in words.
  private let target: String?

  /// How far a finger may move and still count as resting, in points.
  private static let slop: CGFloat = 10

  init(at point: CGPoint, in window: UIWindow) {
    self.window = window
    start = point
    self.point = point
    let view = window.hitTest(point, with: nil)
    let above = sequence(first: view, next: { $0?.superview }).compactMap { $0 }
    target = above.first { $0 is UIControl || $0 is UICollectionReusableView }?.spokenText
    above.compactMap { $0 as? UIScrollView }.forEach(Headless.stopRolling)
    finger = Headless.touchDown(at: point, in: window)
  }

  /// What the finger does, in words.
  var caption: String {
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if hasMoved {
      let direction =
        abs(way.y) > abs(way.x) ? (way.y < 0 ? "up" : "down") : (way.x < 0 ? "left" : "right")
      return "Drag \(direction)" + (target.map { " at “\($0)”" } ?? "")
    }
    return target.map { "Tap “\($0)”" } ?? "Tap"
  }

  func move(to point: CGPoint) {
    self.point = point
    if max(abs(point.x - start.x), abs(point.y - start.y)) > Self.slop { hasMoved = true }
    finger?.move(to: point)
  }

  func lift() {
    finger?.lift()
  }

  func cancel() {
    finger?.cancel()
  }

  /// Removes the menu that has opened under the finger from the screen, for the page to show it.
  func takeMenu() -> UIMenu? {
    guard !hasMoved, let menu = Headless.openMenu(in: window) else { return nil }
    Headless.closeMenu(in: window)
    return menu
  }
}

/// An open menu, whose actions are identified by their index.
@MainActor
struct LiveMenu {
  let title: String
  let actions: [UIAction]

  /// Creates a menu; `nil` if it has no actions.
  init?(_ menu: UIMenu) {
    title = menu.title
    actions = Self.actions(in: menu)
    if actions.isEmpty { return nil }
  }

  private static func actions(in menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element in
      if let menu = element as? UIMenu { return actions(in: menu) }
      return [element as? UIAction].compactMap { $0 }
        .filter { !$0.attributes.contains(.hidden) }
    }
  }

  /// Performs an action.
  ///
  /// - Returns: The action's title; `nil` if there is no such action, or it is disabled.
  func perform(_ index: Int) -> String? {
    guard actions.indices.contains(index), !actions[index].attributes.contains(.disabled) else {
      return nil
    }
    actions[index].perform(sender: nil)
    return actions[index].title
  }
}

extension UIView {
  /// The accessibility label of the view, or the first text in it.
  fileprivate var spokenText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    let text = firstDescendant { (($0 as? UILabel)?.text ?? "").isEmpty == false } as? UILabel
    return text?.text.map { String($0.prefix(60)) }
  }
}
#endif
