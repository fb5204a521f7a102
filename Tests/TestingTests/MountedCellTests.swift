import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct MountedCellTests {
  @Test func `a controller is mounted and configured on a cell of its own`() {
    let counter = MountedCell(CounterController(Counter(id: 1, step: 2)))
    #expect(counter.controller.cell === counter.cell)
    #expect(counter.cell.text == "0")
  }

  @Test func `selecting changes state and configures the cell`() {
    let counter = MountedCell(CounterController(Counter(id: 1, step: 2)))
    counter.select()
    counter.select()
    #expect(counter.controller.state.value == 4)
    #expect(counter.cell.text == "4")
  }

  @Test func `a new view model is told and configured`() {
    let counter = MountedCell(CounterController(Counter(id: 1, step: 2)))
    counter.update(to: Counter(id: 1, step: 5))
    counter.select()
    #expect(counter.cell.text == "5")
    #expect(counter.controller.updates == 1)
  }

  @Test func `an unmounted controller keeps its state and shows it when it is mounted again`() {
    let counter = MountedCell(CounterController(Counter(id: 1, step: 1)))
    counter.unmount()
    #expect(counter.controller.cell == nil)
    withKnownIssue { counter.select() }
    counter.controller.didSelect()
    #expect(counter.cell.text == "0")
    counter.mount()
    #expect(counter.cell.text == "1")
    counter.remove()
    #expect(counter.controller.cell == nil)
  }
}

private struct Counter: ViewModel {
  let id: Int
  let step: Int
}

private struct CounterState: ViewState {
  var value = 0
}

private final class CounterCell: UICollectionViewCell {
  var text = ""
}

private final class CounterController: CellController<Counter, CounterState, CounterCell> {
  var updates = 0

  override func configure(_ cell: CounterCell) {
    cell.text = "\(state.value)"
  }

  override func didUpdate(from old: Counter) {
    updates += 1
  }

  override func didSelect() {
    updateState { $0.value += viewModel.step }
  }
}
