import HeadlessUIKit
import Testing

/// What is shown in place of content that is missing.
@MainActor @Suite struct ContentUnavailableTests {
  private static let size = CGSize(width: 320, height: 480)

  private final class Screen: UIViewController {
    var states: [String?] = []
    var isEmpty = true
    var content = UIContentUnavailableConfiguration.empty()

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state.searchText)
      contentUnavailableConfiguration = isEmpty ? content : nil
    }
  }

  private func shownView(in controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  private func all<View: UIView>(_ kind: View.Type, in view: UIView?) -> [View] {
    guard let view else { return [] }
    return view.subviews.flatMap { inner in
      inner.isHidden ? [] : ((inner as? View).map { [$0] } ?? []) + all(kind, in: inner)
    }
  }

  private func texts(in view: UIView?) -> [String] {
    all(UILabel.self, in: view).compactMap(\.text)
  }

  @Test func `an empty screen shows an image, two texts and a button, in the middle`() throws {
    let screen = Screen()
    var taps = 0
    screen.content.image = UIImage(systemName: "star")
    screen.content.text = "No Favorites"
    screen.content.secondaryText = "What you like is shown here."
    screen.content.button.title = "Find some"
    screen.content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let window = Headless.show(screen, size: Self.size)
    window.layoutIfNeeded()

    let view = try #require(shownView(in: screen))
    #expect(view.frame == screen.view.bounds)
    let image = try #require(all(UIImageView.self, in: view).first { $0.image != nil })
    let labels = all(UILabel.self, in: view)
    let button = try #require(all(UIButton.self, in: view).first)
    #expect(labels.map(\.text) == ["No Favorites", "What you like is shown here.", "Find some"])
    let frames = [image, labels[0], labels[1], button].map { $0.convert($0.bounds, to: view) }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    for frame in frames { #expect(abs(frame.midX - view.bounds.midX) <= 0.5) }
    let middle = ((frames.first?.minY ?? 0) + (frames.last?.maxY ?? 0)) / 2
    #expect(abs(middle - view.bounds.midY) <= 1)

    #expect(Headless.tap(button))
    #expect(taps == 1)
  }

  @Test func `what is missing is asked for before the first layout, and after a request`() {
    let screen = Screen()
    let window = Headless.show(screen, size: Self.size)
    window.layoutIfNeeded()
    #expect(screen.states.count == 1)
    window.layoutIfNeeded()
    #expect(screen.states.count == 1)
    screen.isEmpty = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(shownView(in: screen) != nil)
    window.layoutIfNeeded()
    #expect(screen.states.count == 2)
    #expect(shownView(in: screen) == nil)
    #expect(screen.contentUnavailableConfiguration == nil)
  }

  @Test func `a search without results names what was searched for`() throws {
    let screen = Screen()
    screen.content = .search()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.text = "roses"
    screen.navigationItem.searchController = search
    let window = Headless.show(screen, size: Self.size)
    window.layoutIfNeeded()
    #expect(screen.states == ["roses"])
    let view = try #require(shownView(in: screen))
    #expect(texts(in: view).first?.contains("roses") == true)
    let stored = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(stored == .search())
  }

  @Test func `loading shows an indicator, and another description takes its place in the view`() {
    let view = UIContentUnavailableView(configuration: .loading())
    let window = Headless.show(view, size: Self.size)
    window.layoutIfNeeded()
    #expect(all(UIActivityIndicatorView.self, in: view).first?.isAnimating == true)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    #expect(view.supports(empty))
    view.configuration = empty
    window.layoutIfNeeded()
    #expect(all(UIActivityIndicatorView.self, in: view).isEmpty)
    #expect(texts(in: view) == ["Nothing"])
  }

  @Test func `another action takes the place of a button's action`() throws {
    var taps: [String] = []
    var content = UIContentUnavailableConfiguration.empty()
    content.button.title = "Retry"
    content.buttonProperties.primaryAction = UIAction { _ in taps.append("first") }
    let view = UIContentUnavailableView(configuration: content)
    let window = Headless.show(view, size: Self.size)
    content.buttonProperties.primaryAction = UIAction { _ in taps.append("second") }
    view.configuration = content
    window.layoutIfNeeded()
    let button = try #require(all(UIButton.self, in: view).first)
    Headless.tap(button)
    content.buttonProperties.isEnabled = false
    view.configuration = content
    window.layoutIfNeeded()
    Headless.tap(button)
    #expect(taps == ["second"])
  }

  @Test func `texts follow the text size, and lie at the leading edge if they should`() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Title"
    content.secondaryText = "Text"
    content.alignment = .natural
    let view = UIContentUnavailableView(configuration: content)
    let window = Headless.show(view, size: Self.size)
    window.layoutIfNeeded()
    let labels = all(UILabel.self, in: view)
    let usual = try #require(labels.first).frame
    #expect(labels.count == 2)
    #expect(labels[0].frame.minX == labels[1].frame.minX)
    #expect(usual.minX == 16)
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      of: window
    )
    window.layoutIfNeeded()
    #expect(labels[0].frame.height > usual.height)
  }

  @Test func `a view of the app's own can be shown`() {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    let window = Headless.show(controller, size: Self.size)
    window.layoutIfNeeded()
    #expect(controller.view.subviews.contains { $0 is UIListContentView })
  }

  @Test func `it stays where it is while a view below scrolls`() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    controller.view = scrollView
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let window = Headless.show(controller, size: Self.size)
    scrollView.contentOffset.y = 30
    window.layoutIfNeeded()
    let view = try #require(shownView(in: controller))
    #expect(view.frame == CGRect(x: 0, y: 30, width: 320, height: 480))
  }
}
