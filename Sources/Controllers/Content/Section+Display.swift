import RosterCore

extension SectionContent {
  /// The same section, with an action for when something of it comes on screen: an item, its header or its
  /// footer.
  ///
  /// ```swift
  /// Section("stories") { … }
  ///   .onAppear { player.prepare() }
  ///   .onDisappear { player.stop() }
  /// ```
  ///
  /// The same rules as for items decide what is on screen; see `ListedController.didAppear()`. The list always
  /// calls the action of the latest content, and retains it: capture weakly what retains the list.
  ///
  /// - Parameter action: Is called once, and again after the section has disappeared.
  /// - Returns: A copy of the section.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> Self {
    changing { $0.display.onAppear.append(action) }
  }

  /// The same section, with a title in the index beside the list, by which a person jumps to it.
  ///
  /// Of several sections with one title, the title leads to the first.
  ///
  /// - Parameter title: A short title, such as a letter.
  /// - Returns: A copy of the section.
  public func indexTitle(_ title: String) -> Self {
    changing { $0.display.indexTitle = title }
  }

  /// The same section, with an action for when nothing of it is on screen any longer: it was scrolled away or
  /// removed, or the list has left the screen.
  ///
  /// - Parameter action: Is called once after each time that the section has appeared.
  /// - Returns: A copy of the section.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> Self {
    changing { $0.display.onDisappear.append(action) }
  }
}

/// How a section takes part in what is on screen.
struct SectionDisplay {
  /// What is done when the section comes on screen.
  var onAppear: [@MainActor () -> Void] = []

  /// What is done when it has gone.
  var onDisappear: [@MainActor () -> Void] = []

  /// Its title in the index beside the list.
  var indexTitle: String?

  /// Whether something is to be done.
  var isObserved: Bool { !onAppear.isEmpty || !onDisappear.isEmpty }
}

/// Calls the hooks of sections that come on screen and leave it.
@MainActor
final class SectionSight: ListFeature {
  private let stage: ListStage

  /// The sections on screen that want to know when they are not, in no particular order.
  private var shown: [SectionID: SectionDisplay] = [:]

  /// Whether a section of the list wants to know.
  private var isAsked = false

  init(_ stage: ListStage) {
    self.stage = stage
  }

  /// Takes over the actions of the content that is about to be shown; a section that goes keeps its last.
  func willCommit(_ update: Update) {
    isAsked = update.new.sections.contains { $0.display.isObserved }
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

  /// The sections that want to know and of which something is on screen, in order.
  private func sectionsInSight() -> [(id: SectionID, display: SectionDisplay)] {
    let indices = stage.mounts.controllers.lazy.filter(\.isVisible).compactMap { [stage] in
      switch stage.controllers.place(of: $0) {
      case .item(let position)?: position.section
      case .supplementary(let place)?: stage.list.index(of: place.section)
      case nil: nil
      }
    }
    return Set(indices).sorted().compactMap { index in
      guard let display = stage.list.section(index)?.display, display.isObserved else { return nil }
      return (stage.list.snapshot.sections[index].id, display)
    }
  }
}
