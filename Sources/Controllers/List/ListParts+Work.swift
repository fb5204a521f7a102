/// The work in progress in the background.
extension ListParts {
  /// The work in progress in the list and in lists in its cells: pages, a refresh and tasks, in words.
  var work: [String] {
    var work: [String] = []
    for loader in loading.paging.loaders where loader.phase == .loading {
      work.append("a page at the \(loader.edge) of the list")
    }
    if loading.refresher.isRunning { work.append("a refresh") }
    for (_, controller) in stage.controllers.all {
      for task in controller.tasks?.running ?? [] {
        let name = task.name.map { "the task “\($0)”" } ?? "a task"
        let owner = stage.id(of: controller).map { "\($0)" } ?? "a header or footer"
        work.append("\(name) of \(owner)")
      }
    }
    return work + innerLists.flatMap(\.list.parts.work)
  }
}
