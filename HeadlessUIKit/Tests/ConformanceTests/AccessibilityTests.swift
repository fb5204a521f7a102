import TestPlatform
import Testing

/// What views say to those who cannot see them.
@MainActor @Suite(.serialized) struct AccessibilityRuleTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let window: UIWindow

  init() { window = Headless.show(view, size: CGSize(width: 200, height: 200)) }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
    label.text = text
    view.addSubview(label)
    return label
  }

  /// What a technology has turned to.
  private func focused(_ technology: UIAccessibility.AssistiveTechnologyIdentifier) -> UIView? {
    let element: Any? = UIAccessibility.focusedElement(using: technology)
    return element as? UIView
  }

  private var heard: [String] {
    Headless.accessibilityElements(in: view).map { $0.accessibilityLabel ?? "?" }
  }

  @Test func `J1 labels and buttons are elements that read their text`() {
    let label = label("Title", 0, 0)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Title")
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button)
    #expect(button.accessibilityLabel == "Send")
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
  }

  @Test func `J2 what is hidden for assistive technologies is passed over`() {
    _ = label("a", 0, 0)
    let second = label("b", 0, 30)
    #expect(heard == ["a", "b"])
    second.accessibilityElementsHidden = true
    #expect(heard == ["a"])
    view.accessibilityElementsHidden = true
    #expect(heard.isEmpty)
  }

  @Test func `J3 a container says itself what is in it, and in which order`() {
    let first = label("a", 0, 0)
    let second = label("b", 0, 30)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "c"
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.accessibilityElements = [second, element, first]
    #expect(heard == ["b", "c", "a"])
    #expect(element.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(element.isAccessibilityElement)
  }

  @Test func `J3 an element hides what is inside it, and a modal view what is beside it`() {
    _ = label("a", 0, 0)
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    inside.text = "inside"
    box.addSubview(inside)
    view.addSubview(box)
    #expect(heard == ["a", "inside"])
    box.accessibilityViewIsModal = true
    #expect(heard == ["inside"])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "box"
    #expect(heard == ["box"])
  }

  @Test func `J4 settings are told, and changes of them are posted`() {
    let before = Headless.accessibilitySettings
    defer { Headless.accessibilitySettings = before }
    var posted: [NSNotification.Name] = []
    let observers = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    #expect(!UIAccessibility.isVoiceOverRunning)
    Headless.accessibilitySettings.isVoiceOverRunning = true
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    Headless.accessibilitySettings.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(
      posted == [
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification,
      ]
    )
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `J5 an assistive technology turns to what it is told of`() {
    final class Listening: UIView {
      var events: [String] = []
      override func accessibilityElementDidBecomeFocused() { events.append("focused") }
      override func accessibilityElementDidLoseFocus() { events.append("lost") }
    }
    let before = Headless.accessibilitySettings
    defer { Headless.accessibilitySettings = before }
    let listening = Listening(frame: .zero)
    view.addSubview(listening)
    let label = label("a", 0, 0)
    UIAccessibility.post(notification: .layoutChanged, argument: listening)
    #expect(focused(.notificationVoiceOver) == nil)
    Headless.accessibilitySettings.isVoiceOverRunning = true
    #expect(focused(.notificationVoiceOver) === listening)
    #expect(listening.accessibilityElementIsFocused())
    #expect(focused(.notificationSwitchControl) == nil)
    UIAccessibility.post(notification: .screenChanged, argument: label)
    #expect(listening.events == ["focused", "lost"])
    #expect(label.accessibilityElementIsFocused())
  }

  @Test func `J6 an index shows the item of a title`() {
    final class Indexed: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        40
      }

      func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }

      func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

      func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
      ) -> IndexPath { IndexPath(item: title == "B" ? 20 : 0, section: 0) }
    }
    let indexed = Indexed()
    let list = ListFixture([["a"]]).view
    list.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = indexed
    #expect(Headless.indexTitles(of: list) == ["A", "B"])
    #expect(Headless.touchIndexTitle(at: 1, in: list))
    #expect(list.contentOffset.y == 2000)
    #expect(!Headless.touchIndexTitle(at: 2, in: list))
  }

  @MainActor final class Page: UIView {
    var asked: [UIAccessibilityScrollDirection] = []
    var scrolls = false

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      asked.append(direction)
      return scrolls
    }
  }

  @Test func `J7 what is around an element scrolls if the element does not`() {
    let outer = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Page(frame: outer.bounds)
    outer.addSubview(inner)
    #expect(!Headless.accessibilityScroll(.down, at: inner))
    outer.scrolls = true
    #expect(Headless.accessibilityScroll(.next, at: inner))
    #expect(inner.asked == [.down, .next])
    #expect(outer.asked == [.down, .next])
    inner.scrolls = true
    #expect(Headless.accessibilityScroll(.left, at: inner))
    #expect(outer.asked == [.down, .next])
  }

  @Test func `J8 a change of the focused element is posted with both elements`() {
    let first = UILabel()
    let second = UILabel()
    Headless.focus(first)
    var found: [[UIView?]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification,
      object: nil,
      queue: nil
    ) { notification in
      let keys = [
        UIAccessibility.focusedElementUserInfoKey, UIAccessibility.unfocusedElementUserInfoKey,
      ]
      let views = keys.map { notification.userInfo?[$0] as? UIView }
      MainActor.assumeIsolated { found.append(views) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    Headless.focus(second)
    #expect(found == [[second, first]])
    #expect(second.accessibilityElementIsFocused())
    Headless.focus(nil)
    #expect(found.last == [nil, second])
  }

  @MainActor final class Shelf: UIView {
    let books = [UILabel(), UILabel()]

    override func accessibilityElementCount() -> Int { books.count }

    override func accessibilityElement(at index: Int) -> Any? { books[index] }

    override func index(ofAccessibilityElement element: Any) -> Int {
      books.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
  }

  @Test func `J9 a container may provide its elements one by one`() {
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    shelf.addSubview(UILabel())
    #expect(Headless.accessibilityElements(in: shelf) == shelf.books)
    let plain = UIView()
    #expect(plain.accessibilityElementCount() == 0)
    #expect(plain.accessibilityElement(at: 0) == nil)
    plain.accessibilityElements = shelf.books
    #expect(plain.accessibilityElementCount() == 2)
    #expect(plain.accessibilityElement(at: 1) as? UILabel === shelf.books[1])
    #expect(plain.index(ofAccessibilityElement: shelf.books[1]) == 1)
    #expect(plain.index(ofAccessibilityElement: plain) == NSNotFound)
  }
}
