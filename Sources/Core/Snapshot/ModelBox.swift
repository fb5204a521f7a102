/// Holds an array of view models, so that a column needs one allocation whatever its length.
///
/// Methods of a generic class are compiled once for all types, so each of them hands its question on to
/// a function that was compiled for this one.
@usableFromInline
final class ModelBox<Model: ViewModel>: ColumnBox {
  @usableFromInline
  let models: [Model]

  @usableFromInline
  let operations: ColumnOperations<Model>

  @inlinable
  init(_ models: [Model]) {
    self.models = models
    operations = ColumnOperations()
  }

  @usableFromInline
  func part(_ range: Range<Int>) -> any ColumnBox {
    ModelBox(Array(models[range]))
  }

  @usableFromInline
  func identifier(at index: Int) -> Identifier {
    operations.identifier(self, index)
  }

  @usableFromInline
  func firstIndex(of identifier: Identifier, from index: Int) -> Int? {
    operations.firstIndex(self, identifier, index)
  }

  @usableFromInline
  func hash(at index: Int) -> UInt64 {
    operations.hash(self, index)
  }

  @usableFromInline
  func isSameItem(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool {
    operations.isSameItem(self, index, other, otherIndex)
  }

  @usableFromInline
  func isSameContent(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool {
    operations.isSameContent(self, index, other, otherIndex)
  }

  @usableFromInline
  func findChanges(
    to new: any ColumnBox,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) -> Bool {
    operations.findChanges(self, new, &changes, scratch)
  }

  @usableFromInline
  func matches(
    _ pair: PairOfIndices,
    in new: any ColumnBox,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    operations.matches(self, new, pair, limit, &changes)
  }

  @usableFromInline
  func repeats(ofItems items: [Int]?) -> [Repeat] {
    operations.repeats(self, items)
  }
}
