/// A row of segments of which the user selects one.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  nonisolated public static let noSegment = -1

  private static let height: CGFloat = 32
  var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment
  private var touched: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with segments for titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { segments.append(Segment(item)) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment($0) }
  }

  /// The index of the selected segment, or ``noSegment``; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard newValue == Self.noSegment || checked(newValue) else { return }
      selected = newValue
    }
  }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false {
    didSet { if isMomentary { selected = Self.noSegment } }
  }

  /// Whether the width of a segment depends on its content; otherwise all are equal.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles in a state; they are only kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of titles in a state; they are only kept.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index out of bounds means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index out of bounds means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment for an action; an index out of bounds means the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index)
    if selected == index {
      selected = Self.removedSegment
    } else if selected > index {
      selected -= 1
    }
    contentDidChange()
  }

  /// The index after the selected segment was removed, as in UIKit.
  private static let removedSegment = -2

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    contentDidChange()
  }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Segment(action) }
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    checked(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment with an action, or ``noSegment``.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    checked(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    checked(segment) ? segments[segment].image : nil
  }

  /// Sets a fixed width for a segment, in points; 0 removes it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the fixed width of a segment, in points, or 0 if there is none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    checked(segment) ? segments[segment].width : 0
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
    if !enabled, selected == segment { selected = Self.noSegment }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    checked(segment) && segments[segment].isEnabled
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentWidths(in: nil).reduce(0, +), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event),
      let index = segmentFrames.firstIndex(where: { $0.contains(touch.location(in: self)) }),
      segments[index].isEnabled, index != selected
    else { return }
    selected = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selected = Self.noSegment }
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    contentDidChange()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard checked(index) else { return }
    change(&segments[index])
    contentDidChange()
  }

  private func checked(_ index: Int) -> Bool {
    if segments.indices.contains(index) { return true }
    Headless.fail(
      "F-SEGMENT",
      name: "NSRangeException",
      "UISegmentedControl has no segment \(index): it has \(segments.count)"
    )
    return false
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
