/// A mistake or surprise that was noticed, survived, and is worth telling the developer about.
///
/// An issue never stops the list: whatever it is about, the list goes on showing everything.
public struct ListIssue: Sendable {
  /// Whose mistake it is.
  public enum Origin: Hashable, Sendable {
    /// The app does something that Roster cannot make sense of.
    case app

    /// Roster itself, or the collection view below it, did not behave as expected.
    case roster
  }

  /// What kind of mistake it is, for tests and for sinks that filter.
  public let code: Code

  /// Whose mistake it is.
  public let origin: Origin

  /// What happened, in a sentence.
  public let summary: String

  /// What to do about it, in a sentence.
  public let fix: String

  /// The line of the app that declared what the issue is about, if it is known.
  public let location: CodeLocation?

  package init(
    _ code: Code,
    origin: Origin = .app,
    summary: String,
    fix: String,
    location: CodeLocation? = nil
  ) {
    self.code = code
    self.origin = origin
    self.summary = summary
    self.fix = fix
    self.location = location
  }
}

extension ListIssue: CustomStringConvertible {
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(summary) To fix this, \(fix)"
  }
}

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

    /// A node of an outline is among the nodes below it.
    case cyclicOutline(Identifier)

    /// An item asked for a size that is negative, infinite or not a number.
    case invalidSize(ItemID)

    /// An item asked to be wider than its section, or higher than the rows of a horizontal list.
    case oversizedItem(ItemID)

    /// An item says how wide it is where it would have to say how high it is.
    case unsuitableSize(ItemID)

    /// The items of a controller type ask for a size that the app's layout does not give them.
    case ignoredSize(ControllerKind)

    /// A section has a header, a footer or another view that the app's layout has no place for.
    case ignoredView(SectionID, kind: String)

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

    /// A controller without a cell has bound an action to a control; the type of the controller is named.
    case bindingWithoutCell(String)

    /// Controllers hold what they got from content that has been replaced.
    case staleDependencies(ControllerKind)

    /// A layout, insets or spacing are said of items that are inside a section.
    case misplacedLayout(SectionID)

    /// What a page loader has received is not in the content that the list shows with it.
    case unshownPage

    /// Models that are asked for by range are not what the app has told of them.
    case lazyModels(ControllerKind)

    /// A person cannot carry a lazy item to another place.
    case unmovableLazyItem(ControllerKind)

    /// A list is to be refreshed by pulling it down where UIKit has no control for that.
    case noRefreshControl

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

/// The line of the app that declared something.
public struct CodeLocation: Hashable, Sendable {
  /// The module and file, as `#fileID` writes it.
  public var fileID: String { file.description }

  /// The line in the file, counted from 1.
  public let line: Int

  /// The module and file, of which no string is made before somebody asks for it: each section and each run of
  /// items has a location.
  @usableFromInline
  let file: StaticString

  /// Names a line of source.
  @inlinable
  public init(fileID: StaticString, line: Int) {
    file = fileID
    self.line = line
  }

  public static func == (left: CodeLocation, right: CodeLocation) -> Bool {
    left.line == right.line && (left.hasSameText(as: right) || left.fileID == right.fileID)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
  }

  /// Whether both files are named by one text of the app's, which says without looking that they are one.
  private func hasSameText(as other: CodeLocation) -> Bool {
    guard file.hasPointerRepresentation, other.file.hasPointerRepresentation else { return false }
    // Safe because nothing is read: the addresses of constants are compared.
    return unsafe file.utf8Start == other.file.utf8Start
      && file.utf8CodeUnitCount == other.file.utf8CodeUnitCount
  }
}

extension CodeLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line)" }
}

/// Where issues go: the log, a test's expectations, the app's own telemetry.
///
/// ```swift
/// let adapter = ListAdapter(collectionView, issues: IssueReporter { issue in
///   telemetry.record("roster", "\(issue)")
/// })
/// ```
public struct IssueReporter: Sendable {
  private let sink: @MainActor (ListIssue) -> Void

  /// Makes a reporter that hands each issue to a function.
  public init(_ sink: @escaping @MainActor (ListIssue) -> Void) {
    self.sink = sink
  }

  /// Hands an issue to where issues go.
  @MainActor
  package func report(_ issue: ListIssue) {
    sink(issue)
  }
}
