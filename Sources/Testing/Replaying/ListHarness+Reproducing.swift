public import Foundation
public import Roster

extension ListHarness {
  /// Writes a test that does what led to the end of a recording, and as little else as possible.
  ///
  /// The end is the last issue of the recording. If there is none, it is the last hook, in which the app may have
  /// crashed: with controllers of the app, the test crashes there, too.
  ///
  /// ```swift
  /// let recording = try Data(contentsOf: url)
  /// print(try await ListHarness.test(reproducing: recording, with: [posts]) ?? "")
  /// ```
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - controllers: Controllers of the app that are shown in place of made-up ones; their source becomes a part of the
  ///     test.
  ///   - filePath: The file of the call, which is read to find the source of the controllers.
  ///   - line: The line of the call.
  /// - Returns: The source of the test; `nil` if a replay does not come to the same end.
  /// - Throws: A `RecordingError` if the recording cannot be read.
  public static func test(
    reproducing recording: Data,
    with controllers: [ReplayedControllers] = [],
    filePath: String = #filePath,
    line: Int = #line
  ) async throws(RecordingError) -> String? {
    let script = ReplayScript(try Recording(Array(recording)))
    guard let end = script.end else { return nil }
    let names = ShortNames(script.inputs)
    let search = ReproductionSearch(end: names.short(end), controllers: controllers)
    guard let steps = await search.shortest(names.steps) else { return nil }
    let source = SourceCall("test", filePath: filePath, line: line)?.argument("with")
    let arguments = controllers.isEmpty ? nil : source ?? "controllers"
    return search.test(steps, with: arguments, from: filePath)
  }
}

/// How a recording ends.
enum RecordedEnd: Hashable {
  case issue(String)
  case hook(ControllerHook, ReplayedItem.ID)
}

extension ReplayScript {
  /// How the recording ends: with its last issue, or else with its last hook.
  var end: RecordedEnd? {
    var hook: RecordedEnd?
    for step in steps.reversed() {
      switch step.what {
      case .effect(.issue(let code)): return .issue(code)
      case .effect(.hook(let last, let item, _)): hook = hook ?? .hook(last, item)
      case .effect, .input: break
      }
    }
    return hook
  }

  /// What was done with the list, from its beginning on.
  ///
  /// What was done inside of a hook stands before the step in which the hook was called.
  var inputs: [ReplayStep] {
    var (result, cursor) = (beginning, Cursor())
    var (outermost, time) = (result.count, 0)
    var hook: (ControllerHook, ReplayedItem.ID)?
    for step in steps {
      switch step.what {
      case .effect(.hook(let called, let item, _)): hook = (called, item)
      case .effect: hook = nil
      case .input(let input):
        if step.isInside, step.isOwn { continue }
        let input = self.step(input, &cursor)
        if step.isInside, let (called, item) = hook {
          result.insert(.inside(called, of: item, input), at: outermost)
          outermost += 1
        } else {
          let milliseconds = (step.time - time) / 1000
          if milliseconds > 0 { result.append(.wait(milliseconds)) }
          outermost = result.count
          result.append(input)
        }
        time = max(time, step.time)
      }
    }
    return result
  }
}

/// The steps of a recording with small numbers in place of hashes.
private struct ShortNames {
  private(set) var steps: [ReplayStep] = []
  private var sections: [Int: Int] = [:]
  private var items: [ReplayedItem.ID: Int] = [:]

  init(_ steps: [ReplayStep]) {
    self.steps = steps.map { short($0) }
  }

  func short(_ end: RecordedEnd) -> RecordedEnd {
    guard case .hook(let hook, let id) = end else { return end }
    return .hook(hook, ReplayedItem.ID(items[id] ?? 0, id.controller))
  }

  private mutating func short(_ step: ReplayStep) -> ReplayStep {
    switch step {
    case .apply(let sections, let isAnimated):
      .apply(sections.map { short($0) }, animated: isAnimated)
    case .state(let id, let path, let width, let height, let isAnimated):
      .state(
        // The position suffices.
        of: path == nil ? id.map { short($0) } : nil,
        at: path,
        width: width,
        height: height,
        animated: isAnimated
      )
    case .inside(let hook, let id, let step): .inside(hook, of: short(id), short(step))
    case .screen, .scroll, .touch, .pickUp, .carry, .putDown, .putBack, .move, .reload, .batch,
      .finishAnimations, .wait:
      step
    }
  }

