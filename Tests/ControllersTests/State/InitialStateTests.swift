import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct InitialStateTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `a controller starts in the state that its view model asks for`() {
    show([Draft("a", startsExpanded: true), Draft("b")])
    #expect(list.draft(0)?.stateLoaded?.isExpanded == true)
    #expect(list.draft(1)?.stateLoaded?.isExpanded == false)
    #expect(list.visibleTops == [0, 100])
  }

  @Test func `an item without a controller is sized in the state that it will start with`() {
    show((0..<20).map { Draft("\($0)", startsExpanded: true) })
    #expect(list.adapter.controllerCount == 2)
    #expect(list.collectionView.contentSize.height == 2_000)
    list.scroll(to: 1_800)
    #expect(list.visibleTops == [1_800, 1_900])
    #expect(list.draft(19)?.state.isExpanded == true)
  }

  @Test func `a changed view model does not change the state back`() {
    show([Draft("a")])
    show([Draft("a", startsExpanded: true)])
    #expect(list.draft(0)?.state.isExpanded == false)
  }

  private func show(_ drafts: [Draft]) {
    list.apply(Drafts(["a": drafts], DraftController.init))
  }
}
