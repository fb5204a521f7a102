import RosterPlatform

/// A supplementary view over items, such as a badge, with its controller.
@MainActor
final class Overlay {
  /// Distinguishes the overlay from all others of the list, for its whole life.
  let number: Int

  /// The controller of the item that the badge is on; `nil` for an overlay of a section.
  private(set) weak var holder: (any CellControlling)?

  /// The section of an overlay of a section; `nil` for a badge.
  let section: SectionID?

  fileprivate(set) var content: OverlayContent

  /// The items of an overlay of a section, as indices; `nil` if one of them is not in the section.
  fileprivate(set) var span: ListOverlay.Span?

  /// The controller, once it was needed.
  fileprivate(set) var controller: (any CellControlling)?

  /// The size of the area that the overlay was last laid over.
  var area = CGSize.zero

  /// The size of the view, if it was measured.
  var measured: CGSize?

  fileprivate init(
    _ number: Int,
    on holder: (any CellControlling)?,
    in section: SectionID?,
    _ content: OverlayContent
  ) {
    self.number = number
    self.holder = holder
    self.section = section
    self.content = content
  }
}

/// The overlays of a list: those of items that were shown, and those of sections.
///
/// A badge belongs to the controller of its item, so it travels and ends with that.
@MainActor
final class OverlayTable {
  private struct Entry {
    /// The number of the list that the overlays are up to date with.
    var listNumber: UInt32

    var overlays: [Overlay]
  }

  private var ofItems: [ObjectIdentifier: Entry] = [:]
  private var ofSections: [SectionID: Entry] = [:]
  private var numbered: [Int: Overlay] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var nextNumber = 0

  /// Whether there are no overlays.
  var isEmpty: Bool { numbered.isEmpty }

  /// All overlays, in no particular order.
  var all: some Collection<Overlay> { numbered.values }

  /// The number of controllers.
  var controllerCount: Int { numbers.count }

  /// The sections that have overlays.
  var sections: some Collection<SectionID> { ofSections.keys }

  /// The overlay with a number.
  subscript(number: Int) -> Overlay? { numbered[number] }

  /// The overlays of an item, by the item's controller.
  func overlays(on holder: ListedController) -> [Overlay] {
    ofItems[ObjectIdentifier(holder)]?.overlays ?? []
  }

  /// The overlays of a section, in order.
  func overlays(in section: SectionID) -> [Overlay] { ofSections[section]?.overlays ?? [] }

  /// Returns whether the overlays of an item are up to date with a list.
  func isCurrent(_ holder: ListedController, _ listNumber: UInt32) -> Bool {
    ofItems[ObjectIdentifier(holder)]?.listNumber == listNumber
  }

  /// Returns whether the overlays of a section are up to date with a list.
  func isCurrent(_ section: SectionID, _ listNumber: UInt32) -> Bool {
    ofSections[section]?.listNumber == listNumber
  }

  /// Stores the controller of an overlay.
  func keep(_ controller: any CellControlling, of number: Int) {
    numbered[number]?.controller = controller
    numbers[ObjectIdentifier(controller)] = number
  }

  /// Returns the number of a controller's overlay.
  func number(of controller: ListedController) -> Int? {
    numbers.isEmpty ? nil : numbers[ObjectIdentifier(controller)]
  }

  /// Replaces the overlays of an item.
  ///
  /// - Returns: The overlays that are gone, and whether any overlay is new or at another place.
  func set(
    _ contents: [OverlayContent],
    on holder: any CellControlling,
    _ listNumber: UInt32
  ) -> (gone: [Overlay], isChanged: Bool) {
    let key = ObjectIdentifier(holder)
    let (overlays, gone, isChanged) = merged(ofItems[key]?.overlays ?? [], contents) {
      Overlay($0, on: holder, in: nil, $1)
    }
    ofItems[key] = overlays.isEmpty ? nil : Entry(listNumber: listNumber, overlays: overlays)
    return (gone, isChanged)
  }

  /// Replaces the overlays of a section.
  ///
  /// - Returns: The overlays that are gone, and whether any overlay is new or at another place.
  func set(
    _ contents: [OverlayContent],
    in section: SectionID,
    _ listNumber: UInt32,
    span: (OverlayPlace) -> ListOverlay.Span?
  ) -> (gone: [Overlay], isChanged: Bool) {
    var (overlays, gone, isChanged) = merged(ofSections[section]?.overlays ?? [], contents) {
      Overlay($0, on: nil, in: section, $1)
    }
    for overlay in overlays {
      let new = overlay.content.place.flatMap(span)
      isChanged = isChanged || new != overlay.span
      overlay.span = new
    }
    ofSections[section] =
      overlays.isEmpty ? nil : Entry(listNumber: listNumber, overlays: overlays)
    return (gone, isChanged)
  }

  /// Removes the overlays of an item.
  func removeAll(on holder: ListedController) -> [Overlay] {
    guard let entry = ofItems.removeValue(forKey: ObjectIdentifier(holder)) else { return [] }
    forget(entry.overlays)
    return entry.overlays
  }

  /// Removes all overlays.
  func removeAll() {
    ofItems = [:]
    ofSections = [:]
    numbered = [:]
    numbers = [:]
  }

  private func forget(_ overlays: [Overlay]) {
    for overlay in overlays {
      numbered[overlay.number] = nil
      if let controller = overlay.controller { numbers[ObjectIdentifier(controller)] = nil }
    }
  }

  private func merged(
    _ old: [Overlay],
    _ contents: [OverlayContent],
    make: (Int, OverlayContent) -> Overlay
  ) -> (overlays: [Overlay], gone: [Overlay], isChanged: Bool) {
    var rest = old
    var isChanged = old.count != contents.count
    let overlays = contents.map { content in
      guard let index = rest.firstIndex(where: { $0.content.isSame(as: content) }) else {
        isChanged = true
        let overlay = make(nextNumber, content)
        numbered[nextNumber] = overlay
        nextNumber += 1
        return overlay
      }
      let overlay = rest.remove(at: index)
      isChanged = isChanged || overlay.content.anchor != content.anchor
      overlay.content = content
      return overlay
    }
    forget(rest)
    return (overlays, rest, isChanged)
  }
}
