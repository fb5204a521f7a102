import Roster

/// Files in folders, which of them are selected, and which folders are open.
@MainActor
public final class FileStore {
  private var entries: [Int: Entry] = [:]
  private var rootIDs: [Int] = []

  /// Which folders are open: a choice of the user, not a part of the files.
  let expansion = OutlineExpansion<Int>()

  /// The selected files.
  private(set) var selection: Set<Int> = []

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  init() {}

  /// The folders and files at the top.
  var roots: [Entry] { rootIDs.compactMap { entries[$0] } }

  /// Returns what is in a folder; `nil` for a file.
  func children(of entry: Entry) -> [Entry]? {
    entry.entries?.compactMap { entries[$0] }
  }

  /// The download of a file.
  public func transfer(of name: String) -> (any Transfer)? {
    entries.values.first { $0.name == name }?.transfer
  }

  /// Adds a file or, with an array of entries, a folder at the top or in another one.
  @discardableResult
  func add(_ name: String, folder: [Int]? = nil, to parent: Int? = nil) -> Int {
    let id = entries.count + 1
    entries[id] = Entry(id: id, name: name, entries: folder)
    if let parent { entries[parent]?.entries?.append(id) } else { rootIDs.append(id) }
    return id
  }

  /// Adds a file that is on its way.
  func download(_ name: String, to parent: Int) {
    let id = add(name, to: parent)
    if #available(iOS 17, macOS 14, *) {
      entries[id]?.transfer = ObservedTransfer()
    } else {
      entries[id]?.transfer = PlainTransfer()
    }
  }

  /// Moves what was dropped onto a folder into it, except a folder into itself.
  func move(_ files: [File], into folder: Int) {
    let ids = files.map(\.id).filter { !contains($0, folder) }
    for id in entries.keys { entries[id]?.entries?.removeAll { ids.contains($0) } }
    rootIDs.removeAll { ids.contains($0) }
    entries[folder]?.entries?.append(contentsOf: ids)
    onChange()
  }

  /// Makes files of texts that were dropped onto a folder.
  func add(_ texts: [String], to folder: Int) {
    for text in texts { entries[add(text, to: folder)]?.isAdded = true }
    onChange()
  }

  /// Selects a file, or deselects it.
  func select(_ id: Int, _ isSelected: Bool) {
    if isSelected { selection.insert(id) } else { selection.remove(id) }
    onChange()
  }

  /// Selects all files, or none if all are selected.
  func selectAll() {
    let files = Set(entries.values.filter { $0.entries == nil }.map(\.id))
    selection = selection == files ? [] : files
    onChange()
  }

  /// Returns whether an entry is inside another one, however deep, or is the same.
  private func contains(_ outer: Int, _ inner: Int) -> Bool {
    outer == inner || entries[outer]?.entries?.contains { contains($0, inner) } == true
  }
}

extension FileStore {
  /// What is on a desk before a journey.
  public static var sample: FileStore {
    let store = FileStore()
    let journey = store.add("Journey", folder: [])
    store.download("Flight", to: journey)
    store.add("Hotel", to: journey)
    let maps = store.add("Maps", folder: [], to: journey)
    store.add("Harbor", to: maps)
    store.add("Old town", to: maps)
    let taxes = store.add("Taxes", folder: [])
    store.add("Letter", to: taxes)
    store.add("Invoice")
    store.add("Shopping list")
    return store
  }
}
