// Apps unwrap and cast by force.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

struct Post {
  var author: String
  var handle: String
  var text: String
  var likes: Int
  var isLiked: Bool
}

protocol PostCellDelegate: AnyObject {
  func postCell(_ cell: PostCell, didTapLike button: UIButton)
  func postCellDidTapAvatar(_ cell: PostCell)
}

/// A post of a feed, with its author, its text and a bar of buttons.
final class PostCell: UITableViewCell {
  weak var delegate: PostCellDelegate?

  private let avatarView: UIImageView = {
    let view = UIImageView(image: UIImage(named: "placeholder"))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.clipsToBounds = true
    view.layer.cornerRadius = 24
    view.isUserInteractionEnabled = true
    view.accessibilityIgnoresInvertColors = true
    return view
  }()
  private let nameLabel = UILabel()
  private let bodyLabel = UILabel()
  private let likeButton = UIButton(type: .custom)
  private let shareButton = UIButton(type: .custom)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.numberOfLines = 0
    bodyLabel.numberOfLines = 0
    bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))
    bodyLabel.adjustsFontForContentSizeCategory = true
    nameLabel.adjustsFontForContentSizeCategory = true

    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    likeButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    likeButton.setTitleColor(.secondaryLabel, for: .normal)
    likeButton.setTitleColor(.systemPink, for: [.selected, .highlighted])
    likeButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    likeButton.addTarget(self, action: #selector(PostCell.likeTapped(sender:)), for: .touchUpInside)
    shareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    shareButton.addTarget(self, action: #selector(shareTapped), for: .touchUpInside)
    avatarView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(self.avatarTapped(_:)))
    )

    let bar = UIStackView(arrangedSubviews: [likeButton, shareButton, UIView()])
    bar.axis = .horizontal
    bar.distribution = .fill
    bar.spacing = 24
    let column = UIStackView(arrangedSubviews: [nameLabel, bodyLabel, bar])
    column.axis = .vertical
    column.alignment = .fill
    column.setCustomSpacing(12, after: bodyLabel)
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatarView)
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: 48),
      avatarView.heightAnchor.constraint(equalToConstant: 48),
      avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatarView.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor,
        constant: -12
      ),
      column.topAnchor.constraint(equalTo: avatarView.topAnchor),
      column.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with post: Post) {
    let name = NSMutableAttributedString(
      string: post.author,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
    )
    name.append(
      NSAttributedString(
        string: " @\(post.handle)",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .subheadline),
          .foregroundColor: UIColor.secondaryLabel,
        ]
      )
    )
    nameLabel.attributedText = name
    bodyLabel.text = post.text
    likeButton.setTitle(
      NumberFormatter.localizedString(from: NSNumber(value: post.likes), number: .decimal),
      for: .normal
    )
    likeButton.isSelected = post.isLiked
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.image = nil
    nameLabel.attributedText = nil
    delegate = nil
  }

  @objc private func likeTapped(sender: UIButton) {
    sender.isSelected = !sender.isSelected
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 3,
      options: [.allowUserInteraction],
      animations: { sender.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) },
      completion: { _ in sender.transform = .identity }
    )
    delegate?.postCell(self, didTapLike: sender)
  }

  @objc private func shareTapped() {
    UIPasteboard.general.string = bodyLabel.text
  }

  @objc private func avatarTapped(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    delegate?.postCellDidTapAvatar(self)
  }
}

/// An article whose picture is loaded, and whose load is cancelled.
class ArticleTableCell: UITableViewCell {
  typealias Cancel = () -> Void
  static var load: (URL, @escaping (UIImage?) -> Void) -> Cancel = { _, done in
    DispatchQueue.main.async { done(UIImage(systemName: "photo")) }
    return {}
  }

  let headline = UILabel()
  let source = UILabel()
  let thumbnail = UIImageView()
  private var cancel: Cancel?
  private var thumbnailHeight: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.numberOfLines = 3
    headline.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: UIFont(name: "Georgia-Bold", size: 20) ?? UIFont.boldSystemFont(ofSize: 20)
    )
    headline.adjustsFontForContentSizeCategory = true
    source.font = .preferredFont(forTextStyle: .caption1)
    source.adjustsFontForContentSizeCategory = true
    source.adjustsFontSizeToFitWidth = true
    source.minimumScaleFactor = 0.7
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.layer.cornerRadius = 6
    thumbnail.layer.masksToBounds = true
    for view in [headline, source, thumbnail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    thumbnailHeight = thumbnail.heightAnchor.constraint(equalToConstant: 160)
    thumbnailHeight.priority = UILayoutPriority(999)
    let views: [String: UIView] = ["headline": headline, "source": source, "thumbnail": thumbnail]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-12-[thumbnail]-8-[headline]-(4)-[source]-12-|",
      options: [.alignAllLeading, .alignAllTrailing],
      metrics: nil,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[thumbnail]-margin-|",
      options: [],
      metrics: ["margin": 16],
      views: views
    )
    constraints.append(thumbnailHeight)
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(title: String, source: String, picture: URL?) {
    headline.text = title
    self.source.text = source
    thumbnailHeight.constant = picture == nil ? 0 : 160
    thumbnail.isHidden = picture == nil
    guard let picture = picture else { return }
    cancel = ArticleTableCell.load(picture) { [weak self] image in
      guard let `self` = self, let image = image else { return }
      UIView.transition(
        with: self.thumbnail,
        duration: 0.2,
        options: .transitionCrossDissolve,
        animations: { self.thumbnail.image = image },
        completion: nil
      )
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancel?()
    cancel = nil
    thumbnail.image = nil
  }
}

