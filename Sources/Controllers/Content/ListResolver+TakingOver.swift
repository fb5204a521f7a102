// Objects of the previous list are used again where content declares the same. Most sections of an update are no
// different from the ones before, and making and releasing their objects took most of its time.

extension ListResolver {
  /// Returns what presents the next items of the section in the previous list, if they were declared in a place.
  ///
  /// New items that are the same as these need no objects of their own.
  @MainActor
  @usableFromInline
  func expectedFactory(at location: CodeLocation) -> (any ItemFactory)? {
    guard frame.isOpen, let previous = frame.previous, elements.count == frame.depth else {
      return nil
    }
    guard let factory = previous.factory(ofRun: frame.runCount), factory.isDeclared(at: location)
    else { return nil }
    return factory
  }

  /// Adds the next items of the section in the previous list.
  ///
  /// - Parameter add: Adds values to their environment.
  @MainActor
  @usableFromInline
  mutating func appendExpectedRun(
    adding add: (@MainActor (inout ListEnvironment) -> Void)?
  ) {
    guard let previous = frame.previous else { return }
    let presenter = previous.presenters[frame.runCount]
    if frame.isTakenOver, add == nil, presenter.surroundings.isSame(as: surroundings) {
      frame.runCount += 1
    } else {
      append(previous.content.runs[frame.runCount], presenter.bringing(add))
    }
  }

  /// Adds runs of items.
  ///
  /// - Parameters:
  ///   - presenters: What presents the runs.
  ///   - areAsBefore: Whether the same part of the content has added the very same runs in the last update.
  /// - Complexity: O(1) if the section has them already, in the same surroundings, and else O(runs).
  @MainActor
  mutating func append(
    _ presenters: some RandomAccessCollection<CellPresenter>,
    areAsBefore: Bool
  ) {
    if areAsBefore, frame.isTakenOver, let previous = frame.previous, let first = presenters.first,
      let last = presenters.last,
      frame.runCount + presenters.count <= previous.presenters.count,
      previous.content.runs[frame.runCount] === first.run,
      previous.content.runs[frame.runCount + presenters.count - 1] === last.run,
      previous.presenters[frame.runCount].surroundings.isSame(as: surroundings)
    {
      // The runs between the first and the last are the ones before, too: they were added together.
      frame.runCount += presenters.count
    } else {
      for presenter in presenters { append(presenter.run, presenter) }
    }
  }

  /// Appends the items that were taken over so far, because something else follows.
  @MainActor
  mutating func endTakingOver() {
    guard frame.isTakenOver, let previous = frame.previous else { return }
    frame.isTakenOver = false
    for index in 0..<frame.runCount {
      output.pieces.append(.run(previous.content.runs[index], previous.presenters[index]))
    }
  }
}

/// A section whose content is being resolved.
@MainActor
struct SectionFrame {
  /// Whether there is such a section.
  private(set) var isOpen = false

  /// The number of `ForEach` elements around the section.
  private(set) var depth = 0

  /// What the content around the section provides.
  private(set) var surroundings = Surroundings()

  /// The section of the same name in the previous list.
  private(set) var previous: ResolvedSection?

  /// The identity of a section that is not in the previous list.
  private var newID: SectionID?

  /// The number of pieces of content before those of the section.
  var start = 0

  /// The number of runs so far.
  var runCount = 0

  /// Whether all runs so far are those of the previous list, with the same surroundings.
  ///
  /// They are not appended before something else is.
  var isTakenOver = false

  /// The identity of the section.
  var id: SectionID { previous?.content.id ?? newID ?? SectionID(name: .loose(0)) }

  /// Begins with a section that is in the previous list, or else with one that has a new identity.
  mutating func open(
    _ newID: SectionID?,
    depth: Int,
    inside surroundings: Surroundings,
    like previous: ResolvedSection?
  ) {
    isOpen = true
    self.newID = newID
    self.depth = depth
    self.surroundings = surroundings
    self.previous = previous
    runCount = 0
    isTakenOver = previous != nil
  }

  /// Ends the section.
  mutating func close() {
    isOpen = false
    isTakenOver = false
  }
}
