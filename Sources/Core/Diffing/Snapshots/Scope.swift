/// Within one section, what the identity of an item is made of besides its identifier.
struct Scope: Hashable {
  let elements: [Identifier]
  let controller: ControllerKind
}

extension Scope {
  init(_ run: Run) {
    self.init(elements: run.elements, controller: run.controller)
  }
}
