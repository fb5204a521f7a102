import Foundation
import RosterPlatform

/// Scrolls for the app.
@MainActor
final class Scroller: ListFeature {
  let stage: ListStage
  let places: PlaceKeeper
  let sizing: Sizing
  private let clock: any ListClock

  /// The scroll in progress.
  private(set) var run: ScrollRun?

  /// When the list last moved during the scroll in progress.
  private var lastMovement = Duration.zero

  private var lastNumber = 0

  /// Where the list stops when the user lifts the finger.
  var paging = SectionLayout.PagingBehavior.none

  /// The item at which scrolling has stopped, if scrolling stops at items.
  var page: Position?

  /// The content offset at the start of the user's drag.
  var dragStart = CGPoint.zero

  /// Makes a part of the list visible in the scroll views around the list.
  var revealOutside: (CGRect, Bool) -> Void = { _, _ in }

  /// Called when the list scrolls.
  var didScroll: ((ListedController.ScrollEvent) -> Void)?

  init(_ stage: ListStage, places: PlaceKeeper, sizing: Sizing, clock: any ListClock) {
    self.stage = stage
    self.places = places
    self.sizing = sizing
    self.clock = clock
    places.didSettle = { [weak self] in self?.align(afterResize: $0) }
  }

  func didAttach() {
    if paging != .none { stage.collectionView.decelerationRate = .fast }
  }

  func willDetach() {
    end(.interrupted)
    if paging != .none { stage.collectionView.decelerationRate = .normal }
  }

  /// Moves the target with its item.
  func itemsMoved(_ place: (Position) -> Position?) {
    page = page.flatMap(place)
    guard let position = run?.position else { return }
    let next = place(position)
    run?.position = next
    run?.hasLeft = next == nil
  }

  /// Determines the target again after an update, which may have moved the target or stopped the
  /// animation.
  func didSettle() {
    guard run != nil else { return }
    run?.isDisturbed = true
    stage.gate.scheduleWake()
  }

  func turnEnded() {
    continueScrolling()
  }

  /// Ends the scroll in progress and returns its result.
  func end(_ result: ListAdapter.ScrollResult) {
    guard let run else { return }
    self.run = nil
    stage.gate.scheduleWake()
    if result == .arrived, let position = run.position,
      let frame = stage.collectionView.restingFrame(ofItem: position)
    {
      revealOutside(frame, run.isAnimated)
    }
    run.completion(result, run.position)
  }

  /// Continues a scroll that has waited for a window.
  func windowDidChange() {
    if run != nil { stage.gate.scheduleWake() }
  }

  /// Records that the list has scrolled, and notifies observers.
  func listDidMove() {
    places.listDidMove()
    if run != nil { stage.hold { lastMovement = clock.now } }
    notify(.moved)
  }

  /// Ends a scroll that a finger interrupts, and calls its completion.
  func draggingDidBegin() {
    dragStart = stage.collectionView.contentOffset
    end(.interrupted)
    notify(.beganDragging)
  }

  /// Notifies the mounted controllers with `observesScrolling`.
  func notify(_ event: ListedController.ScrollEvent) {
    if let didScroll { stage.hold { didScroll(event) } }
    let controllers = stage.mounts.scrollObservers
    guard !controllers.isEmpty else { return }
    stage.hold {
      for controller in controllers { controller.listDidScroll(event) }
    }
  }

  /// In points; an offset within this distance of the target counts as arrived.
  private static var tolerance: CGFloat { 0.5 }

  /// The number of times that the target is determined again as sizes become known.
  private static var maximumPasses: Int { 8 }

  /// The time without progress after which an animation counts as ended; UIKit does not report the
  /// end of an interrupted one.
  private static var patience: Duration { .seconds(1) }

  /// Starts a scroll as soon as the list is ready for it.
  func scroll(
    to target: ScrollRun.Target,
    at alignment: ScrollAlignment,
    distance: CGFloat,
    animated: Bool,
    completion: @escaping (ListAdapter.ScrollResult, Position?) -> Void
  ) {
    end(.superseded)
    lastNumber += 1
    run = ScrollRun(
      number: lastNumber,
      target: target,
      alignment: alignment,
      distance: distance,
      isAnimated: animated,
      completion: completion
    )
    continueScrolling()
  }

