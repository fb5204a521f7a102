import Roster

/// What a row shows of a file or of a folder.
struct File: ViewModel {
  let id: Int
  let name: String
  let isFolder: Bool

  /// Whether the user has added it.
  let isAdded: Bool

  init(_ entry: Entry) {
    id = entry.id
    name = entry.name
    isFolder = entry.entries != nil
    isAdded = entry.isAdded
  }
}

/// Whether a row is marked as new.
struct FileState: ViewState {
  var isNew = false
}
