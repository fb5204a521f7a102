/// View models that are loaded by range when they are needed, such as the rows of a database.
///
/// A list of a million rows knows their number, and loads only those that appear on screen:
///
/// ```swift
/// var notes = LazyModels(count: database.noteCount) { range in
///   database.notes(in: range)
/// } index: { id in
///   database.index(ofNote: id)
/// }
///
/// Section("notes") {
///   LazyItems(notes, estimatedSize: .height(44)) { NoteController($0) }
/// }
/// ```
///
/// It is a value. Keep it beside the database, report each change of the database to it in the same
/// turn, and apply the content again. Nothing is compared, so the list knows only the changes that
/// you report.
///
/// ```swift
/// database.insert(note)                            // at the top
/// notes.insert(at: 0)
/// adapter.apply(NoteList(notes: notes))
/// ```
///
/// If you do not know what has changed, make new lazy models: the list is reloaded, and controllers
/// stay with their items, which are found by `index`.
@MainActor
public struct LazyModels<Model: ViewModel> {
  private var store: LazyStore<Model>
  private var history = LazyHistory()

  /// Creates lazy models for a source.
  ///
  /// - Parameters:
  ///   - count: The number of models.
  ///   - pageSize: How many models are loaded at once.
  ///   - models: Returns the models of a range, which has at most the length of a page. It is
  ///     called while the list is laid out, so it has to be fast.
  ///   - index: Returns the index of the model with an identifier, or `nil` if there is none. It is
  ///     called for items that the app scrolls to or selects, and for those on screen when the list
  ///     is reloaded.
  public init(
    count: Int,
    pageSize: Int = 64,
    models: @escaping @MainActor (Range<Int>) -> [Model],
    index: @escaping @MainActor (Model.ID) -> Int?
  ) {
    let source = LazyStore.Source(models: models, index: index, pageSize: max(1, pageSize))
    store = LazyStore(source, count: max(0, count))
    if count < 0 { store.note(.outside("a count of \(count)", count: 0)) }
  }

  /// The number of models.
  public var count: Int { store.count }

  /// Returns a model, which is loaded if necessary; `nil` if the index is out of bounds.
  public subscript(index: Int) -> Model? { store.model(at: index) }

  /// Reports that models were inserted.
  ///
  /// - Parameters:
  ///   - number: The number of inserted models.
  ///   - index: The new index of the first of them.
  /// - Complexity: O(number of models that were loaded so far), as for all changes.
  public mutating func insert(_ number: Int = 1, at index: Int) {
    guard number > 0, (0...count).contains(index) else {
      return refuse("\(number) models that were inserted at \(index)", unless: number == 0)
    }
    apply(.insert(index..<index + number), count: count + number)
  }

  /// Reports that models were removed.
  ///
  /// - Parameter range: Their old indices.
  public mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else {
      return refuse("models that were removed from \(range)", unless: range.isEmpty)
    }
    apply(.remove(range), count: count - range.count)
  }

  /// Reports that a model has moved.
  ///
  /// - Parameters:
  ///   - from: Its old index.
  ///   - to: Its new index.
  public mutating func move(from: Int, to: Int) {
    guard (0..<count).contains(from), (0..<count).contains(to), from != to else {
      return refuse("a model that moved from \(from) to \(to)", unless: from == to)
    }
    apply(.move(from: from, to: to), count: count)
  }

  /// Reports that the content of models has changed, but not their identifiers.
  ///
  /// They are loaded again when they are needed next.
  ///
  /// - Parameter range: Their indices.
  public mutating func update(_ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      return refuse("models that were updated at \(range)", unless: range.isEmpty)
    }
    apply(.update(store.loaded(in: range)), count: count)
  }

  private mutating func apply(_ edit: LazyEdit, count: Int) {
    store = store.after(edit, count: count)
    history.append(edit)
  }

  private func refuse(_ what: String, unless isHarmless: Bool) {
    if !isHarmless { store.note(.outside(what, count: count)) }
  }

  /// The models as a column, which is empty if the source has none.
  var column: Column {
    let isEmpty = count == 0 || store.anyModel == nil
    if isEmpty, count > 0 { store.note(.none) }
    return Column(LazyBox(store, history, count: count), count: isEmpty ? 0 : count)
  }

  /// Returns the mistakes found in the source since the last call.
  func takeMistakes() -> [LazyMistake] { store.takeMistakes() }
}
