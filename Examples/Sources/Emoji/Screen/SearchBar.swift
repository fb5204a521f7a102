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
    symbol.font = .systemFont(ofSize: 15)
    field.placeholder = "Search"
    field.font = .systemFont(ofSize: 17)
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
    let (left, right) = inner.divided(atDistance: symbolWidth + 6, from: .minXEdge)
    symbol.frame = left
    field.frame = right
  }
}
