import Testing

@testable import HeadlessUIKit

/// What constraints cost those who have none, and those who only change what they show.
@MainActor
@Suite struct LayoutEngineTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let label = UILabel()
  private let window: UIWindow

  init() {
    window = Headless.show(cell, size: CGSize(width: 200, height: 60))
    label.numberOfLines = 0
    cell.contentView.addSubview(label)
  }

  @Test func `a tree without constraints makes no engine`() {
    label.frame = cell.contentView.bounds
    label.text = "Water the plants"
    window.layoutIfNeeded()
    _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    for view in [window, cell, cell.contentView, label] {
      #expect(view.constraintState?.engine == nil)
    }
  }

  @Test func `a cell that shows another text in another width builds no engine`() throws {
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    label.text = "Water the plants"
    window.layoutIfNeeded()
    let short = height(in: 200)
    let engine = try #require(label.superview?.engineForSubviews)
    let builds = engine.builds
    #expect(builds > 0)

    cell.prepareForReuse()
    label.text = "Book the train to Lisbon, and look for what leaves at night if it is sold out"
    #expect(height(in: 120) > short)
    window.layoutIfNeeded()
    #expect(label.superview?.engineForSubviews === engine)
    #expect(cell.contentView.engineForFitting === engine)
    #expect(engine.builds == builds)
  }

  private func height(in width: CGFloat) -> CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