  private mutating func short(_ section: ReplayedSection) -> ReplayedSection {
    var section = section
    section.id = Self.number(of: section.id, in: &sections)
    for index in section.items.indices { shorten(&section.items[index]) }
    for index in section.views.indices { shorten(&section.views[index].item) }
    return section
  }

  private mutating func shorten(_ item: inout ReplayedItem) {
    item = ReplayedItem(
      short(item.id).hash,
      item.id.controller,
      width: item.width,
      height: item.height,
      version: item.version
    )
  }

  private mutating func short(_ id: ReplayedItem.ID) -> ReplayedItem.ID {
    id.hash == 0 ? id : ReplayedItem.ID(Self.number(of: id, in: &items), id.controller)
  }

  private static func number<Name>(of name: Name, in numbers: inout [Name: Int]) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = numbers.count + 1
    return numbers.count
  }
}

/// The search for the fewest steps that come to the end of a recording.
@MainActor
private final class ReproductionSearch {
  let end: RecordedEnd
  private let controllers: [ReplayedControllers]
  private var attempts = 0

  /// The most replays that are tried.
  private static let mostAttempts = 500

  init(end: RecordedEnd, controllers: [ReplayedControllers]) {
    self.end = end
    self.controllers = controllers
  }

  /// Returns fewer steps that come to the same end; `nil` if all of them do not.
  func shortest(_ steps: [ReplayStep]) async -> [ReplayStep]? {
    guard comesToEnd(steps) else { return nil }
    var (best, last) = (steps, [ReplayStep]())
    while best != last {
      last = best
      best = await shortened(best) { self.comesToEnd($0) ? $0 : nil }
      let parts = await shortened(best.parts) { [best] parts in
        self.comesToEnd(best.keeping(Set(parts))) ? parts : nil
      }
      best = best.keeping(Set(parts))
    }
    return best
  }

  /// Takes steps on a list of its own.
  private func comesToEnd(_ steps: [ReplayStep]) -> Bool {
    attempts += 1
    guard attempts <= Self.mostAttempts else { return false }
    let list = ListHarness()
    list.stepObserver = nil
    let isHook = if case .hook = end { true } else { false }
    // The app's controllers may crash in the hook.
    let player = ReplayPlayer(list, with: isHook ? [] : controllers)
    var isReached = false
    list.adapter.observeEffects { [end] effect in
      switch effect {
      case .hook(let hook, let controller, _):
        player.perform(inside: hook, of: controller)
        if let item = player.item(of: controller), end == .hook(hook, item) { isReached = true }
      case .issue(let code):
        if end == .issue(code) { isReached = true }
      case .update, .shown: break
      }
    }
    for step in steps {
      if isHook { isReached = false }
      list.perform(step, with: player)
    }
    return isReached
  }

  /// Writes a test.
  ///
  /// - Parameters:
  ///   - steps: What the test does.
  ///   - controllers: The source of the controllers; `nil` for made-up ones.
  ///   - filePath: The file that contains that source.
  /// - Returns: The source.
  func test(_ steps: [ReplayStep], with controllers: String?, from filePath: String) -> String {
    let indentation = controllers == nil ? "    " : "      "
    let lines = steps.enumerated().flatMap { index, step in
      let isLast = index == steps.count - 1
      let comma = isLast && steps.count == 1 ? "" : ","
      return step.lines.dropLast().map { $0 } + [(step.lines.last ?? "") + comma]
    }
    let body = lines.map { indentation + $0 }.joined(separator: "\n")
    let replay =
      controllers.map {
        """
          list.replay(
            [
        \(body)
            ],
            with: \($0)
          )
        """
      } ?? """
          list.replay([
        \(body)
          ])
        """
    let file = filePath.split(separator: "/").last ?? "the test"
    let caveat =
      controllers == nil
      ? "" : "// If the controllers use what is around them in \(file), put this there.\n"
    switch end {
    case .issue(let code):
      return """
        \(caveat)@MainActor @Test func `the list does not report \(code)`() {
          let list = ListHarness()
        \(replay)
          #expect(list.issues.isEmpty)
        }
        """
    case .hook(let hook, let item):
      return """
        \(caveat)@MainActor @Test func `the list survives \(hook) of \(item.controller)`() {
          let list = ListHarness()
          // The recording ends in `\(hook)` of \(item.controller) \(item.hash).
        \(replay)
        }
        """
    }
  }
}

