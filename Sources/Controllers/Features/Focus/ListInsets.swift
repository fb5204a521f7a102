import Foundation
import RosterPlatform

/// Adds to the content insets of the collection view: the insets of the list, and the height of the keyboard, above
/// which it keeps the first responder.
///
/// The additions are removed as differences, so that the app can change the insets meanwhile.
@MainActor
final class ListInsets: ListFeature {
  /// Whether the list avoids the keyboard.
  var avoidsKeyboard = false {
    didSet { if avoidsKeyboard != oldValue { adjust() } }
  }

  /// The insets around all sections.
  var own = Insets.zero {
    didSet { if own != oldValue { adjust() } }
  }

  private let stage: ListStage
  private let keyboard = Keyboard.shared
  private var observation: ListObservation?

  /// The part of the insets that was added.
  private var added = UIEdgeInsets.zero

  /// The insets that were set last; another one is the app's own.
  private var result = UIEdgeInsets.zero

  /// Whether the keyboard covers a part of the list.
  private var isCovered = false

  /// The values that determine whether the first responder may have moved.
  private var measures = (content: CGSize.zero, view: CGSize.zero)

  init(_ stage: ListStage) {
    self.stage = stage
    observation = keyboard.observers.add { [weak self] change in self?.follow(change) }
  }

  func didAttach() {
    adjust()
  }

  func willDetach() {
    setAddition(.zero)
  }

  func tearDown() {
    observation?.cancel()
  }

  /// Updates the inset, and scrolls to the first responder.
  func didLayOut() {
    guard avoidsKeyboard || own != .zero else { return }
    adjust()
    let view = stage.collectionView
    let new = (content: view.contentSize, view: view.bounds.size)
    guard new != measures else { return }
    measures = new
    if isCovered { reveal() }
  }

  private func follow(_ change: KeyboardChange) {
    guard avoidsKeyboard, let window = stage.collectionView.window else { return }
    switch change {
    case .moved(let screen, let duration, let curve):
      guard screen == nil || screen === window.screen else { return }
      let options = UIView.AnimationOptions(rawValue: UInt(max(0, curve)) << 16)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: [options, .beginFromCurrentState]
      ) { [self] in
        adjust()
        reveal()
      }
    case .editingBegan:
      if isCovered { reveal() }
    }
  }

  private func adjust() {
    guard stage.views.areOwned, !stage.views.isNowhere else { return }
    let covered = avoidsKeyboard ? coveredHeight : 0
    isCovered = covered > 0
    let isMirrored = stage.collectionView.isMirrored
    setAddition(
      UIEdgeInsets(
        top: own.top,
        left: isMirrored ? own.trailing : own.leading,
        bottom: own.bottom + covered,
        right: isMirrored ? own.leading : own.trailing
      )
    )
  }

  /// The height of the list that only the keyboard covers, in points.
  private var coveredHeight: CGFloat {
    let view = stage.collectionView
    guard let window = view.window, let frame = keyboard.frame(on: window.screen),
      !view.isHorizontal
    else { return 0 }
    let covered = window.rectangle(onScreen: frame)
    let list = view.convert(view.bounds, to: window)
    // A floating keyboard leaves space below it.
    guard covered.maxY >= list.maxY, !covered.isEmpty else { return 0 }
    let safe = view.adjustedContentInset.bottom - view.contentInset.bottom
    return max(0, min(list.height, list.maxY - covered.minY) - safe)
  }

  /// Changes what is added to the insets; what is visible stays where it is, and a list at its beginning stays there.
  private func setAddition(_ new: UIEdgeInsets) {
    let view = stage.collectionView
    let present = view.contentInset
    // An edge that the app has set meanwhile has no addition anymore.
    let change =
      new
      - UIEdgeInsets(
        top: present.top == result.top ? added.top : 0,
        left: present.left == result.left ? added.left : 0,
        bottom: present.bottom == result.bottom ? added.bottom : 0,
        right: present.right == result.right ? added.right : 0
      )
    added = new
    // A layout keeps what is visible in place when its breadth changes, so that comes first.
    let sides =
      view.isHorizontal
      ? UIEdgeInsets(top: change.top, left: 0, bottom: change.bottom, right: 0)
      : UIEdgeInsets(top: 0, left: change.left, bottom: 0, right: change.right)
    for part in [sides, change - sides] where part != .zero {
      let (offset, distance) = (view.contentOffset, view.distanceFromStart)
      view.contentInset = view.contentInset + part
      keep(offset, distance)
    }
    view.verticalScrollIndicatorInsets.top += change.top
    view.verticalScrollIndicatorInsets.bottom += change.bottom
    result = view.contentInset
  }

  /// Scrolls to where the list was before its insets changed, or to its beginning if it was there.
  private func keep(_ offset: CGPoint, _ distance: CGPoint) {
    let view = stage.collectionView
    let beginning = view.offset(atDistance: .zero)
    var goal = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    if view.isHorizontal {
      goal.x = distance.x == 0 && !view.isTracking ? beginning.x : offset.x
    } else if distance.y != 0 || view.isTracking {
      goal.y = offset.y
    }
    if view.contentOffset != goal { view.contentOffset = goal }
  }

  /// Scrolls the first responder into view, unless a finger is on the list.
  private func reveal() {
    let view = stage.collectionView
    guard !view.isTracking, let field = view.firstResponderInside else { return }
    let margin: CGFloat = 8
    let place = field.convert(field.bounds, to: view).insetBy(dx: 0, dy: -margin)
    view.scrollRectToVisible(place, animated: false)
  }
}

extension UIEdgeInsets {
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  fileprivate static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    left
      + UIEdgeInsets(top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right)
  }
}

/// A change of the keyboard or of the edited field.
enum KeyboardChange {
  /// The keyboard of a screen is shown, is hidden, or changes its height.
  case moved(on: UIScreen?, duration: TimeInterval, curve: Int)

  /// Editing of a field has begun.
  case editingBegan
}

/// The position of the keyboard on each screen, for lists that are made while it is visible.
@MainActor
final class Keyboard {
  static let shared = Keyboard()

  private struct Place {
    weak var screen: UIScreen?
    let frame: CGRect
  }

  private var places: [Place] = []

  /// The frame that was announced without a screen, as before iOS 16.1.
  private var anyFrame: CGRect?

  let observers = Observers<KeyboardChange>()

  private var observation: SystemObservation?

  private init() {
    observation = .ofKeyboard { [weak self] screen, frame, duration, curve in
      self?.keep(frame, on: screen)
      self?.observers.tell(.moved(on: screen, duration: duration, curve: curve))
    } editing: { [weak self] in
      self?.observers.tell(.editingBegan)
    }
  }

  /// Returns the final frame of the keyboard, in the coordinates of the screen; `nil` if it was
  /// never shown there.
  func frame(on screen: UIScreen) -> CGRect? {
    places.first { $0.screen === screen }?.frame ?? anyFrame
  }

  private func keep(_ frame: CGRect, on screen: UIScreen?) {
    guard let screen else { return anyFrame = frame }
    places.removeAll { $0.screen == nil || $0.screen === screen }
    places.append(Place(screen: screen, frame: frame))
  }
}
