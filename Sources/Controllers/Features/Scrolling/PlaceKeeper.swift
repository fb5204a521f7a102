import Foundation
import RosterPlatform

/// Owns the scroll position between two scrolls: what is read stays where it is.
///
/// A scroll of the user or of the app determines what is read. Whatever moves the content afterwards, such as measuring, other
/// bounds or an update, is corrected for the same element at the same distance, so that corrections do not add up.
/// Everything that changes a list asks this object, and corrects nothing by itself.
@MainActor
final class PlaceKeeper: ListFeature {
  private let stage: ListStage

  /// What is kept in place since the last scroll; `nil` if nothing had to be kept since.
  ///
  /// A list layout determines it when it first has to correct the offset.
  var keptPlace: KeptPlace?

  /// The content offset to which the last correction has led, in a layout that does not correct by itself.
  private var offsetOfKeptPlace = CGPoint.zero

  /// What stays in place during the present change.
  private var anchor: ScrollAnchor?

  /// What stays in place between a change of traits or of the size and the layout for it.
  private var anchorOfResize: ScrollAnchor?

  /// Keeps the end of the list visible; `nil` if the app has not enabled that.
  private(set) var endKeeper: EndKeeper?

  /// Called after a layout, with whether sizes have changed.
  var didSettle: (Bool) -> Void = { _ in }

  /// Called when the content, the view or its insets have another size.
  var didResize: () -> Void = {}

  /// Called when somebody has scrolled.
  var didScroll: () -> Void = {}

  /// What determines where the list is, as of the last layout.
  private var measures: ListMeasures?

  /// Whether what is on screen begins at the right, as of the last layout.
  private var wasMirrored: Bool?

  /// Whether a feature moves the list on behalf of this object.
  private var isCorrecting = false

  /// The item with room below it, as the app has set it.
  private(set) var itemWithRoomBelow: ItemID?

  /// The list for which the position of that item is known.
  private weak var knownList: ResolvedList?

  /// The position of that item in the known list.
  private var knownPosition: Position?

