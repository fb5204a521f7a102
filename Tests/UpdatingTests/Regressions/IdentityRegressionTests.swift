import ListFixtures
import Roster
import RosterTesting
import Testing

/// What users of other list frameworks suffer from when identities are not what they seem.
@MainActor
@Suite struct IdentityRegressionTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `identifiers that read alike when joined do not collide`() {
    let parts = [Part(id: "a~b", items: ["c"]), Part(id: "a", items: ["b~c"])]
    list.apply(
      Section("all") {
        ForEach(parts) { part in
          Items(part.items.map { Name(id: $0) }, NameController.init)
        }
      }
    )
    #expect(list.adapter.controllerCount == 2)
    #expect(list.issues.isEmpty)
  }

  @Test func `cell classes of one name do not get each other's cells`() {
    list.apply(
      Section("a") {
        Items([Name(id: "x")], Left.Controller.init)
        Items([Name(id: "x")], Right.Controller.init)
        Items([Name(id: "y")], Left.Controller.init)
      }
    )
    #expect(list.cell(Left.Row.self, at: IndexPath(item: 0, section: 0)) != nil)
    #expect(list.cell(Right.Row.self, at: IndexPath(item: 1, section: 0)) != nil)
    #expect(list.cell(Left.Row.self, at: IndexPath(item: 2, section: 0)) != nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `a controller calls the closure of the latest view model, even if it is equal`() throws
  {
    let content = { (answer: Int) in
      Section("a") { Item(Answering(id: 1, answer: { answer }), AnsweringController.init) }
    }
    list.apply(content(1))
    list.apply(content(2))
    let path = IndexPath(item: 0, section: 0)
    let controller = try #require(list.controller(AnsweringController.self, at: path))
    #expect(controller.viewModel.answer() == 2)
  }

  private struct Part: Identifiable {
    let id: String
    let items: [String]
  }

  fileprivate struct Name: ViewModel {
    let id: String
  }

  private final class NameController: CellController<Name, NoState, UICollectionViewCell> {}

  private enum Left {
    final class Row: UICollectionViewCell {}
    final class Controller: CellController<Name, NoState, Row> {}
  }

  private enum Right {
    final class Row: UICollectionViewCell {}
    final class Controller: CellController<Name, NoState, Row> {}
  }

  private struct Answering: ViewModel {
    let id: Int
    let answer: @Sendable () -> Int

    static func == (left: Answering, right: Answering) -> Bool {
      left.id == right.id
    }
  }

  private final class AnsweringController: CellController<
    Answering, NoState, UICollectionViewCell
  >
  {}
}
