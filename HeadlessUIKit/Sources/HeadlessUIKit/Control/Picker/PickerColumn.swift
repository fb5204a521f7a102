/// A column of a picker, in which a finger turns the rows to the center.
@preconcurrency @MainActor final class PickerColumn: UIView {
  typealias Maker = (_ row: Int, _ reused: UIView?) -> UIView

  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  private(set) var selected = 0
  /// The visible row views.
  private(set) var views: [Int: UIView] = [:]

  private let onChoose: (Int) -> Void
  private var make: Maker = { _, _ in UIView() }
  /// The distance by which a finger has turned the column, in points.
  private var turn: CGFloat = 0

  init(onChoose: @escaping (Int) -> Void) {
    self.onChoose = onChoose
    super.init(frame: .zero)
    let pan = UIPanGestureRecognizer()
    Headless.onAction(of: pan) { [weak self] in self?.follow($0) }
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    Headless.onAction(of: tap) { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func reload(_ count: Int, rowHeight: CGFloat, make: @escaping Maker) {
    rowCount = max(0, count)
    self.rowHeight = max(1, rowHeight)
    self.make = make
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    select(selected)
  }

  func select(_ row: Int) {
    selected = clamped(row)
    turn = 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let reach = Int((bounds.height / rowHeight / 2).rounded(.up))
    let middle = clamped(selected - Int((turn / rowHeight).rounded()))
    let seen = max(0, middle - reach)..<min(rowCount, middle + reach + 1)
    var spare = views.filter { !seen.contains($0.key) }
    for row in seen {
      let view = views[row] ?? make(row, spare.popFirst()?.value)
      view.isUserInteractionEnabled = false
      views[row] = view
      if view.superview !== self { addSubview(view) }
      let offset = CGFloat(row - selected) * rowHeight + turn
      view.frame = CGRect(
        x: 0,
        y: bounds.midY - rowHeight / 2 + offset,
        width: bounds.width,
        height: rowHeight
      )
      // Rows are fainter the farther they are from the center, as on a wheel.
      view.alpha = max(0.2, 1 - abs(offset) / max(1, bounds.height / 2))
    }
    for (row, view) in views where !seen.contains(row) {
      if !seen.contains(where: { views[$0] === view }) { view.removeFromSuperview() }
      views[row] = nil
    }
  }

  private func clamped(_ row: Int) -> Int { max(0, min(row, rowCount - 1)) }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      turn = pan.translation(in: self).y
      setNeedsLayout()
    case .ended, .cancelled:
      choose(selected - Int((turn / rowHeight).rounded()))
    default: break
    }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let distance = tap.location(in: self).y - bounds.midY
    choose(selected + Int((distance / rowHeight).rounded()))
  }

  private func choose(_ row: Int) {
    let old = selected
    select(row)
    if selected != old { onChoose(selected) }
  }
}
