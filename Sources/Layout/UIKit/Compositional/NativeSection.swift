public import RosterPlatform

/// A section that an app describes in the terms of UIKit's compositional layout.
///
/// Two of them from the same line of code are equal, as with adaptive layouts.
struct NativeSection: Sendable {
  /// The supplementary views that the content gives to a section.
  struct Boundaries {
    let hasHeader: Bool
    let hasFooter: Bool
  }

  let location: CodeLocation
  let dependency: ListIdentifier

  /// Describes the section for the available space.
  let describe:
    @MainActor @Sendable (any NSCollectionLayoutEnvironment, Boundaries) ->
      NSCollectionLayoutSection
}

extension NativeSection: Hashable {
  static func == (left: NativeSection, right: NativeSection) -> Bool {
    left.location == right.location && left.dependency == right.dependency
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(dependency)
  }
}

extension SectionLayout {
  /// A section of UIKit's compositional layout that the app describes.
  ///
  /// ```swift
  /// .layout(.compositional { environment in
  ///   let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
  ///   let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
  ///   let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)])
  ///   return NSCollectionLayoutSection(group: group)
  /// })
  /// ```
  ///
  /// It requires a `CompositionalListLayout`; other layouts show a list, and report that. The
  /// groups determine the sizes of items; an item with an estimated dimension has the size that its
  /// controller requests. The header and the footer are those of the content: they are added to the
  /// description if it lacks them, and removed if the content has none. Orthogonal scrolling is
  /// supported, including visibility and impressions.
  ///
  /// - Important: Layouts from the same line of code are equal. Put everything that the function
  ///   captures and that may change between updates into `dependency`.
  /// - Parameters:
  ///   - dependency: The values on which the section depends besides its environment.
  ///   - fileID: The file that identifies the layout.
  ///   - line: The line that identifies the layout.
  ///   - section: Describes the section, whenever it is laid out.
  /// - Returns: The layout of a section that the app describes.
  public static func compositional<Dependency: Hashable & Sendable>(
    by dependency: Dependency,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ section:
      @escaping @MainActor @Sendable (any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection
  ) -> SectionLayout {
    let location = CodeLocation(fileID: fileID, line: line)
    return SectionLayout(
      NativeSection(location: location, dependency: ListIdentifier(dependency)) { environment, _ in
        section(environment)
      }
    )
  }

  /// A section of UIKit's compositional layout that depends only on its environment.
  ///
  /// - Parameters:
  ///   - fileID: The file that identifies the layout.
  ///   - line: The line that identifies the layout.
  ///   - section: Describes the section, whenever it is laid out.
  /// - Returns: The layout of a section that the app describes.
  public static func compositional(
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ section:
      @escaping @MainActor @Sendable (any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection
  ) -> SectionLayout {
    compositional(by: 0, fileID: fileID, line: line, section)
  }

  /// UIKit's own list, with its insets, separators and headers.
  ///
  /// ```swift
  /// .layout(.list(appearance: .insetGrouped))
  /// ```
  ///
  /// It requires a `CompositionalListLayout`; other layouts show Roster's list, and report that.
  /// The content determines whether there is a header or a footer. Rows have the heights that their
  /// controllers request.
  ///
  /// - Important: Layouts from the same line of code with the same appearance are equal, so the
  ///   function must not depend on anything that may change.
  /// - Parameters:
  ///   - appearance: The appearance of the list.
  ///   - fileID: The file that identifies the layout.
  ///   - line: The line that identifies the layout.
  ///   - configure: Changes other properties of the list, such as its separators; by default, none.
  /// - Returns: The layout of a section that is one of UIKit's lists.
  public static func list(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ configure:
      @escaping @MainActor @Sendable (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> SectionLayout {
    let location = CodeLocation(fileID: fileID, line: line)
    let native = NativeSection(location: location, dependency: ListIdentifier(appearance)) {
      environment,
      boundaries in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configure(&configuration)
      if configuration.headerMode != .firstItemInSection {
        configuration.headerMode = boundaries.hasHeader ? .supplementary : .none
      }
      configuration.footerMode = boundaries.hasFooter ? .supplementary : .none
      return .list(using: configuration, layoutEnvironment: environment)
    }
    return SectionLayout(native)
  }

  fileprivate init(_ native: NativeSection) {
    self.init(.native(native), lineSpacing: 0, itemSpacing: 0)
  }

  /// The app's own description, if it has one.
  var native: NativeSection? {
    if case .native(let native) = arrangement { native } else { nil }
  }

  /// Whether the section has settings besides its description, which are ignored then.
  var hasMoreThanNative: Bool {
    guard let native else { return false }
    return changed { $0.hasStickyItems = false } != SectionLayout(native)
  }

  /// Returns the space that the section offers to an element of a size.
  ///
  /// The width of items in a section that the app describes is known only when they are shown.
  func container(
    of element: CGSize,
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis
  ) -> ItemContainer {
    guard native != nil else { return container(in: size, traits: traits, axis: axis) }
    let room = CGSize(width: axis.turned(element).width, height: axis.turned(size).height)
    return container(in: axis.turned(room), traits: traits, axis: axis)
  }
}
