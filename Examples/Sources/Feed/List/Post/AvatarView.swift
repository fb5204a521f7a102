import Roster

/// A disc with an author's initials.
final class AvatarView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ author: Author) {
    label.text = String(author.name.split(separator: " ").compactMap(\.first))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
