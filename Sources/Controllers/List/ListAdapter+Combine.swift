// The condition is not about UIKit: Combine is Apple's alone, and `Publisher` is in the public signature, so `Platform` cannot
// stand in for it.
#if canImport(Combine)
public import Combine

extension ListAdapter {
  /// Shows content for each value that a publisher sends, until the observation is cancelled.
  ///
  /// ```swift
  /// adapter.follow(store.$todos) { todos in TodoList(todos: todos) }
  /// ```
  ///
  /// A value that is sent on the main actor is shown before the publisher continues; note that a
  /// `@Published` property sends before it has changed. Values that arrive while the list is in the
  /// middle of an update are coalesced to the latest. Content that is followed replaces content
  /// that was followed before.
  ///
  /// - Parameters:
  ///   - values: Sends values, from any thread.
  ///   - animated: Whether changes are animated where they can be.
  ///   - content: Makes the content of a value.
  /// - Returns: The observation, which continues until you cancel it or the list ends.
  @discardableResult
  public func follow<Values: Publisher, Content: ListContent>(
    _ values: Values,
    animated: Bool = true,
    _ content: @escaping @MainActor (Values.Output) -> Content
  ) -> ListObservation where Values.Failure == Never, Values.Output: Sendable {
    follow(animated: animated, content) { receive in
      let subscription = values.sink(receiveValue: receive)
      return { subscription.cancel() }
    }
  }
}
#endif
