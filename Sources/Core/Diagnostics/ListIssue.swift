/// A mistake that the list has noticed, handled, and reports to the developer.
///
/// An issue never stops the list, which continues to show all of its content.
public struct ListIssue: Sendable {
  /// Whose mistake an issue is.
  public enum Origin: Hashable, Sendable {
    /// The app's: it does something that Roster cannot handle correctly.
    case app

    /// Roster's own, or that of the collection view, which did not behave as expected.
    case roster
  }

  /// The kind of mistake, for tests and for filters.
  public let code: Code

  /// Whose mistake it is.
  public let origin: Origin

  /// What happened, in a sentence.
  public let summary: String

  /// How to fix it, in a sentence.
  public let fix: String

  /// The line of the app that declared the content in question, if it is known.
  public let location: CodeLocation?

  init(
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

    /// A section is inside another section.
    case nestedSection(SectionID)

    /// A section has two supplementary items of one kind.
    case duplicateSupplementary(SectionID, kind: String)

    /// A node of an outline is among its own descendants.
    case cyclicOutline(ListIdentifier)

    /// An item has a size that is negative, infinite or not a number.
    case invalidSize(ItemID)

    /// An item is wider than its section, or higher than the rows of a horizontal list.
    case oversizedItem(ItemID)

    /// An item states its width where its height is needed.
    case unsuitableSize(ItemID)

    /// The app's layout ignores the sizes of a controller type's items.
    case ignoredSize(ControllerKind)

    /// A section has a header, a footer or another view that the app's layout does not show.
    case ignoredView(SectionID, kind: String)

    /// A custom arrangement has no frames for some items of a section.
    case missingFrames(SectionID)

    /// The cell of an item has another size each time it is measured.
    case unsettledSize(ItemID)

    /// A section uses a feature that the collection view's layout does not support.
    case unsupportedLayout(SectionID)

    /// The app has set a property of a flow layout that the list's sections determine.
    case ignoredLayoutSettings

    /// The app has set an item with room below it, which the collection view's layout does not support.
    case noRoomBelowItem

    /// A cell does not have the class that its controller requires.
    case wrongView(ItemID)

    /// One controller was made for two items.
    case reusedController(ItemID)

    /// The identifier of an item has changed while the item was in the list.
    case changedIdentifier(ItemID)

    /// The identifier of an item is different each time it is read.
    case unstableIdentifier(ControllerKind)

    /// The view model of an item is not equal to itself.
    case unequalViewModel(ItemID)

    /// The view models of a controller type are objects instead of values.
    case referenceViewModel(ControllerKind)

    /// A list should be compared in the background, and the view models of a controller type cannot be.
    case unsendableViewModel(ControllerKind)

    /// A controller changes its state each time its cell is configured.
    case endlessConfiguration(ItemID)

    /// A controller has sent an event of the named type that nobody handles.
    case unhandledEvent(String)

    /// A controller of the named type has bound an action to a control while it had no cell.
    case bindingWithoutCell(String)

    /// Controllers use dependencies from content that has been replaced.
    case staleDependencies(ControllerKind)

    /// A layout, insets or spacing are set for items that are inside a section.
    case misplacedLayout(SectionID)

    /// A page loader has received items that the list's content does not contain.
    case unshownPage

    /// Lazy models differ from the changes that the app has reported.
    case lazyModels(ControllerKind)

    /// The user cannot move a lazy item.
    case unmovableLazyItem(ControllerKind)

    /// Pulling to refresh is not available, because UIKit has no refresh control here.
    case noRefreshControl

    /// The collection view has other counts than the list that it was last given.
    case outOfSync

    /// The collection view would have rejected the operations of an update.
    case rejectedPlan

    /// The collection view asked for an element that the list does not contain.
    case unknownElement

    /// The app named an item that the list does not contain.
    case missingItem(ItemID)

    /// The app named a section that the list does not contain.
    case missingSection(SectionID)

    /// Another adapter shows its list in the collection view.
    case sharedCollectionView

    /// The stored state of an item cannot be read, because it is damaged or from an earlier
    /// version.
    case unreadableState(ItemID)

    /// The state of an item cannot be encoded.
    case unstorableState(ItemID)

    /// The storage of states has failed.
    case failingStateStorage

    /// States of a controller type should be persistent, but the list has no storage for them.
    case missingStateStorage(ControllerKind)
  }
}

/// The line of the app that declared something.
public struct CodeLocation: Hashable, Sendable {
  /// The module and file, as `#fileID` writes it.
  public var fileID: String {
    // Safe because the address is that of a constant with as many bytes, which stays as long as the program runs.
    unsafe UnsafePointer<UInt8>(bitPattern: address).map { start in
      unsafe String(
        decoding: UnsafeBufferPointer(start: start, count: Int(length)),
        as: UTF8.self
      )
    } ?? Unicode.Scalar(length).map { String($0) } ?? ""
  }

  /// The line in the file, counted from 1.
  public var line: Int { Int(narrowLine) }

  // Each section and each run of items has a location, and they are made for each content. A `StaticString` beside a
  // number would take 8 bytes more, and no string is made before it is needed.

  /// The address of the constant that names the module and file; 0 for a name of one character.
  let address: UInt

  /// The number of bytes of the name; the character itself if there is only that one.
  let length: UInt32

  let narrowLine: Int32

  /// Names a line of source.
  public init(fileID: StaticString, line: Int) {
    if fileID.hasPointerRepresentation {
      // Safe because the address is only stored.
      address = unsafe UInt(bitPattern: fileID.utf8Start)
      length = UInt32(clamping: fileID.utf8CodeUnitCount)
    } else {
      (address, length) = (0, fileID.unicodeScalar.value)
    }
    narrowLine = Int32(clamping: line)
  }

  public static func == (left: CodeLocation, right: CodeLocation) -> Bool {
    left.narrowLine == right.narrowLine && left.length == right.length
      && (left.address == right.address || left.hasEqualText(as: right))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(narrowLine)
  }

  /// Returns whether both files have equal names.
  func hasEqualText(as other: CodeLocation) -> Bool { fileID == other.fileID }
}

extension CodeLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line)" }
}

/// Receives issues, for example for the log, for tests or for the app's telemetry.
///
/// ```swift
/// let adapter = ListAdapter(collectionView, issues: IssueReporter { issue in
///   telemetry.record("roster", "\(issue)")
/// })
/// ```
public struct IssueReporter: Sendable {
  private let sink: @MainActor (ListIssue) -> Void

  /// Creates a reporter that passes each issue to a function.
  public init(_ sink: @escaping @MainActor (ListIssue) -> Void) {
    self.sink = sink
  }

  /// Passes an issue to the function.
  @MainActor
  func report(_ issue: ListIssue) {
    sink(issue)
  }
}
