import ListFixtures
import Roster
import RosterTesting
import Testing

/// Many changes of state in one go, and how they are animated.
@MainActor
@Suite struct StateBatchTests {
  private let log = Log()
  private let layout = SizeCountingLayout()
  private let list: ListHarness

  init() {
    list = ListHarness(size: CGSize(width: 320, height: 400))
    list.collectionView.collectionViewLayout = layout
    list.apply(Notes(["a": notes(1...20)], log: log))
    list.finishAnimations()
    _ = log.take()
    layout.computationsOfSizes = 0
  }

  @Test func `outside a batch a state is changed at once and shown with the next layout`() {
    list.note(0)?.updateState { $0.isExpanded = true }
    #expect(list.note(0)?.state.isExpanded == true)
    #expect(log.take().isEmpty)
    list.collectionView.layoutIfNeeded()
    #expect(log.take() == ["configure 1"])
    #expect(list.noteCell(1)?.frame.minY == 100)
    #expect(layout.computationsOfSizes == 1)
  }

  @Test func `a state that no layout shows is shown at the end of the turn`() async {
    list.note(0)?.updateState { $0.taps = 1 }
    while log.all.isEmpty { await Task.yield() }
    #expect(log.take() == ["configure 1"])
  }

  @Test func `many changes in a turn configure each cell once and compute the layout once`() {
    for _ in 0..<3 {
      for item in 0..<3 { list.note(item)?.updateState { $0.taps += 1 } }
    }
    for item in 0..<3 { list.note(item)?.updateState { $0.isExpanded = true } }
    list.flush()
    #expect(log.take() == ["configure 1", "configure 2", "configure 3"])
    #expect(layout.computationsOfSizes == 1)
    #expect(list.noteCell(3)?.frame.minY == 300)
    #expect(layout.duration == 0.3)
  }

  @Test func `a change that is made without animations is shown without`() {
    UIView.performWithoutAnimation {
      list.note(0)?.updateState { $0.isExpanded = true }
    }
    list.flush()
    #expect(layout.duration == 0)
  }

  @Test func `a change made before an update is shown with it and in its turn`() {
    list.note(0)?.updateState { $0.isExpanded = true }
    list.apply(Notes(["a": notes(1...2)], log: log))
    #expect(log.events(of: 1) == ["configure"])
    #expect(list.visibleTexts == ["1 (open)", "2"])
  }

  @Test func `a cell that is pushed off screen is given up when the animation has ended`() {
    list.note(0)?.updateState { $0.isExpanded = true }
    #expect(log.events(of: 8).isEmpty)
    list.finishAnimations()
    #expect(log.events(of: 8) == ["unmount"])
  }

  @Test func `many changes in a batch configure each cell once and compute the layout once`() {
    list.adapter.batch {
      for _ in 0..<3 {
        for item in 0..<3 { list.note(item)?.updateState { $0.taps += 1 } }
      }
      for item in 0..<3 { list.note(item)?.updateState { $0.isExpanded = true } }
      #expect(list.note(0)?.state.taps == 3)
      #expect(log.all.isEmpty)
    }
    #expect(log.take() == ["configure 1", "configure 2", "configure 3"])
    #expect(layout.computationsOfSizes == 1)
    #expect(list.noteCell(3)?.frame.minY == 300)
  }

  @Test func `a batch inside a batch is shown with the outer one, and returns what it computes`() {
    let answer = list.adapter.batch {
      list.adapter.batch { list.note(0)?.updateState { $0.taps += 1 } }
      #expect(log.all.isEmpty)
      return 42
    }
    #expect(answer == 42)
    #expect(log.take() == ["configure 1"])
  }

  @Test func `a batch that fails shows what it has done`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try list.adapter.batch {
        list.note(0)?.updateState { $0.taps += 1 }
        throw Failure()
      }
    }
    #expect(log.take() == ["configure 1"])
  }

  @Test func `content applied in a batch is shown at its end`() {
    list.adapter.batch {
      list.note(0)?.updateState { $0.isExpanded = true }
      list.apply(Notes(["a": notes(1...2)], log: log))
      #expect(list.collectionView.numberOfItems(inSection: 0) == 20)
    }
    #expect(list.visibleTexts == ["1 (open)", "2"])
  }

  @Test func `changes in a callback are shown together when it returns`() {
    log.onSelect = { [list, log] note in
      note.updateState { $0.taps += 1 }
      note.updateState { $0.isExpanded = true }
      list.note(1)?.updateState { $0.isExpanded = true }
      #expect(!log.all.contains { $0.event == "configure" })
    }
    list.tap(IndexPath(item: 0, section: 0))
    #expect(log.take() == ["select 1", "configure 1", "configure 2"])
    #expect(layout.computationsOfSizes == 1)
  }

  @Test func `changes that leave the sizes alone do not touch the layout`() {
    list.adapter.batch {
      for item in 0..<3 { list.note(item)?.updateState { $0.taps += 1 } }
    }
    #expect(log.count(of: "configure") == 3)
    #expect(layout.computationsOfSizes == 0)
  }

  @Test func `an item that grows and shrinks in one batch does not touch the layout`() {
    list.adapter.batch {
      list.note(0)?.updateState { $0.isExpanded = true }
      list.note(0)?.updateState { $0.isExpanded = false }
    }
    #expect(log.take().isEmpty)
    #expect(layout.computationsOfSizes == 0)
  }

  @Test func `cell and layout change in one animation`() {
    var configured: TimeInterval?
    log.onConfigure = { _ in configured = UIView.inheritedAnimationDuration }
    list.note(0)?.updateState { $0.isExpanded = true }
    list.flush()
    #expect(configured == 0.3)
    #expect(layout.duration == 0.3)
  }

  @Test func `a cell lays out its content in the animation of the change`() {
    var laidOut: [TimeInterval] = []
    log.onConfigure = { note in
      note.cell?.onLayout = { laidOut.append(UIView.inheritedAnimationDuration) }
      note.cell?.setNeedsLayout()
    }
    list.note(0)?.updateState { $0.taps += 1 }
    list.flush()
    #expect(laidOut == [0.3])
  }

  @Test func `a change that is not to be animated is not`() {
    var configured: TimeInterval?
    log.onConfigure = { _ in configured = UIView.inheritedAnimationDuration }
    list.note(0)?.updateState(animated: false) { $0.isExpanded = true }
    list.flush()
    #expect(configured == 0)
    #expect(layout.duration == 0)
    #expect(list.noteCell(1)?.frame.minY == 100)
  }

  @Test func `in a batch each cell is animated as its own changes ask`() {
    var durations: [Int: TimeInterval] = [:]
    log.onConfigure = { durations[$0.viewModel.id] = UIView.inheritedAnimationDuration }
    list.adapter.batch {
      list.note(0)?.updateState { $0.taps += 1 }
      list.note(1)?.updateState(animated: false) { $0.isExpanded = true }
      list.note(2)?.updateState(animated: false) { $0.taps += 1 }
      list.note(2)?.updateState(animated: true) { $0.taps += 1 }
    }
    #expect(durations == [1: 0.3, 2: 0, 3: 0.3])
    #expect(layout.duration == 0)
    #expect(layout.computationsOfSizes == 1)
  }

  @Test func `a state may be read and changed while it is being changed`() {
    let note = list.note(0)
    note?.updateState { state in
      state.taps = (note?.state.taps ?? 0) + 1
      note?.updateState { $0.taps = 10 }
    }
    #expect(note?.state.taps == 1)
    list.flush()
    #expect(log.count(of: "configure") == 1)
  }
}
