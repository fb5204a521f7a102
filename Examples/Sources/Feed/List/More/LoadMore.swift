import Roster

/// The end of what has been loaded.
///
/// Each page has an end of its own, so that each is seen for the first time once.
struct LoadMore: ViewModel {
  /// The last post before the end.
  let last: Post.ID?

  var id: Post.ID? { last }

  /// What is sent when the user has come to the end.
  struct Request: Equatable {}
}
