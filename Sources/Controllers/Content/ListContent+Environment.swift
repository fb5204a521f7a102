public import RosterCore

extension ListContent {
  /// Sets a value of the environment for all controllers in the content, headers and footers included.
  ///
  /// ```swift
  /// Section("done") {
  ///   Items(store.done) { TodoController($0, store: store) }
  /// }
  /// .environment(\.theme, .muted)
  /// ```
  ///
  /// Controllers that read the environment are told when an update changes it. A value that is set
  /// nearer to an item wins. Modifiers of a section itself, such as its header, come before this one.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value in this content.
  /// - Returns: The content with the value set.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<ListEnvironment, Value>,
    _ value: Value
  ) -> ModifiedContent<Self> {
    ModifiedContent(self) { $0.environment[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for all controllers in the content, relative to the value
  /// that the content around it sets.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - transform: Changes the value in place.
  /// - Returns: The content with the value changed.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<ListEnvironment, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> ModifiedContent<Self> {
    ModifiedContent(self) { transform(&$0.environment[keyPath: keyPath]) }
  }
}
