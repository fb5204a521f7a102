import UIKit

/// A field of a form, with its label above it.
final class FormFieldCell: UICollectionViewCell, UITextFieldDelegate {
  @objc dynamic private(set) var value = ""
  var onChange: ((String) -> Void)?

  private let label = UILabel()
  private let field = UITextField()
  private let errorLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    field.font = UIFont.preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
    field.addTarget(
      self,
      action: #selector(FormFieldCell.editingDidEnd),
      for: [.editingDidEnd, .editingDidEndOnExit]
    )
    errorLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    errorLabel.adjustsFontForContentSizeCategory = true
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [label, field, errorLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, placeholder: String, error: String?) {
    label.text = title
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder,
      attributes: [.foregroundColor: UIColor.tertiaryLabel]
    )
    errorLabel.text = error
    errorLabel.isHidden = error == nil
  }

  @objc private func textDidChange(_ sender: UITextField) {
    value = sender.text ?? ""
    onChange?(value)
  }

  @objc private func editingDidEnd() { field.resignFirstResponder() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// A setting that is on or off.
final class SwitchCell: UICollectionViewCell {
  typealias Handler = (SwitchCell, Bool) -> Void

  var handler: Handler?
  private let title = UILabel()
  let toggle = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    title.adjustsFontForContentSizeCategory = true
    toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [title, toggle])
    row.alignment = .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      NSLayoutConstraint(
        item: row,
        attribute: edge,
        relatedBy: .equal,
        toItem: contentView,
        attribute: edge,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ text: String, isOn: Bool) {
    title.text = text
    toggle.isOn = isOn
  }

  @objc func toggled() { handler?(self, toggle.isOn) }
}

/// A player with a slider that follows a display link.
final class PlayerCell: UICollectionViewCell {
  private let slider = UISlider()
  private let timeLabel = UILabel()
  private let playButton = UIButton(type: .custom)
  private var link: CADisplayLink?
  private(set) var seconds: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    playButton.setImage(UIImage(systemName: "pause.fill"), for: .selected)
    playButton.addTarget(self, action: #selector(playPause(_:event:)), for: .touchUpInside)
    slider.addTarget(self, action: #selector(seek), for: .valueChanged)
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.adjustsFontForContentSizeCategory = true
    timeLabel.text = "0:00"
    let stack = UIStackView(arrangedSubviews: [playButton, slider, timeLabel])
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      playButton.widthAnchor.constraint(equalToConstant: 32),
      timeLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func playPause(_ sender: UIButton, event: UIEvent?) {
    sender.isSelected.toggle()
    link?.invalidate()
    link = nil
    guard sender.isSelected else { return }
    link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func tick(_ link: CADisplayLink) { seconds += link.duration }
  @objc private func seek() { seconds = TimeInterval(slider.value) * 60 }
}

/// A card with a picture, a gradient over it, and a title in a font of its own that grows.
final class CardCell: UICollectionViewCell {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
  }

  private let picture = UIImageView()
  private let shade = GradientView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.gradient?.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    shade.gradient?.locations = [0.4, 1]
    title.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: UIFont.systemFont(ofSize: 22, weight: .bold),
      maximumPointSize: 60
    )
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    for view in [picture, shade, title] as [UIView] {
      contentView.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),
      shade.topAnchor.constraint(equalTo: picture.topAnchor),
      shade.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ text: String) { title.text = text }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
}

/// The header of a section, whose button says what it does.
final class SectionHeaderView: UICollectionReusableView {
  let title = UILabel()
  let more = UIButton(type: .system)
  var onMore: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .title3)
    title.adjustsFontForContentSizeCategory = true
    more.setTitle("See all", for: .normal)
    more.addTarget(self, action: #selector(moreTapped), for: .touchUpInside)
    more.isPointerInteractionEnabled = true
    for view in [title, more] as [UIView] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      more.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      more.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      more.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func moreTapped() { onMore?() }
}
