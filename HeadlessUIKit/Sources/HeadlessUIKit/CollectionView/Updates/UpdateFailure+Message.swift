extension UpdateFailure {
  /// UIKit's message as far as it is publicly known, in the wording of iOS 17.
  ///
  /// The messages come from crash logs that users published. Where no log is known (a duplicate
  /// deletion or insertion, several moves of one item, a move beyond the end, into an inserted
  /// section or out of a deleted one), the wording was chosen for HeadlessUIKit.
  var message: String {
    switch self {
    case .duplicateDelete(let place):
      "attempt to delete the same index path twice (\(place.indexPathText))"
    case .duplicateInsert(let place):
      "attempt to insert the same index path twice (\(place.indexPathText))"
    case .deleteAndReload(let place):
      "attempt to delete and reload the same index path (\(place.indexPathText))"
    case .deleteAndMove(let place):
      "attempt to perform a delete and a move from the same \(place.text)"
    case .insertAndMove(let place):
      "attempt to perform an insert and a move to the same \(place.text)"
    case .multipleMovesFrom(let place):
      "attempt to perform multiple moves from the same \(place.text)"
    case .multipleMovesTo(let place):
      "attempt to perform multiple moves to the same \(place.text)"
    case .sectionCount(let equation): equation.message
    case .itemCount(let equation): equation.message
    case .inconsistentCounts(let update, let old, let new):
      Self.inconsistency(update, old: old, new: new)
    default: boundsMessage
    }
  }

  private var boundsMessage: String {
    switch self {
    case .deleteOfMissingSection(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the"
        + " update"
    case .deleteFromMissingSection(let position, let sections):
      "attempt to delete item \(position.item) from section \(position.section), but there are"
        + " only \(sections) sections before the update"
    case .deleteOfMissingItem(let position, let items):
      "attempt to delete item \(position.item) from section \(position.section) which only"
        + " contains \(items) items before the update"
    case .insertOfMissingSection(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the"
        + " update"
    case .insertIntoMissingSection(let position, let sections):
      "attempt to insert item \(position.item) into section \(position.section), but there are"
        + " only \(sections) sections after the update"
    case .insertOfMissingItem(let position, let items):
      "attempt to insert item \(position.item) into section \(position.section), but there are"
        + " only \(items) items in section \(position.section) after the update"
    case .moveOfMissingSection(let section, let sections):
      "attempt to move section (\(section)) that does not exist - there are only \(sections)"
        + " sections before the update"
    case .moveToMissingSection(let section, let sections):
      "attempt to move a section to (\(section)) that does not exist - there are only \(sections)"
        + " sections after the update"
    case .moveOfMissingItem(let position, let items):
      "attempt to move index path (\(position.failureText)) that does not exist - there are only"
        + " \(items) items in section \(position.section) before the update"
    case .moveToMissingItem(let source, let target, let items):
      "attempt to move index path (\(source.failureText)) to index path (\(target.failureText))"
        + " that does not exist - there are only \(items) items in section \(target.section)"
        + " after the update"
    case .moveFromDeletedSection(let section):
      "cannot move an item from a deleted section (\(section))"
    case .moveIntoInsertedSection(let section):
      "cannot move an item into a newly inserted section (\(section))"
    default: ""
    }
  }
}

extension UpdateFailure.Place {
  fileprivate var text: String {
    switch self {
    case .section(let section): "section (\(section))"
    case .item(let position): "index path (\(position.failureText))"
    }
  }

  fileprivate var indexPathText: String {
    switch self {
    case .section(let section):
      ItemPosition(section: section, item: NSNotFound).failureText
    case .item(let position): position.failureText
    }
  }
}

extension ItemPosition {
  /// The index path as UIKit's failures print it, without a meaningful address.
  var failureText: String { "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}" }
}
