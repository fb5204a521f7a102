import Roster

/// A title at the beginning of a line, and a button at its end.
final class TodoHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()
  let actionButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    actionButton.titleLabel?.font = .systemFont(ofSize: 15)
    addSubview(titleLabel)
    addSubview(actionButton)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = bounds.inset(by: UIEdgeInsets(top: 16, left: 20, bottom: 4, right: 20))
    let buttonWidth = actionButton.sizeThatFits(line.size).width
    let (button, title) = line.divided(atDistance: buttonWidth, from: .maxXEdge)
    actionButton.frame = button
    titleLabel.frame = title
  }
}
