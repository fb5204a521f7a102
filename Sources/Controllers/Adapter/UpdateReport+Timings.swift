extension UpdateReport {
  /// How long each phase of an update has taken.
  public struct Timings: Hashable, Sendable {
    /// From the call of `apply` to the turn of its content, while the list was busy.
    public internal(set) var waiting = Duration.zero

    /// Turning content into a list of items: the bodies of the content and the closures in it.
    public internal(set) var flattening = Duration.zero

    /// Finding what differs, and planning how to tell the collection view.
    ///
    /// Of lists that are compared in the background it is the time until the main actor had the
    /// result.
    public internal(set) var comparing = Duration.zero

    /// Changing the collection view; making controllers, sizing items and mounting cells included.
    public internal(set) var committing = Duration.zero

    /// Telling controllers of their changes.
    public internal(set) var settling = Duration.zero

    /// All phases together.
    public var total: Duration { waiting + flattening + comparing + committing + settling }
  }
}
