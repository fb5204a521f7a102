public import RosterCore

// Objects of the previous list are used again where content declares the same. Most sections of an update are no
// different from the ones before, and making and releasing their objects took most of its time.

extension ListResolver {
  /// Returns what presents the next items of the section in the previous list, if they were declared in a place.
  ///
  /// New items that are the same as these need no objects of their own.
  @MainActor
  @usableFromInline
  func expectedFactory(at location: CodeLocation) -> (any ItemFactory)? {
    let index = frame.runCount
    guard frame.isOpen, let previous = frame.previous, elements.count == frame.depth,
      index < previous.presenters.count
    else { return nil }
    let factory = previous.presenters[index].factory
    let run = previous.content.runs[index]
    return factory.run === run && run.location == location ? factory : nil
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
    let presenter = previous.presenters[frame.runCount].bringing(add)
    if frame.isTakenOver, add == nil, presenter.surroundings.isSame(as: surroundings) {
      frame.runCount += 1
    } else {
      append(previous.content.runs[frame.runCount], presenter)
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
final class SectionFrame {
  /// Whether there is such a section.
  private(set) var isOpen = false

  private(set) var id = SectionID(name: .loose(0))

  /// The number of `ForEach` elements around the section.
  private(set) var depth = 0

  private(set) var layout = InheritedLayout.none

  /// The section of the same name in the previous list.
  private(set) var previous: ResolvedSection?

  /// The number of runs so far.
  var runCount = 0

  /// Whether all runs so far are those of the previous list, with the same surroundings.
  ///
  /// They are not appended before something else is.
  var isTakenOver = false

  /// Begins with a section.
  func open(_ id: SectionID, depth: Int, layout: InheritedLayout, like previous: ResolvedSection?) {
    isOpen = true
    self.id = id
    self.depth = depth
    self.layout = layout
    self.previous = previous
    runCount = 0
    isTakenOver = previous != nil
  }

  /// Ends the section.
  func close() {
    isOpen = false
    isTakenOver = false
  }

  /// Whether the runs are those of the previous list, and no others.
  @MainActor
  var hasTakenOverAll: Bool { isTakenOver && runCount == previous?.presenters.count }
}
