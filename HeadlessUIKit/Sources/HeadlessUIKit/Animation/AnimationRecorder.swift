/// Records how views looked before an animation changed them, so that they can be shown part way or
/// restored.
@preconcurrency @MainActor final class AnimationRecorder {
  /// The properties of a view that an animation can show part way.
  struct Look {
    var geometry: ViewGeometry
    var alpha: CGFloat
    var backgroundColor: UIColor?

    @MainActor init(_ view: UIView) {
      geometry = view.geometry
      alpha = view.alpha
      backgroundColor = view.backgroundColor
    }
  }

  /// A view that an animation changes.
  struct Change {
    weak var view: UIView?
    let start: Look
    var end: Look
  }

  /// The recorder of the animation whose block is running.
  static var current: AnimationRecorder?

  private(set) var changes: [Change] = []

  /// The speed of the slowest view that the animation changes.
  var speed: TimeInterval { changes.compactMap { $0.view?.animationSpeed }.min() ?? 1 }

  private var known: Set<ObjectIdentifier> = []

  /// Runs the block of an animation and records the changes.
  func record(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    animations()
    Self.current = outer
    for index in changes.indices {
      guard let view = changes[index].view else { continue }
      changes[index].end = Look(view)
    }
  }

  /// Notifies the recorders that a view is about to be changed.
  static func noteChange(of view: UIView) {
    current?.note(view)
    AnimationSpeed.current?.note(view)
  }

  /// Records how a view looks before it is changed.
  func note(_ view: UIView) {
    guard known.insert(ObjectIdentifier(view)).inserted else { return }
    let look = Look(view)
    changes.append(Change(view: view, start: look, end: look))
  }

  /// Shows the views part way: at 0 as they were, at 1 fully changed.
  func show(_ fraction: CGFloat) {
    for change in changes {
      guard let view = change.view else { continue }
      let (start, end) = (change.start, change.end)
      func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        first + (second - first) * fraction
      }
      view.changeGeometry {
        $0.center.x = between(start.geometry.center.x, end.geometry.center.x)
        $0.center.y = between(start.geometry.center.y, end.geometry.center.y)
        let (first, second) = (start.geometry.bounds, end.geometry.bounds)
        $0.setBounds(
          CGRect(
            x: between(first.minX, second.minX),
            y: between(first.minY, second.minY),
            width: between(first.width, second.width),
            height: between(first.height, second.height)
          )
        )
        $0.transform = fraction < 1 ? start.geometry.transform : end.geometry.transform
      }
      view.alpha = between(start.alpha, end.alpha)
      view.backgroundColor = fraction < 1 ? start.backgroundColor : end.backgroundColor
    }
  }
}
