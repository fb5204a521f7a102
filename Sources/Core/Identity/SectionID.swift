/// The identity of a section: its name, or its place in the content when it has none.
///
/// A named section keeps its identity wherever it stands. A section without a name is identified by
/// its fixed position in the builder. In both cases the elements of the `ForEach` around the section
/// are part of its identity.
public struct SectionID: Hashable, Sendable {
  /// What tells a section from its siblings.
  public enum Name: Hashable, Sendable {
    /// The app gave the section an identifier.
    case given(Identifier)

    /// The section has no identifier; the route to it through the content stands in for one.
    case position([Int])

    /// Items outside any section form a section of their own, numbered from the top.
    case loose(Int)
  }

  /// The elements of the enclosing `ForEach`, outermost first.
  public let elements: [Identifier]

  /// What tells the section from its siblings.
  public let name: Name

  /// 0, or the number of sections before this one with the same elements and name.
  ///
  /// Anything but 0 stands for a mistake that has been reported: two sections share an identifier.
  public let occurrence: Int

  /// Makes an identity from its parts.
  ///
  /// - Parameters:
  ///   - name: What tells the section from its siblings.
  ///   - elements: The elements of the enclosing `ForEach`, outermost first.
  ///   - occurrence: The number of sections before this one with the same elements and name.
  public init(name: Name, elements: [Identifier] = [], occurrence: Int = 0) {
    self.name = name
    self.elements = elements
    self.occurrence = occurrence
  }

  /// The identity of `Section(id)` outside any `ForEach`.
  public init(_ id: some Hashable & Sendable) {
    self.init(name: .given(Identifier(id)))
  }
}

extension SectionID: CustomStringConvertible {
  public var description: String {
    let own =
      switch name {
      case .given(let id): id.description
      case .position(let path): "at " + path.map(String.init).joined(separator: ".")
      case .loose(let number): "loose \(number)"
      }
    let path = elements.map(\.description) + [own]
    return path.joined(separator: " › ") + (occurrence == 0 ? "" : " (\(occurrence + 1))")
  }
}
