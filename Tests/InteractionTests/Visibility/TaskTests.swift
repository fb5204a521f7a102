import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

@MainActor
@Suite struct TaskTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  /// Lets tasks that have been begun or cancelled run until they wait.
  private func settle() async {
    for _ in 0..<5 { await Task.yield() }
  }

  private func show(_ ids: some Sequence<Int>, restarts: Bool = false) async {
    let content = Items(ids.map { Note($0) }) {
      WorkingController($0, log: log, restarts: restarts)
    }
    list.apply(content)
    await settle()
  }

  private func work(of id: Int) -> [String] {
    log.events(of: id).filter { $0.hasPrefix("begin") || $0.hasPrefix("end") }
  }

  @Test func `each task begins with its part of the controller's life`() async {
    await show(1...1)
    #expect(
      work(of: 1).sorted() == [
        "begin controller", "begin mounted", "begin preload", "begin visible",
      ]
    )
  }

  @Test func `each task is cancelled with the end of its part of the controller's life`() async {
    await show(1...20)
    _ = log.take()
    list.scroll(to: 500)
    await settle()
    #expect(work(of: 1).sorted() == ["end mounted", "end preload", "end visible"])
    list.scroll(to: 0)
    await settle()
    #expect(work(of: 1).count == 3)
    await show([])
    #expect(work(of: 1).last == "end controller")
  }

  @Test func `a cell that is got ready in advance begins no task until it is displayed`() async {
    await show(1...20)
    Headless.prepareCells(at: [IndexPath(item: 5, section: 0)], in: list.collectionView)
    await settle()
    #expect(list.note(5)?.cell != nil)
    #expect(work(of: 6) == ["begin controller"])
    list.scroll(to: 150)
    await settle()
    #expect(work(of: 6).contains("begin mounted"))
    list.scroll(to: 800)
    await settle()
    #expect(work(of: 6).contains("end mounted"))
  }

  @Test func `a task that restarts begins anew each time`() async {
    await show(1...20, restarts: true)
    for _ in 0..<2 {
      list.scroll(to: 500)
      await settle()
      list.scroll(to: 0)
      await settle()
    }
    #expect(work(of: 1).filter { $0 == "begin visible" }.count == 3)
    #expect(work(of: 1).filter { $0 == "end visible" }.count == 2)
    #expect(work(of: 1).filter { $0 == "begin controller" }.count == 1)
    await show([])
    #expect(work(of: 1).filter { $0 == "end visible" }.count == 3)
  }

  @Test func `a task of the same name replaces the one before`() async throws {
    await show(1...1)
    let controller = try #require(list.controller(WorkingController.self, at: [0, 0]))
    let first = controller.work("image", .visible, restarts: true)
    await settle()
    #expect(first.isRunning)
    let second = controller.work("image", .visible, restarts: true)
    await settle()
    #expect(first.isCancelled && !first.isRunning)
    #expect(second.isRunning)
    second.cancel()
    second.cancel()
    await settle()
    #expect(!second.isRunning)
  }

  @Test func `a task that returns by itself does not begin again in the same part of life`()
    async throws
  {
    await show(1...20)
    let controller = try #require(list.controller(WorkingController.self, at: [0, 0]))
    var count = 0
    let once = controller.task(lifetime: .visible) { count += 1 }
    let again = controller.task(lifetime: .visible, restarts: true) { count += 10 }
    await settle()
    #expect(count == 11)
    #expect(once.isCancelled && !again.isCancelled)
    list.scroll(to: 500)
    list.scroll(to: 0)
    await settle()
    #expect(count == 21)
  }

  @Test func `a controller whose item is gone begins nothing`() async throws {
    await show(1...1)
    let controller = try #require(list.controller(WorkingController.self, at: [0, 0]))
    await show([])
    let late = controller.task(lifetime: .controller) { Issue.record("It has begun.") }
    await settle()
    #expect(late.isCancelled)
  }

  @Test func `a controller is let go when its tasks have ended`() async {
    weak var controller: WorkingController?
    await show(1...1, restarts: true)
    controller = list.controller(WorkingController.self, at: [0, 0])
    #expect(controller != nil)
    await show([])
    await settle()
    #expect(controller == nil)
  }
}

/// Works in each part of its life until it is cancelled.
private final class WorkingController: NoteController {
  private let restarts: Bool

  init(_ note: Note, log: Log, restarts: Bool) {
    self.restarts = restarts
    super.init(note, log: log)
  }

  override func didLoad() {
    for lifetime in [ControllerTask.Lifetime.controller, .mounted, .visible, .preload] {
      work(nil, lifetime, restarts: restarts)
    }
  }

  @discardableResult
  func work(_ name: String?, _ lifetime: ControllerTask.Lifetime, restarts: Bool) -> ControllerTask
  {
    task(name, lifetime: lifetime, restarts: restarts) { [log, id = viewModel.id] in
      log.add("begin \(lifetime)", id)
      while !Task.isCancelled { await Task.yield() }
      log.add("end \(lifetime)", id)
    }
  }
}
