extension ListContent {
  /// Handles events that controllers in the content send, headers and footers included.
  ///
  /// ```swift
  /// Section("open") {
  ///   Items(store.open, TodoController.init)
  /// }
  /// .onEvent(TodoEvent.self) { event in
  ///   store.perform(event)
  /// }
  /// ```
  ///
  /// An event goes to the handler nearest to its sender that takes events of its type; handlers of the
  /// same type further out do not see it. The type may be that of a protocol, to handle a family of
  /// events. It is always the handler of the latest content that is called, also if nothing else in
  /// the content has changed. The handler may update the list.
  ///
  /// The list keeps the handler: capture weakly what keeps the list.
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - handler: Handles an event, in the middle of the sender's call.
  /// - Returns: The content with the handler around it.
  public func onEvent<Event>(
    _ type: Event.Type,
    perform handler: @escaping @MainActor (Event) -> Void
  ) -> ModifiedContent<Self> {
    onEvent(type) { event -> EventResult in
      handler(event)
      return .handled
    }
  }

  /// Handles some of the events that controllers in the content send, and lets others pass.
  ///
  /// ```swift
  /// .onEvent(TodoEvent.self) { event in
  ///   guard case .open(let id) = event else { return .ignored }
  ///   router.open(id)
  ///   return .handled
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the events.
  ///   - handler: Handles an event, or ignores it so that the next handler around this one sees it.
  /// - Returns: The content with the handler around it.
  public func onEvent<Event>(
    _ type: Event.Type,
    perform handler: @escaping @MainActor (Event) -> EventResult
  ) -> ModifiedContent<Self> {
    ModifiedContent(self) { surroundings in
      surroundings.handler = EventHandler(inside: surroundings.handler) { event in
        (event as? Event).map(handler) ?? .ignored
      }
    }
  }
}
