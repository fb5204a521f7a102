import ListFixtures
@testable import Roster
import RosterTesting
import TestPlatform
import Testing

/// A layout that has a place for overlays.
enum OverlayLayout: CaseIterable {
  case list
  case flow
  case compositional

  @MainActor var layout: UICollectionViewLayout {
    switch self {
    case .list: ListLayout()
    case .flow: FlowListLayout()
    case .compositional: CompositionalListLayout()
    }
  }
}

@MainActor
@Suite struct OverlayTests {
  private let log = Log()

  @Test(arguments: OverlayLayout.allCases)
  func `a badge is over its item, at its anchor`(_ kind: OverlayLayout) throws {
    let list = harness(kind)
    list.apply(inbox([1: 3, 2: 0, 3: 12]))
    #expect(try badge(1, list).frame == CGRect(x: 290, y: 4, width: 26, height: 20))
    #expect(try badge(3, list).frame == CGRect(x: 290, y: 104, width: 26, height: 20))
    #expect(try badge(3, list).text == "12")
    #expect(list.unread(2) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: OverlayLayout.allCases)
  func `a badge changes in its view, appears and vanishes with the content`(
    _ kind: OverlayLayout
  ) throws {
    let list = harness(kind)
    list.apply(inbox([1: 3, 2: 0]))
    let view = try badge(1, list)
    let controller = try #require(list.badgeController(1))
    list.apply(inbox([1: 4, 2: 5]))
    #expect(try badge(1, list) === view)
    #expect(list.badgeController(1) === controller)
    #expect(view.text == "4")
    #expect(try badge(2, list).text == "5")
    list.apply(inbox([1: 0, 2: 5]), animated: true)
    list.finishAnimations()
    #expect(list.unread(1) == nil)
    #expect(controller.events == ["mount", "update", "unmount", "remove"])
    #expect(view.isHidden)
    #expect(list.adapter.controllerCount == 3)
  }

  @Test(arguments: OverlayLayout.allCases)
  func `a badge moves with its item and keeps its view and its state`(_ kind: OverlayLayout) throws
  {
    let list = harness(kind)
    list.apply(inbox([1: 3, 2: 0, 3: 1]))
    let view = try badge(1, list)
    list.badgeController(1)?.updateState { $0.taps = 7 }
    let failures = Headless.recordingFailures {
      list.apply(inbox([2: 0, 3: 1, 1: 3]), animated: true)
      list.finishAnimations()
    }
    #expect(failures.isEmpty)
    #expect(try badge(1, list) === view)
    #expect(view.frame.minY == 104)
    #expect(try badge(3, list).frame.minY == 54)
    #expect(list.badgeController(1)?.state.taps == 7)
  }

  @Test(arguments: OverlayLayout.allCases)
  func `a badge goes to another section with its item`(_ kind: OverlayLayout) throws {
    let list = harness(kind)
    list.apply(Mailboxes([[1, 2], [3]], unread: [1: 3]))
    let controller = try #require(list.badgeController(1))
    let failures = Headless.recordingFailures {
      list.apply(Mailboxes([[2], [3, 1]], unread: [1: 3]), animated: true)
      list.finishAnimations()
    }
    #expect(failures.isEmpty)
    #expect(list.badgeController(1) === controller)
    #expect(try badge(1, list).frame.minY == 104)
    #expect(list.badgeCount == 1)
  }

  @Test(arguments: OverlayLayout.allCases)
  func `a badge ends with its item, and not before the animation does`(_ kind: OverlayLayout) throws
  {
    let list = harness(kind)
    list.apply(inbox([1: 3, 2: 2]))
    let controller = try #require(list.badgeController(1))
    let view = try badge(1, list)
    list.apply(inbox([2: 2]), animated: true)
    #expect(!controller.events.contains("remove"))
    #expect(view.text == "3")
    list.finishAnimations()
    #expect(controller.events == ["mount", "unmount", "remove"])
    #expect(try badge(2, list).frame.minY == 4)
    #expect(list.adapter.controllerCount == 2)
  }

  @Test func `a badge scrolls out and in with its item`() throws {
    let list = harness(.list)
    list.apply(Mailboxes([Array(1...100)], unread: [1: 3, 90: 4]))
    let controller = try #require(list.badgeController(1))
    #expect(list.badgeController(90) == nil)
    list.scroll(to: 4300)
    #expect(controller.cell == nil)
    #expect(try badge(90, list).text == "4")
    #expect(list.badgeCount == 1)
    list.apply(Mailboxes([Array(1...100)], unread: [1: 5, 90: 4]))
    list.scroll(to: 0)
    #expect(list.badgeController(1) === controller)
    #expect(try badge(1, list).text == "5")
  }

  @Test func `a badge shows what the closure captures, without a change of the item`() throws {
    let list = harness(.list)
    list.apply(Mailboxes([[1, 2]], unread: [1: 3]))
    let report = try #require(list.apply(Mailboxes([[1, 2]], unread: [2: 6]), animated: true))
    list.finishAnimations()
    #expect(report.changes.isEmpty)
    #expect(list.unread(1) == nil)
    #expect(try badge(2, list).text == "6")
  }

  @Test func `a badge of automatic size is as large as its view`() throws {
    let list = harness(.list)
    list.apply(Measured(text: "new"))
    let view = try #require(list.badge(LabelView.self, of: MailController.self, id: 1))
    let wanted = view.label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(view.frame.width - wanted.width) < 0.001)
    #expect(abs(view.frame.height - wanted.height) < 0.001)
    let width = view.frame.width
    #expect(width > 0)
    list.apply(Measured(text: "brand new"))
    #expect(view.frame.width > width)
    #expect(view.frame.maxX == 320)
    #expect(list.issues.isEmpty)
  }

