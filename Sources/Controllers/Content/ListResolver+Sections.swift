extension ListResolver {
  /// Begins a section, whose content is resolved next.
  ///
  /// - Returns: Whether the section has to be ended. If not, it is inside another one by mistake, and its content
  ///   belongs to that one.
  @MainActor
  mutating func beginSection(_ id: ListIdentifier?, at location: CodeLocation) -> Bool {
    guard !frame.isOpen else {
      output.issues.append(.nestedSection(frame.id, location: location))
      return false
    }
    let previous = recognized(id)
    let newID: SectionID? =
      previous == nil
      ? SectionID(name: id.map(SectionID.Name.given) ?? .position(path), elements: elements) : nil
    frame.open(newID, depth: elements.count, inside: surroundings, like: previous)
    // The content of the section is appended temporarily, and then removed.
    frame.start = output.pieces.count
    return true
  }

  /// Ends a section whose content has been resolved.
  @MainActor
  mutating func endSection(_ settings: SectionSettings?, at location: CodeLocation) {
    defer { frame.close() }
    if settings == nil, let previous = frame.previous, frame.isTakenOver,
      frame.runCount == previous.presenters.count, previous.supplementaries.isEmpty,
      previous.isPlain(in: surroundings, at: location)
    {
      return output.append(previous)
    }
    let hasValues = settings?.hasValues ?? false
    if hasValues, frame.runCount == 0, settings?.values?.hidesWhenEmpty == true { return }
    let previous = frame.previous
    let supplementaries = supplementaries(settings, like: previous)
    if let previous, frame.isTakenOver, frame.runCount == previous.presenters.count, !hasValues,
      previous.hasSupplementaries(supplementaries),
      previous.isPlain(in: surroundings, at: location)
    {
      output.append(previous)
    } else {
      endTakingOver()
      appendSection(settings?.values, supplementaries, at: location)
    }
  }

  /// Adds the section whose content has been resolved.
  @MainActor
  private mutating func appendSection(
    _ values: SectionSettings.Values?,
    _ supplementaries: ByKind<CellPresenter>,
    at location: CodeLocation
  ) {
    let (runs, presenters) = output.takeRuns(from: frame.start)
    append(
      ResolvedSection(
        id: frame.id,
        runs: runs,
        presenters: presenters,
        supplementaries: supplementaries,
        layout: values?.layout(inside: surroundings.layout) ?? surroundings.layout.layout,
        location: location,
        display: values?.display ?? SectionDisplay(),
        drops: values?.drops ?? [],
        overlays: values?.overlays.flatMap { $0(surroundings) } ?? [],
        like: frame.previous
      )
    )
  }

  @MainActor
  private mutating func append(_ section: ResolvedSection) {
    let isCarousel = section.layout.carousel != nil || section.layout.adaptation != nil
    output.append(isCarousel ? memory.arrange(section, surroundings) : section)
  }

  /// Returns what presents the section's supplementary items, at most one of each kind; of several, the last.
  ///
  /// They are those of the section in the previous list if nothing differs.
  @MainActor
  private mutating func supplementaries(
    _ settings: SectionSettings?,
    like previous: ResolvedSection?
  ) -> ByKind<CellPresenter> {
    guard let nodes = settings?.supplementaries else { return ByKind() }
    var result = ByKind<CellPresenter>()
    for node in nodes {
      let isFirst = result[node.kind] == nil
      let old = isFirst ? previous?.supplementaries[node.kind] : nil
      let presenter = node.presenter(old, surroundings)
      result.updateValue(presenter, forKey: node.kind)
      if isFirst { continue }
      output.issues.append(
        .duplicateSupplementary(
          kind: node.kind,
          in: frame.id,
          location: presenter.run.location
        )
      )
    }
    return result
  }

  /// Returns the section of the previous list with the present place and an identifier, if it is where it is expected.
  ///
  /// Its identity and, if possible, its content are taken over: what is the same object is compared by reference
  /// from then on.
  @MainActor
  private mutating func recognized(_ id: ListIdentifier?) -> ResolvedSection? {
    for index in expected..<min(expected + 2, previous.count)
    where previous[index].content.isNamed(id, or: path, inside: elements) {
      expected = index + 1
      return previous[index]
    }
    return nil
  }

  /// Expects the next section after one that was reused.
  @MainActor
  mutating func expect(_ section: SnapshotSection) {
    if expected < previous.count, previous[expected].content === section { expected += 1 }
  }
}
