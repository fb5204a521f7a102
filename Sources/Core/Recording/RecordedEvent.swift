/// Something that a list has done, or that was done with it, as a recording keeps it.
///
/// Items are named by salted hashes and by the names of their controllers' types, and nothing else
/// of the app's data is part of an event, except texts that the app has asked for.
package enum RecordedEvent: Hashable, Sendable {
  /// The screen differs: its size, its traits, the selection mode.
  case screen(RecordedScreen)

  /// The whole list, as far as its size allows: at the beginning of each half of a recording, and
  /// after an update that was too large to be recorded as changes.
  case content([RecordedSection])

  /// The app has asked for content, in a line of its source; the file has no name if it is not known.
  case request(isAnimated: Bool, file: String, line: Int)

  /// An update is about to be made.
  case update(RecordedChanges)

  /// An update was made.
  case shown(style: String, microseconds: Int)

  /// A controller is mentioned for the first time, and gets a number.
  case controller(Int, RecordedPlace)

  /// A hook of a controller is about to be called; if it is `configure`, for the reasons of a raw value.
  case hook(ControllerHook, controller: Int, reason: Int)

  /// Items have other sizes than before.
  case sizes([RecordedSize])

  /// A controller has changed its state.
  case state(controller: Int, isAnimated: Bool)

  /// An issue was reported.
  case issue(code: String)

  /// The list has scrolled, to an offset.
  case scroll(x: Float, y: Float)

  /// The user has touched an item.
  case touch(RecordedTouch, section: Int, item: Int)

  /// All animations of the list have ended.
  case animationsEnded

  /// A text that the app has asked to be recorded for a controller.
  case text(controller: Int, String)

  /// The user moves an item.
  case move(RecordedMove)

  /// The app has changed the collection view behind the list's back: with operations, or by reloading everything.
  case bypass([RecordedOperation]?)
}

/// An event, when it happened, and whether it happened while the list was working.
package struct RecordedMoment: Hashable, Sendable {
  package var event: RecordedEvent

  /// The time of the list's clock, in microseconds.
  package var time: Int

  /// Whether the list was in the middle of an update or of a callback.
  package var isInside: Bool
}

/// The name of an item in a recording.
package struct RecordedItem: Hashable, Sendable {
  /// The name of the controller's type.
  package var controller: String

  /// A hash of the item's identity without its section; 0 for an item whose identity was not recorded.
  package var hash: UInt64

  package init(controller: String, hash: UInt64) {
    self.controller = controller
    self.hash = hash
  }
}

/// A section of a recorded list.
package struct RecordedSection: Hashable, Sendable {
  package var hash: UInt64
  package var layout = RecordedLayout()

  /// The headers, footers and other views of the section, by kind.
  package var supplementaries: [RecordedSupplementary] = []

  /// The first items of the section; the others have no names.
  package var items: [RecordedItem] = []

  /// The number of all items.
  package var count: Int
}

/// A header, a footer or another view of a section.
package struct RecordedSupplementary: Hashable, Sendable {
  package var kind: String
  package var item: RecordedItem
}

/// The layout of a section, as far as a replay needs it.
package struct RecordedLayout: Hashable, Sendable {
  /// The number of columns of a grid; 1 for a list, and 0 for items that flow.
  package var columns = 1

  package var lineSpacing: Float = 0
  package var itemSpacing: Float = 0

  package var insets = RecordedInsets()

  package init() {}
}

/// Where a controller was when it was first mentioned.
package struct RecordedPlace: Hashable, Sendable {
  package var item: RecordedItem
  package var section: Int

  /// The index in the section; -1 for a header, a footer or another view of the section.
  package var index: Int
}

/// The size of an item or of another view, in points.
package struct RecordedSize: Hashable, Sendable {
  /// What has the size.
  package enum Subject: Hashable, Sendable {
    /// The view of a controller, by number.
    case controller(Int)

    /// An item, whether or not it has a controller.
    case item(Position)
  }

  package var subject: Subject
  package var width: Float
  package var height: Float
}

/// What surrounds a list.
package struct RecordedScreen: Hashable, Sendable {
  package var width: Float = 0
  package var height: Float = 0

  /// The insets of the content; the leading one is the one on the left.
  package var insets = RecordedInsets()

  package var isInWindow = false
  package var isDark = false
  package var isMirrored = false

  /// The name of the text size.
  package var textSize = ""

  /// The number of items that can be selected: 0, 1, or 2 for any number.
  package var selection = 0

  package init() {}
}

/// The insets of a list's content or of a section, in points.
package struct RecordedInsets: Hashable, Sendable {
  package var top: Float = 0
  package var leading: Float = 0
  package var bottom: Float = 0
  package var trailing: Float = 0
}

/// How the user touches an item.
package enum RecordedTouch: UInt8, Hashable, Sendable, CaseIterable {
  case highlight = 0
  case unhighlight = 1
  case select = 2
  case deselect = 3
  case primaryAction = 4
}

/// What the user does with an item that is moved to another position.
package enum RecordedMove: Hashable, Sendable {
  /// The item is picked up at a point of the content.
  case pickUp(Position, x: Float, y: Float)

  /// The finger moves to a point of the content.
  case carry(x: Float, y: Float)

  /// The controller of the item does not allow a position.
  case refuse(Position)

  /// The item is dropped where it is shown.
  case putDown

  /// The item returns to where it was.
  case putBack

  /// The item is moved without a finger on the way, such as by an action for assistive technologies.
  case step(from: Position, to: Position)

  /// The list has the item at another position from now on.
  case land(from: Position, to: Position)

  /// Whether an item begins to move.
  package var isBeginning: Bool {
    switch self {
    case .pickUp, .step: true
    case .carry, .refuse, .putDown, .putBack, .land: false
    }
  }
}

/// An operation of a collection view that its list has not asked for.
package struct RecordedOperation: Hashable, Sendable {
  package enum Action: UInt8, Hashable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
  }

  package var action: Action

  /// Where the item was; the index of the item is -1 for a section.
  package var before: Position?

  /// Where the item is afterwards; the index of the item is -1 for a section.
  package var after: Position?
}

/// The changes of an update, by position.
package struct RecordedChanges: Hashable, Sendable {
  /// Neighboring items.
  package struct Stretch: Hashable, Sendable {
    package var section: Int
    package var start: Int
    package var count: Int
  }

  /// Inserted neighboring items, with their names.
  package struct Insertion: Hashable, Sendable {
    package var section: Int
    package var start: Int
    package var items: [RecordedItem]
  }

  /// An inserted section, with its items.
  package struct InsertedSection: Hashable, Sendable {
    package var index: Int
    package var section: RecordedSection
  }

  /// A section that has stayed and has another layout.
  package struct Rearrangement: Hashable, Sendable {
    package var section: Int
    package var layout: RecordedLayout
  }

  /// A changed header, footer or other view; without an item if it was removed.
  package struct Supplementary: Hashable, Sendable {
    package var section: Int
    package var kind: String
    package var item: RecordedItem?
    package var isUpdated: Bool
  }

  /// The number of items afterwards.
  package var count = 0

  /// Whether the changes were too many, so that only the numbers are known, and the content follows.
  package var isCut = false

  package var removedSections: [Int] = []
  package var insertedSections: [InsertedSection] = []
  package var movedSections: [Move<Int>] = []
  package var removed: [Stretch] = []
  package var inserted: [Insertion] = []
  package var moved: [Move<Position>] = []
  package var updated: [Position] = []
  package var supplementaries: [Supplementary] = []
  package var rearranged: [Rearrangement] = []
}
