import ListFixtures
import Observation
import Roster
import RosterTesting
import Testing

private final class RowController: CellController<Note, NoState, UICollectionViewCell> {}

/// A screen that is a list.
@MainActor
@Suite struct ListViewControllerTests {
  @available(iOS 17, macOS 14, tvOS 17, *)
  @Observable
  final class Store {
    var notes = [Note(1), Note(2)]
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a controller shows its content, and follows what it reads`() async {
    let store = Store()
    let screen = ListViewController { Items(store.notes, RowController.init) }
    let list = ListHarness(showing: screen, list: screen.adapter)
    #expect(list.visibleItems.count == 2)
    #expect(screen.collectionView.frame == screen.view.bounds)
    store.notes.append(Note(3))
    await list.settle()
    #expect(list.visibleItems.count == 3)
  }

  @Test func `a subclass applies content when its view is loaded`() {
    final class NotesViewController: ListViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        adapter.apply(Items([Note(1)], RowController.init))
      }
    }
    let screen = NotesViewController()
    let list = ListHarness(showing: screen, list: screen.adapter)
    #expect(list.visibleItems.count == 1)
  }

  @Test func `the list follows the editing mode of the screen`() {
    let screen = ListViewController()
    _ = ListHarness(showing: screen, list: screen.adapter)
    screen.setEditing(true, animated: false)
    #expect(screen.adapter.isEditing)
    screen.setEditing(false, animated: false)
    #expect(!screen.adapter.isEditing)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a controller that is released releases its list`() {
    weak var adapter: ListAdapter?
    do {
      let store = Store()
      let screen = ListViewController { Items(store.notes, RowController.init) }
      screen.loadViewIfNeeded()
      adapter = screen.adapter
    }
    #expect(adapter == nil)
  }
}
