import Roster

/// A rounded field to search in, and a button that empties it.
final class SearchBar: UIView {
  let field = UITextField()
  let clearButton = UIButton(type: .system)
  private let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    symbol.tintColor = .secondaryLabel
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    symbol.contentMode = .center
    symbol.isAccessibilityElement = false
    field.placeholder = "Search"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.tintColor = .secondaryLabel
    clearButton.accessibilityLabel = "Clear the search"
    clearButton.isHidden = true
    addSubview(symbol)
    addSubview(field)
    addSubview(clearButton)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 10, dy: 0)
    let symbolWidth = symbol.sizeThatFits(inner.size).width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edges: (CGRectEdge, CGRectEdge) =
      isMirrored ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    let (leading, rest) = inner.divided(atDistance: symbolWidth + 6, from: edges.0)
    let (trailing, middle) = rest.divided(atDistance: inner.height, from: edges.1)
    symbol.frame = leading.divided(atDistance: symbolWidth, from: edges.0).slice
    field.frame = middle
    clearButton.frame = trailing
  }
}
