/// The container that an element of a layout is placed in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, in points.
  var contentSize: CGSize { get }
  /// The size of the container minus its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container that apply, with zero for those that do not.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A container with a size and insets.
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

/// The environment of one section's layout.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let room: LayoutContainer
  let traitCollection: UITraitCollection

  /// The index of the section, for reports.
  let section: Int

  init(room: LayoutContainer, traits: UITraitCollection, section: Int) {
    self.room = room
    traitCollection = traits
    self.section = section
    super.init()
  }

  var container: any NSCollectionLayoutContainer { room }

  /// Returns the same environment with another container.
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

  /// Reports a group that is too small for even one of its members.
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
