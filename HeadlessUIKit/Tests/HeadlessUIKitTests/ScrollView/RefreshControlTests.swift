import HeadlessUIKit
import Testing

@MainActor
@Suite struct RefreshControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let control = UIRefreshControl()

  init() {
    window.addSubview(view)
    window.isHidden = false
    view.contentSize = CGSize(width: 100, height: 500)
    view.refreshControl = control
  }

  @Test func `a pull starts the control, which spins until it is told to stop`() {
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    view.contentOffset.y = 200
    #expect(Headless.pullToRefresh(view))
    #expect(control.isRefreshing)
    #expect(pulls == 1)
    #expect(view.contentOffset.y == -control.bounds.height)
    #expect(!Headless.pullToRefresh(view))
    #expect(pulls == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(view.contentOffset.y == 0)
    #expect(Headless.pullToRefresh(view))
  }

  @Test func `a finger that pulls far enough starts the control, once until it is lifted`() throws {
    var pulls = 0
    control.addAction(
      UIAction { [control] _ in
        pulls += 1
        control.endRefreshing()
      },
      for: .valueChanged
    )
    func pull(_ distances: CGFloat...) throws {
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 10), in: window))
      for distance in distances { finger.move(to: CGPoint(x: 50, y: 10 + distance)) }
      finger.lift()
    }
    try pull(20, 100)
    #expect(pulls == 0)
    try pull(20, 150, 160, 20, 150)
    #expect(pulls == 1)
    try pull(20, 150)
    #expect(pulls == 2)
    view.contentOffset.y = 80
    try pull(20, 150)
    #expect(pulls == 2)
    control.isEnabled = false
    try pull(20, 300)
    #expect(pulls == 2)
  }

  @Test func `a control that code starts tells nobody`() {
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(pulls == 0)
  }

  @Test func `short content is pulled only where it bounces, and none without a control`() {
    view.contentSize.height = 50
    #expect(!Headless.pullToRefresh(view))
    view.alwaysBounceVertical = true
    view.bounces = false
    #expect(!Headless.pullToRefresh(view))
    view.bounces = true
    #expect(Headless.pullToRefresh(view))
    view.refreshControl = nil
    #expect(control.superview == nil)
    #expect(!Headless.pullToRefresh(view))
  }

  @Test func `another control takes the place of the one before`() {
    let other = UIRefreshControl()
    view.refreshControl = other
    #expect(control.superview == nil)
    #expect(other.superview === view)
  }
}
