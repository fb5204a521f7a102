import ListFixtures
import Roster
import TestPlatform
import TestSupport
import Testing

/// Each list goes through the same life, which ends in another hook each time: an app may close a
/// screen in any of them.
@MainActor
@Suite struct EndInHookTests {
  @Test(arguments: Life.End.allCases)
  func `a list can end in each call of each hook, and what has begun ends once`(_ end: Life.End) {
    var hooks: Set<ControllerHook> = []
    var call = 0
    var isReached = true
    while isReached {
      let life = Life(end, at: call)
      life.run()
      isReached = life.ended != nil
      if let hook = life.ended { hooks.insert(hook) }
      expectWhole(life, "\(end) in call \(call), \(life.ended?.rawValue ?? "none")")
      call += Effort.step(1)
    }
    guard Effort.isWhole else { return }
    let expected: Set<ControllerHook> = [
      .didLoad, .didInsert, .didMount, .configure, .willDisplay, .didEndDisplaying, .willUnmount,
      .didRemove, .didUpdate, .didMove, .environmentDidChange, .traitsDidChange, .didAppear,
      .didAppearFully, .didDisappearPartially, .didDisappear, .didEnterPreloadRange,
      .didExitPreloadRange, .didHighlight, .didUnhighlight, .didSelect, .didDeselect,
    ]
    #expect(hooks.isSuperset(of: expected), "\(expected.subtracting(hooks))")
  }

  /// Expects that each controller was told the end of all of which it was told the beginning, and that none is left.
  private func expectWhole(_ life: Life, _ comment: Comment) {
    for hooks in life.hooks {
      #expect(hooks.first == .didLoad, comment)
      #expect(hooks.last == .didRemove, comment)
      for (first, last) in Self.pairs {
        let count = { hook in hooks.count { $0 == hook } }
        #expect(count(first) == count(last), "\(first) in \(comment)")
      }
    }
    #expect(life.survivorCount == 0, comment)
    #expect(life.isGone, comment)
  }

  private static let pairs: [(ControllerHook, ControllerHook)] = [
    (.didLoad, .didRemove), (.didMount, .willUnmount), (.willDisplay, .didEndDisplaying),
    (.didAppear, .didDisappear), (.didAppearFully, .didDisappearPartially),
    (.didEnterPreloadRange, .didExitPreloadRange),
  ]
}

/// The life of a list on a screen of 200 points.
@MainActor
final class Life {
  /// What an app does to a list in a hook.
  enum End: CaseIterable {
    case releases, takesOffScreen, empties, replaces
  }

  /// The hooks that each controller was told of.
  private(set) var hooks: [[ControllerHook]] = []

  /// The hook in which the list ended; `nil` if it did not get so far.
  private(set) var ended: ControllerHook?

  private let end: End
  private let call: Int
  private var calls = 0
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private var view: UICollectionView?
  private var adapter: ListAdapter?
  private var other: ListAdapter?
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var controllers: [Weak] = []
  private weak var lastView: UICollectionView?
  private let log = Log()

  private struct Weak {
    weak var controller: AnyObject?
  }

  init(_ end: End, at call: Int) {
    (self.end, self.call) = (end, call)
  }

  /// The number of controllers that are still alive.
  var survivorCount: Int { controllers.count { $0.controller != nil } }

  /// Whether the collection view was released.
  var isGone: Bool { lastView == nil }

  func run() {
    begin()
    show(1...9)
    view?.contentOffset.y = 175
    layOut()
    show([1, 4, 3, 20, 5, 21, 6, 7], "new", .dark)
    Headless.finishAnimations()
    view?.contentOffset.y = 0
    layOut()
    for _ in 1...2 {
      for cell in view?.visibleCells ?? [] { Headless.tap(cell) }
      layOut()
    }
    view?.overrideUserInterfaceStyle = .dark
    layOut()
    show([4], "", .dark)
    Headless.finishAnimations()
    finish()
  }

  private func begin() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: ListLayout())
    window.addSubview(view)
    window.isHidden = false
    (self.view, lastView) = (view, view)
    adapter = ListAdapter(view, issues: .ignored)
    adapter?.selectionMode = .multiple
    adapter?.preloadDistance = .points(60)
    adapter?.trace { [weak self] in self?.note($0, $1) }
  }

  private func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    let key = ObjectIdentifier(controller)
    if hook == .didLoad {
      numbers[key] = hooks.count
      hooks.append([])
      controllers.append(Weak(controller: controller))
    }
    if let number = numbers[key] { hooks[number].append(hook) }
    calls += 1
    guard calls == call + 1, adapter != nil else { return }
    ended = hook
    switch end {
    case .releases: release()
    case .takesOffScreen: view?.removeFromSuperview()
    case .empties: adapter?.show {}
    case .replaces: other = view.map { ListAdapter($0, issues: .ignored) }
    }
  }

  private func show(_ ids: some Sequence<Int>, _ text: String = "", _ theme: Theme = .light) {
    let (notes, log) = (ids.map { Note($0, text) }, log)
    adapter?.apply(
      ForEach([notes.prefix(3), notes.dropFirst(3)].enumerated().map { Part($0, Array($1)) }) { part in
        Section(part.id) {
          Items(part.notes) { NoteController($0, log: log) }
        }
        .layout(part.id == 0 ? .carousel(height: 60) : .list)
      }
      .environment(\.theme, theme)
    )
    layOut()
  }

  private struct Part: Equatable, Identifiable {
    let id: Int
    let notes: [Note]

    init(_ id: Int, _ notes: [Note]) {
      (self.id, self.notes) = (id, notes)
    }
  }

  private func layOut() {
    view?.layoutIfNeeded()
  }

  /// Releases the adapter after it was forgotten, because its end calls hooks.
  private func release() {
    withExtendedLifetime(adapter) { adapter = nil }
  }

  private func finish() {
    release()
    other = nil
    view?.removeFromSuperview()
    view = nil
    Headless.finishAnimations()
  }
}

extension IssueReporter {
  /// A list that ends in a hook may have issues, such as two adapters for its collection view.
  fileprivate static var ignored: IssueReporter { IssueReporter { _ in } }
}
