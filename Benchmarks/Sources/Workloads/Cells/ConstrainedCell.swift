import Foundation
@testable import Roster

/// A view whose content has a size, as a label's text has, but takes no time to measure.
final class SizedContent: UIView {
  var size = CGSize(width: 60, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A row with a picture, some lines of text and an accessory, placed by constraints.
///
/// With one line there are 19 constraints, if those that stand for the sizes of content are counted,
/// and 7 more with each other line.
final class ConstrainedCell: UICollectionViewCell {
  private let icon = UIView()
  private let accessory = UIView()
  private(set) var lines: [SizedContent] = []
  /// The distance of the first line from the top.
  private(set) var topGap: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(lines: 3)
    constrain()
  }

  init(lines: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare(lines: lines)
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(lines count: Int) {
    lines = (0..<count).map { _ in SizedContent() }
    for view in [icon, accessory] + lines {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  /// Makes the constraints and activates them.
  func constrain() {
    var constraints = [
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      accessory.widthAnchor.constraint(equalToConstant: 20),
      accessory.heightAnchor.constraint(equalToConstant: 20),
      accessory.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      accessory.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ]
    var top = contentView.topAnchor
    var gap: CGFloat = 11
    for line in lines {
      constraints += [
        line.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        line.trailingAnchor.constraint(
          lessThanOrEqualTo: accessory.leadingAnchor,
          constant: -12
        ),
        line.topAnchor.constraint(equalTo: top, constant: gap),
      ]
      top = line.bottomAnchor
      gap = 4
    }
    topGap = lines.first.flatMap { line in
      constraints.first { $0.firstItem === line && $0.firstAttribute == .top }
    }
    constraints.append(contentView.bottomAnchor.constraint(equalTo: top, constant: 11))
    NSLayoutConstraint.activate(constraints)
  }

  /// The height the constraints ask for in a width.
  func height(width: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
