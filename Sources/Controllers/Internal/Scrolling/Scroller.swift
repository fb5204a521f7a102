import RosterCore
import RosterPlatform

/// The scroll that is under way, and what stays in place while the list changes.
@MainActor
final class Scroller {
  /// The scroll that is under way.
  var run: ScrollRun?

  /// Whether the scroll waits for user code, or a movement, to end.
  var isWaiting = false

  /// When the list has last moved while a scroll was under way.
  var lastMovement = Duration.zero

  /// Keeps the end of the list visible, if the app wants that.
  var endKeeper: EndKeeper?

  /// What is held in place on the screen while the collection view changes.
  var anchor: ScrollAnchor?

  /// Called when the list scrolls.
  var didScroll: ((ScrollEvent) -> Void)?

  private var lastNumber = 0

  /// A number that no scroll has had.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Ends the scroll under way and tells its result.
  func end(_ result: ScrollResult) {
    guard let run else { return }
    self.run = nil
    run.completion(result, run.position)
  }

  /// Takes the target along with its item.
  func follow(_ place: (Position) -> Position?) {
    guard let position = run?.position else { return }
    let next = place(position)
    run?.position = next
    run?.hasLeft = next == nil
  }
}
