import Foundation
import RosterPlatform

/// Keeps the insertion point above the keyboard while changes move it.
///
/// The list is moved only if the insertion point was in sight and is not any longer. The user who has scrolled away from it is
/// left alone, and so is a list that moves.
@MainActor
final class CaretKeeper {
  /// Whether the keyboard covers a part of the list.
  var isNeeded = false

  /// Whether the first responder is handed over from one cell to another, and nobody has begun to edit.
  var isHandingOver = false

  private let stage: ListStage
  private let places: PlaceKeeper

  /// Where the insertion point was on the screen when the list was last scrolled or corrected; `nil` if it was out of sight.
  private var sight: CGRect?

  /// The least distance of the insertion point from the edges after the list was moved, in points.
  private static let margin: CGFloat = 8

  init(_ stage: ListStage, places: PlaceKeeper) {
    self.stage = stage
    self.places = places
  }

  /// Whether the whole insertion point is visible, or was wanted to be.
  var isInSight: Bool { sight != nil || present.map(isVisible) == true }

  /// Records where the insertion point is after somebody has scrolled.
  func listDidScroll() {
    guard isNeeded || sight != nil else { return }
    look()
  }

  /// Reveals what is typed into, because the user or the app has chosen it.
  func editingDidBegin() {
    guard !isHandingOver, present != nil else { return }
    if isNeeded { reveal() }
    // The keyboard may not be there yet.
    sight = present
  }

  /// Moves the list if the insertion point has moved out of sight.
  func listDidChange() {
    guard isNeeded else { return }
    if let sight, let present, isFar(present, from: sight), !isVisible(withMargin(present)) {
      reveal()
    }
    look()
  }

  /// Scrolls what is typed into into view, unless the list moves.
  func reveal() {
    let view = stage.collectionView
    guard !view.isTracking, !view.isDragging, !view.isDecelerating, let place = placeToReveal
    else { return }
    places.correct { view.scrollRectToVisible(place, animated: false) }
    look()
  }

  private func look() {
    sight = present.flatMap { isVisible($0) ? $0 : nil }
  }

  private func isFar(_ rect: CGRect, from other: CGRect) -> Bool {
    abs(rect.minY - other.minY) > 0.5 || abs(rect.maxY - other.maxY) > 0.5
  }

  /// Returns a place with its margin, in whole pixels: a view ends on one, and an insertion point in it may not.
  private func withMargin(_ rect: CGRect) -> CGRect {
    let scale = max(1, stage.collectionView.traitCollection.displayScale)
    let top = (rect.minY - Self.margin).roundedDown(toPixelsOf: scale)
    let bottom = (rect.maxY + Self.margin).roundedUp(toPixelsOf: scale)
    return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
  }

  /// Returns whether a place on the screen is visible along the list.
  private func isVisible(_ rect: CGRect) -> Bool {
    let view = stage.collectionView
    let insets = view.adjustedContentInset
    return rect.minY >= insets.top - 0.5
      && rect.maxY <= view.bounds.height - insets.bottom + 0.5
  }

  /// Where the insertion point is, from the beginning of the bounds; `nil` if nothing is typed into.
  private var present: CGRect? {
    let view = stage.collectionView
    guard let field = view.firstResponderInside else { return nil }
    return caret(of: field).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
  }

  /// Returns the insertion point of a field in the content, or the part of the field where it is if it is not known.
  private func caret(of field: UIView) -> CGRect {
    let frame = field.convert(field.bounds, to: stage.collectionView)
    guard var caret = field.caretRect.map({ field.convert($0, to: stage.collectionView) }) else {
      return frame
    }
    // A text view that does not scroll is about to grow to where the insertion point is; another one scrolls by itself.
    if (field as? UIScrollView)?.isScrollEnabled != false {
      caret.origin.y = max(frame.minY, min(caret.minY, frame.maxY - caret.height))
    }
    return caret
  }

  /// What is to be visible: the whole field if there is room for it, and else the insertion point.
  private var placeToReveal: CGRect? {
    let view = stage.collectionView
    guard let field = view.firstResponderInside else { return nil }
    let whole = withMargin(field.convert(field.bounds, to: view).union(caret(of: field)))
    let room = view.bounds.inset(by: view.adjustedContentInset).height
    return whole.height <= room ? whole : withMargin(caret(of: field))
  }
}
