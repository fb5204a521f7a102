#if !canImport(UIKit)
import RosterTesting
import Testing

@testable import Files

/// The whole screen in a window, used as a person uses it.
@MainActor
@Suite(.serialized) struct FilesScreenTests {
  private let store = FileStore.sample
  private let screen: FilesViewController
  private let list: ListHarness

  init() {
    screen = FilesViewController(store)
    let navigation = UINavigationController(rootViewController: screen)
    list = ListHarness(showing: navigation, list: screen.adapter)
  }

  private var names: [String] {
    list.visibleItems.compactMap { list.controller(FileController.self, at: $0)?.viewModel.name }
  }

  private func file(_ name: String) throws -> FileController {
    let path = try #require(
      list.visibleItems.first {
        list.controller(FileController.self, at: $0)?.viewModel.name == name
      }
    )
    return try #require(list.controller(FileController.self, at: path))
  }

  private func remark(_ name: String) throws -> String? {
    let content = try file(name).cell?.contentConfiguration as? UIListContentConfiguration
    return content?.secondaryText
  }

  private func tap(_ name: String) throws {
    list.tap(FileController.self, id: try file(name).viewModel.id)
    list.finishAnimations()
  }

  @Test func `a tap opens a folder and another one closes it`() throws {
    #expect(names == ["Journey", "Taxes", "Invoice", "Shopping list"])
    try tap("Journey")
    #expect(
      names == ["Journey", "Flight", "Hotel", "Maps", "Taxes", "Invoice", "Shopping list"]
    )
    #expect(try file("Hotel").outline?.level == 1)
    try tap("Journey")
    #expect(names == ["Journey", "Taxes", "Invoice", "Shopping list"])
    #expect(list.issues.isEmpty)
  }

  @Test func `a row follows its download, and no other row is configured`() throws {
    try tap("Journey")
    #expect(try remark("Flight") == "0 %")
    let transfer = try #require(store.transfer(of: "Flight"))
    transfer.progress = 0.5
    list.flush()
    #expect(try remark("Flight") == "50 %")
    transfer.progress = 1
    list.flush()
    #expect(try remark("Flight") == nil)
  }

  @Test func `a file is dropped onto a folder, and not onto a file`() throws {
    let invoice = try file("Invoice").viewModel.id
    let drag = try #require(list.lift(FileController.self, id: invoice))
    drag.move(over: FileController.self, id: try file("Shopping list").viewModel.id)
    #expect(try remark("Shopping list") == nil)
    drag.move(over: FileController.self, id: try file("Taxes").viewModel.id)
    #expect(try remark("Taxes") == "Drop it here")
    #expect(drag.drop() == .move)
    #expect(names == ["Journey", "Taxes", "Shopping list"])
    try tap("Taxes")
    #expect(names == ["Journey", "Taxes", "Letter", "Invoice", "Shopping list"])
  }

  @Test func `a folder is not put into itself`() throws {
    try tap("Journey")
    let journey = try file("Journey").viewModel.id
    let drag = try #require(list.lift(FileController.self, id: journey))
    drag.move(over: FileController.self, id: try file("Maps").viewModel.id)
    drag.drop()
    #expect(names.prefix(4) == ["Journey", "Flight", "Hotel", "Maps"])
  }

  @Test func `a text that is dropped onto a folder is a new file in it`() throws {
    try tap("Taxes")
    let text = UIDragItem(itemProvider: NSItemProvider(object: "Receipt" as NSString))
    let drag = list.dragFromElsewhere([text])
    drag.move(over: FileController.self, id: try file("Taxes").viewModel.id)
    #expect(drag.drop() == .copy)
    list.finishAnimations()
    #expect(names == ["Journey", "Taxes", "Letter", "Receipt", "Invoice", "Shopping list"])
    #expect(try remark("Receipt") == "New")
    #expect(try remark("Letter") == nil)
  }

  @Test func `the model says which files are selected, also in folders that are opened later`()
    throws
  {
    try tap("Invoice")
    #expect(screen.title == "1 selected")
    list.tap("Select all")
    #expect(screen.title == "7 selected")
    #expect(screen.adapter.selectedItems.count == 2)
    list.tap("Open all")
    list.finishAnimations()
    #expect(screen.adapter.selectedItems.count == 7)
    list.tap("Why?")
    #expect(screen.diary.text?.contains("FileController") == true)
  }
}
#endif
