package import Foundation
import RosterCore
package import RosterPlatform

extension SectionLayout {
  /// The layout that a function finds for the space that there is: by width, by height, by traits.
  ///
  /// ```swift
  /// .layout(.adaptive { container in
  ///   container.width < 600 ? .list : .grid(minimumWidth: 280, spacing: 12)
  /// })
  /// ```
  ///
  /// The function is asked whenever the section is laid out, so keep it cheap, and have it return the same
  /// layout for the same container. The container is as wide as the list, between its content insets; its
  /// environment is empty.
  ///
  /// A carousel is no layout for some spaces and not for others, because its items are in a list of their
  /// own: it is shown as a list.
  ///
  /// - Important: Layouts of one line of code count as equal. All that the function captures, and that may be
  ///   different in another update, has to be in `dependency`.
  /// - Parameters:
  ///   - dependency: What the layout depends on besides the space.
  ///   - fileID: The file by which the layout is known.
  ///   - line: The line by which the layout is known.
  ///   - layout: Finds the layout for a space.
  /// - Returns: A layout that follows the space.
  public static func adaptive<Dependency: Hashable & Sendable>(
    by dependency: Dependency,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ layout: @escaping @Sendable (Container) -> SectionLayout
  ) -> SectionLayout {
    var result = SectionLayout.list
    result.adaptation = SectionAdaptation(
      location: CodeLocation(fileID: fileID, line: line),
      dependency: Identifier(dependency),
      layout: layout
    )
    return result
  }

  /// The layout that a function finds for the space that there is, if it depends on nothing else.
  ///
  /// - Parameters:
  ///   - fileID: The file by which the layout is known.
  ///   - line: The line by which the layout is known.
  ///   - layout: Finds the layout for a space.
  /// - Returns: A layout that follows the space.
  public static func adaptive(
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ layout: @escaping @Sendable (Container) -> SectionLayout
  ) -> SectionLayout {
    adaptive(by: 0, fileID: fileID, line: line, layout)
  }

  /// The layout in a space, with distances that can be shown.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, less its content insets.
  ///   - traits: The traits of the list.
  ///   - axis: The direction in which the list grows.
  /// - Returns: A layout that does not depend on the space any longer.
  package func resolved(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis = .vertical
  ) -> SectionLayout {
    var layout = self
    // One adaptive layout may return another one, but not one after the other for ever.
    for _ in 0..<SectionAdaptation.deepest {
      guard let adaptation = layout.adaptation else { return layout.showable }
      layout = adaptation.layout(Container(size: size, axis: axis, traits: traits))
      if layout.carousel != nil { layout = .list }
    }
    return .list
  }
}

/// How a layout follows the space that there is.
package struct SectionAdaptation: Sendable {
  /// How many adaptive layouts may be inside one another.
  static let deepest = 8

  let location: CodeLocation
  let dependency: Identifier
  let layout: @Sendable (Container) -> SectionLayout

  /// The same, with something changed in whatever layout it is.
  func changed(_ change: @escaping @Sendable (inout SectionLayout) -> Void) -> SectionAdaptation {
    SectionAdaptation(location: location, dependency: dependency) { container in
      layout(container).changed(change)
    }
  }
}

extension SectionAdaptation: Hashable {
  package static func == (left: SectionAdaptation, right: SectionAdaptation) -> Bool {
    left.location == right.location && left.dependency == right.dependency
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(dependency)
  }
}
