import HeadlessUIKit
import Testing

/// What belongs to a view refers to it without keeping it alive.
@MainActor
@Suite struct ReferenceTests {
  @Test func `a gesture recognizer knows its view while there is one`() {
    let recognizers = [UITapGestureRecognizer(), UITapGestureRecognizer()]
    var view: UIView? = UIView()
    for recognizer in recognizers { view?.addGestureRecognizer(recognizer) }
    #expect(recognizers.allSatisfy { $0.view === view })
    view?.removeGestureRecognizer(recognizers[0])
    #expect(recognizers[0].view == nil && recognizers[1].view === view)
    view = nil
    #expect(recognizers[1].view == nil)
  }

  @Test func `the pan of a scroll view that has ended begins no more`() {
    var scrollView: UIScrollView? = UIScrollView()
    let pan = scrollView?.panGestureRecognizer
    #expect(pan?.view === scrollView)
    scrollView = nil
    #expect(pan?.view == nil && pan?.delegate == nil)
  }

  @Test func `a layout knows its collection view while that has it`() {
    let layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]
    var view: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layouts[0])
    #expect(layouts[0].collectionView === view)
    view?.collectionViewLayout = layouts[1]
    #expect(layouts[0].collectionView == nil && layouts[1].collectionView === view)
    let other = UICollectionView(frame: .zero, collectionViewLayout: layouts[1])
    view = nil
    #expect(layouts[1].collectionView === other)
  }

  @Test func `a layout has no collection view from the moment on at which that ends`() {
    final class Ending: UICollectionViewFlowLayout {
      var seen: UICollectionView?
      var didEnd: (@MainActor (UICollectionView?) -> Void)?
      deinit { MainActor.assumeIsolated { didEnd?(collectionView) } }
    }
    var wasNil: Bool?
    var view: UICollectionView?
    do {
      let layout = Ending()
      layout.didEnd = { wasNil = $0 == nil }
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    #expect(view != nil && wasNil == nil)
    view = nil
    #expect(wasNil == true)
  }

  @Test func `the interaction of a menu knows its view while there is one`() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    var view: UIView? = UIView()
    view?.addInteraction(interaction)
    #expect(interaction.view === view)
    view = nil
    #expect(interaction.view == nil)
  }

  @Test func `a window that ends while it is visible is laid out no more`() {
    final class Counted: UIWindow {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let window = Counted(frame: frame)
    var ended: UIWindow? = UIWindow(frame: frame)
    for window in [window, ended] { window?.isHidden = false }
    ended = nil
    let passes = window.passes
    window.setNeedsLayout()
    Headless.advance(by: 0)
    #expect(window.passes == passes + 1)
  }
}
