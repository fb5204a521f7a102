import Foundation
import RosterPlatform

extension PlainList {
  /// One element on the screen, under the letter that stands for it in pictures.
  private struct Element {
    let letter: Character
    let frame: CGRect
    let zIndex: Int
  }

  /// A drawing of what is on the screen: one character for each 10 by 10 points.
  ///
  /// Items are letters in their order from `a` on, headers are `=`, footers `_`, and backgrounds `:`.
  /// Separators are too thin for it.
  var picture: String {
    let area = CGRect(origin: view.contentOffset, size: view.bounds.size)
      .intersection(CGRect(origin: .zero, size: view.contentSize))
    let elements = elements
    return stride(from: area.minY + 5, to: area.maxY, by: 10)
      .map { y in
        String(
          stride(from: area.minX + 5, to: area.maxX, by: 10).map { x -> Character in
            elements.last { $0.frame.contains(CGPoint(x: x, y: y)) }?.letter ?? "·"
          }
        )
      }
      .joined(separator: "\n")
  }

  /// The frames of what is on the screen, one on each line: `a: x y width height`.
  ///
  /// Separators are `-`, and the other letters those of pictures.
  var frames: String {
    elements.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { element in
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
        return "\(element.letter): " + numbers.joined(separator: " ")
      }
      .joined(separator: "\n")
  }

  /// A length with at most two decimal places.
  private static func text(_ length: CGFloat) -> String {
    let hundredths = Int((length * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(whole)" }
    return "\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// What is on the screen, from back to front.
  private var elements: [Element] {
    var result: [Element] = []
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) else { continue }
      result.append(Element(letter: letter(of: path), frame: cell.frame, zIndex: 0))
    }
    for (kind, letter) in [(Self.header, "="), (Self.footer, "_")] as [(String, Character)] {
      for boundary in view.visibleSupplementaryViews(ofKind: kind) {
        result.append(Element(letter: letter, frame: boundary.frame, zIndex: 1))
      }
    }
    for decoration in decorations {
      let isThin = min(decoration.frame.width, decoration.frame.height) <= 1
      result.append(
        Element(letter: isThin ? "-" : ":", frame: decoration.frame, zIndex: isThin ? 1 : -1)
      )
    }
    return result.filter { $0.frame.intersects(view.bounds) }
      .enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The views that belong to the layout alone.
  var decorations: [UICollectionReusableView] {
    let boundaries = [Self.header, Self.footer].flatMap(view.visibleSupplementaryViews)
    return view.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { subview in
        !(subview is UICollectionViewCell) && !boundaries.contains { $0 === subview }
      }
  }

  private func letter(of path: IndexPath) -> Character {
    let before = sections[..<path.section].reduce(0) { $0 + $1.sizes.count }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters[(before + path.item) % letters.count]
  }
}
