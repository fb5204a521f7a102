import Roster

/// A rounded field to search in, and a button that empties it.
final class SearchBar: UIView {
  let field = UITextField()
  let clearButton = UIButton(type: .system)
  private let symbol = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    symbol.text = "🔍"
    symbol.font = .systemFont(ofSize: 15)
    field.placeholder = "Search"
    field.font = .systemFont(ofSize: 17)
    clearButton.setTitle("✕", for: .normal)
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
    let (left, rest) = inner.divided(atDistance: symbolWidth + 6, from: .minXEdge)
    let (right, middle) = rest.divided(atDistance: inner.height, from: .maxXEdge)
    symbol.frame = left
    field.frame = middle
    clearButton.frame = right
  }
}
