/// The content that the app has requested.
@MainActor
final class RequestedContent {
  /// The content that was requested last.
  var latest: UpdateRequest?

  /// The observation of followed content.
  var following: ListObservation?

  /// The values that parts of the content keep for the next update.
  let memory = ContentMemory(arrange: CarouselController.hosting)
}
