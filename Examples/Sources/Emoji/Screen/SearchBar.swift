import Roster

/// A rounded field to search in.
final class SearchBar: UIView {
  let field = UITextField()
  private let symbol = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    symbol.text = "🔍"
    symbol.font = .preferredFont(forTextStyle: .subheadline)
    symbol.adjustsFontForContentSizeCategory = true
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
    symbol.frame = leading
    field.frame = rest
  }
}
