import Roster

/// A disc with a ring around it, and a name below.
final class StoryCell: UICollectionViewCell {
  let ring = UIView()
  let avatar = AvatarView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    for view in [ring, avatar, label] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = StoryLayout.ring
    ring.layer.cornerRadius = StoryLayout.ring.height / 2
    avatar.frame = StoryLayout.avatar
    label.frame = StoryLayout.label
  }
}
