/// Decides when the next page of a list is loaded.
///
/// At most one load is in progress. After a load that has returned nothing, no other one begins
/// until the user has scrolled away from the end and back, or the number of items has changed. So a
/// source that claims to have more but returns nothing is not asked again and again. The result of
/// a load that was in progress during a reset is ignored.
struct PageLoading: Hashable, Sendable {
  /// The phases of loading.
  enum Phase: Hashable, Sendable {
    case idle, loading, failed, finished
  }

  /// Identifies one load, so that its result is not confused with another one's.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The present phase.
  private(set) var phase = Phase.idle

  private var number = 0
  private var countAtLoad: Int?

  init() {}

  /// Records whether the end of the loaded items is near, and how many there are.
  ///
  /// - Returns: The ticket of the load to start; `nil` if there is none.
  mutating func update(isNear: Bool, itemCount: Int) -> Ticket? {
    guard phase == .idle else { return nil }
    if !isNear { countAtLoad = nil }
    guard isNear, countAtLoad != itemCount else { return nil }
    countAtLoad = itemCount
    return start()
  }

  /// Requests the next page at any distance from the end, for example after a failure.
  ///
  /// - Returns: The ticket of the load to start; `nil` if one is in progress or there are no more
  ///   items.
  mutating func request() -> Ticket? {
    phase == .idle || phase == .failed ? start() : nil
  }

  /// Returns whether the load of a ticket is in progress, and its result counts.
  func isInFlight(_ ticket: Ticket) -> Bool {
    phase == .loading && ticket.number == number
  }

  /// Records that a load has ended.
  ///
  /// - Returns: Whether the result counts.
  mutating func finish(_ ticket: Ticket, as phase: Phase) -> Bool {
    guard isInFlight(ticket) else { return false }
    self.phase = phase
    return true
  }

  /// Starts again: the result of a load in progress is ignored, and there may be more items.
  mutating func reset() {
    number += 1
    phase = .idle
    countAtLoad = nil
  }

  private mutating func start() -> Ticket {
    number += 1
    phase = .loading
    return Ticket(number: number)
  }
}
