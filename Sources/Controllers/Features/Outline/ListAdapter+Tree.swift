extension ListAdapter: CustomDebugStringConvertible {
  /// The list as a tree: sections, items on screen or with a controller, and mounted views.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { tree }
  }

  /// The list as an indented tree, for the debugger.
  ///
  /// Items without a controller are counted, not listed, so that the tree of a long list stays short.
  private var tree: String {
    let (sections, controllers) = (parts.stage.list.snapshot.sections, parts.stage.controllers)
    var lines = ["ListAdapter: \(sections.count) sections, \(controllers.count) controllers"]
    for (index, section) in sections.enumerated() {
      lines.append("  Section \(section.id): \(section.count) items")
      for (kind, _) in section.supplementaries {
        let place = SupplementaryPlace(section: section.id, kind: kind)
        lines.append("    \(kind): \(words(for: controllers[.supplementary(place)]))")
      }
      lines += controllers.overlays.overlays(in: section.id).map { "    \(words(for: $0))" }
      var silent = 0
      for item in 0..<section.count {
        let position = Position(section: index, item: item)
        guard let controller = controllers[position] else {
          silent += 1
          continue
        }
        lines += silenceEnded(&silent)
        lines.append("    \(item): \(words(for: controller))")
        lines += controllers.overlays.overlays(on: controller).map { "      \(words(for: $0))" }
        lines += (controller.innerList?.tree ?? "").split(separator: "\n").dropFirst()
          .map { "    \($0)" }
      }
      lines += silenceEnded(&silent)
    }
    return lines.joined(separator: "\n")
  }

  private func words(for controller: (any CellControlling)?) -> String {
    guard let controller else { return "no controller" }
    let mount = controller.mountedView == nil ? "not mounted" : "mounted"
    return "\(type(of: controller)) \(modelID(of: controller)), \(mount)"
  }

  /// An overlay in words: its kind and its controller.
  func words(for overlay: Overlay) -> String {
    "\(overlay.content.kind): \(words(for: overlay.controller))"
  }

  /// Counts the items without a controller since the last one with a controller.
  private func silenceEnded(_ count: inout Int) -> [String] {
    defer { count = 0 }
    return count == 0 ? [] : ["    … \(count) without a controller"]
  }

  private func modelID(of controller: some CellControlling) -> ListIdentifier {
    ListIdentifier(of: controller.viewModel.id)
  }
}
