import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI
import Testing

@MainActor
@Suite struct BindingTests {
  private let store = LineStore(0..<50)

  private func screen() -> Screen {
    Screen { screen in
      BoundScreen(store: store, kind: .many) { screen.follow($0) }
    }
  }

  private struct BoundScreen: SwiftUI.View {
    enum Kind { case many, one, place }

    let store: LineStore
    let kind: Kind
    let setUp: @MainActor (ListAdapter) -> Void

    var body: some SwiftUI.View {
      let store = store
      let list = RosterList { Lines(store: store) }.adapter(setUp)
      switch kind {
      case .many:
        list.selection(Binding(get: { store.selected }, set: { store.selected = $0 }))
      case .one:
        list.selection(Binding(get: { store.one }, set: { store.one = $0 }))
      case .place:
        list.position(Binding(get: { store.place }, set: { store.place = $0 }))
      }
    }
  }

  private func select(_ item: Int, on screen: Screen) throws {
    let cell = try #require(screen.collectionView?.cellForItem(at: [0, item]))
    #expect(Headless.tap(cell))
  }

  @Test func `the binding gets the user's selection, and the list selects what the app writes`()
    throws
  {
    let screen = screen()
    try select(1, on: screen)
    #expect(store.selected == [1])
    store.selected = [1, 3]
    screen.window.layoutIfNeeded()
    #expect(screen.collectionView?.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 3])
    try select(1, on: screen)
    #expect(store.selected == [3])
  }

  @Test func `an item that leaves the list leaves the selection`() {
    let screen = screen()
    store.selected = [1, 3]
    screen.window.layoutIfNeeded()
    store.lines.remove(at: 3)
    screen.window.layoutIfNeeded()
    #expect(store.selected == [1])
  }

  @Test func `an item that is not in the list yet is selected when it comes`() throws {
    let screen = screen()
    store.selected = [99]
    screen.window.layoutIfNeeded()
    try select(2, on: screen)
    #expect(store.selected == [2, 99])
    store.lines.insert(Line(99), at: 0)
    screen.window.layoutIfNeeded()
    #expect(screen.collectionView?.indexPathsForSelectedItems?.map(\.item).sorted() == [0, 3])
    #expect(store.selected == [2, 99])
  }

  @Test func `one item is selected at a time where the binding has one`() throws {
    let screen = Screen { screen in
      BoundScreen(store: store, kind: .one) { screen.follow($0) }
    }
    try select(1, on: screen)
    try select(4, on: screen)
    #expect(store.one == 4)
    store.one = nil
    screen.window.layoutIfNeeded()
    #expect(screen.collectionView?.indexPathsForSelectedItems == [])
  }

  @Test func `the first visible item is in the binding, and the list scrolls to what is written`()
    async throws
  {
    let screen = Screen { screen in
      BoundScreen(store: store, kind: .place) { screen.follow($0) }
    }
    await screen.settle()
    #expect(store.place == 0)
    let list = try #require(screen.collectionView)
    list.contentOffset.y = 205
    await screen.settle()
    #expect(store.place == 5)
    store.place = 20
    await screen.settle()
    #expect(list.indexPathsForVisibleItems.min() == [0, 20])
    #expect(store.place == 20)
  }

  @Test func `the list scrolls to an item that comes later`() async throws {
    store.place = 60
    let screen = Screen { screen in
      BoundScreen(store: store, kind: .place) { screen.follow($0) }
    }
    await screen.settle()
    #expect(store.place == 60)
    store.lines += (50..<90).map { Line($0) }
    await screen.settle()
    #expect(screen.collectionView?.indexPathsForVisibleItems.min() == [0, 60])
    #expect(store.place == 60)
  }
}
