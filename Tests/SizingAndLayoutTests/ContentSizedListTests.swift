import ListFixtures
import Roster
import RosterTesting
import Testing

/// A list that is as tall as its content, among other views.
@MainActor
@Suite struct ContentSizedListTests {
  private let screen = UIViewController()
  private let above = UIView()
  private let view = ContentSizedListView(layout: ListLayout())

  @Test func `a list in a stack is as tall as its items, and grows with them`() throws {
    let list = showInStack()
    list.apply(SizedSection(name: 0, layout: .list, sizes: [.height(40), .height(60)]))
    #expect(height(list) == 120)
    list.apply(SizedSection(name: 0, layout: .list, sizes: Array(repeating: .height(40), count: 5)))
    #expect(height(list) == 220)
    #expect(list.visibleItems.count == 5)
    let controller = try #require(list.controller(SizedController.self, at: [0, 1]))
    controller.updateState(animated: false) { $0.height = 100 }
    list.flush()
    #expect(height(list) == 280)
    list.apply(Group {})
    #expect(height(list) == 0)
    #expect(list.issues.isEmpty)
  }

  @Test func `a list with a limit scrolls from there on`() {
    view.maximumLength = 150
    let list = showInStack()
    list.apply(
      SizedSection(name: 0, layout: .list, sizes: Array(repeating: .height(40), count: 20))
    )
    #expect(height(list) == 150)
    list.scroll(to: 670)
    #expect(list.visibleItems.last == [0, 19])
    view.maximumLength = 100
    #expect(height(list) == 100)
  }

  @Test func `cells that measure themselves decide on the height`() throws {
    let list = showInStack()
    list.apply(MeasuredList(models: (0..<3).map { MeasuredItem(id: $0, height: 40) }))
    let first = height(list)
    #expect(first == list.frame(2)?.maxY)
    let controller = try #require(list.controller(MeasuredController.self, at: [0, 0]))
    controller.updateState(animated: false) { $0.extra = 30 }
    list.flush()
    #expect(height(list) == first + 30)
  }

  @Test func `insets are part of the height`() {
    let list = showInStack()
    list.apply(SizedSection(name: 0, layout: .list, sizes: [.height(40)]))
    view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    #expect(height(list) == 72)
  }

  @Test func `the size for another width is that of the content in it`() {
    let list = ListHarness(showing: screen, list: ListAdapter(view))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    screen.view.addSubview(view)
    list.apply(SizedSection(name: 0, layout: .list, sizes: [.aspect(2), .aspect(1)]))
    let wide = CGSize(width: 300, height: 1000)
    #expect(view.sizeThatFits(wide) == CGSize(width: 300, height: 470))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 1000)) == CGSize(width: 100, height: 170))
    #expect(view.contentSize == CGSize(width: 300, height: 470))
    view.maximumLength = 99
    #expect(view.sizeThatFits(wide).height == 99)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a horizontal list is as wide as its content`(direction: UISemanticContentAttribute) {
    let view = ContentSizedListView(layout: ListLayout(axis: .horizontal))
    view.semanticContentAttribute = direction
    let list = ListHarness(showing: screen, list: ListAdapter(view))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 50)
    screen.view.addSubview(view)
    list.apply(Items((0..<3).map { SizedItem(id: $0, size: .width(50)) }) { SizedController($0) })
    #expect(view.sizeThatFits(CGSize(width: 0, height: 50)) == CGSize(width: 150, height: 50))
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 150, height: 50))
    #expect(view.intrinsicContentSize.width == 150)
  }

  private func showInStack() -> ListHarness {
    let stack = UIStackView(arrangedSubviews: [above, view])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    NSLayoutConstraint.activate([
      above.heightAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    return ListHarness(showing: screen, list: ListAdapter(view))
  }

  private func height(_ list: ListHarness) -> CGFloat {
    list.flush()
    list.window.layoutIfNeeded()
    return view.frame.height
  }
}
