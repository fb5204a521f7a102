import TestPlatform
import Testing

/// Callbacks that call back: every call from every callback.
///
/// A call may be refused, but must never trap or leave a view that cannot show the data any longer.
@MainActor struct ReentrancyTests {
  enum Call: String, CaseIterable, Sendable {
    case reload, batch, insert, delete, move, reloadItems, reconfigure, layOut, invalidate, scroll
    case scrollToItem, select, changeLayout, leave, resize, loseDataSource, lift, dequeue, count
  }

  nonisolated static let callbacks = [
    "sections", "items", "cell", "willDisplay", "didEndDisplaying", "didScroll", "header",
    "willDisplaySupplementary", "didEndDisplayingSupplementary", "shouldHighlight",
    "didHighlight", "shouldSelect", "didSelect", "didUnhighlight",
  ]

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func perform(_ call: Call, in list: ListFixture) {
    let view = list.view
    switch call {
    case .reload: view.reloadData()
    case .batch: view.performBatchUpdates({ view.reloadItems(at: [path(0)]) }, completion: nil)
    case .insert:
      list.sections[0].insert("n", at: 0)
      view.insertItems(at: [path(0)])
    case .delete:
      list.sections[0].removeFirst()
      view.deleteItems(at: [path(0)])
    case .move: view.moveItem(at: path(0), to: path(2))
    case .reloadItems: view.reloadItems(at: [path(0), path(1)])
    case .reconfigure: view.reconfigureItems(at: [path(0), path(1)])
    case .layOut: view.layoutIfNeeded()
    case .invalidate: list.layout.invalidateLayout()
    case .scroll: view.contentOffset.y += 130
    case .scrollToItem: view.scrollToItem(at: path(7), at: .bottom, animated: false)
    case .select: view.selectItem(at: path(3), animated: false, scrollPosition: .top)
    case .changeLayout: view.collectionViewLayout = UICollectionViewFlowLayout()
    case .leave: view.removeFromSuperview()
    case .resize: view.frame.size.height += 10
    case .loseDataSource: view.dataSource = nil
    case .lift: _ = view.beginInteractiveMovementForItem(at: path(0))
    case .dequeue: _ = view.dequeueReusableCell(withReuseIdentifier: "letter", for: path(0))
    case .count: _ = view.numberOfItems(inSection: 0)
    }
  }

  /// Scrolls, taps, changes and reloads, so that every callback is reached.
  private func live(_ list: ListFixture, in window: UIWindow) {
    list.view.layoutIfNeeded()
    Headless.tap(at: CGPoint(x: 50, y: 150), in: window)
    list.view.contentOffset.y = 150
    list.view.layoutIfNeeded()
    list.sections[0].append("z")
    list.view.insertItems(at: [path(list.sections[0].count - 1)])
    list.view.reloadItems(at: [path(2)])
    list.view.contentOffset.y = 0
    list.view.layoutIfNeeded()
    list.view.reloadData()
    list.view.layoutIfNeeded()
    Headless.finishAnimations()
  }

  @Test(arguments: Self.callbacks, Call.allCases)
  func `a call from a callback traps nowhere and the view recovers`(callback: String, call: Call) {
    let list = ListFixture([Array("abcdefghijkl").map(String.init)])
    list.layout.headerReferenceSize = CGSize(width: 100, height: 40)
    var calls = 0
    list.onEvent = { event in
      guard event == callback || event.hasPrefix(callback + " "), calls < 3 else { return }
      calls += 1
      perform(call, in: list)
    }
    Headless.withOwnTime {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      window.addSubview(list.view)
      _ = Headless.recordingFailures {
        window.makeKeyAndVisible()
        live(list, in: window)
      }
      list.onEvent = { _ in }
      #expect(calls > 0)
      _ = Headless.recordingFailures {
        list.view.cancelInteractiveMovement()
        list.view.layoutIfNeeded()
      }
      if list.view.window == nil { window.addSubview(list.view) }
      list.view.dataSource = list
      list.view.collectionViewLayout = list.layout
      list.view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      list.view.contentOffset = .zero
      let failures = Headless.recordingFailures {
        list.view.reloadData()
        list.view.layoutIfNeeded()
        Headless.finishAnimations()
      }
      #expect(failures.isEmpty)
      #expect(list.shown == Array(list.sections[0].prefix(3)))
      #expect(list.view.shownSubviews.count == 4)
    }
  }
}
