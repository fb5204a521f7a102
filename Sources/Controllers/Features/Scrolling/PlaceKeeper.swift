import Foundation
import RosterPlatform

/// Owns the scroll position between two scrolls: what is read stays where it is.
///
/// A scroll of a person or of the app determines what is read. Whatever moves the content afterwards, such as measuring, other
/// bounds or an update, is corrected for the same element at the same distance, so that corrections do not add up.
/// Everything that changes a list asks this object, and corrects nothing by itself.
@MainActor
final class PlaceKeeper: ListFeature {
  private let stage: ListStage

  /// What is kept in place since the last scroll; `nil` if nothing had to be kept since.
  ///
  /// A list layout determines it when it first has to correct the offset.
  var keptPlace: KeptPlace?

  /// What stays in place during the present change.
  private var anchor: ScrollAnchor?

  /// What stays in place between a change of traits and the layout for it.
  private var anchorOfResize: ScrollAnchor?

  /// Keeps the end of the list visible; `nil` if the app has not enabled that.
  private(set) var endKeeper: EndKeeper?

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didDetach() {
    keptPlace = nil
  }

  /// Moves what is kept with its item.
  func itemsMoved(_ place: (Position) -> Position?) {
    anchor?.follow(place, in: stage.list)
    anchorOfResize?.follow(place, in: stage.list)
    switch keptPlace?.part {
    case .item(let position):
      guard let new = place(position) else { return keptPlace = nil }
      keptPlace?.part = .item(new)
    case .header, nil:
      keptPlace = nil
    }
  }

  /// Records that the list has moved: somebody has scrolled, unless a correction has led here.
  func listDidMove() {
    endKeeper?.didScroll(stage.collectionView)
    dropUnkeptPlace()
  }

  private func dropUnkeptPlace() {
    guard let keptPlace, anchor == nil else { return }
    let view = stage.collectionView
    guard let layout = view.collectionViewLayout as? ListLayout, layout.keeps(keptPlace) else {
      return self.keptPlace = nil
    }
  }

  /// Changes the collection view while a part of the list is held in place on the screen.
  ///
  /// - Parameters:
  ///   - anchor: What is held, according to the app.
  ///   - isResize: Whether only sizes change, so that the content offset has no meaning of its own.
  ///   - change: Changes the collection view.
  func anchored(
    _ anchor: UpdatePolicy.Anchor,
    isResize: Bool = false,
    _ change: () -> Void
  ) {
    var wanted = self.anchor(for: anchor)
    if isResize, wanted == .offset { wanted = .firstVisible }
    var preferred: Position?
    switch wanted {
    case .item(let id):
      preferred = stage.list.position(showing: id)
      keptPlace = nil
    case .offset, .bottom:
      keptPlace = nil
    case .firstVisible:
      break
    }
    self.anchor = ScrollAnchor(
      wanted,
      of: stage.list,
      in: stage.collectionView,
      preferred: preferred,
      kept: keptPlace
    )
    change()
    self.anchor = nil
    dropUnkeptPlace()
  }

  /// Scrolls so that the anchor stays in place, for changes without a target offset.
  func restoreAnchor() {
    guard let offset = anchor?.offset(of: stage.list, in: stage.collectionView) else { return }
    if offset != stage.collectionView.contentOffset {
      stage.collectionView.contentOffset = offset
    }
  }

  /// Returns the content offset after a batch of updates.
  func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
    anchor?.offset(of: stage.list, in: stage.collectionView) ?? proposed
  }

  /// Keeps what is visible in place until a layout for changed traits, unless the end of the list is kept.
  ///
  /// It uses cells, because the layout may have the new traits already.
  func anchorCells() {
    anchorOfResize = nil
    guard endKeeper?.isAtEnd != true else { return }
    let places = stage.mounts.all.compactMap { view, controller in
      stage.controllers.position(of: controller).map { (position: $0, frame: view.frame) }
    }
    anchorOfResize = ScrollAnchor(
      places.sorted { $0.position < $1.position },
      in: stage.collectionView,
      holdsEnd: keptPlace?.isAtEnd == true,
      kept: keptPlace
    )
  }

  /// Changes the collection view while the cell that `anchorCells()` has found stays in place.
  func anchoredByCells(_ change: () -> Void) {
    anchor = anchorOfResize
    anchorOfResize = nil
    change()
    anchor = nil
    dropUnkeptPlace()
  }
}

/// The end of a list that is kept visible, as in a chat.
extension PlaceKeeper {
  /// Starts or stops keeping the end of the list visible.
  func setKeepsAtBottom(_ keepsAtBottom: Bool) {
    guard keepsAtBottom != (endKeeper != nil) else { return }
    endKeeper = keepsAtBottom ? EndKeeper() : nil
    stage.setNeedsVisibility()
  }

  /// Returns the anchor of an update, which depends on `keepsAtBottom` if the policy has none.
  private func anchor(for asked: UpdatePolicy.Anchor) -> UpdatePolicy.Anchor {
    guard let keeper = endKeeper else { return asked }
    guard asked == .offset else {
      endKeeper?.yield()
      return asked
    }
    return keeper.isAtEnd ? .bottom : .firstVisible
  }

  /// Scrolls to the end if that is where the list was before sizes changed.
  func keepEnd() {
    guard
      endKeeper != nil, stage.gate.isIdle, stage.carriedPlace == nil, stage.views.areOwned,
      stage.collectionView.window != nil, !stage.collectionView.bounds.isEmpty,
      endKeeper?.sizesMayHaveChanged(stage.collectionView) == true, !stage.collectionView.isDragging
    else { return }
    let end = stage.collectionView.endOffset
    if stage.collectionView.contentOffset != end {
      stage.collectionView.contentOffset = end
    }
  }
}
