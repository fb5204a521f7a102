public import Foundation
public import Roster

/// One thing that happened to a recorded list: a line of a test that `ListHarness.test(reproducing:)` writes.
///
/// `ListHarness.replay(_:with:)` takes such steps.
public enum ReplayStep: Hashable, Sendable {
  /// The app shows content.
  case apply([ReplayedSection], animated: Bool = false)

  /// The list gets a size, traits and a mode of selection.
  case screen(ReplayedScreen)

  /// An item changes its state, and has another size with it: the item at an index path, or a header, a footer or
  /// another view.
  case state(
    of: ReplayedItem.ID? = nil,
    at: IndexPath? = nil,
    width: CGFloat? = nil,
    height: CGFloat,
    animated: Bool = false
  )

  /// The list scrolls to an offset.
  case scroll(x: CGFloat = 0, y: CGFloat)

  /// The user touches an item, by its section and its position in it.
  case touch(Touch, Int, Int)

  /// The user picks up an item at a point of the content, to move it, and its controller refuses some positions on
  /// the way.
  case pickUp(IndexPath, x: CGFloat, y: CGFloat, refused: [IndexPath] = [])

  /// The finger that has picked up an item moves to a point of the content.
  case carry(x: CGFloat, y: CGFloat)

  /// The item that was picked up is dropped.
  case putDown

  /// The item that was picked up returns to where it was.
  case putBack

  /// An item is moved without a finger, such as by an action for assistive technologies.
  case move(IndexPath, to: IndexPath)

  /// The app reloads the collection view behind the list's back.
  case reload

  /// The app changes the collection view behind the list's back.
  case batch([ReplayedOperation])

  /// All animations end.
  case finishAnimations

  /// Time passes, in milliseconds.
  case wait(Int)

  /// Something happens inside of the next call of a hook.
  indirect case inside(ControllerHook, of: ReplayedItem.ID, ReplayStep)

  /// How the user touches an item.
  public enum Touch: String, CaseIterable, Sendable {
    /// The item is highlighted while it is touched.
    case highlight, unhighlight
    /// The selection changes.
    case select, deselect
    /// The item's action is performed.
    case primaryAction
  }
}

/// An operation of a collection view; a section is an index path with one index.
public enum ReplayedOperation: Hashable, Sendable {
  /// An item or a section is inserted.
  case insert(IndexPath)

  /// An item or a section is deleted.
  case delete(IndexPath)

  /// An item or a section is shown anew.
  case reload(IndexPath)

  /// An item or a section is moved.
  case move(IndexPath, to: IndexPath)
}

/// What surrounds a recorded list.
public struct ReplayedScreen: Hashable, Sendable {
  /// The width of the list, in points.
  public var width: CGFloat

  /// The height of the list, in points.
  public var height: CGFloat

  /// Whether the list is in a window.
  public var isInWindow: Bool

  /// Whether the style is dark.
  public var isDark: Bool

  /// The name of the text size, as in `UIContentSizeCategory`; empty for the usual one.
  public var textSize: String

  /// How many items can be selected: 0, 1, or 2 for any number.
  public var selection: Int

  /// Describes what surrounds a list.
  public init(
    width: CGFloat,
    height: CGFloat,
    isInWindow: Bool = true,
    isDark: Bool = false,
    textSize: String = "",
    selection: Int = 1
  ) {
    self.width = width
    self.height = height
    self.isInWindow = isInWindow
    self.isDark = isDark
    self.textSize = textSize
    self.selection = selection
  }
}

/// A section of a recorded list.
public struct ReplayedSection: Hashable, Sendable {
  /// What tells the section from others.
  public var id: Int

  /// The number of columns: 1 for a list, and 0 for items that flow.
  public var columns: Int

  /// The space between lines, in points.
  public var lineSpacing: CGFloat

  /// The space between the items of a line, in points.
  public var itemSpacing: CGFloat

  /// The insets: top, leading, bottom and trailing; or empty.
  public var insets: [CGFloat]

  /// Headers, footers and other views.
  public var views: [ReplayedView]

  /// The items.
  public var items: [ReplayedItem]

  /// Describes a section.
  public init(
    _ id: Int,
    columns: Int = 1,
    lineSpacing: CGFloat = 0,
    itemSpacing: CGFloat = 0,
    insets: [CGFloat] = [],
    views: [ReplayedView] = [],
    _ items: [ReplayedItem]
  ) {
    self.id = id
    self.columns = columns
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.views = views
    self.items = items
  }
}

/// A header, a footer or another view of a recorded section.
public struct ReplayedView: Hashable, Sendable {
  /// The kind of the view.
  public var kind: String

  /// What the view shows.
  public var item: ReplayedItem

  /// Describes a view.
  public init(_ kind: String, _ item: ReplayedItem) {
    self.kind = kind
    self.item = item
  }
}

