@testable import Roster
import Testing

@Suite struct ControllerLifeTests {
  /// Sends `m`ount, `d`isplay, `e`nd of display, `u`nmount and `r`emove to a life, and says which were accepted.
  private func accepted(_ events: String, from start: ControllerLife = .made) -> String {
    var life = start
    return events.filter { event in
      switch event {
      case "m": life.mount()
      case "d": life.display()
      case "e": life.endDisplay()
      case "u": life.unmount()
      default: life.remove()
      }
    }
  }

  @Test func `a controller is mounted and unmounted in turn and removed once`() {
    #expect(accepted("mumur") == "mumur")
    #expect(accepted("r") == "r")
    #expect(accepted("mur") == "mur")
  }

  @Test func `mounts and unmounts come in pairs whatever is asked for`() {
    #expect(accepted("ummuumur") == "mumur")
    #expect(accepted("uuu") == "")
  }

  @Test func `a view is displayed only while the controller is mounted on it`() {
    #expect(accepted("dmdeuemddeur") == "mdeumdeur")
    #expect(accepted("mdur") == "md")
  }

  @Test func `a mounted controller is not removed before it is unmounted`() {
    #expect(accepted("mrur") == "mur")
  }

  @Test func `nothing happens after a removal`() {
    #expect(accepted("murmurr") == "mur")
    #expect(accepted("mur", from: .removed) == "")
  }
}
