import Foundation
import Testing

@testable import Feed

@MainActor
@Suite struct FeedStoreTests {
  private let archive: FeedArchive
  private let watch: Watch
  private let store: FeedStore

  init() throws {
    archive = try .bundled()
    watch = Watch("2025-06-12T15:00:00Z")
    store = FeedStore(archive, pageSize: 10) { [watch] in watch.time }
  }

  private var ids: [Post.ID] { store.days.flatMap(\.posts).map(\.id) }

  @Test func `it begins with the newest posts of the time`() {
    // Two more will be posted that day.
    #expect(ids == Array((49...58).reversed()))
    #expect(store.hasMore)
  }

  @Test func `days begin at midnight, the latest first`() {
    #expect(store.days.map { $0.posts.count } == [4, 5, 1])
    let noon = 12 * 3600.0
    #expect(store.days.map(\.id).allSatisfy { Calendar.feed.startOfDay(for: $0 + noon) == $0 })
    for day in store.days {
      #expect(day.posts.allSatisfy { Calendar.feed.isDate($0.date, inSameDayAs: day.id) })
    }
  }

  @Test func `a refresh brings what was posted since, and nothing twice`() {
    watch.time += 2 * 3600
    store.refresh()
    #expect(ids == Array((49...59).reversed()))
    store.refresh()
    #expect(ids == Array((49...59).reversed()))
    watch.time += 24 * 3600
    store.refresh()
    #expect(ids == Array((49...60).reversed()))
  }

  @Test func `pages follow one another until there are none`() {
    var changes = 0
    store.onChange = { changes += 1 }
    store.append(store.nextPage)
    #expect(ids == Array((39...58).reversed()))
    for _ in 0..<4 {
      store.append(store.nextPage)
    }
    #expect(ids == Array((1...58).reversed()))
    #expect(!store.hasMore)
    #expect(changes == 5)
    store.append(store.nextPage)
    #expect(changes == 5)
  }

  @Test func `a like counts, and can be taken back`() throws {
    let before = try #require(store.days.first?.posts.first)
    store.toggleLike(before.id)
    let liked = try #require(store.days.first?.posts.first)
    #expect(liked.isLiked)
    #expect(liked.likes == before.likes + 1)
    store.toggleLike(before.id)
    #expect(store.days.first?.posts.first == before)
  }

  @Test func `each author has one story, the latest first, and it is seen once opened`() throws {
    let handles = store.stories.map(\.id)
    #expect(handles.first == "rafael")
    #expect(Set(handles).count == handles.count)
    let authors = Set(store.days.flatMap(\.posts).map(\.author.handle))
    #expect(Set(handles) == authors)
    var changes = 0
    store.onChange = { changes += 1 }
    store.markSeen("rafael")
    store.markSeen("rafael")
    #expect(store.stories.filter(\.isSeen).map(\.id) == ["rafael"])
    #expect(changes == 1)
  }

  @Test func `a like survives a refresh and another page`() throws {
    store.toggleLike(50)
    watch.time += 24 * 3600
    store.refresh()
    store.append(store.nextPage)
    #expect(store.days.flatMap(\.posts).filter(\.isLiked).map(\.id) == [50])
  }
}

/// A clock that a test sets.
@MainActor
final class Watch {
  var time: Date

  init(_ text: String) {
    time = (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }
}
