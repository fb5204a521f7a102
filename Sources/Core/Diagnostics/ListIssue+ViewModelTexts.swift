extension ListIssue {
  /// Tells what is wrong with the view model of an item.
  package static func viewModel(
    _ mistake: ViewModelMistake,
    of id: ItemID,
    location: CodeLocation?
  ) -> ListIssue {
    switch mistake {
    case .changedIdentifier(let old, let new):
      ListIssue(
        .changedIdentifier(id),
        summary: """
          The identifier of \(id) has changed from \(old) to \(new) while the item was in the list. \
          The item keeps its controller and is shown as it is.
          """,
        fix: "make the view model a value, and its identifier a constant.",
        location: location
      )
    case .unstableIdentifier:
      ListIssue(
        .unstableIdentifier(id.controller),
        summary: """
          The identifier of a \(id.controller) item in section \(id.section) is another one each \
          time it is read. The item gets a new controller in each update.
          """,
        fix: "store the identifier in the view model, and make it once.",
        location: location
      )
    case .unequal:
      ListIssue(
        .unequalViewModel(id),
        summary: """
          The view model of \(id) is not equal to itself. The item is configured in each update, \
          whether it has changed or not.
          """,
        fix:
          "let `==` be true for a value and itself; a NaN among the properties is a usual cause.",
        location: location
      )
    case .reference:
      ListIssue(
        .referenceViewModel(id.controller),
        summary: """
          The view models of \(id.controller) are objects. What changes in an object that the list \
          already holds cannot be seen, and is not shown.
          """,
        fix: "make the view model a structure, and give the list a new one when something changes.",
        location: location
      )
    }
  }
}