/// A part of content that a test may not need.
private enum Part: Hashable {
  case section(Int)
  case item(ReplayedItem.ID)
  case view(ReplayedItem.ID)
}

extension [ReplayStep] {
  /// The parts of all contents, each of them once.
  fileprivate var parts: [Part] {
    var (parts, known) = ([Part](), Set<Part>())
    func add(_ part: Part) {
      if known.insert(part).inserted { parts.append(part) }
    }
    for case .apply(let sections, _) in self {
      for section in sections {
        add(.section(section.id))
        for view in section.views { add(.view(view.item.id)) }
        for item in section.items { add(.item(item.id)) }
      }
    }
    return parts
  }

  /// Returns the steps with fewer parts, and without those steps that concern others.
  fileprivate func keeping(_ parts: Set<Part>) -> [ReplayStep] {
    var shown: [ReplayedSection] = []
    return compactMap { $0.keeping(parts, shown: &shown) }
  }
}

extension ReplayStep {
  fileprivate func keeping(_ parts: Set<Part>, shown: inout [ReplayedSection]) -> ReplayStep? {
    switch self {
    case .apply(let sections, let isAnimated):
      shown = sections
      return .apply(
        sections.filter { parts.contains(.section($0.id)) }.map { $0.keeping(parts) },
        animated: isAnimated
      )
    case .state(let id, let path, let width, let height, let isAnimated):
      var kept = path
      if let path {
        guard let (section, item) = parts.position(path.section, path.item, in: shown) else {
          return nil
        }
        kept = IndexPath(item: item, section: section)
      }
      return .state(of: id, at: kept, width: width, height: height, animated: isAnimated)
    case .touch(let touch, let section, let item):
      return parts.position(section, item, in: shown).map { .touch(touch, $0, $1) }
    case .inside(let hook, let id, let step):
      return step.keeping(parts, shown: &shown).map { .inside(hook, of: id, $0) }
    case .pickUp(let path, let x, let y, let refused):
      return parts.path(path, in: shown).map {
        .pickUp($0, x: x, y: y, refused: refused.compactMap { parts.path($0, in: shown) })
      }
    case .move(let path, let target):
      guard let path = parts.path(path, in: shown), let target = parts.path(target, in: shown)
      else { return nil }
      return .move(path, to: target)
    case .batch(let operations):
      let kept = operations.compactMap { $0.keeping(parts, shown: shown) }
      return kept.count == operations.count ? .batch(kept) : nil
    case .screen, .scroll, .carry, .putDown, .putBack, .reload, .finishAnimations, .wait:
      return self
    }
  }
}

extension ReplayedOperation {
  fileprivate func keeping(_ parts: Set<Part>, shown: [ReplayedSection]) -> ReplayedOperation? {
    switch self {
    case .insert(let path): parts.path(path, in: shown).map { .insert($0) }
    case .delete(let path): parts.path(path, in: shown).map { .delete($0) }
    case .reload(let path): parts.path(path, in: shown).map { .reload($0) }
    case .move(let path, let target):
      parts.path(path, in: shown).flatMap { path in
        parts.path(target, in: shown).map { .move(path, to: $0) }
      }
    }
  }
}

extension ReplayedSection {
  fileprivate func keeping(_ parts: Set<Part>) -> ReplayedSection {
    var section = self
    section.views.removeAll { !parts.contains(.view($0.item.id)) }
    section.items.removeAll { !parts.contains(.item($0.id)) }
    return section
  }
}

extension Set<Part> {
  /// Returns the index path of a kept item or section among the kept parts of a list.
  fileprivate func path(_ path: IndexPath, in list: [ReplayedSection]) -> IndexPath? {
    guard path.count == 1 else {
      return position(path[0], path[1], in: list)
        .map { IndexPath(item: $0.item, section: $0.section) }
    }
    guard list.indices.contains(path[0]), contains(.section(list[path[0]].id)) else { return nil }
    return IndexPath(index: list[..<path[0]].count { contains(.section($0.id)) })
  }

  /// Returns the position of a kept item among the kept parts of a list.
  fileprivate func position(
    _ section: Int,
    _ item: Int,
    in list: [ReplayedSection]
  ) -> (section: Int, item: Int)? {
    guard list.indices.contains(section), list[section].items.indices.contains(item),
      contains(.section(list[section].id)), contains(.item(list[section].items[item].id))
    else { return nil }
    return (
      list[..<section].count { contains(.section($0.id)) },
      list[section].items[..<item].count { contains(.item($0.id)) }
    )
  }
}
