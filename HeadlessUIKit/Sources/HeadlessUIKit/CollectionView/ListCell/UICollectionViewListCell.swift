/// A cell for a row of a list, with accessories at its ends.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The minimum height of a row, in points.
  private static let leastHeight: CGFloat = 52

  private var layout = AccessoryLayout()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showDefaultBackground()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showDefaultBackground()
  }

  /// Returns the default content of a row: a text and a smaller one below it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch configuration.appearance {
    case .grouped, .insetGrouped: .listGroupedCell()
    case .sidebar, .sidebarPlain: .listSidebarCell()
    case .plain, nil: .listPlainCell()
    }
  }

  /// The level of the item in an outline.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The indentation of each level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories at the leading end are indented with the content.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The accessories at the ends of the row.
  public var accessories: [UICellAccessory] = [] {
    didSet { replaceAccessories() }
  }

  /// A layout guide for the separators above and below the row.
  ///
  /// A separator without constraints begins with the content and extends to the end of the row.
  public var separatorLayoutGuide: UILayoutGuide {
    systemGuide("UICollectionViewListCell-separatorLayoutGuide", SeparatorLayoutGuide())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layout.show(isExpanded: configuration.isExpanded, isSelected: isSelected)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = contentRoom(in: bounds.width)
    let x = isMirrored ? bounds.width - room.start - room.width : room.start
    contentView.frame = CGRect(x: x, y: 0, width: room.width, height: bounds.height)
    let shift = indentsAccessories ? indentation : 0
    let accessoryBounds = CGRect(
      x: 0,
      y: 0,
      width: bounds.width - shift,
      height: bounds.height
    )
    configuration.separators?
      .place(in: self, from: room.start, guide: separatorSpan, isMirrored: isMirrored)
    layout.place(
      in: accessoryBounds,
      isEditing: configuration.isEditing,
      isMirrored: isMirrored
    )
    guard !isMirrored else { return }
    for view in layout.views { view.frame.origin.x += shift }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = contentRoom(in: size.width)
    let fitting = super.sizeThatFits(CGSize(width: room.width, height: size.height))
    return CGSize(width: size.width, height: max(leastContentHeight, fitting.height))
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if !accessories.isEmpty { replaceAccessories() }
  }

  /// Whether nothing is between the content and the end of the row.
  var hasTrailingAccessories: Bool {
    layout.widths(isEditing: configuration.isEditing).trailing > 0
  }

  override func contentWidth(inCellOf width: CGFloat) -> CGFloat { contentRoom(in: width).width }

  override var leastContentHeight: CGFloat {
    // Headers and footers are as high as their content.
    let isItem = appliedAttributes.map { $0.representedElementCategory == .cell } ?? true
    return isItem ? Self.leastHeight : 0
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Returns the range that accessories and indentation leave for the content.
  private func contentRoom(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let taken = layout.widths(isEditing: configuration.isEditing)
    let start = taken.leading + indentation
    return (start, max(0, width - start - taken.trailing))
  }

  private func replaceAccessories() {
    for view in layout.views where view.superview === self { view.removeFromSuperview() }
    layout = AccessoryLayout(accessories, of: self)
    for view in layout.views { addSubview(view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
