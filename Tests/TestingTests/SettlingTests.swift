import Observation
import RosterTesting
import Testing

/// Waiting for what comes of something by itself.
@MainActor
@Suite(.serialized) struct SettlingTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 240))

  @available(iOS 17, macOS 14, *)
  @Test func `a followed model is shown`() async {
    let pantry = Pantry()
    list.adapter.follow { Todos(names: pantry.names) }
    pantry.names = ["Milk"]
    pantry.names.append("Bread")
    #expect(await list.settle().isEmpty)
    #expect(list.visibleItems == [[0, 0], [0, 1]])
  }

  @Test func `a page is shown that somebody else gets`() async {
    var names = ["Milk"]
    let loader = PageLoader {
      await Task.detached { (1...200_000).reduce(0, ^) == 0 ? "None" : "Bread" }.value
    } receive: { name in
      names.append(name)
      return .finished
    }
    list.adapter.follow { Todos(names: names) }
    list.adapter.pageLoaders = [loader]
    #expect(await list.settle(patience: .seconds(60)).isEmpty)
    #expect(names.count == 2)
    #expect(list.visibleItems.count == 2)
  }

  @Test func `a task of a controller and an animation come to their ends`() async throws {
    list.apply(Section("a") { Items([Todo(id: "Milk")]) { BusyController($0, steps: 7) } })
    #expect(await list.settle().isEmpty)
    let controller = try #require(list.controller(of: BusyController.self, id: "Milk"))
    #expect(controller.stepsDone == 7)
    var isAnimated = false
    UIView.animate(withDuration: 100) {
      controller.cell?.alpha = 0
    } completion: { _ in
      isAnimated = true
    }
    await list.settle()
    #expect(isAnimated)
  }

  @Test func `a refresh is waited for`() async {
    var isDone = false
    list.adapter.onRefresh = {
      for _ in 0..<9 { await Task.yield() }
      isDone = true
    }
    list.apply(Todos(names: ["Milk"]))
    #expect(list.pullToRefresh())
    #expect(await list.settle().isEmpty)
    #expect(isDone)
    #expect(!list.isRefreshing)
  }

  @Test func `what waits for the test is named and left alone`() async {
    let (answers, answer) = AsyncStream<String>.makeStream()
    var names = ["Milk"]
    let loader = PageLoader {
      for await name in answers { return name }
      return "None"
    } receive: { name in
      names.append(name)
      return .finished
    }
    list.adapter.follow { Todos(names: names) }
    list.adapter.pageLoaders = [loader]
    #expect(await list.settle(patience: .milliseconds(5)) == ["a page at the end of the list"])
    answer.yield("Bread")
    #expect(await list.settle(patience: .seconds(60)).isEmpty)
    #expect(names == ["Milk", "Bread"])
  }

  @Test func `a task that never ends is named, and so is one in a carousel`() async {
    list.apply(
      Section("a") { Items([Todo(id: "Milk")]) { BusyController($0, steps: nil) } }
        .layout(.carousel(height: 44))
    )
    let left = await list.settle(patience: .milliseconds(5))
    #expect(left.contains { $0.hasPrefix("the task “steps” of") && $0.contains("Milk") })
  }
}

@available(iOS 17, macOS 14, *)
@MainActor
@Observable
private final class Pantry {
  var names: [String] = []
}

private final class BusyController: CellController<Todo, NoState, TodoCell> {
  private(set) var stepsDone = 0
  private let steps: Int?

  init(_ todo: Todo, steps: Int?) {
    self.steps = steps
    super.init(todo)
  }

  override class func size(of todo: Todo, state: NoState, in container: ItemContainer) -> ItemSize {
    .fixed(width: 100, height: 44)
  }

  override func didLoad() {
    task("steps") { [weak self, steps] in
      for _ in 0..<(steps ?? .max) {
        await Task.yield()
        guard !Task.isCancelled else { return }
        self?.stepsDone += 1
      }
    }
  }
}
