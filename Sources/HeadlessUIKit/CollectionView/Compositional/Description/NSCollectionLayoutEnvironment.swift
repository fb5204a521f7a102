/// The room that something in a layout is placed in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// How large the room is, in points.
  var contentSize: CGSize { get }
  /// How large the room is without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The space around what is placed.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The space around what is placed, with nothing where that does not apply.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout is made for: the room there is, and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A room in the plainest form.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}

/// What the layout of one section is made for.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let room: LayoutContainer
  let traitCollection: UITraitCollection

  /// The section, for reports.
  let section: Int

  init(room: LayoutContainer, traits: UITraitCollection, section: Int) {
    self.room = room
    traitCollection = traits
    self.section = section
    super.init()
  }

  var container: any NSCollectionLayoutContainer { room }

  /// The same with another room.
  func inContainer(
    of size: CGSize,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      room: LayoutContainer(contentSize: size, contentInsets: insets),
      traits: traitCollection,
      section: section
    )
  }

  /// Reports a group that cannot have the least it is made of.
  func reportNoRoom(for node: LayoutNode, in size: CGSize) {
    if case .item = node.content {
      report(
        "F-COMP-FIT",
        "NSCollectionLayoutItem created with invalid combination of spacing and size specified."
          + " This group cannot fit even a single item. Inspect the spacing and size of the items in"
          + " this group and ensure that they fit into the group when its effective size is"
          + " {\(size.width), \(size.height)}."
      )
    } else {
      report(
        "F-COMP-ROOM",
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section"
          + " whose effective size is {\(size.width), \(size.height)}."
      )
    }
  }

  private func report(_ id: String, _ error: String) {
    let size = room.contentSize
    Headless.fail(
      id,
      "<UICollectionViewCompositionalLayout: 0x0> ran into an error when computing the layout for"
        + " section at index \(section) in container <_UICollectionLayoutContainer: 0x0"
        + " contentSize={\(size.width), \(size.height)}>.\nError: \(error)"
    )
  }
}
