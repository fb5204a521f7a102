import HeadlessUIKit
import Testing

@MainActor
@Suite struct ButtonTests {
  @Test func `a tap performs the primary action and those for the touch`() {
    var events: [String] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { _ in events.append("primary") }
    )
    button.addAction(UIAction { _ in events.append("touch") }, for: .touchUpInside)
    let window = Headless.show(button, size: CGSize(width: 100, height: 40))
    #expect(button.currentTitle == "Go")
    #expect(Headless.tap(button))
    #expect(events.sorted() == ["primary", "touch"])
    #expect(window.subviews == [button])
  }

  @Test func `a state without a title of its own shows the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.title(for: .disabled) == "Follow")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Following")
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Follow")
  }

  @Test func `a title that follows the text size is placed again in a button of the same size`() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let window = Headless.show(button, size: CGSize(width: 200, height: 44))
    let (height, width) = (button.titleLabel?.frame.height ?? 0, button.intrinsicContentSize.width)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(button.titleLabel?.frame.height ?? 0 > height)
    #expect(button.intrinsicContentSize.width > width)
  }

  @Test func `a system button wears the tint color`() {
    let outer = UIView()
    let button = UIButton(type: .system)
    outer.addSubview(button)
    outer.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.setTitleColor(.black, for: .normal)
    #expect(button.titleLabel?.textColor == .black)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `picture and title stand side by side in the middle`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let title = try #require(button.titleLabel)
    let size = button.intrinsicContentSize
    #expect(size.width == 20 + title.intrinsicContentSize.width)
    button.frame = CGRect(x: 0, y: 0, width: size.width + 20, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 12, width: 20, height: 20))
    #expect(title.frame.minX == 30)
    #expect(title.frame.midY == 22)
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == button.bounds.width)
  }

  @Test func `a title too long for the button is shortened`() {
    let button = UIButton(type: .system)
    button.setTitle("A rather long title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 50)
  }

  @Test func `a button without a title holds no label`() {
    let button = UIButton(type: .system)
    #expect(button.subviews.isEmpty)
    #expect(button.intrinsicContentSize == CGSize(width: 0, height: 12))
  }

  @Test func `a new state is shown in one layout`() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setImage(UIImage(systemName: "checkmark"), for: .selected)
    let log = Headless.recordingLog {
      button.layoutIfNeeded()
      button.isSelected = true
      button.layoutIfNeeded()
    }
    #expect(log.isEmpty)
    #expect(button.subviews.count == 2)
  }
}
