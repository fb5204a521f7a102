/// View models that are asked for by range when they are needed, such as the rows of a database.
///
/// A list of a million rows knows how many there are, and reads those that come on screen:
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
/// It is a value: keep it beside the database, tell it what happens there in the same turn, and apply the content
/// again. Nothing is compared, so what is told is all that the list knows of a change.
///
/// ```swift
/// database.insert(note)                            // at the top
/// notes.insert(at: 0)
/// await adapter.apply(NoteList(notes: notes))
/// ```
///
/// Where it is not known what has happened, make new lazy models: the list is reloaded, and controllers stay with
/// their items, which are found by `index`.
@MainActor
public struct LazyModels<Model: ViewModel> {
  private var store: LazyStore<Model>
  private var history = LazyHistory()

  /// Makes models of a source.
  ///
  /// - Parameters:
  ///   - count: The number of models.
  ///   - pageSize: How many models are asked for at once.
  ///   - models: Returns the models of a range of places, which is as long as a page or shorter. It is called
  ///     while the list is laid out, so it has to be quick.
  ///   - index: Returns the place of the model with an identifier, or `nil` if there is none. It is asked for
  ///     what the app scrolls to or selects, and for what is on screen when the list is reloaded.
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

  /// A model, which is asked for if nobody has needed it before; `nil` if there is no such place.
  public subscript(index: Int) -> Model? { store.model(at: index) }

  /// Tells that models have come in.
  ///
  /// - Parameters:
  ///   - number: How many models have come.
  ///   - index: The place that the first of them has now.
  /// - Complexity: O(number of models that were asked for so far); the same holds for all changes.
  public mutating func insert(_ number: Int = 1, at index: Int) {
    guard number > 0, (0...count).contains(index) else {
      return refuse("\(number) models that were inserted at \(index)", unless: number == 0)
    }
    apply(.insert(index..<index + number), count: count + number)
  }

  /// Tells that models are gone.
  ///
  /// - Parameter range: The places that they had.
  public mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else {
      return refuse("models that were removed from \(range)", unless: range.isEmpty)
    }
    apply(.remove(range), count: count - range.count)
  }

  /// Tells that a model has moved.
  ///
  /// - Parameters:
  ///   - from: The place that it had.
  ///   - to: The place that it has now.
  public mutating func move(from: Int, to: Int) {
    guard (0..<count).contains(from), (0..<count).contains(to), from != to else {
      return refuse("a model that moved from \(from) to \(to)", unless: from == to)
    }
    apply(.move(from: from, to: to), count: count)
  }

  /// Tells that models have other content, and the same identifiers.
  ///
  /// They are asked for again when they are needed next.
  ///
  /// - Parameter range: Their places.
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

  /// The models of a run, which is empty if the source has not one.
  package var column: Column {
    let isEmpty = count == 0 || store.anyModel == nil
    if isEmpty, count > 0 { store.note(.none) }
    return Column(LazyBox(store, history, count: count), count: isEmpty ? 0 : count)
  }

  /// Takes what has turned out to be wrong with the source.
  package func takeMistakes() -> [LazyMistake] { store.takeMistakes() }
}
