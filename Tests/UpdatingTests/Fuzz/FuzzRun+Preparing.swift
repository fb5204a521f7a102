import Roster
import RosterTesting
import TestPlatform
import TestSupport

extension FuzzRun {
  /// Has cells made that are not on screen, keeps them there, or takes them away as a warning that memory
  /// is short does.
  func prepare(using generator: inout SeededGenerator) -> String {
    let view = list.collectionView
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      Headless.releasePreparedCells(in: view)
      return "memory is short"
    case 1:
      let isKept = Bool.random(using: &generator)
      Headless.keepCellsPrepared(isKept, in: view)
      return isKept ? "keep cells" : "keep no cells"
    default:
      let paths = (0..<view.numberOfSections).flatMap { section in
        (0..<view.numberOfItems(inSection: section)).map {
          IndexPath(item: $0, section: section)
        }
      }
      let some = paths.shuffled(using: &generator).prefix(3)
      Headless.prepareCells(at: Array(some), in: view)
      return "prepare " + some.map { "\($0.section)-\($0.item)" }.joined(separator: ", ")
    }
  }
}
