extension ListIssue {
  static func duplicateItem(_ item: DuplicateItem) -> ListIssue {
    ListIssue(
      .duplicateItem(item.id),
      summary: """
        Section \(item.id.section) holds more than one \(item.id.controller) item with the \
        identifier \(item.id.id). All of them are shown.
        """,
      fix: "give each view model of an `Items` or `ForEach` an `id` of its own.",
      location: item.location
    )
  }

  static func duplicateSection(_ id: SectionID, location: CodeLocation?) -> ListIssue {
    ListIssue(
      .duplicateSection(id),
      summary: "More than one section is called \(id.name.text). All of them are shown.",
      fix: "give each `Section` an identifier of its own.",
      location: location
    )
  }

  static func nestedSection(_ id: SectionID, location: CodeLocation?) -> ListIssue {
    ListIssue(
      .nestedSection(id),
      summary: """
        A `Section` stands inside section \(id). Its items are shown as items of the outer section.
        """,
      fix: "place sections beside each other, or use `Group` where nothing but grouping is meant.",
      location: location
    )
  }

  static func duplicateSupplementary(
    kind: String,
    in id: SectionID,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .duplicateSupplementary(id, kind: kind),
      summary: "Section \(id) has two supplementary items of kind \(kind). The last one is shown.",
      fix: """
        declare each kind once for a section, or several of one kind with `supplementary(_:_:_:over:)`.
        """,
      location: location
    )
  }

  static func cyclicOutline(_ node: ListIdentifier, location: CodeLocation?) -> ListIssue {
    ListIssue(
      .cyclicOutline(node),
      summary: "The node \(node) of an outline is below itself. It is shown once in each branch.",
      fix: "return nodes from `children` that are not above the node.",
      location: location
    )
  }

  static func invalidSize(
    _ size: String,
    shownAs shown: String,
    for id: ItemID,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .invalidSize(id),
      summary: "The size of \(id) is \(size). It is shown as \(shown).",
      fix: "return finite sizes that are not negative from `size(of:state:in:)`.",
      location: location
    )
  }

  static func wrongView(_ view: String, expected: String, for id: ItemID) -> ListIssue {
    ListIssue(
      .wrongView(id),
      summary: "\(id) got a \(view) and presents itself in a \(expected). Its view stays empty.",
      fix: "leave the collection view's data source and registrations to the adapter."
    )
  }

  static func reusedController(_ id: ItemID, location: CodeLocation?) -> ListIssue {
    ListIssue(
      .reusedController(id),
      summary: """
        The controller made for \(id) already belongs to another item. The closure is called once \
        more; if it returns a used controller again, the item's view stays empty.
        """,
      fix: "return a new controller each time the closure of `Items` is called.",
      location: location
    )
  }

  static func endlessConfiguration(_ id: ItemID, passes: Int) -> ListIssue {
    ListIssue(
      .endlessConfiguration(id),
      summary: """
        \(id) changed its state in `configure` \(passes) times in a row. Its latest state is kept; \
        the cell shows the one before.
        """,
      fix: "change state in answer to events, and only show it in `configure`."
    )
  }

  static func unhandledEvent(_ type: any Any.Type, from sender: String) -> ListIssue {
    ListIssue(
      .unhandledEvent(String(reflecting: type)),
      summary: "\(sender) sent a \(type) that nobody handles. It is lost.",
      fix: "handle it with `.onEvent(\(type).self) { … }` on the content around the sender."
    )
  }

  static func orphanedEvent(_ type: any Any.Type, from sender: any Any.Type) -> ListIssue {
    ListIssue(
      .unhandledEvent(String(reflecting: type)),
      summary: "A \(sender) that belongs to no list sent a \(type). It is lost.",
      fix: "send events after the initializer has returned and before the item has left the list."
    )
  }

  static func bindingWithoutCell(
    _ controller: any Any.Type,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .bindingWithoutCell(String(reflecting: controller)),
      summary: "A \(controller) without a cell has bound an action to a control. It is not called.",
      fix: "bind controls in `didMount(on:)` or `configure(_:)`.",
      location: location
    )
  }

  static func staleDependencies(
    _ properties: [String],
    in controller: ControllerKind,
    location: CodeLocation?
  ) -> ListIssue {
    let names = properties.map { "`\($0)`" }.joined(separator: ", ")
    return ListIssue(
      .staleDependencies(controller),
      summary: """
        The content of a \(controller) has been made anew, and the controller goes on with what its \
        initializer got from an earlier one: \(names).
        """,
      fix: """
        hand over an object that stays; put a value that changes into the view model or the environment; in \
        place of a closure send an event (`send(_:)`), whose handler (`onEvent(_:perform:)`) is always the \
        latest.
        """,
      location: location
    )
  }

  static func misplacedLayout(in id: SectionID, location: CodeLocation?) -> ListIssue {
    ListIssue(
      .misplacedLayout(id),
      summary: """
        A layout, insets or spacing are said of some items of section \(id), which lays out all of its \
        items in one way. They have no effect.
        """,
      fix: "say them of the section, or of content around sections.",
      location: location
    )
  }

  static func unshownPage(
    _ count: Int,
    in content: String,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .unshownPage,
      summary: """
        A page of \(count) was received, and the list shows the \(content) that it was given before. \
        That holds values alone, so the page is not in it.
        """,
      fix: """
        apply new content when a page is received, or give the list what makes it: \
        `adapter.follow { \(content)(…) }`.
        """,
      location: location
    )
  }

  static func lazyModels(
    _ mistake: LazyMistake,
    of controller: ControllerKind,
    location: CodeLocation?
  ) -> ListIssue {
    let (summary, fix) = mistake.text
    return ListIssue(
      .lazyModels(controller),
      summary: "Lazy models of \(controller): \(summary)",
      fix: fix,
      location: location
    )
  }

  static func unmovableLazyItem(
    _ controller: ControllerKind,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .unmovableLazyItem(controller),
      summary:
        "A \(controller) item lets itself be moved, and is one of `LazyItems`. It stays where it is.",
      fix: "return `false` from `canMove`, or show items that the user orders with `Items`.",
      location: location
    )
  }

  static let noRefreshControl = ListIssue(
    .noRefreshControl,
    summary: """
      `onRefresh` is set in an app that has the Mac's idiom, in which UIKit has no refresh control. The list \
      cannot be pulled down.
      """,
    fix: "offer `await adapter.refresh()` in a menu or by a key command, which works everywhere."
  )

  static func outOfSync(expected: [Int], found: [Int]) -> ListIssue {
    ListIssue(
      .outOfSync,
      summary: """
        The collection view holds \(found) items and the list \(expected). It was reloaded \
        without animation.
        """,
      fix: """
        leave the collection view's data source, inserts, deletes and reloads to the adapter.
        """
    )
  }

  static func rejectedPlan(_ problem: String) -> ListIssue {
    ListIssue(
      .rejectedPlan,
      origin: .roster,
      summary: "An update was not performed step by step: \(problem). The list was reloaded.",
      fix: "please report it to the maintainers together with this message."
    )
  }

  static func unknownElement(
    _ element: String,
    fix: String = "check that the layout returns attributes for existing elements only."
  ) -> ListIssue {
    ListIssue(
      .unknownElement,
      summary: "The layout asked for \(element), which the list does not hold. It stays empty.",
      fix: fix
    )
  }
}

