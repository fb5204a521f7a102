import RosterCore

extension CellController {
  /// Sends an event up through the content, to the nearest handler of its type.
  ///
  /// Handlers are attached to content with `onEvent(_:perform:)`. The event is delivered before the
  /// call returns, from any callback; what the handler asks of the list waits where it has to.
  ///
  /// An event that nobody handles is reported as an issue, once for each type of event. The same
  /// happens to an event that is sent before the controller belongs to a list, or after its item has
  /// left the list.
  ///
  /// ```swift
  /// override func didSelect() {
  ///   send(TodoEvent.open(viewModel.id))
  /// }
  /// ```
  ///
  /// - Parameter event: A value of a type of the app's own.
  public final func send<Event>(_ event: Event) {
    guard let owner else {
      IssueReporter.log.report(.strayEvent(type(of: event), from: type(of: self)))
      return
    }
    guard surroundings.handler?.offer(event) != .handled else { return }
    owner._eventWasIgnored(event, from: self)
  }
}
