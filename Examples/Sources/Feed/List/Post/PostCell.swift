import Roster

/// A card with an author above and likes below what was posted.
final class PostCell<Body: PostBody>: UICollectionViewCell {
  let avatar = AvatarView()
  let authorButton = UIButton(type: .system)
  let timeLabel = UILabel()
  let body = Body(frame: .zero)
  let likeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    authorButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    timeLabel.font = .systemFont(ofSize: 13)
    timeLabel.textColor = .secondaryLabel
    timeLabel.textAlignment = .right
    // A touch of the body is a touch of the cell.
    body.isUserInteractionEnabled = false
    likeButton.titleLabel?.font = .systemFont(ofSize: 15)
    for view in [avatar, authorButton, timeLabel, body, likeButton] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: PostLayout.bodyWidth(in: size.width), height: size.height)
    let bodyHeight = body.sizeThatFits(room).height
    return CGSize(
      width: size.width,
      height: PostLayout(bodyHeight: bodyHeight, width: size.width).height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let layout = PostLayout(height: bounds.height, width: bounds.width)
    avatar.frame = layout.avatar
    timeLabel.frame = layout.time
    body.frame = layout.body
    authorButton.frame = layout.author(ofWidth: authorButton.sizeThatFits(bounds.size).width)
    likeButton.frame = layout.like(ofWidth: likeButton.sizeThatFits(bounds.size).width)
  }
}
