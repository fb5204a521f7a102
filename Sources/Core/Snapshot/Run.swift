/// Neighbouring items of one controller type, declared in one place.
package struct Run: Sendable {
  /// The view models of the items.
  package let column: Column

  /// The type of the items' controllers.
  package let controller: ControllerKind

  /// The elements of the `ForEach` between the section and the run, outermost first.
  package let elements: [Identifier]

  /// The line of the app that declared the items.
  package let location: CodeLocation?

  package init(
    _ column: Column,
    controller: ControllerKind,
    elements: [Identifier] = [],
    location: CodeLocation? = nil
  ) {
    self.column = column
    self.controller = controller
    self.elements = elements
    self.location = location
  }
}
