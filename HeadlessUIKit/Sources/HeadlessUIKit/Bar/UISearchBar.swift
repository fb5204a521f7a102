/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The distance of the symbol from the edge and from the text, in points.
  private static let (margin, gap): (CGFloat, CGFloat) = (8, 6)

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.leftViewRect(forBounds: bounds)
    rect.origin.x = isMirrored ? bounds.maxX - rect.width - Self.margin : rect.minX + Self.margin
    return rect
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView, leftViewMode == .always else { return super.textRect(forBounds: bounds) }
    let start = Self.margin + leftView.bounds.width + Self.gap
    return CGRect(
      x: isMirrored ? bounds.minX + Self.margin : bounds.minX + start,
      y: bounds.minY,
      width: max(0, bounds.width - start - Self.margin),
      height: bounds.height
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The delegate of a search bar; each method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Asks whether the text field may begin editing.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether the text field may end editing.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user taps the search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A bar with a search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
  private static let margin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36

  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private lazy var bridge = SearchFieldBridge(self)
  /// Called before the delegate for each event of the field.
  var onEvent: (Event) -> Void = { _ in }

  enum Event { case began, changed, cancelled }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The delegate of the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search text; setting it notifies the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      textDidChange()
    }
  }

  /// The text that is shown while the search text is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// Whether the bar has a cancel button.
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.fieldHeight + 2 * Self.margin)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var row = bounds.insetBy(dx: 2 * Self.margin, dy: 0)
    cancelButton.sizeToFit()
    if showsCancelButton {
      let size = cancelButton.bounds.size
      cancelButton.center = CGPoint(x: row.maxX - size.width / 2, y: row.midY)
      row.size.width -= size.width + Self.margin
    }
    field.frame = CGRect(
      x: row.minX,
      y: row.midY - Self.fieldHeight / 2,
      width: row.width,
      height: Self.fieldHeight
    )
  }

  func textDidChange() {
    onEvent(.changed)
    delegate?.searchBar(self, textDidChange: field.text ?? "")
  }

  private func setUp() {
    field.borderStyle = .roundedRect
    symbol.tintColor = .secondaryLabel
    symbol.frame = CGRect(x: 0, y: 0, width: 18, height: 18)
    field.placeholder = "Search"
    field.leftView = symbol
    field.leftViewMode = .always
    field.returnKeyType = .search
    field.delegate = bridge
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onEvent(.cancelled)
        delegate?.searchBarCancelButtonClicked(self)
      },
      for: .primaryActionTriggered
    )
    addSubview(cancelButton)
  }
}

/// Forwards the events of a search bar's field to the delegate of the bar.
private final class SearchFieldBridge: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.onEvent(.began)
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
