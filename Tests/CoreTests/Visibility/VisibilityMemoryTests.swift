@testable import Roster
import Testing

@Suite struct VisibilityMemoryTests {
  @Test func `an engine remembers what is on screen, however much there has been`() {
    var engine = VisibilityEngine<VisibleKey<Int>>()
    let keys = (0..<10_004).map(VisibleKey.init)
    for start in 0..<10_000 {
      engine.update((start..<start + 4).map { ItemExposure(keys[$0], .whole) })
      tellAll(&engine)
      guard engine.rememberedCount == 4 else {
        Issue.record("After \(start + 1) steps \(engine.rememberedCount) items are known.")
        return
      }
    }
    engine.hideAll()
    tellAll(&engine)
    #expect(engine.rememberedCount == 0)
  }

  @Test func `what has left before it was told about is forgotten without an event`() {
    var engine = VisibilityEngine<VisibleKey<Int>>()
    let keys = (0..<2).map(VisibleKey.init)
    engine.update(keys.map { ItemExposure($0, .whole) })
    engine.hide(keys[0])
    engine.update([ItemExposure(keys[0], .none)])
    #expect(engine.rememberedCount == 2)
    let next = engine.nextKey()
    #expect(next == nil)
    #expect(engine.rememberedCount == 0)
    #expect(keys.allSatisfy { $0.visibilityIndex < 0 })
  }

  @Test func `what is never on screen is not remembered, whether it is hidden or told about`() {
    var engine = VisibilityEngine<VisibleKey<Int>>()
    let keys = (0..<100).map(VisibleKey.init)
    engine.update(keys.map { ItemExposure($0, .none) })
    #expect(engine.rememberedCount == 0)
    engine.hide(keys[7])
    let next = engine.nextKey()
    #expect(next == nil)
    #expect(engine.rememberedCount == 0)
  }
}

private func tellAll(_ engine: inout VisibilityEngine<VisibleKey<Int>>) {
  while let key = engine.nextKey() {
    while engine.next(for: key) != nil {}
  }
}
