extension ListIssue {
  /// The kinds of mistakes that are noticed.
  public enum Code: Hashable, Sendable {
    /// Two items share an identifier.
    case duplicateItem(ItemID)

    /// Two sections share an identifier.
    case duplicateSection(SectionID)

    /// A section stands inside another section.
    case nestedSection(SectionID)

    /// A section has two supplementary items of one kind.
    case duplicateSupplementary(SectionID, kind: String)

    /// An item asked for a size that is negative, infinite or not a number.
    case invalidSize(ItemID)

    /// An item asked to be wider than its section, or higher than the rows of a horizontal list.
    case oversizedItem(ItemID)

    /// A custom arrangement has no frames for some items of a section.
    case missingFrames(SectionID)

    /// The cell of an item asks for another size each time it is measured.
    case unsettledSize(ItemID)

    /// A section asks for something that the collection view's layout does not do.
    case unsupportedLayout(SectionID)

    /// The app has set something of a flow layout that the sections of the list say.
    case ignoredLayoutSettings

    /// A cell is not of the class that its controller presents itself in.
    case wrongView(ItemID)

    /// One controller was made for two items.
    case reusedController(ItemID)

    /// The identifier of an item has changed while the item was in the list.
    case changedIdentifier(ItemID)

    /// The identifier of an item is another one each time it is read.
    case unstableIdentifier(ControllerKind)

    /// The view model of an item is not equal to itself.
    case unequalViewModel(ItemID)

    /// The view models of a controller type are objects and not values.
    case referenceViewModel(ControllerKind)

    /// A controller changes its state each time its cell is configured.
    case endlessConfiguration(ItemID)

    /// A controller sent an event that nobody handles; the type of the event is named.
    case unhandledEvent(String)

    /// The collection view holds other counts than the list it was last given.
    case outOfSync

    /// The operations of an update would not have been accepted.
    case rejectedPlan

    /// The collection view asked for something that the list does not hold.
    case unknownElement

    /// The app asked for something to be done with an item that the list does not hold.
    case missingItem(ItemID)

    /// The app asked for something to be done with a section that the list does not hold.
    case missingSection(SectionID)

    /// Another adapter shows its list in the collection view.
    case sharedCollectionView

    /// The stored state of an item cannot be read, because it is damaged or of an earlier version.
    case unreadableState(ItemID)

    /// The state of an item cannot be turned into data.
    case unstorableState(ItemID)

    /// The storage of states has failed.
    case failingStateStorage

    /// States of a controller type are to be persistent, and the list has no storage for them.
    case missingStateStorage(ControllerKind)
  }
}