  @Test func `a badge grows with its state`() throws {
    let list = harness(.list)
    list.apply(inbox([1: 3]))
    list.badgeController(1)?.updateState { $0.isExpanded = true }
    #expect(try badge(1, list).frame == CGRect(x: 266, y: 4, width: 50, height: 20))
  }

  @Test(arguments: OverlayLayout.allCases)
  func `badges are at the other side in right-to-left layout`(_ kind: OverlayLayout) throws {
    let list = harness(kind)
    list.collectionView.semanticContentAttribute = .forceRightToLeft
    list.apply(inbox([1: 3]))
    #expect(try badge(1, list).frame.minX == 4)
  }

  @Test func `a badge takes no touches unless it says so`() throws {
    let list = harness(.list)
    list.apply(inbox([1: 3]))
    let middle = try CGPoint(x: badge(1, list).frame.midX, y: badge(1, list).frame.midY)
    Headless.tap(at: middle, in: list.window)
    #expect(list.mail(1)?.taps == 1)
    #expect(list.window.hitTest(middle, with: nil)?.superview is NoteCell)
    list.apply(inbox([2: 0]))
    list.apply(inbox([1: 3], takesTouches: true))
    #expect(try list.window.hitTest(middle, with: nil) === badge(1, list))
  }

  @Test func `a carousel has badges and overlays`() throws {
    let list = harness(.list)
    list.apply(Carouseled(unread: [2: 8]))
    let view = try badge(2, list)
    #expect(view.text == "8")
    #expect(view.superview === list.carousel(SectionID("inbox"))?.collectionView)
    #expect(view.frame.minX == 90)
    let now = list.overlays(UnreadView.self, in: SectionID("inbox"))
    #expect(now.map(\.frame) == [CGRect(x: 47, y: 15, width: 26, height: 20)])
  }

  @Test func `several badges are on one item`() throws {
    let list = harness(.list)
    list.apply(TwiceBadged())
    let id = try #require(list.adapter.itemID(MailController.self, id: 1))
    let texts = list.adapter.badgeControllers("star", of: id).map {
      ($0 as? UnreadController)?.cell?.text
    }
    #expect(texts == ["1", "2"])
    #expect(list.badge(UnreadView.self, of: MailController.self, id: 1)?.text == "9")
  }

  @Test func `badges are in pictures, explanations and the tree`() throws {
    let list = harness(.list)
    list.apply(Measured(text: "new"))
    #expect(list.picture == "mail 1 | — new —\nmail 2")
    let id = try #require(list.adapter.itemID(MailController.self, id: 1))
    #expect(list.adapter.explain(id).contains("On it: badge: LabelController 1, mounted."))
    #expect("\(list.adapter.debugDescription)".contains("badge: LabelController 1, mounted"))
  }

