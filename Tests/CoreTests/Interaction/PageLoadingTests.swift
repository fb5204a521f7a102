@testable import Roster
import Testing

@Suite struct PageLoadingTests {
  /// Tells a loading what happens, and takes down what it wants.
  private struct Driver {
    private(set) var pages = PageLoading()
    private(set) var last: PageLoading.Ticket?

    /// - Returns: Whether a load is to be started.
    mutating func come(near isNear: Bool, of count: Int) -> Bool {
      started(pages.update(isNear: isNear, itemCount: count))
    }

    mutating func ask() -> Bool {
      started(pages.request())
    }

    /// Answers a load, or the last.
    ///
    /// - Returns: Whether the answer counts.
    mutating func end(as phase: PageLoading.Phase, _ ticket: PageLoading.Ticket? = nil) -> Bool {
      guard let ticket = ticket ?? last else { return false }
      return pages.finish(ticket, as: phase)
    }

    mutating func reset() {
      pages.reset()
    }

    private mutating func started(_ ticket: PageLoading.Ticket?) -> Bool {
      last = ticket ?? last
      return ticket != nil
    }
  }

  /// Does things to a loading from its start, and tells of each what it led to.
  private func outcomes(_ steps: (inout Driver) -> Bool...) -> [Bool] {
    var driver = Driver()
    return steps.map { $0(&driver) }
  }

  @Test func `the end being near starts one load at a time`() {
    let outcomes = outcomes(
      { $0.come(near: false, of: 9) },
      { $0.come(near: true, of: 9) },
      { $0.come(near: true, of: 9) },
      { $0.ask() },
      { $0.end(as: .idle) },
      { $0.come(near: true, of: 18) }
    )
    #expect(outcomes == [false, true, false, false, true, true])
  }

  @Test func `after an empty page, the next load begins when the user comes near the end again`() {
    let outcomes = outcomes(
      { $0.come(near: true, of: 9) },
      { $0.end(as: .idle) },
      { $0.come(near: true, of: 9) },
      { $0.come(near: false, of: 9) },
      { $0.come(near: true, of: 9) }
    )
    #expect(outcomes == [true, true, false, false, true])
  }

  @Test func `after a failure only a request goes on, and after the end nothing does`() {
    let outcomes = outcomes(
      { $0.come(near: true, of: 9) },
      { $0.end(as: .failed) },
      { $0.come(near: false, of: 9) },
      { $0.come(near: true, of: 10) },
      { $0.ask() },
      { $0.end(as: .finished) },
      { $0.ask() },
      { $0.come(near: true, of: 11) }
    )
    #expect(outcomes == [true, true, false, false, true, true, false, false])
  }

  @Test func `what a load answers after a reset does not count`() {
    var driver = Driver()
    let isStarted = driver.ask()
    let old = driver.last
    driver.reset()
    let counts = driver.end(as: .finished, old)
    #expect(isStarted && !counts)
    #expect(driver.pages.phase == .idle)
    let isStartedAgain = driver.ask()
    let oldCounts = driver.end(as: .failed, old)
    let newCounts = driver.end(as: .idle)
    let countsTwice = driver.end(as: .idle)
    #expect(isStartedAgain && !oldCounts && newCounts && !countsTwice)
  }
}
