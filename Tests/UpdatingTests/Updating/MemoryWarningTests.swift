import ListFixtures
import Roster
import RosterTesting
import Testing

/// What a list gives back when memory runs low.
@MainActor
@Suite struct MemoryWarningTests {
  private let log = Log()

  private func warn() {
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: nil
    )
  }

  @Test func `the memory that lists are compared in is given back and taken anew`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400))
    list.apply(Notes(["a": notes(1...40)], log: log))
    list.apply(Notes(["a": notes(1...40).reversed()], log: log))
    #expect(list.adapter.comparisonMemory > 0)
    warn()
    #expect(list.adapter.comparisonMemory == 0)
    #expect(list.visibleTexts.first == "40")
    list.apply(Notes(["a": notes(1...40)], log: log))
    #expect(list.adapter.comparisonMemory > 0)
    #expect(list.visibleTexts.first == "1")
  }

  @Test func `a warning does not keep a list alive that is gone`() {
    weak var adapter: ListAdapter?
    do {
      let list = ListHarness(size: CGSize(width: 320, height: 400))
      list.apply(Notes(["a": notes(1...3)], log: log))
      adapter = list.adapter
      warn()
    }
    #expect(adapter == nil)
    warn()
  }
}
