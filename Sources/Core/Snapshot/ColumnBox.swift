/// Holds the view models of a column and what can be done with them.
@usableFromInline
protocol ColumnBox: AnyObject, Sendable {
  /// The functions that know the type of the view models.
  var operations: ColumnOperations { get }

  /// A box of some of the view models.
  func part(_ range: Range<Int>) -> any ColumnBox
}

/// Holds an array of view models, so that a column needs one allocation whatever its length.
@usableFromInline
final class ModelBox<Model: ViewModel>: ColumnBox {
  @usableFromInline
  let models: [Model]

  @usableFromInline
  let operations: ColumnOperations

  @inlinable
  init(_ models: [Model]) {
    self.models = models
    operations = ColumnOperations(for: Model.self)
  }

  @usableFromInline
  func part(_ range: Range<Int>) -> any ColumnBox {
    ModelBox(Array(models[range]))
  }
}
