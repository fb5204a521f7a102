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
    #expect(view.contentOffset.y == 0)
    #expect(!Headless.pullToRefresh(view))
    #expect(pulls == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(Headless.pullToRefresh(view))
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
