import RosterCore
import Testing

@Suite struct PageLoadingTests {
  @Test func `the end being near starts one load at a time`() throws {
    var pages = PageLoading()
    #expect(pages.update(isNear: false, itemCount: 9) == nil)
    let ticket = try #require(pages.update(isNear: true, itemCount: 9))
    #expect(pages.update(isNear: true, itemCount: 9) == nil)
    #expect(pages.request() == nil)
    #expect(pages.finish(ticket, as: .idle))
    #expect(pages.update(isNear: true, itemCount: 18) != nil)
  }

  @Test
  func `a load that brings nothing is not followed by another until the end comes near again`()
    throws
  {
    var pages = PageLoading()
    let ticket = try #require(pages.update(isNear: true, itemCount: 9))
    #expect(pages.finish(ticket, as: .idle))
    #expect(pages.update(isNear: true, itemCount: 9) == nil)
    #expect(pages.update(isNear: false, itemCount: 9) == nil)
    #expect(pages.update(isNear: true, itemCount: 9) != nil)
  }

  @Test func `after a failure only a request goes on, and after the end nothing does`() throws {
    var pages = PageLoading()
    var ticket = try #require(pages.update(isNear: true, itemCount: 9))
    #expect(pages.finish(ticket, as: .failed))
    #expect(pages.update(isNear: true, itemCount: 10) == nil)
    ticket = try #require(pages.request())
    #expect(pages.finish(ticket, as: .finished))
    #expect(pages.request() == nil)
    #expect(pages.update(isNear: true, itemCount: 11) == nil)
  }

  @Test func `what a load answers after a reset does not count`() throws {
    var pages = PageLoading()
    let ticket = try #require(pages.request())
    pages.reset()
    #expect(!pages.finish(ticket, as: .finished))
    #expect(pages.phase == .idle)
    let next = try #require(pages.request())
    #expect(!pages.finish(ticket, as: .failed))
    #expect(pages.finish(next, as: .idle))
    #expect(!pages.finish(next, as: .idle))
  }
}
