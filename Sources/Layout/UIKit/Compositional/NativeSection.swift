import RosterCore
public import RosterPlatform

/// A section that an app describes in the terms of UIKit's compositional layout.
///
/// Two of one line of code count as equal, as adaptive layouts do.
package struct NativeSection: Sendable {
  /// Which of its views a section has, as the content says.
  struct Boundaries {
    let hasHeader: Bool
    let hasFooter: Bool
  }

  let location: CodeLocation
  let dependency: Identifier

  /// Describes the section for the space that there is.
  let describe:
    @MainActor @Sendable (any NSCollectionLayoutEnvironment, Boundaries) ->
      NSCollectionLayoutSection
}

extension NativeSection: Hashable {
  package static func == (left: NativeSection, right: NativeSection) -> Bool {
    left.location == right.location && left.dependency == right.dependency
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(dependency)
  }
}

extension SectionLayout {
  /// A section of UIKit's compositional layout, as the app describes it.
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
  /// It takes a `CompositionalListLayout`; other layouts show a list, and that is reported. The groups say how
  /// large items are; an item whose dimension is estimated has the size that its controller asks for. The header
  /// and the footer are those of the content: a description that has none gets them, and one that has more
  /// loses what is too much. Sections that scroll by themselves are followed, so items are seen and impressed
  /// as anywhere.
  ///
  /// - Important: Layouts of one line of code count as equal. All that the function captures, and that may be
  ///   different in another update, has to be in `dependency`.
  /// - Parameters:
  ///   - dependency: What the section depends on besides its environment.
  ///   - fileID: The file by which the layout is known.
  ///   - line: The line by which the layout is known.
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
      NativeSection(location: location, dependency: Identifier(dependency)) { environment, _ in
        section(environment)
      }
    )
  }

  /// A section of UIKit's compositional layout that depends on nothing but its environment.
  ///
  /// - Parameters:
  ///   - fileID: The file by which the layout is known.
  ///   - line: The line by which the layout is known.
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

  /// A list as UIKit's own, with its insets, separators and headers.
  ///
  /// ```swift
  /// .layout(.list(appearance: .insetGrouped))
  /// ```
  ///
  /// It takes a `CompositionalListLayout`; other layouts show a list of Roster's, and that is reported. Whether
  /// there are a header and a footer follows from the content. Rows are as high as their controllers ask to be.
  ///
  /// - Important: Layouts of one line of code and one appearance count as equal: the function should depend on
  ///   nothing that may change.
  /// - Parameters:
  ///   - appearance: What the list looks like.
  ///   - fileID: The file by which the layout is known.
  ///   - line: The line by which the layout is known.
  ///   - configure: Changes what else a list can say, such as its separators; by default, nothing.
  /// - Returns: The layout of a section that is one of UIKit's lists.
  public static func list(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ configure:
      @escaping @MainActor @Sendable (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> SectionLayout {
    let location = CodeLocation(fileID: fileID, line: line)
    let native = NativeSection(location: location, dependency: Identifier(appearance)) {
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

  /// The description of the app's own, if it has one.
  package var native: NativeSection? {
    if case .native(let native) = arrangement { native } else { nil }
  }

  /// Whether the section says more than its description does, which then does not count.
  package var hasMoreThanNative: Bool {
    native.map { self != SectionLayout($0) } ?? false
  }

  /// The space that the section offers to an element of a size.
  ///
  /// How wide the items of a section are that the app describes is known when they are shown.
  package func container(
    of element: CGSize,
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis
  ) -> Container {
    guard native != nil else { return container(in: size, traits: traits, axis: axis) }
    let room = CGSize(width: axis.turned(element).width, height: axis.turned(size).height)
    return container(in: axis.turned(room), traits: traits, axis: axis)
  }
}
