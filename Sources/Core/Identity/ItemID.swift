/// The identity of one item in a list.
///
/// Two items are the same when they agree on every part. An item that changes its section and agrees
/// on all the rest has moved: its controller and its view state travel with it.
public struct ItemID: Hashable, Sendable {
  /// The section that holds the item.
  public let section: SectionID

  /// The elements of the `ForEach` between the section and the item, outermost first.
  public let elements: [Identifier]

  /// The type of the item's controller.
  public let controller: ControllerKind

  /// The identifier of the item's view model.
  public let id: Identifier

  /// 0, or the number of items before this one that agree with it on everything else.
  ///
  /// Anything but 0 stands for a mistake that has been reported: view models share an identifier.
  public let occurrence: Int

  /// Makes an identity from its parts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item's view model.
  ///   - controller: The type of the item's controller.
  ///   - section: The section that holds the item.
  ///   - elements: The elements of the `ForEach` between the section and the item, outermost first.
  ///   - occurrence: The number of items before this one that agree with it on everything else.
  public init(
    id: Identifier,
    controller: ControllerKind,
    section: SectionID,
    elements: [Identifier] = [],
    occurrence: Int = 0
  ) {
    self.id = id
    self.controller = controller
    self.section = section
    self.elements = elements
    self.occurrence = occurrence
  }
}

extension ItemID: CustomStringConvertible {
  public var description: String {
    let path = elements.map(\.description) + [id.description]
    let number = occurrence == 0 ? "" : " (\(occurrence + 1))"
    return "\(controller) \(path.joined(separator: " › "))\(number) in section \(section)"
  }
}

extension ItemID {
  /// The item whose cell holds the list that this item is in; `nil` for an item of the list itself.
  ///
  /// It is what tells two lists inside of cells apart that show the same items. The items of a carousel have
  /// none: their section is one of the list itself.
  public var holder: ItemID? { section.holder?.item }

  /// The identity by which a list knows an item of the list inside one of its cells.
  ///
  /// ```swift
  /// let song = ItemID(SongController.self, id: 7, in: SectionID("songs")).inside(album)
  /// await adapter.scroll(to: song)
  /// ```
  ///
  /// - Parameter holder: The item whose cell holds the list.
  /// - Returns: The identity, which is `self` as soon as the holder is taken off.
  public func inside(_ holder: ItemID) -> ItemID {
    with(section.inside(holder))
  }

  /// The identity that the item has in its own list.
  package var withoutHolder: ItemID {
    with(section.withoutHolder)
  }

  private func with(_ section: SectionID) -> ItemID {
    ItemID(
      id: id,
      controller: controller,
      section: section,
      elements: elements,
      occurrence: occurrence
    )
  }
}

/// The type of a controller, as a part of an item's identity.
///
/// An identifier that passes from one controller type to another is another item: the old controller
/// is removed and a new one is made, and neither ever sees the other's view model.
public struct ControllerKind: Hashable, Sendable {
  /// The controller's type.
  public let type: any Any.Type

  /// Names a controller type.
  @inlinable
  public init(_ type: any Any.Type) {
    self.type = type
  }

  public static func == (left: ControllerKind, right: ControllerKind) -> Bool {
    left.type == right.type
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

extension ControllerKind: CustomStringConvertible {
  public var description: String { String(describing: type) }
}
