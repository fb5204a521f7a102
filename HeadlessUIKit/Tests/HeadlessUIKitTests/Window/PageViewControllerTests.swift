import HeadlessUIKit
import Testing

/// Pages that the user turns by scrolling.
@MainActor @Suite struct PageViewControllerTests {
  private static let size = CGSize(width: 300, height: 500)

  private final class Page: UIViewController {
    let number: Int
    let log: Log

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(number) appeared") }
    override func viewWillDisappear(_ animated: Bool) {
      log.entries.append("\(number) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      log.entries.append("\(number) disappeared")
    }
  }

  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let log = Log()
    var count = 3
    var dots = 0
    private var made: [Int: Page] = [:]

    func page(_ number: Int) -> Page? {
      guard (0..<count).contains(number) else { return nil }
      let page = made[number] ?? Page(number, log)
      made[number] = page
      return page
    }

    private func number(_ controller: UIViewController) -> Int {
      (controller as? Page)?.number ?? -10
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(number(viewController) - 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(number(viewController) + 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      number(pageViewController.viewControllers?.first ?? pageViewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.entries.append("to \(pendingViewControllers.map(number))") }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { log.entries.append("from \(previousViewControllers.map(number)) \(completed)") }
  }

  private let book = Book()
  private let pages: UIPageViewController
  private let window: UIWindow

  init() {
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    if let first = book.page(0) {
      pages.setViewControllers([first], direction: .forward, animated: false)
    }
    window = Headless.show(pages, size: Self.size)
    window.layoutIfNeeded()
  }

  private var shown: [Int] {
    pages.viewControllers?.compactMap { ($0 as? Page)?.number } ?? []
  }

  private func swipe(by distance: CGFloat, duration: TimeInterval = 0.1) {
    let start = CGPoint(x: distance < 0 ? 280 : 20, y: 250)
    Headless.drag(
      from: start,
      to: CGPoint(x: start.x + distance, y: start.y),
      in: window,
      duration: duration
    )
    Headless.finishAnimations()
    window.layoutIfNeeded()
  }

  @Test func `the page that is set fills the view and appears with it`() throws {
    #expect(shown == [0])
    let page = try #require(book.page(0))
    #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    #expect(page.parent === pages)
    #expect(book.log.take() == ["0 will appear", "0 appeared"])
  }

  @Test func `a swipe turns to the next page, and one back to the page before`() throws {
    _ = book.log.take()
    swipe(by: -200)
    #expect(shown == [1])
    #expect(
      book.log.take() == [
        "to [1]", "0 will disappear", "1 will appear", "1 appeared", "0 disappeared",
        "from [0] true",
      ]
    )
    let page = try #require(book.page(1))
    #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    #expect(pages.children.count == 1)
    swipe(by: -200)
    #expect(shown == [2])
    swipe(by: 200)
    #expect(shown == [1])
  }

  @Test func `a swipe that does not go far enough turns back`() {
    _ = book.log.take()
    swipe(by: -40, duration: 2)
    #expect(shown == [0])
    #expect(
      book.log.take() == [
        "to [1]", "0 will disappear", "1 will appear", "0 will appear", "0 appeared",
        "1 will disappear", "1 disappeared", "from [0] false",
      ]
    )
    #expect(pages.children.count == 1)
  }

  @Test func `there is nothing before the first page and after the last`() {
    swipe(by: 200)
    #expect(shown == [0])
    book.count = 1
    pages.dataSource = book
    window.layoutIfNeeded()
    swipe(by: -200)
    #expect(shown == [0])
  }

  @Test func `the app turns pages, with an animation or without, and the delegate is not told`()
    throws
  {
    _ = book.log.take()
    var ends = 0
    let second = try #require(book.page(2))
    pages.setViewControllers([second], direction: .forward, animated: true) { _ in ends += 1 }
    #expect(ends == 0)
    Headless.finishAnimations()
    #expect(ends == 1)
    #expect(shown == [2])
    #expect(
      book.log.take()
        == ["0 will disappear", "2 will appear", "2 appeared", "0 disappeared"]
    )
    window.layoutIfNeeded()
    swipe(by: 200)
    #expect(shown == [1])
    let first = try #require(book.page(0))
    pages.setViewControllers([first], direction: .reverse, animated: false) { _ in ends += 1 }
    #expect(ends == 2)
    #expect(shown == [0])
  }

  @Test func `in a language that is read from the right the next page is at the left`() {
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), of: window)
    pages.dataSource = book
    window.layoutIfNeeded()
    swipe(by: 200)
    #expect(shown == [1])
  }

  @Test func `dots follow the pages, and a tap beside them turns`() throws {
    book.dots = 3
    let first = try #require(book.page(0))
    pages.setViewControllers([first], direction: .forward, animated: false)
    window.layoutIfNeeded()
    let dots = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0 && !dots.isHidden)
    swipe(by: -200)
    #expect(dots.currentPage == 1)
    let end = CGPoint(x: dots.bounds.maxX - 5, y: dots.bounds.midY)
    Headless.tap(at: dots.convert(end, to: window), in: window)
    Headless.finishAnimations()
    #expect(shown == [2])
    #expect(dots.currentPage == 2)
  }

  @Test func `pages may lie below each other, with a distance between them`() throws {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .vertical,
      options: [.interPageSpacing: 20]
    )
    pages.dataSource = book
    let first = try #require(book.page(0))
    pages.setViewControllers([first], direction: .forward, animated: false)
    let window = Headless.show(pages, size: Self.size)
    window.layoutIfNeeded()
    #expect(first.view.convert(first.view.bounds, to: window) == window.bounds)
    let scroll = try #require(pages.view.subviews.first as? UIScrollView)
    #expect(scroll.bounds.height == 520)
    Headless.drag(
      from: CGPoint(x: 150, y: 450),
      to: CGPoint(x: 150, y: 150),
      in: window,
      duration: 0.1
    )
    Headless.finishAnimations()
    #expect((pages.viewControllers?.first as? Page)?.number == 1)
    #expect(pages.spineLocation == .none && !pages.isDoubleSided)
  }

  @Test func `a wrong number of pages is refused`() {
    let failures = Headless.recordingFailures {
      pages.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
    #expect(failures.first?.reason.contains("provided (0)") == true)
    #expect(shown == [0])
  }

  @Test func `pages that curl are turned by the app only`() throws {
    let curled = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal
    )
    curled.dataSource = book
    let first = try #require(book.page(0))
    curled.setViewControllers([first], direction: .forward, animated: false)
    let window = Headless.show(curled, size: Self.size)
    window.layoutIfNeeded()
    Headless.drag(
      from: CGPoint(x: 280, y: 250),
      to: CGPoint(x: 50, y: 250),
      in: window,
      duration: 0.1
    )
    Headless.finishAnimations()
    #expect(curled.viewControllers?.first === first)
    #expect(curled.spineLocation == .min && curled.gestureRecognizers.isEmpty)
  }
}
