/// A controller as a key: two references are equal if they are to one object.
struct ControllerReference: Hashable {
  let controller: any CellControlling

  init(_ controller: any CellControlling) {
    self.controller = controller
  }

  static func == (left: ControllerReference, right: ControllerReference) -> Bool {
    left.controller === right.controller
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(controller))
  }
}
