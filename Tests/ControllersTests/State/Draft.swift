import ListFixtures
import Roster
import RosterTesting

/// A view model whose controllers start in a state that depends on it.
struct Draft: ViewModel {
  let id: String
  var startsExpanded = false

  init(_ id: String, startsExpanded: Bool = false) {
    self.id = id
    self.startsExpanded = startsExpanded
  }
}

struct DraftState: ViewState, Codable {
  var isExpanded = false
  var text = ""
}

/// Shows its state, and writes down what it was when it mattered.
class DraftController: CellController<Draft, DraftState, NoteCell> {
  /// The state when the controller was loaded.
  private(set) var stateLoaded: DraftState?

  /// How often the cell has been configured.
  private(set) var configurations = 0

  /// The text that the controller saves when it gives up its cell.
  var unsavedText: String?

  override class func initialState(for draft: Draft) -> DraftState {
    DraftState(isExpanded: draft.startsExpanded)
  }

  override class func size(
    of draft: Draft,
    state: DraftState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(state.isExpanded ? 100 : 50)
  }

  override func didLoad() {
    stateLoaded = state
  }

  override func configure(_ cell: NoteCell) {
    configurations += 1
    cell.label.text = viewModel.id + state.text
  }

  override func willUnmount(from cell: NoteCell) {
    guard let unsavedText else { return }
    updateState { $0.text = unsavedText }
  }
}

/// Keeps the states of the last two drafts that were removed.
final class KeptDraftController: DraftController {
  override class var stateRetention: StateRetention<DraftState> { .keep(last: 2) }
}

/// Stores its states.
class StoredDraftController: DraftController {
  override class var stateRetention: StateRetention<DraftState> { .persistent }
}

/// Stores its states under names of its own.
final class NamedDraftController: StoredDraftController {
  override class func persistentKey(for draft: Draft) -> String? { "draft-\(draft.id)" }
}

/// Counts how often it is asked for the name that its state is stored under.
final class AskedDraftController: StoredDraftController {
  static var keys = 0

  override class func persistentKey(for draft: Draft) -> String? {
    keys += 1
    return nil
  }
}

/// Drafts in named sections, presented by controllers of one type.
struct Drafts<Controller: CellControlling>: ListContent
where Controller.Model == Draft, Controller.Cell: UICollectionViewCell {
  let sections: [(name: String, drafts: [Draft])]
  let make: @MainActor (Draft) -> Controller

  init(
    _ sections: KeyValuePairs<String, [Draft]>,
    _ make: @escaping @MainActor (Draft) -> Controller
  ) {
    self.sections = sections.map { ($0.key, $0.value) }
    self.make = make
  }

  /// Makes sections of drafts that are named by the letters of a word.
  init(
    _ sections: KeyValuePairs<String, String>,
    _ make: @escaping @MainActor (Draft) -> Controller
  ) {
    self.sections = sections.map { ($0.key, $0.value.map { Draft(String($0)) }) }
    self.make = make
  }

  init(
    sections: [(name: String, ids: [String])],
    _ make: @escaping @MainActor (Draft) -> Controller
  ) {
    self.sections = sections.map { ($0.name, $0.ids.map { Draft($0) }) }
    self.make = make
  }

  var body: some ListContent {
    for section in sections {
      Section(section.name) {
        Items(section.drafts, make)
      }
    }
  }
}

extension ListHarness {
  func draft(_ item: Int, in section: Int = 0) -> DraftController? {
    controller(DraftController.self, at: IndexPath(item: item, section: section))
  }

  /// Scrolls to the end of the content.
  func scrollToEnd() {
    scroll(to: max(0, collectionView.contentSize.height - collectionView.bounds.height))
  }

  /// The tops of the items on screen, which tell how all items above are sized.
  var visibleTops: [CGFloat] {
    visibleItems.compactMap { collectionView.cellForItem(at: $0)?.frame.minY }
  }
}
