/// Contains lazy models as the column of a run.
///
/// Comparisons, which may run on any thread, read only the reported changes of the models.
/// Everything that needs a model or an identifier runs on the main actor.
final class LazyBox<Model: ViewModel>: ColumnBox {
  private let store: LazyStore<Model>
  private let history: LazyHistory
  private let count: Int

  init(_ store: LazyStore<Model>, _ history: LazyHistory, count: Int) {
    self.store = store
    self.history = history
    self.count = count
  }

  var isLazy: Bool { true }

  /// Models are not compared, whatever their type.
  func firstUnsendable(for controller: ControllerKind) -> ControllerKind? { nil }

  @MainActor
  func model(at index: Int) -> Model? { store.model(at: index) }

  func takeMistakes() -> [LazyMistake] { store.takeMistakes() }

  /// Lazy models cannot be divided: features that need parts of them are not available for them.
  func part(_ range: Range<Int>) -> any ColumnBox { self }

  /// Returns the identifier of a model; an item without a model of its own has one of its own, too.
  func identifier(at index: Int) -> ListIdentifier {
    guard let model = model(at: index), !isGap(index) else {
      return ListIdentifier(LazyGap(index: index))
    }
    return ListIdentifier(of: model.id)
  }

  @MainActor
  private func isGap(_ index: Int) -> Bool { store.isGap(index) }

  func firstIndex(of identifier: ListIdentifier, from index: Int) -> Int? {
    if let gap = identifier.value(as: LazyGap.self) {
      return (index..<count).contains(gap.index) && isGap(gap.index) ? gap.index : nil
    }
    guard let id = identifier.value as? Model.ID else { return nil }
    return store.index(of: id).flatMap { $0 < index ? nil : $0 }
  }

  func hash(at index: Int) -> UInt64 { UInt64(truncatingIfNeeded: index) }

  /// Returns whether both are the same position at the same moment.
  func isSameItem(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool {
    index == otherIndex && isSameContent(index, as: other, otherIndex)
  }

  func isSameContent(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool {
    (other as? LazyBox)?.history.now === history.now
  }

  func findChanges(
    to new: any ColumnBox,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) -> Bool {
    guard let new = new as? LazyBox else { return false }
    var pieces = LazyPieces(count: count)
    if let edits = new.history.edits(since: history.now) {
      for edit in edits { pieces.apply(edit) }
      changes.replacesLazyItems =
        changes.replacesLazyItems || pieces.turnover(from: count) > LazyPieces.mostTold
    } else {
      pieces.apply(.remove(0..<count))
      pieces.apply(.insert(0..<new.count))
      changes.replacesLazyItems = true
    }
    pieces.record(from: count, into: &changes)
    return true
  }

  func matches(
    _ pair: PairOfIndices,
    in new: any ColumnBox,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    0
  }

  func repeats(ofItems items: [Int]?) -> [Repeat] { [] }
}

/// The identifier of a lazy item for which the source has no model.
private struct LazyGap: Hashable, Sendable, CustomStringConvertible {
  let index: Int

  var description: String { "missing \(index)" }
}