  /// Continues a scroll if the list is ready for it; otherwise this method is called again when the
  /// list is.
  private func continueScrolling() {
    guard run != nil, !stage.gate.isClosedForGood else { return }
    guard !stage.gate.machine.isBlocked else { return stage.gate.wakeWhenOpen() }
    guard run?.hasLeft == false else { return end(.missing) }
    guard stage.views.areOwned else { return end(.interrupted) }
    guard stage.collectionView.window != nil, !stage.collectionView.bounds.isEmpty else { return }
    guard let run = run, find() else {
      if stage.gate.machine.isQuiet { reportMissingTarget() }
      return
    }
    if run.isAnimated, run.passes < Self.maximumPasses / 2 {
      animateScroll(run.number)
    } else {
      jump(run.number)
    }
  }

  /// Checks after an animated scroll whether it has arrived, and continues if not.
  func scrollAnimationDidEnd() {
    guard run?.goal != nil else { return }
    run?.goal = nil
    run?.passes += 1
    continueScrolling()
  }

  /// Finds the target.
  ///
  /// - Returns: Whether it is in the list.
  private func find() -> Bool {
    switch run?.target {
    case .item(let id, _):
      if run?.position == nil {
        let position = stage.hold { stage.list.position(showing: id) }
        run?.position = position
      }
      return run?.position != nil
    case .section(let id):
      return stage.list.index(of: id) != nil
    case .top, .bottom:
      return true
    case nil:
      return false
    }
  }

  private func reportMissingTarget() {
    switch run?.target {
    case .item(let id, let action): stage.report(.missingItem(id, asked: action))
    case .section(let id): stage.report(.missingSection(id, asked: "scroll to"))
    default: break
    }
    end(.missing)
  }

  /// Returns the offset that aligns the target of the scroll in progress.
  ///
  /// - Returns: `nil` if the target has no frame.
  private func goal() -> CGPoint? {
    stage.collectionView.layoutIfNeeded()
    guard let run else { return nil }
    let goal = ScrollGoal(
      run,
      stage.list,
      in: stage.collectionView,
      insets: sizing.insets,
      sectionLayout: sizing.sectionLayout(_:)
    )
    return goal.offset
  }

  /// Scrolls without animation until the target, which may depend on sizes measured on the way, no
  /// longer moves.
  private func jump(_ number: Int) {
    for _ in 0..<Self.maximumPasses {
      guard run?.number == number else { return }
      guard let goal = goal() else { return end(.missing) }
      guard !stage.collectionView.contentOffset.isNear(goal, within: Self.tolerance) else {
        return end(.arrived)
      }
      stage.collectionView.setContentOffset(goal, animated: false)
      stage.collectionView.layoutIfNeeded()
    }
    guard run?.number == number else { return }
    end(.interrupted)
  }

  private func animateScroll(_ number: Int) {
    guard let goal = goal() else { return end(.missing) }
    guard run?.number == number else { return }
    if let present = run?.goal {
      guard !present.isNear(goal, within: Self.tolerance) else { return }
    } else if stage.collectionView.contentOffset.isNear(goal, within: Self.tolerance) {
      return end(.arrived)
    }
    run?.goal = goal
    stage.collectionView.setContentOffset(goal, animated: true)
    watchScroll(number)
  }

  /// Ends an animated scroll that has made no progress for long.
  private func watchScroll(_ number: Int) {
    lastMovement = clock.now
    clock.wake(at: clock.now + Self.patience) { [weak self] in
      guard let self, run?.number == number, run?.goal != nil else { return }
      guard clock.now >= lastMovement + Self.patience else { return watchScroll(number) }
      let goal = goal()
      let isThere = goal.map {
        stage.collectionView.contentOffset.isNear($0, within: Self.tolerance)
      }
      if isThere == true {
        end(.arrived)
      } else if run?.isDisturbed == true {
        run?.isDisturbed = false
        scrollAnimationDidEnd()
      } else {
        end(.interrupted)
      }
    }
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
    abs(x - other.x) < distance && abs(y - other.y) < distance
  }
}
