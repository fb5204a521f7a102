/// Decides when the next page of a list is loaded.
///
/// At most one load is in flight. A load that brought nothing is not followed by another one until a
/// person has scrolled away from the end and back, or the list has another number of items; so a source
/// that has more but gives nothing is not asked again and again. What a load answers after it has been
/// overtaken by a reset does not count.
package struct PageLoading: Hashable, Sendable {
  /// What the loading is at.
  package enum Phase: Hashable, Sendable {
    case idle, loading, failed, finished
  }

  /// Names one load, so that its answer is not taken for another's.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// What the loading is at.
  package private(set) var phase = Phase.idle

  private var number = 0
  private var countAtLoad: Int?

  package init() {}

  /// Records whether the end of what is loaded is near, and how many items there are.
  ///
  /// - Returns: The ticket of the load that is to be started; `nil` if none is.
  package mutating func update(isNear: Bool, itemCount: Int) -> Ticket? {
    guard phase == .idle else { return nil }
    if !isNear { countAtLoad = nil }
    guard isNear, countAtLoad != itemCount else { return nil }
    countAtLoad = itemCount
    return start()
  }

  /// Asks for the next page, however far the end is; after a failure this is how to go on.
  ///
  /// - Returns: The ticket of the load that is to be started; `nil` if one is in flight already or
  ///   there is no more.
  package mutating func request() -> Ticket? {
    phase == .idle || phase == .failed ? start() : nil
  }

  /// Whether the load of a ticket is under way, and its answer counts.
  package func isInFlight(_ ticket: Ticket) -> Bool {
    phase == .loading && ticket.number == number
  }

  /// Records that a load has ended.
  ///
  /// - Returns: Whether the load still counted.
  package mutating func finish(_ ticket: Ticket, as phase: Phase) -> Bool {
    guard isInFlight(ticket) else { return false }
    self.phase = phase
    return true
  }

  /// Starts over: a load in flight does not count, and there may be more again.
  package mutating func reset() {
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
