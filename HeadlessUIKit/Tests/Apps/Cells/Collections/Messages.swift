import UIKit

@objc protocol BubbleCellDelegate: AnyObject {
  @objc optional func bubbleCellDidDoubleTap(_ cell: BubbleCell)
}

/// A message in a bubble with a shadow and a tail.
class BubbleCell: UICollectionViewCell {
  weak var delegate: BubbleCellDelegate?

  let textView = UITextView()
  private let bubble = UIView()
  private let tail = CAShapeLayer()
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.isScrollEnabled = false
    textView.isEditable = false
    textView.backgroundColor = .clear
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
    textView.textContainerInset = UIEdgeInsets(top: 6, left: 4, bottom: 6, right: 4)
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 14
    bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    bubble.layer.shadowOpacity = 0.1
    bubble.layer.addSublayer(tail)
    contentView.addSubview(bubble)
    bubble.addSubview(textView)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor,
        multiplier: 0.8
      ),
      textView.topAnchor.constraint(equalTo: bubble.topAnchor),
      textView.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
    ])
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -12
    )
    let tap = UITapGestureRecognizer(target: self, action: #selector(didDoubleTap))
    tap.numberOfTapsRequired = 2
    bubble.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(text: String, isMine: Bool) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    textView.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body),
        .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ]
    )
    leading?.isActive = !isMine
    trailing?.isActive = isMine
  }

  @objc private func didDoubleTap() {
    delegate?.bubbleCellDidDoubleTap?(self)
  }
}

extension BubbleCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bubble.bounds.height - 12))
    path.addLine(to: CGPoint(x: -6, y: bubble.bounds.height))
    path.addLine(to: CGPoint(x: 12, y: bubble.bounds.height))
    path.close()
    tail.path = path.cgPath
    bubble.layer.shadowPath = UIBezierPath(roundedRect: bubble.bounds, cornerRadius: 14).cgPath
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    textView.attributedText = nil
  }
}

/// A message that could not be sent, with a button to try again.
final class FailedBubbleCell: BubbleCell {
  var onRetry: (() -> Void)?
  private let retry = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    retry.setTitle("Retry", for: .normal)
    retry.addTarget(self, action: #selector(retryTapped), for: .touchUpInside)
    retry.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    retry.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    contentView.addSubview(retry)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func retryTapped() { onRetry?() }
}

/// A row with three dots that move, while somebody types.
final class TypingCell: UICollectionViewCell {
  private let dots = (0..<3).map { _ in CALayer() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = UIColor.systemGray.cgColor
      dot.cornerRadius = 4
      dot.frame = CGRect(x: 16 + 12 * index, y: 14, width: 8, height: 8)
      contentView.layer.addSublayer(dot)
    }
    contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window == nil ? stop() : start()
  }

  private func start() {
    for (index, dot) in dots.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [1, 0.3, 1]
      animation.keyTimes = [0, 0.5, 1]
      animation.duration = 1
      animation.repeatCount = .infinity
      animation.beginTime = CACurrentMediaTime() + 0.2 * Double(index)
      dot.add(animation, forKey: #keyPath(CALayer.opacity))
    }
  }

  private func stop() {
    dots.forEach { $0.removeAllAnimations() }
  }
}
