package import HeadlessUIKit

/// Follows a view tree over time, and returns what has changed at each step.
///
/// A view keeps its number as long as it lives, so that readers of the differences can identify
/// cells although they are reused.
@MainActor
package struct NodeTracker {
  /// A view with its number.
  private struct Entry {
    weak var view: UIView?
    let number: Int
  }

  /// The members of a node that differ from their defaults.
  private typealias Members = [(name: String, value: JSONValue)]

  /// What a label has drawn, and what that depends on, so that text is not laid out for each
  /// picture.
  private struct Drawing {
    let look: LabelLook
    let text: Int?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var drawings: [Int: Drawing] = [:]
  private var classes: [ObjectIdentifier: Int] = [:]
  private var known: [Int: Members] = [:]
  private var present: [Int: Members] = [:]
  private var count = 0
  private var entriesAfterCleaning = 0

  package init() {}

  /// Returns the number of a view that has been seen; `nil` for any other.
  package func number(of view: UIView) -> Int? {
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return known[entry.number] == nil ? nil : entry.number
  }

  /// Returns what has changed in the tree since the last call: at first everything.
  ///
  /// - Parameters:
  ///   - root: The root of the tree, which is laid out if necessary.
  ///   - texts: The table for class names and drawings.
  /// - Returns: The changed members of nodes, by the numbers of the nodes, with `null` for a
  ///   default; and the numbers of removed nodes.
  package mutating func difference(
    of root: UIView,
    texts: inout TextTable
  ) -> (changed: JSONValue, gone: JSONValue) {
    root.layoutIfNeeded()
    present = [:]
    present.reserveCapacity(known.count)
    visit(root, isRoot: true, texts: &texts)
    var changed: [(String, JSONValue)] = []
    for (number, members) in present.sorted(by: { $0.key < $1.key }) {
      let patch = Self.patch(from: known[number] ?? [], to: members)
      if !patch.isEmpty || known[number] == nil {
        changed.append((String(number), .object(patch)))
      }
    }
    let gone = known.keys.filter { present[$0] == nil }.sorted()
    known = present
    present = [:]
    forgetDeadViews()
    return (.object(changed), .ints(gone))
  }

  @discardableResult
  private mutating func visit(_ view: UIView, isRoot: Bool, texts: inout TextTable) -> Int {
    let number = assignedNumber(of: view)
    let node = RenderNode(boxOf: view)
    var children: [Int] = []
    for subview in RenderNode.shownSubviews(of: view) {
      children.append(visit(subview, isRoot: false, texts: &texts))
    }
    var members = Self.members(of: node, isRoot: isRoot)
    if let drawing = drawing(of: view, node, number, &texts) {
      members.append(("svg", .int(drawing)))
    }
    members.append(("class", .int(className(of: view, &texts))))
    if let label = view.accessibilityLabel, !label.isEmpty {
      members.append(("label", .int(texts.number(of: label))))
    }
    if let scrollView = view as? UIScrollView {
      let size = scrollView.contentSize
      let insets = scrollView.adjustedContentInset
      members.append(("content", .numbers([size.width, size.height])))
      if insets != .zero {
        members.append(
          ("insets", .numbers([insets.top, insets.left, insets.bottom, insets.right]))
        )
      }
    }
    if !children.isEmpty { members.append(("children", .ints(children))) }
    present[number] = members
    return number
  }

  /// Returns the number of what a view draws itself; `nil` if it draws nothing.
  private mutating func drawing(
    of view: UIView,
    _ box: RenderNode,
    _ number: Int,
    _ texts: inout TextTable
  ) -> Int? {
    let look = LabelLook(view)
    if let known = drawings[number], known.look == look { return known.text }
    var node = box
    node.content = RenderContent(view)
    let drawing = SVGWriter.drawing(of: node)
    let text = drawing.isEmpty ? nil : texts.number(of: drawing)
    drawings[number] = look.map { Drawing(look: $0, text: text) }
    return text
  }

  private mutating func className(of view: UIView, _ texts: inout TextTable) -> Int {
    let key = ObjectIdentifier(type(of: view))
    if let known = classes[key] { return known }
    let number = texts.number(of: String(describing: type(of: view)))
    classes[key] = number
    return number
  }

  private mutating func assignedNumber(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    if let entry = entries[key], entry.view === view { return entry.number }
    count += 1
    entries[key] = Entry(view: view, number: count)
    return count
  }

  private mutating func forgetDeadViews() {
    guard entries.count > 2 * entriesAfterCleaning + 64 else { return }
    entries = entries.filter { $0.value.view != nil }
    entriesAfterCleaning = entries.count
    drawings = drawings.filter { known[$0.key] != nil }
  }

  private static func patch(from old: Members, to new: Members) -> [(String, JSONValue)] {
    var patch: [(String, JSONValue)] = []
    for (name, value) in new where old.first(where: { $0.name == name })?.value != value {
      patch.append((name, value))
    }
    for (name, _) in old where !new.contains(where: { $0.name == name }) {
      patch.append((name, .null))
    }
    return patch
  }

  private static func members(
    of node: RenderNode,
    isRoot: Bool
  ) -> Members {
    let bounds = node.bounds
    let corner = isRoot ? CGPoint.zero : bounds.origin.applying(node.toParent)
    let box = [corner.x, corner.y, bounds.width, bounds.height]
    guard box.allSatisfy(\.isFinite) else { return [] }
    var members: Members = [("frame", .numbers(box))]
    if bounds.origin != .zero {
      members.append(("origin", .numbers([bounds.minX, bounds.minY])))
    }
    let matrix: [CGFloat] = [node.toParent.a, node.toParent.b, node.toParent.c, node.toParent.d]
    if matrix != [1, 0, 0, 1] { members.append(("matrix", .numbers(matrix))) }
    if node.opacity < 1 { members.append(("opacity", .number(Double(node.opacity)))) }
    if let fill = node.fill { members.append(("fill", .string(fill.css))) }
    if let border = node.border {
      members.append(("border", [.string(border.color.css), .number(Double(border.width))]))
    }
    if node.cornerRadius > 0 { members.append(("radius", .number(Double(node.cornerRadius)))) }
    if node.clips { members.append(("clips", true)) }
    return members
  }
}

/// What the drawing of a label depends on.
private struct LabelLook: Equatable {
  let text: String
  let font: UIFont
  let color: RGBA
  let bounds: CGRect
  let lines: Int
  let breakMode: NSLineBreakMode
  let alignment: NSTextAlignment
  let isMirrored: Bool

  /// Reads a view; `nil` if it is not a label, or is a subclass that may draw something else.
  @MainActor init?(_ view: UIView) {
    guard let label = view as? UILabel, type(of: label) == UILabel.self, !label.hasLooksOfItsOwn
    else { return nil }
    text = label.text ?? ""
    font = label.font
    color = label.drawnTextColor.rgba(in: label.traitCollection)
    bounds = label.bounds
    lines = label.numberOfLines
    breakMode = label.lineBreakMode
    alignment = label.textAlignment
    isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension RGBA {
  /// The color in CSS notation, with its opacity if that is not 1.
  fileprivate var css: String {
    let digits = Array("0123456789abcdef")
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}
