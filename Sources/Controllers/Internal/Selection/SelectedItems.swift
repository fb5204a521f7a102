import RosterCore
import RosterPlatform

/// Which items are selected, and what has been told about it.
@MainActor
final class SelectedItems {
  /// How many items can be selected, and for how long.
  var mode = SelectionMode.momentary

  /// The places of the selected items.
  private(set) var positions: Set<Position> = []

  /// The item that is being touched.
  var touched: TouchedItem?

  /// Makes the menu of several items, or of none.
  var menuForSeveral: (([ItemID], CGPoint) -> UIContextMenuConfiguration?)?

  private let observers = Observers<Set<ItemID>>()

  /// What the observers were told last.
  private var told: Set<ItemID> = []

  /// Selects other items.
  ///
  /// - Returns: The places of the items for which that is new, in order.
  func replace(with new: Set<Position>) -> [Position] {
    defer { positions = new }
    return positions.symmetricDifference(new).sorted()
  }

  /// The places of the items that are selected after one more has been.
  func afterSelecting(_ position: Position) -> Set<Position> {
    mode == .single ? [position] : positions.union([position])
  }

  /// Takes the selection along with its items; those that have no place any longer are not selected.
  func follow(_ place: (Position) -> Position?) {
    positions = Set(positions.compactMap(place))
  }

  /// Calls a function whenever other items are selected than before.
  func observe(
    from ids: @autoclosure () -> [ItemID],
    _ observer: @escaping (Set<ItemID>) -> Void
  ) -> ListObservation {
    if observers.isEmpty { told = Set(ids()) }
    return observers.add(observer)
  }

  /// Tells the observers which items are selected, if they were told of others last.
  func tellObservers(_ ids: @autoclosure () -> [ItemID]) {
    guard !observers.isEmpty else { return }
    let new = Set(ids())
    guard new != told else { return }
    told = new
    observers.tell(new)
  }
}

extension SelectionMode {
  /// The number of items that can stay selected.
  var limit: Int {
    switch self {
    case .momentary: 0
    case .single: 1
    case .multiple: .max
    }
  }
}
