import Foundation
import RosterPlatform

extension SectionLayout {
  /// A layout that a function chooses for the available space: by width, by height, by traits.
  ///
  /// ```swift
  /// .layout(.adaptive { container in
  ///   container.width < 600 ? .list : .grid(minimumWidth: 280, spacing: 12)
  /// })
  /// ```
  ///
  /// The function is called whenever the section is laid out, so it has to be fast, and has to
  /// return the same layout for the same container. The container is as wide as the list between
  /// its content insets; its environment is empty.
  ///
  /// The function may return a carousel, for example one whose height follows the text size. Whether it does is determined
  /// when content is shown, for the space at that moment; a carousel stays one until the next update.
  ///
  /// - Important: Layouts from the same line of code are equal. Put everything that the function
  ///   captures and that may change between updates into `dependency`.
  /// - Parameters:
  ///   - dependency: The values on which the layout depends besides the space.
  ///   - fileID: The file that identifies the layout.
  ///   - line: The line that identifies the layout.
  ///   - layout: Returns the layout for a space.
  /// - Returns: A layout that adapts to the space.
  public static func adaptive<Dependency: Hashable & Sendable>(
    by dependency: Dependency,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ layout: @escaping @Sendable (ItemContainer) -> SectionLayout
  ) -> SectionLayout {
    var result = SectionLayout.list
    result.adaptation = SectionAdaptation(
      location: CodeLocation(fileID: fileID, line: line),
      dependency: ListIdentifier(dependency),
      layout: layout
    )
    return result
  }

  /// A layout that a function chooses for the available space, if it depends on nothing else.
  ///
  /// - Parameters:
  ///   - fileID: The file that identifies the layout.
  ///   - line: The line that identifies the layout.
  ///   - layout: Returns the layout for a space.
  /// - Returns: A layout that adapts to the space.
  public static func adaptive(
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ layout: @escaping @Sendable (ItemContainer) -> SectionLayout
  ) -> SectionLayout {
    adaptive(by: 0, fileID: fileID, line: line, layout)
  }

  /// Returns the layout for a space, with valid distances.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, minus its content insets.
  ///   - traits: The traits of the list.
  ///   - axis: The direction in which the list grows.
  /// - Returns: A layout that no longer depends on the space.
  func resolved(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis = .vertical
  ) -> SectionLayout {
    var layout = self
    // An adaptive layout may return another one, but not without end.
    for _ in 0..<SectionAdaptation.deepest {
      guard let adaptation = layout.adaptation else { return layout.showable }
      layout = adaptation.layout(ItemContainer(size: size, axis: axis, traits: traits))
      if layout.carousel != nil { layout = .list }
    }
    return .list
  }
}

extension SectionLayout {
  /// Returns the carousel that an adaptive layout is in a space; `nil` if it is none.
  func adaptedCarousel(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis
  ) -> SectionLayout? {
    var layout = self
    for _ in 0..<SectionAdaptation.deepest {
      guard let adaptation = layout.adaptation else { break }
      layout = adaptation.layout(ItemContainer(size: size, axis: axis, traits: traits))
    }
    return layout.carousel != nil && adaptation != nil ? layout : nil
  }
}

/// The function of an adaptive layout.
struct SectionAdaptation: Sendable {
  /// The maximum depth of nested adaptive layouts.
  static let deepest = 8

  let location: CodeLocation
  let dependency: ListIdentifier
  let layout: @Sendable (ItemContainer) -> SectionLayout

  /// Returns an adaptation whose layouts are changed by a function.
  func changed(_ change: @escaping @Sendable (inout SectionLayout) -> Void) -> SectionAdaptation {
    SectionAdaptation(location: location, dependency: dependency) { container in
      layout(container).changed(change)
    }
  }
}

extension SectionAdaptation: Hashable {
  static func == (left: SectionAdaptation, right: SectionAdaptation) -> Bool {
    left.location == right.location && left.dependency == right.dependency
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(dependency)
  }
}
