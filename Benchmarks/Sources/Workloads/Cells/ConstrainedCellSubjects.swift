import Foundation
@testable import Roster

/// What is measured on cells that are placed by constraints.
@MainActor
public enum ConstrainedCellSubjects {
  /// The unit: a dictionary of 1,000 identifiers.
  public static var floor: Subject {
    let rows = (0..<1_000).map { _ in UUID() }
    return Subject("floor") {
      var places = [UUID: Int](minimumCapacity: rows.count)
      for (index, id) in rows.enumerated() { places[id] = index }
      var sum = 0
      for id in rows { sum += places[id] ?? 0 }
      consume(sum)
    }
  }

  /// Making the constraints of a cell, and its height from them.
  public static func build(lines: Int) -> Subject {
    let next = Box<ConstrainedCell?>(nil)
    return Subject(
      "build",
      preparedBy: { next.value = ConstrainedCell(lines: lines) },
      work: {
        next.value?.constrain()
        consume(next.value?.height(width: 320))
      }
    )
  }

  /// The height of a cell in another width.
  public static func width(lines: Int) -> Subject {
    let cell = ready(lines: lines)
    let width = Box<CGFloat>(320)
    return Subject("width") {
      width.value = width.value == 320 ? 390 : 320
      consume(cell.height(width: width.value))
    }
  }

  /// The height of a cell when one of its lines became longer or shorter, as in a cell used again.
  public static func text(lines: Int) -> Subject {
    let cell = ready(lines: lines)
    let isLong = Box(false)
    return Subject("text") {
      isLong.value.toggle()
      cell.lines[0].size = CGSize(width: isLong.value ? 400 : 60, height: isLong.value ? 40 : 20)
      consume(cell.height(width: 320))
    }
  }

  /// The height of a cell when the constant of one of its constraints became another one.
  public static func constant(lines: Int) -> Subject {
    let cell = ready(lines: lines)
    let isWide = Box(false)
    return Subject("constant") {
      isWide.value.toggle()
      cell.topGap?.constant = isWide.value ? 60 : 11
      consume(cell.height(width: 320))
    }
  }

  /// Placing what is in a cell on screen when the constant of one of its constraints became another one.
  public static func placing(lines: Int) -> Subject {
    let cell = ready(lines: lines)
    cell.frame.size.height = cell.height(width: 320) + 10
    let window = UIWindow(frame: cell.bounds)
    window.addSubview(cell)
    window.isHidden = false
    window.layoutIfNeeded()
    let isWide = Box(false)
    return Subject("placing") {
      isWide.value.toggle()
      cell.topGap?.constant = isWide.value ? 12 : 11
      window.layoutIfNeeded()
    }
  }

  /// Making the constraints of so many cells, and their heights.
  public static func cells(_ count: Int) -> Subject {
    let next = Box<[ConstrainedCell]>([])
    return Subject(
      "\(count) cells",
      preparedBy: {
        next.value = []
        next.value.reserveCapacity(count)
      },
      work: {
        for _ in 0..<count {
          let cell = ConstrainedCell(lines: 1)
          cell.constrain()
          consume(cell.height(width: 320))
          next.value.append(cell)
        }
      }
    )
  }

  /// Scrolling by a screen through a list of cells that have the height their constraints ask for.
  public static var scrolling: Subject {
    let list = ConstrainedList()
    return Subject("a screen") { list.scrollByScreen() }
  }

  private static func ready(lines: Int) -> ConstrainedCell {
    let cell = ConstrainedCell(lines: lines)
    cell.constrain()
    consume(cell.height(width: 320))
    return cell
  }
}

/// A value that closures share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
