import RosterCore

/// The content that the app has asked for.
@MainActor
final class RequestedContent {
  /// The content that was asked for last.
  var latest: UpdateRequest?

  /// Asks for content whenever what it has read changes.
  var following: ListObservation?

  /// What parts of the content resolved to, for the next time.
  let memory = ContentMemory()
}
