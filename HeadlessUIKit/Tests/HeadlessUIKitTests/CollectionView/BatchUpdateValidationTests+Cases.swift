@testable import HeadlessUIKit

extension BatchUpdateValidationTests {
  static let accepted: [ValidationCase] = [
    .init("nothing", [2, 0], [2, 0]),
    .init("inserts, a reload and a delete in three sections", [10, 20, 30], [11, 21, 29]) {
      $0.insertItem(0, 0)
      $0.reloadItem(1, 1)
      $0.insertItem(1, 2)
      $0.deleteItem(2, 1)
    },
    .init("delete and insert at one index", [2], [2]) {
      $0.deleteItem(0, 1)
      $0.insertItem(0, 1)
    },
    .init("delete the first and move the second there", [2], [1]) {
      $0.deleteItem(0, 0)
      $0.moveItem(0, 1, to: 0, 0)
    },
    .init("swap by two moves", [2], [2]) {
      $0.moveItem(0, 0, to: 0, 1)
      $0.moveItem(0, 1, to: 0, 0)
    },
    .init("an item delete is part of its section's delete", [2, 3], [3]) {
      $0.sections.deletes = [0]
      $0.deleteItem(0, 1)
    },
    .init("an item insert is part of its section's insert", [3], [2, 3]) {
      $0.sections.inserts = [0]
      $0.insertItem(0, 1)
    },
    .init("a reloaded section may have any count", [3, 1], [7, 1]) { $0.sections.reloads = [0] },
    .init("an item reload in a deleted section is part of the delete", [3, 1], [1]) {
      $0.sections.deletes = [0]
      $0.reloadItem(0, 0)
    },
    .init("a moved section takes its items along", [1, 2, 3], [3, 1, 2]) {
      $0.moveSection(2, to: 0)
    },
    .init("a moved section counts inserts after, deletes before", [1, 2, 3], [4, 1, 1]) {
      $0.moveSection(2, to: 0)
      $0.insertItem(0, 3)
      $0.deleteItem(1, 0)
    },
    .init("an item moves between sections", [1, 2], [2, 1]) { $0.moveItem(1, 0, to: 0, 0) },
    .init("one item is reloaded twice", [1], [1]) {
      $0.reloadItem(0, 0)
      $0.reloadItem(0, 0)
    },
    .init("a reload keeps its place among inserts", [3], [5]) {
      $0.reloadItem(0, 1)
      $0.insertItem(0, 0)
      $0.insertItem(0, 2)
    },
  ]

  static let refused: [ValidationCase] = conflicts + bounds + equations

  private static let conflicts: [ValidationCase] = [
    .init("one item is deleted twice", [3], [2], "F-DUP-DEL") {
      $0.deleteItem(0, 1)
      $0.deleteItem(0, 1)
    },
    .init("one item is deleted twice, and another one in between", [3], [1], "F-DUP-DEL") {
      $0.deleteItem(0, 0)
      $0.deleteItem(0, 2)
      $0.deleteItem(0, 0)
    },
    .init("one item is inserted twice", [1], [3], "F-DUP-INS") {
      $0.insertItem(0, 1)
      $0.insertItem(0, 1)
    },
    .init("one section is deleted twice", [1, 1], [1], "F-DUP-DEL") {
      $0.sections.deletes = [0, 0]
    },
    .init("a deleted item is reloaded", [2], [1], "F-DEL-RELOAD") {
      $0.reloadItem(0, 1)
      $0.deleteItem(0, 1)
    },
    .init("a moved item is reloaded", [2], [2], "F-DEL-MOVE") {
      $0.reloadItem(0, 1)
      $0.moveItem(0, 1, to: 0, 0)
    },
    .init("a deleted section is reloaded", [1, 1], [1], "F-DEL-RELOAD") {
      $0.sections.deletes = [0]
      $0.sections.reloads = [0]
    },
    .init("a deleted item is moved", [2], [1], "F-DEL-MOVE") {
      $0.deleteItem(0, 1)
      $0.moveItem(0, 1, to: 0, 0)
    },
    .init("a deleted section is moved", [1, 1], [1], "F-DEL-MOVE") {
      $0.sections.deletes = [1]
      $0.moveSection(1, to: 0)
    },
    .init("an item moves onto an inserted one", [2], [3], "F-INS-MOVE") {
      $0.insertItem(0, 0)
      $0.moveItem(0, 1, to: 0, 0)
    },
    .init("a section moves onto an inserted one", [1, 1], [1, 1, 1], "F-INS-MOVE") {
      $0.sections.inserts = [0]
      $0.moveSection(1, to: 0)
    },
    .init("a reload takes the place of a moved item", [4], [3], "F-INS-MOVE") {
      $0.deleteItem(0, 1)
      $0.moveItem(0, 0, to: 0, 1)
      $0.moveItem(0, 3, to: 0, 0)
      $0.reloadItem(0, 2)
    },
    .init(
      "a reload takes the place of a moved section",
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      "F-INS-MOVE"
    ) {
      $0.moveSection(2, to: 4)
      $0.sections.reloads = [3]
      $0.sections.deletes = [4]
      $0.sections.inserts = [2]
    },
    .init("two items move to one place", [3], [3], "F-MULTI-MOVE") {
      $0.moveItem(0, 0, to: 0, 2)
      $0.moveItem(0, 1, to: 0, 2)
    },
    .init("one item moves to two places", [3], [3], "F-MULTI-MOVE") {
      $0.moveItem(0, 0, to: 0, 1)
      $0.moveItem(0, 0, to: 0, 2)
    },
    .init("two sections move to one place", [1, 1], [1, 1], "F-MULTI-MOVE") {
      $0.moveSection(0, to: 1)
      $0.moveSection(1, to: 1)
    },
    .init("an item moves out of a deleted section", [2, 1], [2], "F-MOVE-DELSEC") {
      $0.sections.deletes = [0]
      $0.moveItem(0, 0, to: 0, 0)
    },
    .init("an item moves into an inserted section", [2], [1, 1], "F-MOVE-INSSEC") {
      $0.sections.inserts = [1]
      $0.moveItem(0, 0, to: 1, 0)
    },
  ]