/// A ring that shows how much of something is there.
@IBDesignable open class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()

  @IBInspectable open var lineWidth: CGFloat = 3 { didSet { setNeedsLayout() } }
  @IBInspectable open var progress: CGFloat = 0 {
    didSet {
      let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
      animation.fromValue = oldValue
      animation.toValue = progress
      animation.duration = 0.25
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      bar.strokeEnd = progress
      bar.add(animation, forKey: "progress")
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    isOpaque = false
    for shape in [track, bar] {
      shape.fillColor = nil
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    track.strokeColor = UIColor.systemFill.cgColor
    bar.strokeColor = tintColor.cgColor
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: center,
      radius: (min(bounds.width, bounds.height) - lineWidth) / 2,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    [track, bar].forEach {
      $0.frame = bounds
      $0.lineWidth = lineWidth
      $0.path = path.cgPath
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 28, height: 28)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    bar.strokeColor = tintColor.cgColor
  }
}

/// An episode of a podcast with a ring of what was heard.
final class EpisodeCell: UITableViewCell {
  private let ring = ProgressRing()
  private let title = UILabel()
  private let date = UILabel()
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = UIFont.preferredFont(forTextStyle: .callout).withTraits(.traitBold)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2
    date.font = UIFont.preferredFont(forTextStyle: .caption2)
    date.adjustsFontForContentSizeCategory = true
    date.textColor = UIColor.tertiaryLabel
    let texts = UIStackView(arrangedSubviews: [date, title])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, ring])
    row.spacing = 16
    row.alignment = .center
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10,
      leading: 16,
      bottom: 10,
      trailing: 16
    )
    row.isLayoutMarginsRelativeArrangement = true
    row.pin(to: contentView)
    ring.setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, date: Date, heard: Double) {
    self.title.text = title
    self.date.text = EpisodeCell.formatter.string(from: date)
    ring.progress = CGFloat(heard)
    ring.isHidden = heard >= 1
    accessibilityValue = String(format: "%.0f%%", heard * 100)
  }
}

extension UIFont {
  func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

extension UIView {
  func pin(to parent: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: insets.left),
      parent.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      parent.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ])
  }
}

/// A question with answers, and how many gave each.
final class PollCell: UITableViewCell {
  private let question = UILabel()
  private let answers = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    question.font = .preferredFont(forTextStyle: .body)
    question.adjustsFontForContentSizeCategory = true
    question.numberOfLines = 0
    answers.axis = .vertical
    answers.spacing = 8
    let column = UIStackView(arrangedSubviews: [question, answers])
    column.axis = .vertical
    column.spacing = UIStackView.spacingUseSystem
    column.pin(to: contentView, insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(question text: String, votes: [(answer: String, count: Int)]) {
    question.text = text
    answers.arrangedSubviews.forEach { $0.removeFromSuperview() }
    let sum = votes.reduce(0) { $0 + $1.count }
    for (index, vote) in votes.enumerated() {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.text = vote.answer
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progressTintColor = .systemIndigo
      bar.trackTintColor = .quaternarySystemFill
      bar.setProgress(Float(vote.count) / Float(max(1, sum)), animated: false)
      let column = UIStackView(arrangedSubviews: [label, bar])
      column.axis = .vertical
      column.spacing = 2
      column.tag = index
      column.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(vote(_:))))
      answers.addArrangedSubview(column)
    }
  }

  var onVote: ((Int) -> Void)?

  @objc private func vote(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizer.view?.tag else { return }
    onVote?(index)
  }
}

/// A comment of a thread, indented by its depth.
final class CommentCell: UITableViewCell {
  @IBOutlet private weak var unused: UIView?
  private let author = UILabel()
  private let comment = UILabel()
  private let line = CALayer()
  private var leading: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    indentationWidth = 12
    line.backgroundColor = UIColor.separator.cgColor
    contentView.layer.insertSublayer(line, at: 0)
    author.font = UIFont.boldSystemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .footnote).pointSize
    )
    comment.font = UIFont.preferredFont(forTextStyle: .callout)
    comment.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [author, comment])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    leading = column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      leading!,
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(contentSizeCategoryDidChange(_:)),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { NotificationCenter.default.removeObserver(self) }

  func configure(author name: String, text: String, depth: Int) {
    author.text = name
    comment.text = text
    indentationLevel = depth
    leading?.constant = 16 + CGFloat(depth) * indentationWidth
    line.isHidden = depth == 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.frame = CGRect(
      x: (leading?.constant ?? 16) - 8,
      y: 0,
      width: 1 / UIScreen.main.scale,
      height: bounds.height
    )
    CATransaction.commit()
  }

  @objc private func contentSizeCategoryDidChange(_ notification: Notification) {
    comment.font = UIFont.preferredFont(forTextStyle: .callout)
    author.font = UIFont.boldSystemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .footnote).pointSize
    )
  }
}

/// The last row of a list that has more pages.
class SpinnerCell: UITableViewCell {
  private let spinner = UIActivityIndicatorView(style: .medium)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    spinner.hidesWhenStopped = true
    contentView.addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
    spinner.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    let height = contentView.heightAnchor.constraint(equalToConstant: 64)
    height.priority = .defaultHigh
    height.isActive = true
    separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
