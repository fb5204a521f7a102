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
