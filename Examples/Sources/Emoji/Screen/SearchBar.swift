import Roster

/// A rounded field to search in.
final class SearchBar: UIView {
  let field = UITextField()
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
    addSubview(symbol)
    addSubview(field)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 10, dy: 0)
    let symbolWidth = symbol.sizeThatFits(inner.size).width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: CGRectEdge = isMirrored ? .maxXEdge : .minXEdge
    let (leading, rest) = inner.divided(atDistance: symbolWidth + 6, from: edge)
    symbol.frame = leading.divided(atDistance: symbolWidth, from: edge).slice
    field.frame = rest
  }
}
