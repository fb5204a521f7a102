import TestPlatform
import Testing

/// Updates at odd times, of nothing, and of what nobody sees.
@MainActor struct UpdateSituationTests {
  private let list = ListFixture([Array("abcdefghij").map(String.init)])

  init() {
    list.layOut()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `B26 a batch without a block shows an invalidated layout`() throws {
    list.layout.minimumLineSpacing = 20
    let cell = try #require(list.cell(0, 1))
    #expect(cell.frame.minY == 100)
    list.view.performBatchUpdates(nil)
    #expect(cell.frame.minY == 120)
  }

  @Test func `B27 without animations the result is the same and the completion is called`() {
    var finished: [Bool] = []
    Headless.withOwnTime {
      let window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
      UIView.performWithoutAnimation {
        list.view.performBatchUpdates {
          list.sections[0].removeFirst()
          list.view.deleteItems(at: [path(0)])
        } completion: {
          finished.append($0)
        }
      }
      #expect(list.shown == ["b", "c", "d"])
      #expect(list.view.shownSubviews.count == 3)
      Headless.finishAnimations()
      window.isHidden = true
    }
    #expect(finished == [true])
  }

  @Test func `B28 operations on nothing are no mistake`() {
    let failures = Headless.recordingFailures {
      list.view.performBatchUpdates {
        list.view.insertItems(at: [])
        list.view.deleteItems(at: [])
        list.view.reloadItems(at: [])
        list.view.reconfigureItems(at: [])
        list.view.insertSections([])
        list.view.deleteSections([])
        list.view.reloadSections([])
      }
      list.view.deleteItems(at: [])
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `B29 what changes out of sight asks for no cell`() {
    let events = list.events {
      list.view.performBatchUpdates {
        list.sections[0].append("k")
        list.view.insertItems(at: [path(10)])
        list.view.reloadItems(at: [path(8)])
        list.view.reconfigureItems(at: [path(9)])
      }
    }
    #expect(events.filter { $0.hasPrefix("cell") }.isEmpty)
  }

  @Test func `B30 inside an update block cells are found where they were`() throws {
    let cell = try #require(list.cell(0, 1))
    list.view.performBatchUpdates {
      list.sections[0].removeFirst()
      list.view.deleteItems(at: [path(0)])
      #expect(list.view.indexPath(for: cell) == path(1))
      #expect(list.view.cellForItem(at: path(1)) === cell)
    }
    #expect(list.view.indexPath(for: cell) == path(0))
  }

  @Test func `B31 a completion may start another batch`() {
    var finished = 0
    Headless.withOwnTime {
      list.view.performBatchUpdates {
        list.sections[0].removeFirst()
        list.view.deleteItems(at: [path(0)])
      } completion: { _ in
        finished += 1
        list.view.performBatchUpdates {
          list.sections[0].insert("x", at: 0)
          list.view.insertItems(at: [path(0)])
        } completion: { _ in
          finished += 1
        }
      }
      Headless.finishAnimations()
    }
    #expect(finished == 2)
    #expect(list.shown == ["x", "b", "c"])
  }

  @Test func `B33 a reloaded section is counted anew whatever happens to its items`() {
    let failures = Headless.recordingFailures {
      list.view.performBatchUpdates {
        list.sections[0] = ["x", "y"]
        list.view.reloadSections([0])
        list.view.deleteItems(at: [path(3), path(4)])
        list.view.insertItems(at: [path(1)])
        list.view.reloadItems(at: [path(0)])
      }
    }
    #expect(failures.isEmpty)
    #expect(list.shown == ["x", "y"])
  }

  @Test func `B34 a text says which numbers do not add up and of which view`() {
    let failures = Headless.recordingFailures {
      list.view.performBatchUpdates { list.sections[0].append("k") }
    }
    let reason = failures.first?.reason ?? ""
    #expect(
      reason.hasPrefix("Invalid update: invalid number of items in section 0. The number of items")
    )
    #expect(reason.contains("after the update (11)"))
    #expect(reason.contains("before the update (10)"))
    #expect(reason.contains(" Collection view: <UICollectionView: "))
  }
}
