import RosterTesting
import Testing

/// A screen that says on which queue it goes.
private final class Leaving: UIViewController {
  private let onEnd: @Sendable (Bool) -> Void

  init(onEnd: @escaping @Sendable (Bool) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { onEnd(MainQueue.isCurrent) }
}

@MainActor
@Suite(.serialized) struct ListHarnessTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `the picture of a list has its rows in reading order`() {
    list.adapter.selectionMode = .single
    list.apply(Todos(names: ["Milk", "Bread"]))
    list.tap([0, 1])
    #expect(
      list.picture == """
        — To do (2) —
        Milk · Done
        ✓ Bread · Done
        """
    )
  }

  @Test func `cells that stand side by side share a line, and nothing off screen is drawn`() {
    list.apply(Todos(names: ["a", "b", "c", "d", "e", "", "g", "h", "i", "j"]))
    #expect(
      list.picture == """
        — To do (10) —
        a · Done | b · Done
        c · Done | d · Done
        e · Done | <TodoCell>
        g · Done | h · Done
        """
    )
    list.scroll(to: 64)
    #expect(list.picture.hasSuffix("i · Done | j · Done"))
  }

  @Test func `separators are lines, and what lies on a background is shaded`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    let plain = ["Milk", "Bread"].map { Todo(id: $0) }
    let filled = ["Tea", "Jam"].map { Todo(id: $0) }
    list.apply(
      Group {
        Section("plain") { Items(plain) { TodoController($0) } }
          .layout(.list(separators: Separators()))
        Section("filled") { Items(filled) { TodoController($0) } }
          .layout(.list.background(.color(.secondarySystemBackground)))
      }
    )
    #expect(
      list.picture == """
        Milk · Done
        ────
        Bread · Done
        ░ Tea · Done
        ░ Jam · Done
        """
    )
  }

  @Test func `lines stand upright between what stands side by side`() {
    let size = CGSize(width: 320, height: 60)
    let list = ListHarness(size: size, layout: ListLayout(axis: .horizontal))
    list.apply(
      Section("row") {
        Items(["Milk", "Bread"].map { Todo(id: $0) }, cell: TodoCell.self, size: .width(100)) {
          $0.label.text = $1.id
        }
      }
      .layout(.list(separators: Separators()))
    )
    #expect(list.picture == "Milk │ Bread")
  }

  @Test func `a background is shaded however it draws itself, and a blank header is none`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(
      Section("drawn") {
        Items([Todo(id: "Tea")]) { TodoController($0) }
      }
      .header(TodoTitle(text: ""), TodoTitleController.init)
      .layout(.list.background(.view(DrawnBackground.self)))
    )
    #expect(
      list.picture == """
        — <TodoTitleView> —
        ░ Tea · Done
        """
    )
  }

  @Test func `the lines of rows in a list of UIKit's are drawn`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: CompositionalListLayout())
    list.apply(
      Section("rows") {
        Items(
          ["Milk", "Bread"].map { Todo(id: $0) },
          cell: UICollectionViewListCell.self,
          size: .height(44)
        ) {
          var content = $0.defaultContentConfiguration()
          content.text = $1.id
          $0.contentConfiguration = content
        }
      }
      .layout(.list(appearance: .plain))
    )
    #expect(
      list.picture == """
        Milk
        ────
        Bread
        ────
        """
    )
  }

  @Test func `the log says what controllers are told, in order and by identity`() {
    list.apply(Todos(names: ["Milk"]))
    list.collectionView.layoutIfNeeded()
    #expect(
      list.takeCallbacks().filter { $0.controller == ControllerKind(TodoController.self) }
        .map(\.description) == [
          "didLoad TodoController \"Milk\"", "didMount TodoController \"Milk\"",
          "configure TodoController \"Milk\"", "willDisplay TodoController \"Milk\"",
          "didEnterPreloadRange TodoController \"Milk\"",
          "didAppear TodoController \"Milk\"", "didAppearFully TodoController \"Milk\"",
        ]
    )
    #expect(list.callbacks.isEmpty)
    list.tap([0, 0])
    list.apply(Todos(names: []))
    #expect(
      list.callbacks(of: TodoController.self, id: "Milk") == [
        .didHighlight, .didSelect, .performPrimaryAction, .didUnhighlight,
        .didDisappearPartially, .didDisappear, .didEndDisplaying, .willUnmount,
        .didExitPreloadRange, .didRemove,
      ]
    )
  }

  @Test func `a list that leaves nothing behind has no leaks`() {
    let leaks = ListHarness.leaks { list in
      list.apply(Todos(names: ["a", "b", "c"]))
      list.tap([0, 1])
      list.apply(Todos(names: ["c", "d"]), animated: true)
      list.drag(by: 50)
    }
    #expect(leaks.isEmpty)
  }

  @Test func `a controller that outlives its list is a leak`() {
    defer { TodoController.hoard = [] }
    let leaks = ListHarness.leaks { list in
      list.apply(Todos(names: ["a", "keep"]))
      list.tap([0, 1])
    }
    #expect(leaks == ["TodoController \"keep\""])
  }
}

/// Draws by itself, without a background color.
private final class DrawnBackground: UICollectionReusableView {
  @Test func `a screen goes on the main thread, wherever its test ends`() async {
    let isMain = await withCheckedContinuation { continuation in
      let screen = Leaving { continuation.resume(returning: $0) }
      let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
      let list = ListHarness(showing: screen, list: ListAdapter(view))
      Task.detached { withExtendedLifetime(list) {} }
    }
    #expect(isMain)
  }
}
