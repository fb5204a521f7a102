package import Foundation

extension Container {
  /// The extent of an item across the list.
  package var breadth: CGFloat { axis == .vertical ? width : height }

  /// The size of an item that fills its column, or its row, and is this long.
  package func size(ofLength length: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: width, height: length) : CGSize(width: length, height: height)
  }

  /// How long a size is along the list.
  package func length(of size: CGSize) -> CGFloat { axis.turned(size).height }

  /// Whether a size has the extent across the list that is offered.
  package func isFilled(by size: CGSize) -> Bool {
    abs(axis.turned(size).width - breadth) <= 0.01
  }

  /// The size that keeps to the section, for one that does not; nil for one that does.
  package func fitting(_ size: CGSize) -> CGSize? {
    // A sum of thirds may be a little more than the whole.
    let noise: CGFloat = 1 / 64
    let turned = axis.turned(size)
    guard let breadthLimit, turned.width > breadthLimit + noise else { return nil }
    return axis.turned(CGSize(width: breadthLimit, height: turned.height))
  }
}
