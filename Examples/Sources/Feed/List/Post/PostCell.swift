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
    authorButton.titleLabel?.follow(PostLayout.authorFont())
    authorButton.titleLabel?.numberOfLines = 0
    timeLabel.follow(PostLayout.timeFont())
    timeLabel.textColor = .secondaryLabel
    // A touch of the body is a touch of the cell.
    body.isUserInteractionEnabled = false
    likeButton.titleLabel?.follow(PostLayout.likeFont())
    for button in [authorButton, likeButton] { button.contentHorizontalAlignment = .leading }
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
      height: PostLayout(
        author: author,
        bodyHeight: bodyHeight,
        width: size.width,
        traits: traitCollection
      ).height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let layout = PostLayout(
      author: author,
      height: bounds.height,
      width: bounds.width,
      traits: traitCollection
    )
    let timeWidth = timeLabel.sizeThatFits(bounds.size).width
    let authorWidth = authorButton.sizeThatFits(bounds.size).width
    avatar.frame = layout.avatar
    timeLabel.frame = layout.time(ofWidth: timeWidth)
    body.frame = layout.body
    authorButton.frame = layout.author(ofWidth: authorWidth, besidesTimeOfWidth: timeWidth)
    likeButton.frame = layout.like(ofWidth: likeButton.sizeThatFits(bounds.size).width)
  }

  private var author: String { authorButton.currentTitle ?? "" }
}
