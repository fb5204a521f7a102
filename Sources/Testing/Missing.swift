import Roster
import Testing

/// What a test says about touches that reach nothing.
package enum Misses {
  /// Whether they are part of the test, as they are where a test touches at random.
  ///
  /// Everything else that goes wrong still fails it.
  @TaskLocal package static var areExpected = false
}

/// Fails the test, because it does what the user cannot do: there is nothing to touch.
///
/// What the user can do without an effect, such as a tap on a disabled button, is no failure.
@MainActor
func recordMiss(_ reason: String, _ line: TestLine) {
  guard !Misses.areExpected else { return }
  Issue.record(Comment(rawValue: reason), sourceLocation: line.sourceLocation)
}

/// Fails the test for a reason.
@MainActor
func recordFailure(_ reason: String, _ line: TestLine) {
  Issue.record(Comment(rawValue: reason), sourceLocation: line.sourceLocation)
}

/// A line of a test.
///
/// Swift Testing's own default argument, a macro, would compile only in files that import it.
struct TestLine {
  private let filePath: String
  private let line: Int

  init(_ filePath: String, _ line: Int) {
    self.filePath = filePath
    self.line = line
  }

  fileprivate var sourceLocation: SourceLocation {
    let file = filePath.split(separator: "/").last ?? "Test.swift"
    return SourceLocation(fileID: "Tests/\(file)", filePath: filePath, line: line, column: 1)
  }
}

extension DrivenList {
  /// Fails the test, because it does what the user cannot do.
  func miss(_ reason: String, _ line: TestLine) {
    recordMiss(isNested ? "\(reason) (In a nested list.)" : reason, line)
  }

  /// Returns the cell of an item after changed states are shown; fails the test if no finger reaches
  /// the cell.
  func reachableCell(
    at indexPath: IndexPath,
    _ line: TestLine
  ) -> UICollectionViewCell? {
    flush()
    outermost.putAwayMenu()
    let cell = collectionView.cellForItem(at: indexPath)
    if let cell, cell.touchPoint != nil { return cell }
    if adapter.itemID(at: indexPath) == nil {
      miss("The list has no item \(indexPath).", line)
    } else if cell?.isOnScreen != true {
      miss(
        "Item \(indexPath) is not on screen. Scroll to it first, with `scroll(to:)` or `drag(by:)`.",
        line
      )
    } else {
      miss(
        "No finger reaches item \(indexPath): something covers it, or it is disabled.",
        line
      )
    }
    return nil
  }

  /// Returns the first item with a controller of a type and an identifier; fails the test if there
  /// is none.
  func existingItem<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    _ line: TestLine
  ) -> ItemID? {
    flush()
    let item = adapter.itemID(type, id: id)
    if item == nil {
      miss("The list has no item \(type) with the identifier \(id).", line)
    }
    return item
  }

  /// Returns the index path of an item; fails the test if there is none.
  func existingPath<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    _ line: TestLine
  ) -> IndexPath? {
    guard let item = existingItem(type, id: id, line) else { return nil }
    let path = adapter.indexPath(of: item)
    if path == nil {
      miss("\(item) is in a nested list. Use `carousel(_:)` or `nestedList(at:)`.", line)
    }
    return path
  }

  /// Returns the place of an item, in this list or in one inside a cell; fails the test if there is
  /// no such item.
  func existingPlace<Controller: CellControlling>(
    of type: Controller.Type,
    id: Controller.Model.ID,
    _ line: TestLine
  ) -> (list: NestedHarness, indexPath: IndexPath)? {
    guard let item = existingItem(type, id: id, line) else { return nil }
    let place = place(of: type, id: id)
    if place == nil { miss("\(item) is not on screen. Scroll to it first.", line) }
    return place
  }
}

extension UIView {
  /// Taps the center of the visible part of the view; fails the test if no finger reaches it.
  func tap(_ line: TestLine) -> Bool {
    guard touchPoint != nil else {
      recordMiss(
        "No finger reaches the \(type(of: self)): it is not on screen, hidden, covered or disabled.",
        line
      )
      return false
    }
    return tap()
  }
}

extension UIWindow {
  /// Taps what shows a text; fails the test if no finger reaches it.
  func tap(_ text: String, _ line: TestLine) -> Bool {
    layoutIfNeeded()
    #if !canImport(UIKit)
    if Headless.openMenu(in: self) != nil, Headless.choose(text, in: self) { return true }
    #endif
    let views = views(showing: text)
    guard !views.isEmpty else {
      recordMiss(
        "Nothing on screen shows “\(text)”. Scroll to it first if it is off screen.",
        line
      )
      return false
    }
    guard let point = views.lazy.compactMap({ self.touchPoint(of: $0, showing: text) }).first else {
      recordMiss(
        "No finger reaches “\(text)”: it is covered or disabled, or neither in a control nor in a cell.",
        line
      )
      return false
    }
    return tap(at: point)
  }

  /// Returns a text field or a text view that a finger reaches, or that has the focus; fails the test if there is
  /// none.
  func textInput(_ name: String, _ line: TestLine) -> TextInput? {
    let inputs = textInputs(name)
    guard !inputs.isEmpty else {
      recordMiss("No text field on screen is called “\(name)”.", line)
      return nil
    }
    guard let input = inputs.first(where: \.isReachable) else {
      recordMiss("No finger reaches the text field “\(name)”.", line)
      return nil
    }
    return input
  }
}
