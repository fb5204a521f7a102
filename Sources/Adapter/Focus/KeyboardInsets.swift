import Foundation
import RosterControllers
import RosterPlatform

/// Keeps the first responder above the keyboard, with the bottom inset of the collection view.
///
/// The addition to the inset is removed as a difference, so that the app can change the inset meanwhile.
@MainActor
final class KeyboardInsets: ListFeature {
  /// Whether the list avoids the keyboard.
  var isOn = false {
    didSet { if isOn != oldValue { adjust() } }
  }

  private let stage: ListStage
  private let keyboard = Keyboard.shared
  private var observation: ListObservation?

  /// The part of the inset that is for the keyboard.
  private var added: CGFloat = 0

  /// The inset that was set last; another one is the app's own.
  private var result: CGFloat = 0

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
    setAddition(0)
  }

  func tearDown() {
    observation?.cancel()
  }

  /// Updates the inset, and scrolls to the first responder.
  func didLayOut() {
    guard isOn else { return }
    adjust()
    let view = stage.collectionView
    let new = (content: view.contentSize, view: view.bounds.size)
    guard new != measures else { return }
    measures = new
    if added > 0 { reveal() }
  }

  private func follow(_ change: KeyboardChange) {
    guard isOn, stage.collectionView.window != nil else { return }
    switch change {
    case .moved(let duration, let curve):
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
      if added > 0 { reveal() }
    }
  }

  private func adjust() {
    guard stage.views.areOwned, !stage.views.isNowhere else { return }
    setAddition(isOn ? coveredHeight : 0)
  }

  /// The height of the list that only the keyboard covers, in points.
  private var coveredHeight: CGFloat {
    let view = stage.collectionView
    guard let window = view.window, let frame = keyboard.frame, !view.isHorizontal else { return 0 }
    let covered = window.rectangle(onScreen: frame)
    let list = view.convert(view.bounds, to: window)
    // A floating keyboard leaves space below it.
    guard covered.maxY >= list.maxY, !covered.isEmpty else { return 0 }
    let safe = view.adjustedContentInset.bottom - view.contentInset.bottom
    return max(0, min(list.height, list.maxY - covered.minY) - safe)
  }

  private func setAddition(_ height: CGFloat) {
    let view = stage.collectionView
    if view.contentInset.bottom != result { added = 0 }
    let difference = height - added
    if difference != 0 {
      view.contentInset.bottom += difference
      view.verticalScrollIndicatorInsets.bottom += difference
    }
    added = height
    result = view.contentInset.bottom
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

/// A change of the keyboard or of the edited field.
enum KeyboardChange {
  /// The keyboard is shown, is hidden, or changes its height.
  case moved(duration: TimeInterval, curve: Int)

  /// Editing of a field has begun.
  case editingBegan
}

/// The position of the keyboard, for lists that are made while it is visible.
@MainActor
final class Keyboard {
  static let shared = Keyboard()

  /// The final frame of the keyboard, in the coordinates of the screen; `nil` if it was never
  /// shown.
  private(set) var frame: CGRect?

  let observers = Observers<KeyboardChange>()

  private var observation: SystemObservation?

  private init() {
    observation = .ofKeyboard { [weak self] frame, duration, curve in
      self?.frame = frame
      self?.observers.tell(.moved(duration: duration, curve: curve))
    } editing: { [weak self] in
      self?.observers.tell(.editingBegan)
    }
  }
}