extension SectionID.Name {
  /// The name alone, for a message about more than one section.
  fileprivate var text: String { SectionID(name: self).description }
}

extension ListIssue {
  /// Describes what is wrong with the view model of an item.
  static func viewModel(
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

extension ListIssue {
  static func unsendableViewModel(_ controller: ControllerKind) -> ListIssue {
    ListIssue(
      .unsendableViewModel(controller),
      summary: """
        The list should be compared in the background, but the view models of \(controller) may belong to the main \
        actor. It is compared there.
        """,
      fix: """
        let the view model conform to `SendableViewModel`, as in `nonisolated struct Row: SendableViewModel`, or set the \
        policy's `backgroundThreshold` to `nil`.
        """
    )
  }

  static func missingItem(_ id: ItemID, asked action: String) -> ListIssue {
    ListIssue(
      .missingItem(id),
      summary: "The app asked to \(action) \(id), which is not in the list. Nothing happens.",
      fix: """
        apply the content that holds the item first, and take identities from the adapter: the \
        section and the type of the controller are parts of them.
        """
    )
  }

  static func missingSection(_ id: SectionID, asked action: String) -> ListIssue {
    ListIssue(
      .missingSection(id),
      summary:
        "The app asked to \(action) section \(id), which is not in the list. Nothing happens.",
      fix: """
        apply the content that holds the section first; a section inside a `ForEach` has the \
        identities of the elements in its own.
        """
    )
  }

  static let sharedCollectionView = ListIssue(
    .sharedCollectionView,
    summary: """
      Two adapters were made for one collection view. The later one shows its list in it; the \
      earlier one keeps its items and controllers, and shows nothing.
      """,
    fix: "give each list a collection view of its own, or show both contents with one adapter."
  )
}

extension LazyMistake {
  fileprivate var text: (summary: String, fix: String) {
    switch self {
    case .otherCount(let count, let range):
      (
        "the source was asked for the models at \(range) and returned \(count). Others stand in for those that are missing.",
        "return a model for each place of the range, and tell the lazy models when models come or go."
      )
    case .repeated(let id, let one, let other):
      (
        "the items \(one) and \(other) have one identifier, \(id). Both are shown.",
        """
        give each model an `id` of its own; if it has one, the source has changed: call `insert`, `remove` or \
        `move` of the lazy models in the same turn.
        """
      )
    case .outside(let what, let count):
      (
        "the app told of \(what), and there are \(count). Nothing was changed.",
        "tell of each change once, in the order in which they happen."
      )
    case .none:
      (
        "the source returned no model for any of its places. No item is shown.",
        "return the models of the range that is asked for, or make lazy models with a count of 0."
      )
    }
  }
}
