import Roster

/// What items have heard of the focus.
@MainActor
final class Steps {
  private(set) var all: [String] = []
  var onKey: ((Int) -> Void)?

  func add(_ step: String) { all.append(step) }
  func clear() { all = [] }
}

struct Halt: ViewModel {
  let id: Int
}

struct HaltState: ViewState {
  var number = 0
}

struct Stops: ListContent {
  let sections: [(name: String, ids: [Int])]
  let steps: Steps

  init(_ sections: KeyValuePairs<String, [Int]>, steps: Steps) {
    self.sections = sections.map { ($0.key, $0.value) }
    self.steps = steps
  }

  var body: some ListContent {
    for section in sections {
      Section(section.name) {
        Items(section.ids.map(Halt.init)) { StopController($0, steps: steps) }
      }
    }
  }
}

final class Place: UIView {
  override var canBecomeFocused: Bool { true }
}

final class StopController: CellController<Halt, HaltState, UICollectionViewCell> {
  let steps: Steps
  var mayFocus = true
  var isGreedy = false
  var reasons: [ListedController.ConfigureReason] = []

  init(_ halt: Halt, steps: Steps) {
    self.steps = steps
    super.init(halt)
  }

  override class func size(of halt: Halt, state: HaltState, in container: ItemContainer) -> ItemSize
  {
    halt.id >= 10 && container.axis == .horizontal ? .fixed(width: 60, height: 50) : .height(50)
  }

  override var canFocus: Bool { mayFocus }
  override func didFocus() { steps.add("focus \(viewModel.id)") }
  override func didUnfocus() { steps.add("unfocus \(viewModel.id)") }
  override func didSelect() { steps.add("select \(viewModel.id)") }
  override func didDeselect() { steps.add("deselect \(viewModel.id)") }
  override func performPrimaryAction() { steps.add("action \(viewModel.id)") }

  override var keyActions: [KeyAction] {
    var down = KeyAction("Down", key: .down) { [weak self] in self?.note("down") }
    down.goesBeforeSystem = isGreedy
    return [
      KeyAction("Do", key: "d") { [weak self] in
        self?.note("key")
        self.map { $0.steps.onKey?($0.viewModel.id) }
      },
      down,
    ]
  }

  override func configure(
    _ cell: UICollectionViewCell,
    for reason: ListedController.ConfigureReason
  ) {
    reasons.append(reason)
  }

  private func note(_ word: String) { steps.add("\(word) \(viewModel.id)") }
}
