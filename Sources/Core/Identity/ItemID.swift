/// The identity of one item in a list.
///
/// Two items are the same if all parts of their identities are equal. If everything except the
/// section is equal, the item has moved to another section, and keeps its controller and its view
/// state.
public struct ItemID: Hashable, Sendable {
  /// The section that contains the item.
  public let section: SectionID

  /// The elements of the `ForEach` between the section and the item, outermost first.
  public let elements: [ListIdentifier]

  /// The type of the item's controller.
  public let controller: ControllerKind

  /// The identifier of the item's view model.
  public let id: ListIdentifier

  /// 0, or the number of items before this one whose identity is equal otherwise.
  ///
  /// A value other than 0 results from a mistake that has been reported: view models share an
  /// identifier.
  public let occurrence: Int

  /// Creates an identity from its parts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item's view model.
  ///   - controller: The type of the item's controller.
  ///   - section: The section that contains the item.
  ///   - elements: The elements of the `ForEach` between the section and the item, outermost first.
  ///   - occurrence: The number of items before this one whose identity is equal otherwise.
  public init(
    id: ListIdentifier,
    controller: ControllerKind,
    section: SectionID,
    elements: [ListIdentifier] = [],
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
  /// The item whose cell contains the list of this item; `nil` for an item of the outermost list.
  ///
  /// It distinguishes items in lists that show the same items inside different cells. Items of a
  /// carousel have no holder, because their section belongs to the outermost list.
  public var holder: ItemID? { section.holder?.item }

  /// Returns the identity of this item for the list around the one that contains it.
  ///
  /// ```swift
  /// let song = ItemID(SongController.self, id: 7, in: SectionID("songs")).inside(album)
  /// await adapter.scroll(to: song)
  /// ```
  ///
  /// - Parameter holder: The item whose cell contains the list.
  /// - Returns: The identity with a holder.
  public func inside(_ holder: ItemID) -> ItemID {
    with(section.inside(holder))
  }

  /// The identity of the item in its own list.
  var withoutHolder: ItemID {
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
/// If an identifier changes its controller type, that is another item: the old controller is
/// removed and a new one is made, and neither gets the other's view model.
public struct ControllerKind: Hashable, Sendable {
  /// The controller's type.
  public let type: any Any.Type

  /// Creates a kind for a controller type.
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
