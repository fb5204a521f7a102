extension SectionContent {
  /// Adds an action that is called when a part of the section becomes visible: an item, its header
  /// or its footer.
  ///
  /// ```swift
  /// Section("stories") { … }
  ///   .onAppear { player.prepare() }
  ///   .onDisappear { player.stop() }
  /// ```
  ///
  /// Visibility is determined as for items; see `ListedController.didAppear()`. The list calls the
  /// action of the latest content, and retains it, so capture objects that retain the list weakly.
  ///
  /// - Parameter action: Called once, and again after the section has disappeared.
  /// - Returns: A copy of the section.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> Self {
    changing { $0.display.onAppear.append(action) }
  }

  /// Adds a title for the section to the index beside the list, with which the user can jump to it.
  ///
  /// If several sections have the same title, it leads to the first.
  ///
  /// - Parameter title: A short title, such as a letter.
  /// - Returns: A copy of the section.
  public func indexTitle(_ title: String) -> Self {
    changing { $0.display.indexTitle = title }
  }

  /// Adds an action that is called when the section is no longer visible: it was scrolled away or
  /// removed, or the list has left the screen.
  ///
  /// - Parameter action: Called once each time after the section has appeared.
  /// - Returns: A copy of the section.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> Self {
    changing { $0.display.onDisappear.append(action) }
  }
}

/// The actions of a section for its visibility.
struct SectionDisplay {
  /// Called when the section becomes visible.
  var onAppear: [@MainActor () -> Void] = []

  /// Called when the section is no longer visible.
  var onDisappear: [@MainActor () -> Void] = []

  /// The title in the index beside the list.
  var indexTitle: String?

  /// Whether there are any actions.
  var isObserved: Bool { !onAppear.isEmpty || !onDisappear.isEmpty }
}

/// Calls the actions of sections that become visible or invisible.
@MainActor
final class SectionSight: UpdateFeature {
  private let stage: ListStage

  /// The visible sections with actions, in no particular order.
  private var shown: [SectionID: SectionDisplay] = [:]

  /// Whether a section of the list has actions.
  private var isAsked = false

  init(_ stage: ListStage) {
    self.stage = stage
  }

  /// Stores the actions of the content that is about to be shown; a removed section keeps its last
  /// ones.
  func willCommit(_ update: Update) {
    isAsked = update.new.uses.contains(.display)
    for id in shown.keys {
      guard let section = update.new.index(of: id) else { continue }
      shown[id] = update.new.sections[section].display
    }
  }

  func didDetach() {
    screenDidChange(isOnScreen: false)
  }

  func screenDidChange(isOnScreen: Bool) {
    guard isAsked || !shown.isEmpty else { return }
    let now = isOnScreen ? sectionsInSight() : []
    let ids = Set(now.map(\.id))
    let gone = shown.filter { !ids.contains($0.key) }
    let new = now.filter { shown[$0.id] == nil }
    for (id, _) in gone { shown[id] = nil }
    for (id, display) in new { shown[id] = display }
    stage.hold {
      for (_, display) in gone { display.onDisappear.forEach { $0() } }
      for (_, display) in new { display.onAppear.forEach { $0() } }
    }
  }

  /// Returns the visible sections with actions, in order.
  private func sectionsInSight() -> [(id: SectionID, display: SectionDisplay)] {
    let indices = stage.mounts.controllers.lazy.filter(\.isVisible).compactMap { [stage] in
      switch stage.controllers.place(of: $0) {
      case .item(let position)?: position.section
      case .supplementary(let place)?: stage.list.index(of: place.section)
      case .overlay?, nil: nil
      }
    }
    return Set(indices).sorted().compactMap { index in
      guard let display = stage.list.section(index)?.display, display.isObserved else { return nil }
      return (stage.list.snapshot.sections[index].id, display)
    }
  }
}