  private static let bounds: [ValidationCase] = [
    .init("delete beyond the end", [1], [0], "F-DEL-ITEM") { $0.deleteItem(0, 2) },
    .init("delete before the start", [1], [0], "F-DEL-ITEM") { $0.deleteItem(0, -1) },
    .init("reload beyond the end", [1], [1], "F-DEL-ITEM") { $0.reloadItem(0, 1) },
    .init("delete in a section that is not there", [1], [1], "F-DEL-ITEM-SEC") {
      $0.deleteItem(4, 0)
    },
    .init("delete a section that is not there", [1], [1], "F-DEL-SEC") {
      $0.sections.deletes = [1]
    },
    .init("reload a section that is not there", [1], [1], "F-DEL-SEC") {
      $0.sections.reloads = [1]
    },
    .init("insert beyond the end", [0], [0], "F-INS-ITEM") { $0.insertItem(0, 0) },
    .init("insert before the start", [0], [1], "F-INS-ITEM") { $0.insertItem(0, -1) },
    .init("insert into a section that is not there", [0], [0], "F-INS-ITEM-SEC") {
      $0.insertItem(1, 0)
    },
    .init("insert a section beyond the end", [0], [0], "F-INS-SEC") { $0.sections.inserts = [1] },
    .init("move what is not there", [1], [1], "F-MOVE-FROM") { $0.moveItem(0, 1, to: 0, 0) },
    .init("move beyond the end", [1], [1], "F-MOVE-TO") { $0.moveItem(0, 0, to: 0, 1) },
    .init("move a section that is not there", [1], [1], "F-MOVE-SEC") { $0.moveSection(1, to: 0) },
    .init("move a section beyond the end", [1], [1], "F-MOVE-SEC") { $0.moveSection(0, to: 1) },
  ]

  private static let equations: [ValidationCase] = [
    .init("a count grows without an insert", [3], [5], "F-NUM-ITEMS"),
    .init("a count shrinks without a delete", [4], [1], "F-BATCH"),
    .init("more than was inserted", [10, 20, 30], [12, 21, 29], "F-NUM-ITEMS") {
      $0.insertItem(0, 0)
      $0.reloadItem(1, 1)
      $0.insertItem(1, 2)
      $0.deleteItem(2, 1)
    },
    .init("less than was left", [10, 20, 30], [11, 21, 28], "F-BATCH") {
      $0.insertItem(0, 0)
      $0.reloadItem(1, 1)
      $0.insertItem(1, 2)
      $0.deleteItem(2, 1)
    },
    .init("a section too many", [1], [1, 1], "F-NUM-SECTIONS"),
    .init("a section too few", [1, 1], [1], "F-BATCH"),
    .init("a section stays that was deleted", [1, 1], [1, 1], "F-NUM-SECTIONS") {
      $0.sections.deletes = [0]
    },
    .init("an insert that was there before", [3], [3], "F-BATCH") { $0.insertItem(0, 0) },
    .init("the moved section has another count", [1, 2, 3], [1, 1, 2], "F-BATCH") {
      $0.moveSection(2, to: 0)
    },
  ]
}
