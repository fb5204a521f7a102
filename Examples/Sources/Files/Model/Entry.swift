/// A file, or a folder with the entries in it.
struct Entry: Identifiable {
  let id: Int
  var name: String

  /// What is in the folder, in order; `nil` for a file.
  var entries: [Int]?

  /// Whether the user has added it.
  var isAdded = false

  /// The download of the file, if it is not there yet.
  var transfer: (any Transfer)?
}
