import Roster

extension PageLoader {
  /// Loads the older posts of a store, half a screen before they are needed.
  convenience init(olderPostsOf store: FeedStore) {
    self.init(within: .screens(0.5)) { [store] in
      store.nextPage
    } receive: { [store] page in
      store.append(page)
      return store.hasMore ? .more : .finished
    }
  }
}
