import RosterCore

extension PageLoader {
  /// What the loader is at.
  public var phase: Phase {
    switch pages.phase {
    case .idle: .idle
    case .loading: .loading
    case .failed: .failed
    case .finished: .finished
    }
  }

  /// Whether there may be more to load, as far as is known.
  public var hasMore: Bool { phase != .finished }

  /// Loads the next page at once, however far the end is, and again after a failure.
  ///
  /// Nothing happens while a load is in flight, or when there is no more.
  public func loadNext() {
    if let ticket = pages.request() { begin(ticket) }
  }

  /// Begins anew: a load in flight is cancelled and does not count, and there may be more again.
  ///
  /// Call it when the list begins with something else, as after a search for another word.
  public func reset() {
    let old = phase
    stop()
    if old != phase { list?.showAnew() }
    list?.setNeedsPages()
  }

  /// Waits until the load that is in flight has ended, if there is one.
  public func finish() async {
    await running?.value
  }

  /// Notes how near the end is.
  func update(isNear: Bool, itemCount: Int) {
    if let ticket = pages.update(isNear: isNear, itemCount: itemCount) { begin(ticket) }
  }

  /// Cancels the load that is in flight; nothing is shown.
  func stop() {
    running?.cancel()
    running = nil
    error = nil
    pages.reset()
  }

  private func begin(_ ticket: PageLoading.Ticket) {
    error = nil
    list?.showAnew()
    running = Task { [weak self, load] in
      do {
        let receive = try await load()
        self?.end(ticket, receive)
      } catch {
        self?.end(ticket, error)
      }
    }
  }

  private func end(_ ticket: PageLoading.Ticket, _ receive: @MainActor () -> Outcome) {
    guard pages.isInFlight(ticket) else { return }
    show {
      let outcome = receive()
      // What was received may have had the loader begin anew.
      guard pages.finish(ticket, as: outcome == .more ? .idle : .finished) else { return }
      running = nil
    }
  }

  private func end(_ ticket: PageLoading.Ticket, _ error: any Error) {
    guard pages.isInFlight(ticket) else { return }
    show {
      guard pages.finish(ticket, as: .failed) else { return }
      self.error = error
      running = nil
    }
  }

  /// Makes changes that the list shows together with the phase.
  private func show(_ changes: () -> Void) {
    guard let list else { return changes() }
    list.batch {
      changes()
      list.showAnew()
    }
    list.setNeedsPages()
  }
}
