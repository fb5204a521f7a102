import Roster
import TestSupport

/// An item whose identifier counts how often it is asked.
struct CountedItem: ViewModel {
  let id: CountedID
  var text = ""
}

final class CountedItemController: CellController<CountedItem, NoState, UICollectionViewCell> {}
