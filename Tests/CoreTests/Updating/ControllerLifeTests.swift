import RosterCore
import Testing

@Suite struct ControllerLifeTests {
  @Test func `a controller is mounted and unmounted in turn and removed once`() {
    var life = ControllerLife.made
    #expect(life.mount())
    #expect(life.unmount())
    #expect(life.mount())
    #expect(life.unmount())
    #expect(life.remove())
    #expect(life == .removed)
  }

  @Test(arguments: [ControllerLife.made, .mounted, .unmounted, .removed])
  func `a transition out of order is refused and changes nothing`(_ start: ControllerLife) {
    var life = start
    #expect(life.mount() == (start == .made || start == .unmounted))
    life = start
    #expect(life.unmount() == (start == .mounted))
    life = start
    #expect(life.remove() == (start == .made || start == .unmounted))
    if start == .mounted {
      #expect(life == .mounted)
    }
  }

  @Test func `nothing happens after a removal`() {
    var life = ControllerLife.removed
    #expect(!life.mount())
    #expect(!life.unmount())
    #expect(!life.remove())
    #expect(life == .removed)
  }
}
