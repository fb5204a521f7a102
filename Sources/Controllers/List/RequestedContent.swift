import RosterPlatform

/// The content that the app has requested.
@MainActor
final class RequestedContent {
  /// The content that was requested last.
  var latest: UpdateRequest?

  /// The observation of followed content.
  private var following: ListObservation?

  /// The values that parts of the content keep for the next update.
  let memory: ContentMemory

  /// Shows what is followed again, if something that it reads has changed in this turn.
  private var showChanged: (() -> Void)?

  /// Creates an object without content.
  ///
  /// - Parameter room: Returns the space of the list, on which it may depend whether a section is a carousel.
  init(room: @escaping @MainActor () -> ListRoom?) {
    memory = ContentMemory { section, surroundings in
      CarouselController.hosting(section, in: surroundings, room: room())
    }
  }

  /// Follows other content, or none, in place of what was followed before.
  func follow(_ observation: ListObservation?) {
    following?.cancel()
    following = observation
  }

  /// Records that something has changed that followed content reads.
  ///
  /// It is shown with the changes of state of the same turn, so that no cell shows one without the other.
  func expire(_ show: @escaping () -> Void) {
    showChanged = show
  }

  /// Shows what is followed again, if something that it reads has changed.
  func catchUp() {
    let show = showChanged
    showChanged = nil
    show?()
  }
}

/// The space in which a list is laid out.
@MainActor
struct ListRoom {
  let size: CGSize
  let traits: UITraitCollection
  let axis: ListAxis

  init(_ stage: ListStage) {
    let view = stage.collectionView
    size = view.collectionViewLayout.roomForList(in: view)
    traits = view.traitCollection
    axis = view.collectionViewLayout.listAxis
  }
}
