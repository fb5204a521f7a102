#if !canImport(UIKit)
/// What must be true of a screen after each step, whatever the steps are.
public enum ExploreLaw: String, CaseIterable, Sendable {
  /// UIKit raises no exception.
  case noException

  /// The list reports no issue that it did not report at first, and UIKit logs no warning.
  case noIssue

  /// Hooks of controllers come in pairs, and none after `didRemove`.
  case hooksInPairs

  /// No cell is mounted by two controllers.
  case oneControllerForEachCell

  /// Items are in the order of the content, each in the cell of its own controller.
  case itemsInOrder

  /// Cells of a list do not overlap.
  case nothingOverlaps

  /// Every item of the content is in the list, and what is in sight has a cell.
  case noItemLost

  /// What appears according to its controller is on screen.
  case visibilityAgrees

  /// Rotating, another text size, time and changes of the model end no editing, as long as the item is there.
  case focusSurvives

  /// Text is neither cut off nor drawn outside its cell.
  case textFits

  /// Cells that are made anew show what is shown.
  case freshCellsAgree

  /// A fresh list with the same content shows the same, for items whose state is the initial one.
  case freshListAgrees

  /// An update that changes nothing does nothing.
  case nothingToDo

  /// Nothing outlives the screen.
  case noLeak
}

/// A law that does not hold, with what was seen.
struct ExploreProblem {
  /// The name of the law.
  let law: String

  /// What is wrong, in a sentence.
  let reason: String

  /// What the law has in common with others that the same mistake breaks, depending on chance.
  var family: String {
    switch ExploreLaw(rawValue: law) {
    case .freshCellsAgree, .freshListAgrees, .nothingToDo: "fresh"
    default: law
    }
  }
}
#endif
