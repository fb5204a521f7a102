import ListFixtures
import Roster
import RosterTesting
import Testing

/// What those who write lists complain about in other frameworks, and what does not happen here.
@MainActor
@Suite(.serialized) struct CodeRegressionTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `a list of plain values needs only a controller`() {
    struct Fruit: ViewModel {
      let id: String
    }
    final class FruitController: CellController<Fruit, NoState, NoteCell> {
      override func configure(_ cell: NoteCell) {
        cell.label.text = viewModel.id
      }
    }
    list.apply(
      Section("fruit") { Items(["fig", "plum"].map(Fruit.init)) { FruitController($0) } }
    )
    #expect(list.visibleTexts == ["fig", "plum"])
    #expect(list.issues.isEmpty)
  }

  @Test func `a list's reports can be read off the main actor`() async throws {
    list.apply(Notes(["a": notes(1...3) + notes([3])], log: Log()))
    let report = try #require(list.reports.last)
    let issues = list.issues
    let ids = list.adapter.visibleItems
    let read = await Task.detached {
      (await report.insertedItems.count, issues.map(\.summary.isEmpty), Set(ids).count)
    }.value
    #expect(read.0 == 4)
    #expect(read.1 == [false])
    #expect(read.2 == 4)
  }

  @Test func `an update of many items describes none of them`() {
    let counter = Counter()
    let content = { (ids: [Int]) in
      Group {
        ForEach([Key(0, counter), Key(1, counter)]) { key in
          Section(key.id) {
            Items(ids.map { Described(id: Key($0, counter)) }) { DescribedController($0) }
          }
        }
      }
    }
    // A list of its own, as the harness takes down by name what happens.
    let view = UICollectionView(
      frame: list.window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.window.addSubview(view)
    let adapter = ListAdapter(view)
    // In debug builds, views are named by their identities.
    adapter.namesViews = false
    adapter.apply(content(Array(0..<500)))
    adapter.apply(content(Array(0..<500)))
    adapter.apply(content(Array((100..<500).reversed())))
    #expect(view.numberOfItems(inSection: 1) == 400)
    #expect(counter.count == 0)
    _ = "\(Key(0, counter))"
    #expect(counter.count == 1)
  }

  /// Counts how often something is described.
  @MainActor private final class Counter {
    var count = 0
  }

  private struct Key: Hashable, Sendable, Identifiable, CustomStringConvertible {
    let number: Int
    let counter: Counter

    init(_ number: Int, _ counter: Counter) {
      self.number = number
      self.counter = counter
    }

    var id: Key { self }

    var description: String {
      MainActor.assumeIsolated { counter.count += 1 }
      return "\(number)"
    }

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Described: ViewModel {
    let id: Key
  }

  private final class DescribedController: CellController<Described, NoState, NoteCell> {}
}
