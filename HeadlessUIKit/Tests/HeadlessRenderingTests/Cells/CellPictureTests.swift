import Foundation
import HeadlessRendering
import HeadlessUIKit
import Testing

/// Typical cells look as they did when a person looked at them last.
///
/// `CELL_PICTURES=DIRECTORY` writes the present pictures there, to be looked at.
@MainActor struct CellPictureTests {
  @Test(arguments: TypicalCells.Name.allCases)
  func `a typical cell looks as it did`(name: TypicalCells.Name) throws {
    let cell = TypicalCells.make(name)
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: fitting.height)
    let window = Headless.show(cell, size: cell.frame.size)
    window.layoutIfNeeded()
    let picture = HeadlessRenderer.svg(of: cell)
    let text = HeadlessRenderer.text(of: cell)
    if let directory = ProcessInfo.processInfo.environment["CELL_PICTURES"] {
      let folder = URL(fileURLWithPath: directory)
      try picture.write(
        to: folder.appendingPathComponent("\(name.rawValue).svg"),
        atomically: true,
        encoding: .utf8
      )
      try text.write(
        to: folder.appendingPathComponent("\(name.rawValue).txt"),
        atomically: true,
        encoding: .utf8
      )
    }
    let expected = try #require(CellPictures.all[name.rawValue])
    #expect(text == expected.text)
    #expect(picture == expected.svg)
  }
}
