import TestSupport
import Testing

@testable import HeadlessUIKit

/// How Auto Layout decides where nothing does, as recorded with UIKit on iOS 26.1 with three pixels
/// per point.
@MainActor struct RecordedTieTests {
  /// A stand-in for a label, whose size does not depend on a font.
  private final class Words: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat = 65 / 3, hugging: Float = 250) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      setContentHuggingPriority(UILayoutPriority(250), for: .vertical)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  /// Lays views out beside each other in a row of 393 points, 20 from its ends and 24 apart.
  private func widths(_ views: [UIView], _ extra: [NSLayoutConstraint] = []) -> [CGFloat] {
    let root = UIView()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    root.addSubview(row)
    let window = Headless.show(root, size: CGSize(width: 393, height: 852))
    Headless.setTraits(UITraitCollection(displayScale: 3), of: window)
    views.forEach(row.addSubview)
    var all = [
      views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)
    ]
    all += views.map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) }
    all += zip(views, views.dropFirst()).map {
      $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: -24)
    }
    all.append(
      row.trailingAnchor.constraint(equalTo: views[views.count - 1].trailingAnchor, constant: 20)
    )
    NSLayoutConstraint.activate(all + extra)
    window.layoutIfNeeded()
    return views.map { ($0.frame.width * 100).rounded() / 100 }
  }

  private let first: CGFloat = 251 / 3
  private let second: CGFloat = 229 / 3

  @Test func `of two that hug alike the first grows`() {
    #expect(widths([Words(first), Words(second, 58 / 3)]) == [252.67, 76.33])
    #expect(widths([Words(first), Words(253 / 3)]).first == 244.67)
    #expect(widths([Words(103 / 3), Words(35), Words(49)]).first == 221)
  }

  @Test func `of two that hug differently the one that hugs less grows`() {
    #expect(widths([Words(first, hugging: 251), Words(second)]) == [83.67, 245.33])
    #expect(widths([Words(first), Words(second, hugging: 251)]) == [252.67, 76.33])
  }

  @Test func `of two that resist alike the second is cut`() {
    #expect(widths([Words(767 / 3), Words(586 / 3)]) == [255.67, 73.33])
  }

  @Test
  func `of two that resist differently the one that resists less is cut, and the first grows`() {
    let (stronger, weaker) = (Words(first), Words(second))
    stronger.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    weaker.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(widths([stronger, weaker]).first == 252.67)
  }

  @Test func `of two above each other the first grows`() {
    let root = UIView()
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    root.addSubview(column)
    let window = Headless.show(root, size: CGSize(width: 393, height: 852))
    Headless.setTraits(UITraitCollection(displayScale: 3), of: window)
    let (upper, lower) = (Words(31), Words(167 / 3, 58 / 3))
    for view in [upper, lower] {
      column.addSubview(view)
      view.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 20).isActive = true
    }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: column.topAnchor, constant: 4),
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: -4),
      column.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 4),
    ])
    window.layoutIfNeeded()
    #expect(abs(upper.frame.height - 40.67) < 0.01)
  }

  @Test func `a label hugs and resists less than its text needs`() {
    let label = UILabel()
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  @Test func `a stack rounds both edges of what it shares out`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 180, height: 300))
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 10
    for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: 200, height: 320))
    Headless.setTraits(UITraitCollection(displayScale: 2), of: window)
    root.addSubview(stack)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 103.5, 206.5])
    #expect(stack.arrangedSubviews.map(\.frame.maxY) == [93.5, 196.5, 300])
  }

  @Test func `the guide of a scroll view's frame follows its offset`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    let window = Headless.show(scrollView, size: CGSize(width: 200, height: 120))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.contentOffset.y = 90
    window.layoutIfNeeded()
    #expect(scrollView.frameLayoutGuide.layoutFrame.origin == CGPoint(x: 0, y: 90))
  }

  @Test(arguments: [(320, 16), (375, 16), (414, 20)] as [(CGFloat, CGFloat)])
  func `the margins of a screen follow its width`(_ width: CGFloat, _ margin: CGFloat) {
    let controller = UIViewController()
    let window = Headless.show(controller, size: CGSize(width: width, height: 800))
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == margin)
  }

  /// How views get their constraints: in reading order or against it, and added as they are read or
  /// not.
  private struct Order {
    var isReversed = false
    var isAddedReversed = false
    var isWrapping = [false, false]
  }

  /// Words on several lines, as far as Auto Layout is concerned.
  private final class Paragraph: UILabel {
    private let size: CGSize

    init(_ width: CGFloat) {
      size = CGSize(width: width, height: 20)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func widths(_ order: Order) -> [CGFloat] {
    let views = zip([first, second], order.isWrapping).map { width, wraps -> UIView in
      wraps ? Paragraph(width) : Words(width)
    }
    let root = UIView()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    root.addSubview(row)
    let window = Headless.show(root, size: CGSize(width: 393, height: 852))
    Headless.setTraits(UITraitCollection(displayScale: 3), of: window)
    (order.isAddedReversed ? views.reversed() : views).forEach(row.addSubview)
    let constraints = [
      views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      views[0].centerYAnchor.constraint(equalTo: row.centerYAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 24),
      views[1].centerYAnchor.constraint(equalTo: row.centerYAnchor),
      views[1].trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
    ]
    NSLayoutConstraint.activate(order.isReversed ? constraints.reversed() : constraints)
    window.layoutIfNeeded()
    return views.map { ($0.frame.width * 100).rounded() / 100 }
  }

  @Test
  func `of two that hug alike the one grows that was constrained first, however they are added`() {
    #expect(widths(Order()) == [252.67, 76.33])
    #expect(widths(Order(isReversed: true)) == [83.67, 245.33])
    #expect(widths(Order(isAddedReversed: true)) == [252.67, 76.33])
    #expect(widths(Order(isReversed: true, isAddedReversed: true)) == [83.67, 245.33])
  }

  @Test(arguments: Effort.seeds(40))
  func `of several that hug alike the one grows that was constrained first`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let natural = (0..<Int.random(in: 2...5, using: &dice)).map { _ in
      CGFloat(Int.random(in: 20...50, using: &dice))
    }
    let views = natural.map { Words($0) }
    let root = UIView()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    root.addSubview(row)
    let window = Headless.show(root, size: CGSize(width: 393, height: 852))
    views.shuffled(using: &dice).forEach(row.addSubview)
    var constraints = views.map { $0.topAnchor.constraint(equalTo: row.topAnchor) }
    constraints.insert(views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor), at: 0)
    for (view, next) in zip(views, views.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: view.trailingAnchor))
    }
    constraints.append(
      views[views.count - 1].trailingAnchor.constraint(equalTo: row.trailingAnchor)
    )
    let isReversed = Bool.random(using: &dice)
    NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    window.layoutIfNeeded()
    let rest = 393 - natural.reduce(0, +)
    let first = isReversed ? views.count - 1 : 0
    #expect(
      views.map(\.frame.width) == natural.indices.map { natural[$0] + ($0 == first ? rest : 0) }
    )
  }

  @Test func `of two that hug alike the last grows whose text has several lines`() {
    #expect(widths(Order(isWrapping: [true, true])) == [83.67, 245.33])
    #expect(widths(Order(isWrapping: [true, false])) == [252.67, 76.33])
    #expect(widths(Order(isWrapping: [false, true])) == [83.67, 245.33])
  }

  @Test func `of two that want a width alike the first grows`() {
    let views = [UIView(), UIView()]
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    let wishes = views.map {
      let wish = $0.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = UILayoutPriority(250)
      return wish
    }
    #expect(widths(views, wishes) == [279, 50])
  }

  @Test func `a center between pixels moves to the next one`() {
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: 375, height: 667))
    Headless.setTraits(UITraitCollection(displayScale: 3), of: window)
    let view = Words(158 / 3, 61 / 3)
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(abs(view.frame.minX - 161.333) < 0.001)
  }
}
