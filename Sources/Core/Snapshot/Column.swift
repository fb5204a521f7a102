/// The view models of one run: a typed array behind an untyped face.
///
/// A list holds view models of many types. A column keeps those of one type together in the array
/// that the app gave, boxed once, and carries the operations on them as functions that were compiled
/// where the type was known. Nothing is boxed, copied or hashed until it is asked for.
@usableFromInline
package struct Column: Sendable {
  /// The number of view models.
  @usableFromInline
  package let count: Int

  @usableFromInline
  let box: any ColumnBox

  /// Keeps an array of view models.
  ///
  /// The initializer is inlinable on purpose: its operations specialise in the module that knows the
  /// type, which makes comparing a column as fast as comparing the array.
  ///
  /// - Complexity: O(1).
  @inlinable
  package init<Model: ViewModel>(_ models: [Model]) {
    count = models.count
    box = ModelBox(models)
  }

  /// The view models, if they are of the given type.
  ///
  /// - Complexity: O(1).
  @inlinable
  package func models<Model: ViewModel>(as type: Model.Type) -> [Model]? {
    (box as? ModelBox<Model>)?.models
  }
}
