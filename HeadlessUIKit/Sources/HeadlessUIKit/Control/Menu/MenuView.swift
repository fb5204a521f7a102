/// An open menu: rows to tap, in front of everything else in the window.
@preconcurrency @MainActor final class MenuView: UIView {
  static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 250
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 4

  private(set) var menu: UIMenu
  private(set) var rows: [MenuRow] = []
  private let panel = UIView()
  private var source: CGRect
  /// Called when the preview beside the menu is tapped; returns the commit style.
  var onPreview: (() -> UIContextMenuInteractionCommitStyle?)?
  /// What is shown beside the menu.
  var preview: UITargetedPreview?
  private let onChoose: (UIAction) -> Void
  private let onClose: () -> Void

  /// Creates an open menu near a rectangle of the window.
  init(
    _ menu: UIMenu,
    near source: CGRect,
    onChoose: @escaping (UIAction) -> Void,
    onClose: @escaping () -> Void
  ) {
    self.menu = menu
    self.source = source
    self.onChoose = onChoose
    self.onClose = onClose
    super.init(frame: .zero)
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 12
    panel.layer.borderWidth = 0.5
    panel.layer.borderColor = UIColor.separator.cgColor
    panel.clipsToBounds = true
    addSubview(panel)
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(Self.width, bounds.width - 2 * Self.margin)
    let height = CGFloat(rows.count) * Self.rowHeight
    let below = source.maxY + Self.gap
    let above = source.minY - Self.gap - height
    let hasRoomBelow = below + height <= bounds.height - Self.margin
    let y = hasRoomBelow ? below : max(Self.margin, min(above, bounds.height - height))
    let x = min(max(Self.margin, source.minX), bounds.width - Self.margin - width)
    panel.frame = CGRect(x: x, y: y, width: width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: CGFloat(index) * Self.rowHeight,
        width: width,
        height: Self.rowHeight
      )
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close()
  }

  /// Removes the menu from the screen.
  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose()
  }

  /// Moves the menu beside another rectangle.
  func move(to source: CGRect) {
    self.source = source
    setNeedsLayout()
  }

  /// Shows a menu in place of the present one.
  func show(_ menu: UIMenu) {
    self.menu = menu
    for row in rows { row.removeFromSuperview() }
    rows = []
    if !menu.title.isEmpty { add(MenuRow(title: menu.title)) }
    add(menu.children)
    setNeedsLayout()
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
        add(submenu.children)
      } else if let action = element as? UIAction, action.attributes.contains(.hidden) {
        continue
      } else {
        add(MenuRow(element) { [weak self] in self?.choose(element) })
      }
    }
  }

  private func add(_ row: MenuRow) {
    rows.append(row)
    panel.addSubview(row)
  }

  private func choose(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu { return show(submenu) }
    guard let action = element as? UIAction else { return }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    onChoose(action)
    if superview != nil { show(menu) }
  }
}

/// A row of an open menu: its title or an element.
@preconcurrency @MainActor final class MenuRow: UIControl {
  private static let margin: CGFloat = 16
  private let title = UILabel()
  private let picture = UIImageView(image: nil)

  /// The element of the row; `nil` for the menu's title.
  let element: UIMenuElement?

  /// Creates a row with a menu's title.
  init(title text: String) {
    element = nil
    super.init(frame: .zero)
    title.text = text
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    isEnabled = false
    addSubview(title)
  }

  /// Creates a row with an element.
  init(_ element: UIMenuElement, onTap: @escaping () -> Void) {
    self.element = element
    super.init(frame: .zero)
    let action = element as? UIAction
    let attributes = action?.attributes ?? []
    isEnabled = !attributes.contains(.disabled)
    title.text = action?.state == .on ? "✓ \(element.title)" : element.title
    title.textColor =
      if !isEnabled { .tertiaryLabel } else {
        attributes.contains(.destructive) ? .systemRed : .label
      }
    picture.image = element is UIMenu ? UIImage(systemName: "chevron.right") : element.image
    picture.tintColor = title.textColor
    addSubview(title)
    addSubview(picture)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = picture.intrinsicContentSize.width
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.insetBy(dx: Self.margin, dy: 0)
    title.frame = CGRect(
      x: isReversed ? room.minX + side : room.minX,
      y: 0,
      width: max(0, room.width - side),
      height: bounds.height
    )
    picture.frame = CGRect(
      x: isReversed ? room.minX : room.maxX - side,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
  }
}
