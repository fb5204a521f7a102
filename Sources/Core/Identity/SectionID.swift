/// The identity of a section: its name, or its place in the content if it has none.
///
/// A section with a name keeps its identity when it moves. A section without a name is identified
/// by its fixed position in the builder. In both cases, the elements of the `ForEach` around the
/// section are part of its identity.
public struct SectionID: Hashable, Sendable {
  /// What distinguishes a section from its siblings.
  public enum Name: Hashable, Sendable {
    /// The app gave the section an identifier.
    case given(ListIdentifier)

    /// The section has no identifier; its path through the content is used instead.
    case position([Int])

    /// Items outside any section form a section of their own, numbered from the top.
    case loose(Int)
  }

  /// The elements of the enclosing `ForEach`, outermost first.
  public let elements: [ListIdentifier]

  /// What distinguishes the section from its siblings.
  public let name: Name

  /// 0, or the number of sections before this one with the same elements and name.
  ///
  /// A value other than 0 results from a mistake that has been reported: two sections share an
  /// identifier.
  public let occurrence: Int

  /// Creates an identity from its parts.
  ///
  /// - Parameters:
  ///   - name: What distinguishes the section from its siblings.
  ///   - elements: The elements of the enclosing `ForEach`, outermost first.
  ///   - occurrence: The number of sections before this one with the same elements and name.
  public init(name: Name, elements: [ListIdentifier] = [], occurrence: Int = 0) {
    self.name = name
    self.elements = elements
    self.occurrence = occurrence
  }

  /// Creates the identity of `Section(id)` outside any `ForEach`.
  public init(_ id: some Hashable & Sendable) {
    self.init(name: .given(ListIdentifier(id)))
  }

  /// Creates the identity of `Section(id)` outside any `ForEach`, for an identifier that belongs to the main actor.
  @_disfavoredOverload
  @MainActor
  public init(_ id: some Hashable) {
    self.init(name: .given(ListIdentifier(of: id)))
  }

  /// Creates the identity of `Section(id)` inside `ForEach`.
  ///
  /// ```swift
  /// ForEach(genres) { genre in
  ///   Section("films") { … }          // SectionID("films", under: genre.id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the section.
  ///   - elements: The identifiers of the elements around the section, outermost first.
  public init<each Element: Hashable & Sendable>(
    _ id: some Hashable & Sendable,
    under elements: repeat each Element
  ) {
    var path: [ListIdentifier] = []
    repeat path.append(ListIdentifier(each elements))
    self.init(name: .given(ListIdentifier(id)), elements: path)
  }

  /// Creates the identity of `Section(id)` inside `ForEach`, for identifiers that belong to the main actor.
  ///
  /// - Parameters:
  ///   - id: The identifier of the section.
  ///   - elements: The identifiers of the elements around the section, outermost first.
  @_disfavoredOverload
  @MainActor
  public init<each Element: Hashable>(_ id: some Hashable, under elements: repeat each Element) {
    var path: [ListIdentifier] = []
    repeat path.append(ListIdentifier(of: each elements))
    self.init(name: .given(ListIdentifier(of: id)), elements: path)
  }
}

extension SectionID {
  /// An item that contains a list, as the outermost part of the identities in that list.
  struct Holder: Hashable, Sendable {
    let item: ItemID
  }

  /// The item whose cell contains the list of the section.
  var holder: Holder? { elements.first?.value(as: Holder.self) }

  /// Returns the identity of this section for the list around the one that contains it.
  func inside(_ holder: ItemID) -> SectionID {
    let holder = ListIdentifier(Holder(item: holder))
    return SectionID(name: name, elements: [holder] + elements, occurrence: occurrence)
  }

  /// The identity of the section in its own list.
  var withoutHolder: SectionID {
    guard holder != nil else { return self }
    return SectionID(name: name, elements: Array(elements.dropFirst()), occurrence: occurrence)
  }
}

extension SectionID.Holder: CustomStringConvertible {
  var description: String { "(\(item))" }
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