  /// How many more turns content may come from a page that was loaded at the end.
  private var turnsOfPage = 0

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didDetach() {
    keptPlace = nil
    measures = nil
    wasMirrored = nil
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

  /// Sets which item has room below it.
  func setItemWithRoomBelow(_ id: ItemID?) {
    guard id != itemWithRoomBelow else { return }
    itemWithRoomBelow = id
    knownList = nil
    let layout = stage.collectionView.collectionViewLayout
    if let layout = layout as? ListLayout { return layout.roomBelowItemDidChange() }
    if id != nil { stage.report(.noRoomBelowItem(layout: "\(type(of: layout))")) }
  }

  /// The position of the item with room below it; `nil` if there is none in the list.
  var positionWithRoomBelow: Position? {
    guard let id = itemWithRoomBelow else { return nil }
    if knownList !== stage.list {
      knownList = stage.list
      knownPosition = stage.list.position(showing: id)
    }
    return knownPosition
  }

  /// Records that the list has moved: somebody has scrolled, unless a correction has led here.
  func listDidMove() {
    guard !isCorrecting, anchor == nil else { return }
    let isKept = keptPlace != nil
    dropUnkeptPlace()
    guard !isKept || keptPlace == nil,
      isMovedByHand || measures == ListMeasures(stage.collectionView)
    else { return }
    anchorOfResize = nil
    endKeeper?.isAtEnd = stage.collectionView.isAtEnd
    didScroll()
  }

  /// Moves the list as a consequence of a change, which is no scroll.
  func correct(_ change: () -> Void) {
    let isInside = isCorrecting
    isCorrecting = true
    change()
    isCorrecting = isInside
  }

  /// Records where the list is after a layout, and scrolls to its end if that is to be kept.
  func didLayOut() {
    wasMirrored = stage.collectionView.isMirrored
    let new = ListMeasures(stage.collectionView)
    let isResized = new != measures
    let isFirst = measures == nil
    if isResized {
      if endKeeper == nil { measures = new } else { keepEnd(new) }
      didResize()
    }
    didSettle(isResized && !isFirst)
  }

  private var isMovedByHand: Bool {
    let view = stage.collectionView
    return view.isTracking || view.isDragging || view.isDecelerating
  }

  /// Forgets what is kept if the list is elsewhere; a list that a correction has left at its end keeps what it shows there.
  private func dropUnkeptPlace() {
    guard let keptPlace, anchor == nil else { return }
    let view = stage.collectionView
    guard let layout = view.collectionViewLayout as? ListLayout else {
      let distance = CGPoint(
        x: view.contentOffset.x - offsetOfKeptPlace.x,
        y: view.contentOffset.y - offsetOfKeptPlace.y
      )
      if !distance.isWithin(0.5) { self.keptPlace = nil }
      return
    }
    guard !layout.keeps(keptPlace) else { return }
    self.keptPlace = keptPlace.isAtEnd && !isMovedByHand ? layout.placeAtEnd : nil
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
    endHolding()
    // A policy with an anchor of its own may leave the end.
    if anchor != .offset, endKeeper != nil { endKeeper?.isAtEnd = stage.collectionView.isAtEnd }
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

  /// Keeps what is visible in place until a layout for changed traits or another size, unless the end of the list is kept.
  ///
  /// It uses cells, because the layout may have the new traits, the direction or the size already.
  func anchorCells() {
    guard anchorOfResize == nil, endKeeper?.isAtEnd != true else { return }
    let places = stage.mounts.all.compactMap { view, controller in
      stage.controllers.position(of: controller).map { (position: $0, frame: view.frame) }
    }
    anchorOfResize = ScrollAnchor(
      places.sorted { $0.position < $1.position },
      in: stage.collectionView,
      holdsEnd: keptPlace?.isAtEnd == true,
      kept: keptPlace,
      wasMirrored: wasMirrored
    )
    // A list layout that measures cells meanwhile would take what has moved already.
    if keptPlace == nil { keep(anchorOfResize) }
  }

  /// Changes the collection view while the cell that `anchorCells()` has found stays in place.
  func anchoredByCells(_ change: () -> Void) {
    anchor = anchorOfResize
    anchorOfResize = nil
    change()
    endHolding()
  }

  /// Keeps what the anchor has held until somebody scrolls; a list layout does that by itself.
  private func endHolding() {
    if !(stage.collectionView.collectionViewLayout is ListLayout) { keep(anchor) }
    anchor = nil
    dropUnkeptPlace()
  }

  private func keep(_ anchor: ScrollAnchor?) {
    keptPlace = anchor?.keptPlace
    offsetOfKeptPlace = stage.collectionView.contentOffset
  }
}

/// The end of a list that is kept visible, as in a chat.
extension PlaceKeeper {
  /// Starts or stops keeping the end of the list visible.
  ///
  /// A list that has been shown before is left where it is.
  func setKeepsAtBottom(_ keepsAtBottom: Bool) {
    guard keepsAtBottom != (endKeeper != nil) else { return }
    let isNew = measures == nil || stage.list.snapshot.itemCount == 0
    endKeeper =
      keepsAtBottom ? EndKeeper(isAtEnd: isNew || stage.collectionView.isAtEnd) : nil
    if isNew { measures = nil }
    stage.setNeedsVisibility()
  }

  /// Returns the anchor of an update, which depends on `keepsAtBottom` if the policy has none.
  private func anchor(for asked: UpdatePolicy.Anchor) -> UpdatePolicy.Anchor {
    guard asked == .offset, let keeper = endKeeper else { return asked }
    return keeper.isAtEnd && turnsOfPage == 0 ? .bottom : .firstVisible
  }

  /// Records that a page was loaded at the end of the list, which is no reason to leave what is read.
  func pageArrives() {
    guard stage.list.snapshot.itemCount > 0 else { return }
    turnsOfPage = 3
  }

  func turnEnded() {
    if turnsOfPage > 0 {
      turnsOfPage -= 1
      stage.gate.scheduleWake()
    }
  }

  /// Scrolls to the end if that is where the list was before sizes changed.
  private func keepEnd(_ new: ListMeasures) {
    let view = stage.collectionView
    guard
      let endKeeper, stage.gate.isIdle, stage.carriedPlace == nil, stage.views.areOwned,
      view.window != nil, !view.bounds.isEmpty
    else { return }
    measures = new
    guard endKeeper.isAtEnd else { return }
    guard turnsOfPage == 0 else {
      self.endKeeper?.isAtEnd = view.isAtEnd
      return
    }
    guard !view.isDragging else { return }
    let end = view.endOffset
    guard view.contentOffset != end else { return }
    correct { view.contentOffset = end }
  }
}

/// What determines where a list is, apart from scrolling.
private struct ListMeasures: Equatable {
  private let content: CGSize
  private let view: CGSize
  private let insets: UIEdgeInsets

  @MainActor
  init(_ collectionView: UICollectionView) {
    content = collectionView.collectionViewLayout.collectionViewContentSize
    view = collectionView.bounds.size
    insets = collectionView.adjustedContentInset
  }
}

/// Remembers whether the end of a list is visible, so that it stays visible when the list, its view or what covers it changes.
///
/// Scrolling alone decides whether the end is left: what moves while sizes change is a consequence of that change.
struct EndKeeper {
  /// Whether the end should be visible; a list begins at its end.
  var isAtEnd = true
}
