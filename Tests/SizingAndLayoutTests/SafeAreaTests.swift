import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// On a phone that lies on its side, the safe area reaches into a list from the left and the right.
@MainActor
@Suite struct SafeAreaTests {
  private let list = ListHarness(size: CGSize(width: 400, height: 300), layout: ListLayout())

  private var layout: ListLayout? { list.collectionView.collectionViewLayout as? ListLayout }

  @Test(arguments: [false, true])
  func `everything is beside the safe area, and the content as wide as the view`(
    isCompositional: Bool
  ) throws {
    if isCompositional { list.collectionView.collectionViewLayout = CompositionalListLayout() }
    setSafeArea(left: 50, right: 30)
    show(.list.insets(ListInsets(horizontal: 10)).background(.color(.gray)), count: 2)
    #expect(list.frame(0) == CGRect(x: 60, y: 20, width: 300, height: 40))
    #expect(try #require(header).frame == CGRect(x: 50, y: 0, width: 320, height: 20))
    #expect(try #require(background).frame == CGRect(x: 50, y: 20, width: 320, height: 80))
    #expect(list.collectionView.contentSize == CGSize(width: 400, height: 100))
  }

  @Test func `items are offered the width that is left`() {
    setSafeArea(left: 50, right: 30)
    show(.grid(columns: 2), sizes: [.aspect(1), .aspect(1)])
    #expect(list.frame(0) == CGRect(x: 50, y: 20, width: 160, height: 160))
    #expect(list.frame(1) == CGRect(x: 210, y: 20, width: 160, height: 160))
  }

  @Test func `cells are measured in the width that is left, and again when they change`() throws {
    setSafeArea(left: 100, right: 100)
    list.apply(MeasuredList(models: [MeasuredItem(id: 0, height: 40)]))
    #expect(list.frame(0) == CGRect(x: 100, y: 0, width: 200, height: 50))
    let controller = try #require(list.controller(MeasuredController.self, at: [0, 0]))
    controller.updateState(animated: false) { $0.extra = 25 }
    list.flush()
    #expect(list.frame(0) == CGRect(x: 100, y: 0, width: 200, height: 75))
    #expect(list.issues.isEmpty)
  }

  @Test func `a line begins beside the safe area at the right where text runs from there`() {
    list.collectionView.semanticContentAttribute = .forceRightToLeft
    setSafeArea(left: 50, right: 30)
    show(.grid(columns: 4), count: 1)
    #expect(list.frame(0) == CGRect(x: 290, y: 20, width: 80, height: 40))
  }

  @Test func `a list without a reference reaches the edges`() {
    setSafeArea(left: 50, right: 30)
    show(.list, count: 1)
    layout?.contentInsetsReference = .none
    list.window.layoutIfNeeded()
    #expect(list.frame(0) == CGRect(x: 0, y: 20, width: 400, height: 40))
    #expect(header?.frame.width == 400)
  }

  @Test func `a list may keep out of the margins instead`() {
    layout?.contentInsetsReference = .layoutMargins
    list.collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 35)
    show(.list, count: 1)
    #expect(list.frame(0) == CGRect(x: 25, y: 20, width: 340, height: 40))
  }

  @Test func `what is a content inset already is not kept free again`() {
    list.collectionView.contentInsetAdjustmentBehavior = .always
    list.collectionView.contentInset.left = 5
    setSafeArea(left: 50, right: 30)
    show(.list, count: 1)
    #expect(list.collectionView.adjustedContentInset.left == 55)
    #expect(list.frame(0) == CGRect(x: 0, y: 20, width: 315, height: 40))
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.always, .never])
  func `a horizontal list keeps its bars free once, whatever insets it has of its own`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let layout = ListLayout(axis: .horizontal)
    layout.contentInsetsReference = .safeArea
    list.collectionView.collectionViewLayout = layout
    list.collectionView.contentInsetAdjustmentBehavior = behavior
    list.collectionView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0),
      of: list.window
    )
    show(.list, sizes: [.width(50)])
    let inset = list.collectionView.adjustedContentInset
    let isAlways = behavior == .always
    #expect(inset.top == (isAlways ? 45 : 5))
    // What is left between the bars and the insets of the list's own.
    #expect(list.frame(0)?.minY == (isAlways ? 0 : 40))
    #expect(list.frame(0)?.height == 180)
  }

  @Test func `a shown list goes beside another safe area and stays where it is scrolled to`() {
    show(.list, sizes: Array(repeating: .aspect(4), count: 50))
    list.scroll(to: list.top(20))
    setSafeArea(left: 100, right: 100)
    #expect(list.frame(20)?.size == CGSize(width: 200, height: 50))
    #expect(list.frame(20)?.minX == 100)
    #expect(abs(list.top(20) - list.collectionView.contentOffset.y) < 0.5)
  }

  @Test func `a safe area that changes sides asks for no size`() {
    setSafeArea(left: 40, right: 0)
    show(.list, count: 30)
    SizedController.asked = 0
    setSafeArea(left: 0, right: 40)
    #expect(list.frame(0)?.minX == 0)
    #expect(SizedController.asked == 0)
  }

  @Test(
    arguments: [(.automatic, 0, 300), (.safeArea, 40, 200), (.none, 0, 300)]
      as [(UIContentInsetsReference, CGFloat, CGFloat)]
  )
  func `a horizontal list keeps out of bars only if it is told to`(
    reference: UIContentInsetsReference,
    y: CGFloat,
    height: CGFloat
  ) {
    let layout = ListLayout(axis: .horizontal)
    layout.contentInsetsReference = reference
    list.collectionView.collectionViewLayout = layout
    list.collectionView.contentInsetAdjustmentBehavior = .scrollableAxes
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0),
      of: list.window
    )
    show(.list, sizes: [.width(50)])
    #expect(list.frame(0)?.minY == y)
    #expect(list.frame(0)?.size == CGSize(width: 50, height: height))
    #expect(list.collectionView.contentSize.height == 300)
  }

  @Test func `a carousel is as high as ever when it is scrolled below a bar`() throws {
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 80, left: 0, bottom: 0, right: 0), of: list.window)
    show(.carousel(height: 60), sizes: Array(repeating: .width(40), count: 20))
    let carousel = try #require(list.nestedList(at: [0, 0]))
    for offset in [-40, 30] as [CGFloat] {
      list.scroll(to: offset)
      #expect(carousel.cell(UICollectionViewCell.self, at: [0, 0])?.frame.height == 60)
    }
  }

  private func show(_ section: SectionLayout, count: Int) {
    show(section, sizes: Array(repeating: .height(40), count: count))
  }

  private func show(_ section: SectionLayout, sizes: [ItemSize]) {
    list.apply(SizedSection(name: 0, layout: section, sizes: sizes))
  }

  private func setSafeArea(left: CGFloat, right: CGFloat) {
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: left, bottom: 0, right: right),
      of: list.window
    )
  }

  private var header: UICollectionReusableView? {
    list.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: [0, 0]
    )
  }

  private var background: UIView? {
    list.collectionView.subviews.first { $0.backgroundColor == .gray }
  }
}
