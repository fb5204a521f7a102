import HeadlessUIKit

/// Hears what a user does with a cell that can be swiped aside.
public protocol SwipeCellDelegate: AnyObject {
  func swipeCell(_ cell: SwipeCell, shouldRevealFor velocity: CGPoint) -> Bool
  func swipeCellDidReveal(_ cell: SwipeCell)
}

/// A cell whose content is swiped aside to show what is behind it.
///
/// The swipe is a recognizer of its own, which says how far the content is moved.
open class SwipeCell: UICollectionViewCell, UIGestureRecognizerDelegate {
  public weak var swipeDelegate: SwipeCellDelegate?
  public let actionsView = UIView()
  public var actionsWidth: CGFloat = 80
  public private(set) var isRevealed = false

  private lazy var swipe: SwipeRecognizer = {
    let swipe = SwipeRecognizer()
    swipe.onChange = { [weak self] in self?.swipeDidChange($0) }
    swipe.delegate = self
    return swipe
  }()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(actionsView, belowSubview: contentView)
    actionsView.isHidden = true
    addGestureRecognizer(swipe)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open func layoutSubviews() {
    super.layoutSubviews()
    actionsView.frame = CGRect(
      x: bounds.width - actionsWidth,
      y: 0,
      width: actionsWidth,
      height: bounds.height
    )
  }

  override open func prepareForReuse() {
    super.prepareForReuse()
    hide(animated: false)
  }

  public func hide(animated: Bool) {
    isRevealed = false
    let change = { self.contentView.transform = .identity }
    guard animated else {
      change()
      actionsView.isHidden = true
      return
    }
    UIView.animate(
      withDuration: 0.2,
      animations: change,
      completion: { _ in self.actionsView.isHidden = !self.isRevealed }
    )
  }

  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === swipe else { return true }
    let translation = swipe.translation(in: self)
    return abs(translation.x) > abs(translation.y)
      && swipeDelegate?.swipeCell(self, shouldRevealFor: swipe.velocity(in: self)) ?? true
  }

  private func swipeDidChange(_ swipe: SwipeRecognizer) {
    let x = max(-actionsWidth, min(0, swipe.translation(in: self).x))
    switch swipe.state {
    case .began, .changed:
      actionsView.isHidden = false
      contentView.transform = CGAffineTransform(translationX: x, y: 0)
    case .ended where x < -actionsWidth / 2:
      isRevealed = true
      contentView.transform = CGAffineTransform(translationX: -actionsWidth, y: 0)
      swipeDelegate?.swipeCellDidReveal(self)
    default:
      hide(animated: true)
    }
  }
}

/// A pan that calls a closure with every change.
final class SwipeRecognizer: UIPanGestureRecognizer {
  var onChange: (SwipeRecognizer) -> Void = { _ in }

  override var state: UIGestureRecognizer.State {
    didSet { if state != .possible, state != .failed { onChange(self) } }
  }
}
