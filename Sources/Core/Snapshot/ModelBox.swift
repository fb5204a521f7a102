/// Holds an array of view models, so that a column needs one allocation whatever its length.
@usableFromInline
final class ModelBox<Model: ViewModel>: Sendable {
  @usableFromInline
  let models: [Model]

  @inlinable
  init(_ models: [Model]) {
    self.models = models
  }
}
