import Roster

/// A disc with a ring around it, and a name below.
final class StoryCell: UICollectionViewCell {
  let ring = UIView()
  let avatar = AvatarView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.follow(StoryLayout.font())
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
    let layout = StoryLayout(label.text ?? "", traitCollection)
    ring.frame = layout.ring
    ring.layer.cornerRadius = layout.ring.height / 2
    avatar.frame = layout.avatar
    label.frame = layout.label
  }
}
