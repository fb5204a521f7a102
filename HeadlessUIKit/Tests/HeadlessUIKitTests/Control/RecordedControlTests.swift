import Testing

@testable import HeadlessUIKit

/// Standard values and behavior of controls, as recorded with UIKit on iOS 26.1.
@MainActor struct RecordedControlTests {
  private func segments(_ count: Int, selected: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
    control.selectedSegmentIndex = selected
    return control
  }

  @Test(arguments: [(0, 2, 1), (2, 2, -2), (2, 0, 0)])
  func `the selection of segments after one is removed`(
    _ removed: Int,
    _ selected: Int,
    _ left: Int
  ) {
    let control = segments(3, selected: selected)
    control.removeSegment(at: removed, animated: false)
    #expect(control.selectedSegmentIndex == left)
  }

  @Test func `a segment that is disabled is not selected, and new ones are not either`() {
    let control = segments(3, selected: 1)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    control.insertSegment(withTitle: "a", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test(
    arguments: [
      (UIButton.Configuration.Size.large, 15, 20, 17), (.medium, 7, 12, 17), (.small, 5, 10, 15),
      (.mini, 5, 10, 15),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)]
  )
  func `the insets and the font of a button follow its size`(
    _ size: UIButton.Configuration.Size,
    _ top: CGFloat,
    _ leading: CGFloat,
    _ font: CGFloat
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = size
    configuration.title = "Configure"
    #expect(configuration.contentInsets.top == top)
    #expect(configuration.contentInsets.leading == leading)
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let line: CGFloat = font == 17 ? 61 / 3 : 18
    #expect(abs(button.intrinsicContentSize.height - 2 * top - line) < 0.01)
    #expect(button.titleLabel?.font.pointSize == font)
  }

  @Test func `labels, pictures and buttons begin as recorded`() {
    let label = UILabel()
    #expect(label.textAlignment == .natural && label.textAlignment.rawValue == 4)
    #expect(label.lineBreakMode == .byTruncatingTail && label.lineBreakMode.rawValue == 4)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.isEnabled && label.highlightedTextColor == nil && !label.isHighlighted)
    #expect(label.isOpaque && UIImageView().isOpaque && !UIButton().isOpaque)
    let picture = UIImageView()
    #expect(!picture.isHighlighted && picture.highlightedImage == nil)
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(!spinner.isAnimating && spinner.hidesWhenStopped)
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func `paragraphs, presses, scroll views and layouts begin as recorded`() {
    let style = NSParagraphStyle()
    #expect(style.alignment == .natural && style.lineSpacing == 0 && style.headIndent == 0)
    let press = UILongPressGestureRecognizer()
    #expect(press.allowableMovement == 10 && press.minimumPressDuration == 0.5)
    let scrollView = UIScrollView()
    #expect(scrollView.contentInsetAdjustmentBehavior.rawValue == 0)
    #expect(scrollView.bouncesZoom && scrollView.zoomScale == 1)
    #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1)
    #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference.rawValue == 2)
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    #expect(references.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIView().widthAnchor.constraint(equalToConstant: 1).priority.rawValue == 1000)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.collectionViewContentSize == .zero)
    #expect(flow.layoutAttributesForElements(in: .zero)?.isEmpty == true)
    let base = UICollectionViewLayout()
    #expect(base.layoutAttributesForElements(in: .zero) == nil)
    #expect(base.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(!base.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `a field is cleared when editing begins, if it should be`() {
    let field = UITextField()
    #expect(!field.clearsOnBeginEditing)
    let window = Headless.show(field, size: CGSize(width: 300, height: 100))
    field.text = "def"
    #expect(field.becomeFirstResponder())
    #expect(field.text == "def")
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    window.isHidden = true
  }

  private final class Listener: NSObject, UITextViewDelegate {
    var changes = 0

    func textViewDidChangeSelection(_ textView: UITextView) { changes += 1 }
  }

  @Test func `a text view tells of its selection when its text is set, and has a range`() {
    let (view, listener) = (UITextView(), Listener())
    view.delegate = listener
    view.text = "abc"
    #expect(listener.changes == 1)
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(view.selectedRange == NSRange(location: 1, length: 1))
    #expect(listener.changes == 2)
  }

  @Test func `an item that is configured again is not reloaded`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    snapshot.reconfigureItems([1])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `the sizes of system fonts and of preferred ones`() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
    }
    #expect(sizes(.large) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(sizes(.extraSmall)[6] == 14 && sizes(.extraSmall)[0] == 31)
    #expect(sizes(.extraExtraExtraLarge)[6] == 23)
    #expect(sizes(.accessibilityExtraExtraExtraLarge)[6] == 53)
    #expect(sizes(.accessibilityExtraExtraExtraLarge)[0] == 60)
    #expect(sizes(.medium)[8] == 12 && sizes(.accessibilityMedium)[10] == 20)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `the first of the segments is at the right, from right to left`() throws {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.semanticContentAttribute = .forceRightToLeft
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let window = Headless.show(control, size: CGSize(width: 300, height: 32))
    window.layoutIfNeeded()
    Headless.tap(at: CGPoint(x: 290, y: 16), in: window)
    #expect(control.selectedSegmentIndex == 0)
    Headless.tap(at: CGPoint(x: 10, y: 16), in: window)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `a paragraph begins with twelve tabs, 28 points apart`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12)
    #expect(style.tabStops.first?.location == 28 && style.tabStops.last?.location == 336)
    #expect(NSParagraphStyle.default.tabStops == style.tabStops)
    style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
    #expect(style.tabStops.prefix(3).map(\.location) == [28, 40, 56])
    #expect((style.copy() as? NSParagraphStyle)?.tabStops.count == 13)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 40))
    style.tabStops.removeFirst()
    #expect(style.tabStops.map(\.location) == (2...12).map { CGFloat($0) * 28 })
  }

  @Test(
    arguments: [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (-1, 0), (9, 5)] as [(Float, Float)]
  )
  func `a slider with the values of its ticks only goes to the nearest`(
    _ value: Float,
    _ nearest: Float
  ) {
    let slider = UISlider()
    slider.maximumValue = 5
    slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 6)
    slider.value = value
    #expect(slider.value == nearest)
    slider.trackConfiguration?.allowsTickValuesOnly = false
    slider.value = 0.4
    #expect(slider.value == 0.4)
    slider.trackConfiguration?.allowsTickValuesOnly = true
    #expect(slider.value == 0)
  }
}
