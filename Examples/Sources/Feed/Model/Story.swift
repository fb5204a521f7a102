/// What somebody shows for a day: here no more than whose it is.
struct Story: Identifiable, Equatable, Sendable {
  let author: Author

  /// Whether the user has opened it.
  var isSeen = false

  var id: String { author.handle }
}