  @Test(arguments: OverlayLayout.allCases)
  func `overlays are laid over a run of items and between items`(_ kind: OverlayLayout) throws {
    let list = harness(kind)
    list.apply(Day([1, 2, 3, 4], stays: [Stay("a", 2, 3)], now: 4))
    let stays = list.overlays(UnreadView.self, "stay", in: SectionID("day"))
    #expect(stays.map(\.frame) == [CGRect(x: 0, y: 50, width: 320, height: 100)])
    let now = list.overlays(UnreadView.self, in: SectionID("day"))
    #expect(now.map(\.frame) == [CGRect(x: 0, y: 149, width: 320, height: 2)])
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: OverlayLayout.allCases)
  func `several supplementary views of one kind keep their views as they come and go`(
    _ kind: OverlayLayout
  ) throws {
    let list = harness(kind)
    list.apply(Day([1, 2, 3, 4], stays: [Stay("a", 1, 1), Stay("b", 2, 3)]))
    let views = list.overlays(UnreadView.self, "stay", in: SectionID("day"))
    #expect(views.map(\.text) == ["a", "b"])
    let failures = Headless.recordingFailures {
      list.apply(
        Day([0, 1, 2, 3, 4], stays: [Stay("c", 0, 0), Stay("b", 2, 4)]),
        animated: true
      )
      list.finishAnimations()
    }
    #expect(failures.isEmpty)
    let next = list.overlays(UnreadView.self, "stay", in: SectionID("day"))
    #expect(next.map(\.text) == ["c", "b"])
    #expect(next.last === views.last)
    #expect(next.map(\.frame.minY) == [0, 100])
    #expect(next.last?.frame.height == 150)
    #expect(list.adapter.controllerCount == 7)
  }

  @Test func `an overlay moves in place when only its items differ`() throws {
    let list = harness(.list)
    list.apply(Day([1, 2, 3, 4], stays: [Stay("a", 1, 1)]))
    let view = try #require(list.overlays(UnreadView.self, "stay", in: SectionID("day")).first)
    list.apply(Day([1, 2, 3, 4], stays: [Stay("a", 3, 4)]), animated: true)
    list.finishAnimations()
    #expect(list.overlays(UnreadView.self, "stay", in: SectionID("day")).first === view)
    #expect(view.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    list.apply(Day([1, 2], stays: [Stay("a", 3, 4)]))
    #expect(view.isHidden)
    #expect(list.issues.isEmpty)
  }

  @Test func `an overlay over many items in a grid is the rectangle around them`() throws {
    let list = harness(.list)
    list.apply(Day(Array(1...40), stays: [Stay("a", 2, 39)], columns: 4))
    let frames = list.overlays(UnreadView.self, "stay", in: SectionID("day")).map(\.frame)
    #expect(frames == [CGRect(x: 0, y: 0, width: 320, height: 500)])
  }

  @Test func `a layout of UIKit that has no place for overlays is reported`() {
    let list = ListHarness(
      size: CGSize(width: 320, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(inbox([1: 3]))
    list.apply(Day([1, 2], stays: [Stay("a", 1, 2)]))
    let kinds = list.issues.compactMap { issue -> String? in
      if case .ignoredView(_, let kind) = issue.code { kind } else { nil }
    }
    #expect(kinds == ["badge", "stay"])
  }

  @Test func `a layout of the app's own asks for badges by item and for others by their index`()
    throws
  {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: StampLayout())
    list.apply(Stamped())
    let kinds = ["badge", "tick"].map { kind in
      list.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
        .map { path in
          (list.collectionView.supplementaryView(forElementKind: kind, at: path) as? UnreadView)?
            .text
        }
    }
    #expect(kinds == [["5"], ["x", "y"]])
    #expect(list.issues.isEmpty)
  }

  private func harness(_ kind: OverlayLayout) -> ListHarness {
    ListHarness(size: CGSize(width: 320, height: 400), layout: kind.layout)
  }

  private func inbox(
    _ mails: KeyValuePairs<Int, Int>,
    takesTouches: Bool = false
  ) -> Mailboxes {
    Mailboxes(
      [mails.map(\.key)],
      unread: Dictionary(mails.map { ($0.key, $0.value) }) { $1 },
      takesTouches: takesTouches
    )
  }

  private func badge(_ id: Int, _ list: ListHarness) throws -> UnreadView {
    try #require(list.unread(id))
  }
}

extension ListHarness {
  fileprivate func unread(_ id: Int) -> UnreadView? {
    badge(UnreadView.self, of: MailController.self, id: id)
  }

  fileprivate func badgeController(_ id: Int) -> UnreadController? {
    adapter.itemID(MailController.self, id: id)
      .flatMap { adapter.badgeControllers(of: $0).first as? UnreadController }
  }

  fileprivate func mail(_ id: Int) -> MailController? {
    controller(of: MailController.self, id: id)
  }

  /// The number of badges on screen.
  fileprivate var badgeCount: Int {
    flush()
    return collectionView.subviews.count { $0 is UnreadView && !$0.isHidden && $0.alpha > 0 }
  }
}
