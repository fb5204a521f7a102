import UIKit

extension UIConfigurationStateCustomKey {
  static let isFavorite = UIConfigurationStateCustomKey("app.isFavorite")
}

extension UICellConfigurationState {
  var isFavorite: Bool {
    get { self[.isFavorite] as? Bool ?? false }
    set { self[.isFavorite] = newValue }
  }
}

/// A row of a list with accessories, and a state of its own.
class FavoriteListCell: UICollectionViewListCell {
  var isFavorite = false { didSet { setNeedsUpdateConfiguration() } }
  var title = ""
  var subtitle: String?

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isFavorite = isFavorite
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = title
    content.secondaryText = subtitle
    content.secondaryTextProperties.numberOfLines = 0
    content.image = UIImage(systemName: state.isFavorite ? "star.fill" : "star")
    content.prefersSideBySideTextAndSecondaryText = false
    content.directionalLayoutMargins.top = 12
    content.directionalLayoutMargins.bottom = 12
    contentConfiguration = content
    accessories = [
      .disclosureIndicator(displayed: .whenNotEditing),
      .delete(displayed: .whenEditing, actionHandler: { [weak self] in self?.onDelete?() }),
      .reorder(displayed: .whenEditing),
      .label(text: state.isFavorite ? "Favorite" : ""),
    ]
  }

  var onDelete: (() -> Void)?
}

/// A choice of segments with a caption.
final class SegmentsCell: UICollectionViewCell {
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let caption = UILabel()
  var onSelect: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    segments.selectedSegmentIndex = 0
    segments.addTarget(self, action: #selector(selectionChanged(_:)), for: .valueChanged)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    segments.selectedSegmentTintColor = .systemBlue
    caption.font = .preferredFont(forTextStyle: .caption2, compatibleWith: traitCollection)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    caption.text = "How long the chart looks back"
    let column = UIStackView(arrangedSubviews: [segments, caption])
    column.axis = .vertical
    column.spacing = 4
    column.pin(to: contentView, insets: .init(top: 8, left: 16, bottom: 8, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func selectionChanged(_ sender: UISegmentedControl) {
    onSelect?(sender.selectedSegmentIndex)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: []) {
      self.caption.alpha = sender.selectedSegmentIndex == 0 ? 1 : 0.5
    }
  }
}

/// A call to act, with a configured button below its text.
final class BannerCell: UICollectionViewCell {
  private let text = UILabel()
  private let button = UIButton(type: .system)
  private let close = UIButton(type: .close)
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  private let onAct: UIAction
  private var isClosed = false

  override init(frame: CGRect) {
    onAct = UIAction(title: "Act") { _ in }
    super.init(frame: frame)
    blur.pin(to: contentView)
    blur.layer.cornerRadius = 16
    blur.layer.cornerCurve = .continuous
    blur.clipsToBounds = true
    text.font = .preferredFont(forTextStyle: .title3)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    text.textAlignment = .natural

    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.image = UIImage(systemName: "arrow.right")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: 16,
      bottom: 8,
      trailing: 16
    )
    configuration.attributedTitle = AttributedString(
      "Go on",
      attributes: AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .headline)])
    )
    button.configuration = configuration
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = button.isSelected
      button.alpha = button.isHighlighted ? 0.7 : 1
    }
    button.addAction(
      UIAction { [weak self] _ in self?.button.isSelected.toggle() },
      for: .touchUpInside
    )
    close.addTarget(nil, action: #selector(BannerHandling.closeBanner(_:)), for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [text, button])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    column.pin(to: blur.contentView, insets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 56))
    close.translatesAutoresizingMaskIntoConstraints = false
    blur.contentView.addSubview(close)
    NSLayoutConstraint.activate([
      close.topAnchor.constraint(equalTo: blur.contentView.topAnchor, constant: 8),
      blur.contentView.trailingAnchor.constraint(equalTo: close.trailingAnchor, constant: 8),
      close.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ words: String) { text.text = words }
}

@objc protocol BannerHandling {
  func closeBanner(_ sender: Any?)
}

/// A formula with small and raised letters.
final class FormulaCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.allowsDefaultTighteningForTruncation = true
    label.pin(to: contentView, insets: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ parts: [(text: String, isRaised: Bool)]) {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let small = body.withSize(body.pointSize * 0.6)
    let whole = parts.reduce(into: NSMutableAttributedString()) { whole, part in
      whole.append(
        NSAttributedString(
          string: part.text,
          attributes: [
            .font: part.isRaised ? small : body,
            .baselineOffset: part.isRaised ? body.capHeight / 2 : 0,
          ]
        )
      )
    }
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "function")
    attachment.bounds = CGRect(
      x: 0,
      y: body.descender,
      width: body.lineHeight,
      height: body.lineHeight
    )
    whole.append(NSAttributedString(attachment: attachment))
    label.attributedText = whole
  }
}

/// Somebody's picture, name and state, of a cell that is generic over its view.
class HostCell<Content: UIView>: UICollectionViewCell {
  let hosted: Content

  override init(frame: CGRect) {
    hosted = Content()
    super.init(frame: frame)
    hosted.pin(to: contentView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PresenceView: UIView {
  private let name = UILabel()
  private let dot = UIView()
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0
    dot.layer.cornerRadius = 6
    dot.widthAnchor.constraint(equalToConstant: 12).isActive = true
    dot.heightAnchor.constraint(equalToConstant: 12).isActive = true
    stack.addArrangedSubview(dot)
    stack.addArrangedSubview(name)
    stack.alignment = .center
    stack.spacing = 8
    stack.pin(to: self, insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ name: String, isOnline: Bool) {
    self.name.text = name
    dot.backgroundColor = isOnline ? .systemGreen : .systemGray
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Wave", target: self, selector: #selector(wave)),
      UIAccessibilityCustomAction(name: "Mute") { _ in true },
    ]
  }

  @objc private func wave() -> Bool {
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    return true
  }
}

typealias PresenceCell = HostCell<PresenceView>