extension ReplayStep: CustomStringConvertible {
  /// The step in Swift.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the step in Swift.
  var lines: [String] {
    switch self {
    case .apply(let sections, let isAnimated):
      list(
        sections.map(\.lines),
        between: ".apply([",
        and: isAnimated ? "], animated: true)" : "])"
      )
    case .screen(let screen): [".screen(\(screen))"]
    case .state(let id, let path, let width, let height, let isAnimated):
      [
        ".state("
          + [
            path.map { "at: [\($0.section), \($0.item)]" } ?? id.map { "of: \($0.source)" },
            width.map { "width: \(number($0))" }, "height: \(number(height))",
            isAnimated ? "animated: true" : nil,
          ]
          .compactMap(\.self).joined(separator: ", ") + ")"
      ]
    case .scroll(let x, let y):
      [x == 0 ? ".scroll(y: \(number(y)))" : ".scroll(x: \(number(x)), y: \(number(y)))"]
    case .touch(let touch, let section, let item):
      [".touch(.\(touch.rawValue), \(section), \(item))"]
    case .pickUp(let path, let x, let y, let refused):
      [
        ".pickUp(\(path.source), x: \(number(x)), y: \(number(y))"
          + (refused.isEmpty
            ? ")" : ", refused: [\(refused.map(\.source).joined(separator: ", "))])")
      ]
    case .carry(let x, let y): [".carry(x: \(number(x)), y: \(number(y)))"]
    case .putDown: [".putDown"]
    case .putBack: [".putBack"]
    case .move(let path, let target): [".move(\(path.source), to: \(target.source))"]
    case .reload: [".reload"]
    case .batch(let operations):
      [".batch([\(operations.map(\.source).joined(separator: ", "))])"]
    case .finishAnimations: [".finishAnimations"]
    case .wait(let time): [".wait(\(time))"]
    case .inside(let hook, let id, let step):
      list(
        [[".\(hook)"], ["of: \(id.source)"], step.lines],
        between: ".inside(",
        and: ")",
        ends: false
      )
    }
  }

  /// A few words about the step.
  var caption: String {
    switch self {
    case .apply(let sections, _): "apply \(sections.count) sections"
    case .screen(let screen): "show on \(number(screen.width)) × \(number(screen.height))"
    case .state(let id, let path, _, _, _):
      "change the state of \(path.map { "item \($0.item) of section \($0.section)" } ?? id?.words ?? "an item")"
    case .touch(let touch, let section, let item): "\(touch) item \(item) of section \(section)"
    case .scroll(let x, let y): "scroll to \(number(x)), \(number(y))"
    case .pickUp(let path, _, _, _): "pick up item \(path.words)"
    case .carry(let x, let y): "carry to \(number(x)), \(number(y))"
    case .putDown: "put down"
    case .putBack: "put back"
    case .move(let path, let target): "move item \(path.words) to \(target.words)"
    case .reload: "reload behind the list's back"
    case .batch: "change the collection view behind the list's back"
    case .finishAnimations: "end the animations"
    case .wait(let time): "wait for \(time) ms"
    case .inside(let hook, let id, let step): "\(step.caption) inside of \(hook) of \(id.words)"
    }
  }
}

extension ReplayedScreen: CustomStringConvertible {
  /// The screen in Swift.
  public var description: String {
    let parts = [
      "width: \(number(width))", "height: \(number(height))",
      isInWindow ? nil : "isInWindow: false", isDark ? "isDark: true" : nil,
      textSize.isEmpty ? nil : "textSize: \(textSize.debugDescription)",
      selection == 1 ? nil : "selection: \(selection)",
    ]
    return "ReplayedScreen(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension ReplayedSection {
  fileprivate var lines: [String] {
    let parts = [
      "\(id)", columns == 1 ? nil : "columns: \(columns)",
      lineSpacing == 0 ? nil : "lineSpacing: \(number(lineSpacing))",
      itemSpacing == 0 ? nil : "itemSpacing: \(number(itemSpacing))",
      insets.allSatisfy { $0 == 0 }
        ? nil : "insets: [\(insets.map(number).joined(separator: ", "))]",
      views.isEmpty ? nil : "views: [\(views.map(\.source).joined(separator: ", "))]",
    ]
    let start = "ReplayedSection(\(parts.compactMap(\.self).joined(separator: ", ")), ["
    return items.isEmpty
      ? [start + "])"] : list(items.map { [$0.source] }, between: start, and: "])")
  }
}

extension ReplayedOperation {
  fileprivate var source: String {
    switch self {
    case .insert(let path): ".insert(\(path.source))"
    case .delete(let path): ".delete(\(path.source))"
    case .reload(let path): ".reload(\(path.source))"
    case .move(let path, let target): ".move(\(path.source), to: \(target.source))"
    }
  }
}

extension IndexPath {
  /// The index path in Swift.
  fileprivate var source: String { "[\(map(String.init).joined(separator: ", "))]" }

  /// The index path of an item in words.
  fileprivate var words: String { "\(last ?? 0) of section \(first ?? 0)" }
}

extension ReplayedView {
  fileprivate var source: String { "ReplayedView(\(kind.debugDescription), \(item.source))" }
}

extension ReplayedItem {
  fileprivate var source: String {
    let parts = [
      "\(id.hash)", id.controller.debugDescription, width.map { "width: \(number($0))" },
      "height: \(number(height))", version == 0 ? nil : "version: \(version)",
    ]
    return "ReplayedItem(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension ReplayedItem.ID {
  /// The identity in Swift.
  fileprivate var source: String { "ReplayedItem.ID(\(hash), \(controller.debugDescription))" }

  /// The identity in words.
  var words: String { "\(controller) \(String(hash, radix: 16))" }
}

/// A number without a fraction that says nothing.
private func number(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
}

/// Lines with elements that are indented and separated by commas; a comma after the last one of several is what
/// `swift format` writes.
private func list(
  _ elements: [[String]],
  between start: String,
  and end: String,
  ends: Bool = true
) -> [String] {
  guard !elements.isEmpty else { return [start + end] }
  var lines = [start]
  for (index, element) in elements.enumerated() {
    let isLast = index == elements.count - 1
    let hasComma = !isLast || ends && elements.count > 1
    lines += element.dropLast().map { "  " + $0 }
    if let line = element.last { lines.append("  " + line + (hasComma ? "," : "")) }
  }
  return lines + [end]
}
