import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Where a carousel rests that a finger has let go of.
///
/// A film is 80 points wide and 10 from the next, and 320 of a line are visible, which begins 12 before the first.
@MainActor
@Suite struct CarouselPagingTests {
  private let log = Log()

  private func carousel(
    _ paging: SectionLayout.PagingBehavior,
    isRightToLeft: Bool = false
  ) throws -> (list: ListHarness, view: UICollectionView) {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    if isRightToLeft {
      Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), of: list.window)
    }
    list.apply(MediaHome(genres: 1, paging: paging, log: log))
    list.window.layoutIfNeeded()
    return (list, try #require(list.carousel(SectionID("films", under: "genre 1"))).collectionView)
  }

  /// How far a line is scrolled from where it begins.
  private func distance(_ view: UICollectionView, isRightToLeft: Bool) -> CGFloat {
    isRightToLeft
      ? view.contentSize.width - view.bounds.width - view.contentOffset.x : view.contentOffset.x
  }

  @Test(arguments: [false, true])
  func `a flick rests with an item at the beginning`(isRightToLeft: Bool) throws {
    let (list, view) = try carousel(.item, isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    for speed in [0.3, 0.7, 1.3, 2.1] {
      Headless.flick(
        view,
        by: CGPoint(x: 30 * sign, y: 0),
        velocity: CGPoint(x: speed * sign, y: 0)
      )
      Headless.finishAnimations()
      let rest = distance(view, isRightToLeft: isRightToLeft)
      #expect(rest > 0)
      #expect(rest.truncatingRemainder(dividingBy: 90) == 0 || rest == 594)
    }
    for speed in [0.3, 0.7] {
      Headless.flick(
        view,
        by: CGPoint(x: -30 * sign, y: 0),
        velocity: CGPoint(x: -speed * sign, y: 0)
      )
      Headless.finishAnimations()
      #expect(distance(view, isRightToLeft: isRightToLeft).truncatingRemainder(dividingBy: 90) == 0)
    }
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [false, true])
  func `pages come one at a time, however fast the flick`(isRightToLeft: Bool) throws {
    let (list, view) = try carousel(.page, isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    var rests: [CGFloat] = []
    for speed in [5, 5, 5, -5, -5, -5] as [CGFloat] {
      let direction = sign * (speed < 0 ? -1 : 1)
      Headless.flick(
        view,
        by: CGPoint(x: 20 * direction, y: 0),
        velocity: CGPoint(x: speed * sign, y: 0)
      )
      Headless.finishAnimations()
      rests.append(distance(view, isRightToLeft: isRightToLeft))
    }
    #expect(rests == [270, 540, 594, 360, 90, 0])
    #expect(list.issues.isEmpty)
  }

  @Test func `a drag that stops half-way centers the nearest item`() throws {
    let (list, view) = try carousel(.centeredItem)
    Headless.scroll(view, by: CGPoint(x: 150, y: 0))
    Headless.finishAnimations()
    #expect(view.contentOffset.x == 162)
    #expect(list.issues.isEmpty)
  }

  @Test func `without paging, a carousel rests where the finger leaves it`() throws {
    let (list, view) = try carousel(.none)
    Headless.scroll(view, by: CGPoint(x: 150, y: 0))
    Headless.finishAnimations()
    #expect(view.contentOffset.x == 150)
    #expect(view.decelerationRate == .normal)
    #expect(list.issues.isEmpty)
  }

  @Test func `a carousel whose section pages no longer moves freely`() throws {
    let (list, view) = try carousel(.page)
    #expect(view.decelerationRate == .fast)
    list.apply(MediaHome(genres: 1, paging: .none, log: log))
    list.window.layoutIfNeeded()
    #expect(view.decelerationRate == .normal)
    Headless.scroll(view, by: CGPoint(x: 150, y: 0))
    Headless.finishAnimations()
    #expect(view.contentOffset.x == 150)
  }

  @Test func `items between the insets are pages, whose neighbours peek in`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(
      Section("clips") { Items(notes(0..<5)) { ClipController($0, log: log) } }
        .layout(
          .carousel(height: 100, spacing: 8, paging: .page).insets(ListInsets(horizontal: 24))
        )
    )
    list.window.layoutIfNeeded()
    let view = try #require(list.carousel(SectionID("clips"))).collectionView
    Headless.flick(view, by: CGPoint(x: 20, y: 0), velocity: CGPoint(x: 2, y: 0))
    Headless.finishAnimations()
    let frame = try #require(view.cellForItem(at: [0, 1])).frame
    #expect(
      frame.offsetBy(dx: -view.contentOffset.x, dy: 0)
        == CGRect(x: 24, y: 0, width: 272, height: 100)
    )
    #expect(list.adapter.numbers(list.adapter.visibleItems) == [0, 1, 2])
  }

  @Test func `a list of screens rests at one of them`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.adapter.paging = .page
    list.apply(Section("clips") { Items(notes(0..<5)) { ClipController($0, log: log) } })
    var rests: [CGFloat] = []
    for speed in [3, 3, -3] as [CGFloat] {
      let view = list.collectionView
      Headless.flick(view, by: CGPoint(x: 0, y: speed * 10), velocity: CGPoint(x: 0, y: speed))
      Headless.finishAnimations()
      rests.append(view.contentOffset.y)
    }
    #expect(rests == [400, 800, 400])
  }
}

/// As large as the room that there is.
private final class ClipController: SeenController {
  override class func size(of note: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    .fraction(width: 1, height: 1)
  }
}
