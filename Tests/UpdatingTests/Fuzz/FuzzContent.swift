import ListFixtures
import Roster

/// The content under test, made of random content in as many ways as there are.
struct FuzzContent: ListContent {
  let model: FuzzModel
  let world: FuzzWorld

  /// Called when the list takes the content.
  let onResolve: @MainActor () -> Void

  var body: some ListContent {
    let _: Void = onResolve()
    parts.badge(for: FuzzEntry.self, at: .topTrailing.offset(x: 4, y: -4)) { [world] entry in
      world.badges += 1
      return entry.badge
    } controller: { [world] in
      FuzzBadgeController($0, world: world)
    }
  }

  @ListBuilder private var parts: some ListContent {
    if model.archive?.isFirst == true {
      FuzzArchiveContent(rows: model.archive, world: world)
    }
    ForEach(model.parts) { part in
      if part.id % 3 == 0 {
        FuzzPartContent(part: part, world: world)
          .environment(\.density, part.density)
          .selected(part.selected)
      } else {
        FuzzPartContent(part: part, world: world)
          .environment(\.density, part.density)
      }
    }
    if model.archive?.isFirst == false {
      FuzzArchiveContent(rows: model.archive, world: world)
    }
  }
}

private struct FuzzPartContent: ListContent {
  let part: FuzzModel.Part
  let world: FuzzWorld

  var body: some ListContent {
    switch part.shape {
    case .named: supplemented(Section("part") { blocks })
    case .unnamed: supplemented(Section { blocks })
    case .loose: blocks
    }
  }

  @ListBuilder
  private var blocks: some ListContent {
    for block in part.blocks {
      FuzzBlockContent(block: block, world: world)
        .sticky(block.isSticky)
        .spansColumns(block.spansColumns)
    }
  }

  private func supplemented<Content: ListContent>(_ section: Section<Content>) -> Section<Content> {
    var section = section.hidesWhenEmpty(part.hidesWhenEmpty)
      .layout(part.isGrid ? .grid(columns: 2, spacing: 4) : .list)
      .supplementary("run", part.runs) { [world] in
        FuzzBadgeController($0, world: world)
      } over: { [part] run in
        part.blocks.first { $0.entries.first?.id == run.id }?.entries.last
          .map { .items(from: run.id, through: $0.id) }
      }
    if let header = part.header {
      section =
        switch header.kind {
        case .title: section.header(header) { FuzzTitleController($0, world: world) }
        case .banner: section.header(header) { FuzzBannerController($0, world: world) }
        }
    }
    if let footer = part.footer {
      section =
        switch footer.kind {
        case .title: section.footer(footer) { FuzzTitleController($0, world: world) }
        case .banner: section.footer(footer) { FuzzBannerController($0, world: world) }
        }
    }
    return
      section
      .onDrop(of: FuzzEntry.self, onto: FuzzOtherController.self) { $1.record.tell(.drop) }
      .onDrop(of: String.self, onto: FuzzWideController.self) { $1.record.tell(.drop) }
  }
}

private struct FuzzBlockContent: ListContent {
  let block: FuzzModel.Block
  let world: FuzzWorld

  var body: some ListContent {
    switch block.shape {
    case .items, .models: items(block.entries)
    case .single:
      for entry in block.entries {
        items([entry])
      }
    case .each:
      ForEach(block.entries) { items([$0]) }
    case .memoized:
      ForEach(block.entries) { items([$0]) }.memoized(by: block.kind)
    case .group:
      Group {
        items(Array(block.entries.prefix(1)))
        items(Array(block.entries.dropFirst()))
      }
    case .conditional:
      if block.entries.count.isMultiple(of: 2) {
        items(block.entries)
      } else {
        EmptyContent()
        items(block.entries)
      }
    case .mixed:
      MixedItems(block.entries, by: { $0.text.isMultiple(of: 2) }) { [block, world] _ in
        switch block.kind {
        case .plain: .controller { FuzzPlainController($0, world: world) }
        case .other: .controller { FuzzOtherController($0, world: world) }
        case .wide: .controller { FuzzWideController($0, world: world) }
        case .shelf: .controller { FuzzShelfController($0, world: world) }
        }
      }
    }
  }

  private func items(_ entries: [FuzzEntry]) -> FuzzItems {
    FuzzItems(block: block, entries: entries, world: world)
  }
}

private struct FuzzItems: ListContent {
  let block: FuzzModel.Block
  let entries: [FuzzEntry]
  let world: FuzzWorld

  var body: some ListContent {
    switch block.kind {
    case .plain: plainItems
    case .other: Items(entries) { FuzzOtherController($0, world: world) }
    case .wide: Items(entries) { FuzzWideController($0, world: world) }
    case .shelf: Items(entries) { FuzzShelfController($0, world: world) }
    }
  }

  @ListBuilder private var plainItems: some ListContent {
    if block.shape == .models {
      Items(entries.indices, { FuzzPlainController($0, world: world) }) { entries[$0] }
    } else if block.shape == .single, let entry = entries.first {
      Item(entry) { FuzzPlainController($0, world: world) }
    } else {
      Items(entries) { FuzzPlainController($0, world: world) }
    }
  }
}
