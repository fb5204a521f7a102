import Roster

/// A line with a title.
final class DayHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.inset(by: UIEdgeInsets(top: 12, left: 20, bottom: 4, right: 20))
  }
}
