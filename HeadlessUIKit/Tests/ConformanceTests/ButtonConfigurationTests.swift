import TestPlatform
import Testing

/// Buttons that look as a configuration says.
@MainActor @Suite(.serialized) struct ButtonConfigurationTests {
  private let root = UIView()
  private let window: UIWindow

  init() {
    window = Headless.show(root, size: CGSize(width: 300, height: 300))
  }

  private func show(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    root.addSubview(button)
    button.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: button.intrinsicContentSize)
    window.layoutIfNeeded()
    return button
  }

  @Test func `N1 a button is as large as its content and the space around it`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.contentInsets = .zero
    let bare = UIButton(configuration: configuration).intrinsicContentSize
    configuration.contentInsets =
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let size = UIButton(configuration: configuration).intrinsicContentSize
    #expect(size == CGSize(width: bare.width + 6, height: bare.height + 4))
    configuration.setDefaultContentInsets()
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    )
    configuration.buttonSize = .large
    let large = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.height > size.height)
  }

  @Test func `N2 the picture stands at the edge of the titles that is asked for`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 5
    let beside = show(configuration)
    let first = try #require(beside.imageView)
    let title = try #require(beside.titleLabel)
    #expect(abs(title.frame.minX - first.frame.maxX - 5) <= 0.5)
    configuration.imagePlacement = .trailing
    let trailing = show(configuration)
    #expect(
      try #require(trailing.imageView).frame.minX >= #require(trailing.titleLabel).frame.maxX + 4
    )
    configuration.imagePlacement = .top
    let above = show(configuration)
    #expect(
      try #require(above.imageView).frame.maxY <= #require(above.titleLabel).frame.minY - 4
    )
    #expect(above.intrinsicContentSize.height > beside.intrinsicContentSize.height)
  }

  @Test func `N3 the handler runs when the state changed, once before the layout`() {
    let button = show(.filled())
    var states: [Bool] = []
    button.configurationUpdateHandler = { button in
      states.append(button.isEnabled)
      var configuration = button.configuration
      configuration?.title = button.isEnabled ? "Buy" : "Sold out"
      button.configuration = configuration
    }
    window.layoutIfNeeded()
    #expect(states == [true])
    #expect(button.titleLabel?.text == "Buy")
    button.isEnabled = false
    button.isSelected = true
    #expect(states == [true])
    window.layoutIfNeeded()
    #expect(states == [true, false])
    #expect(button.titleLabel?.text == "Sold out")
    button.setNeedsUpdateConfiguration()
    window.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test func `N4 the colors follow the state unless they were set`() {
    let button = show(.filled())
    let updated = button.configuration?.updated(for: button)
    button.isEnabled = false
    let disabled = button.configuration?.updated(for: button)
    #expect(updated != disabled)
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .red
    #expect(configuration.updated(for: button).background.backgroundColor == .red)
  }

  @Test func `N5 titles of configurations wrap, and subtitles stand below them`() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A title of quite a few words"
    let button = show(configuration)
    let single = button.intrinsicContentSize
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height > single.height)
    configuration.subtitle = "below"
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height > single.height)
  }

  @Test func `N6 looks of the title are its own, and then those that are made of them`() throws {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Big")
    title.font = .systemFont(ofSize: 40)
    configuration.attributedTitle = title
    #expect(configuration.title == "Big")
    let big = show(configuration)
    #expect(try #require(big.titleLabel).font == .systemFont(ofSize: 40))
    configuration.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 8)
      return attributes
    }
    let small = show(configuration)
    #expect(try #require(small.titleLabel).font == .systemFont(ofSize: 8))
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == AttributedString("Plain"))
  }

  @Test func `N7 what is set for states is shown where the configuration says nothing`() {
    let button = show(.tinted())
    button.setTitle("Follow", for: .normal)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow")
    button.configuration?.title = "Own"
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Own")
  }

  @Test func `N8 a button that changes its selection is switched by each tap`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Star"
    let button = show(configuration)
    button.changesSelectionAsPrimaryAction = true
    Headless.tap(button)
    #expect(button.isSelected)
    Headless.tap(button)
    #expect(!button.isSelected)
  }
}
