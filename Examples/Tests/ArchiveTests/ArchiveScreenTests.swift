import RosterTesting
import Testing

@testable import Archive

/// The whole screen in a window, used as a person uses it.
@MainActor
@Suite(.serialized) struct ArchiveScreenTests {
  private let archive = ReadingArchive()
  private let screen: ArchiveViewController
  private let list: ListHarness

  init() {
    screen = ArchiveViewController(archive)
    let navigation = UINavigationController(rootViewController: screen)
    list = ListHarness(showing: navigation, list: screen.adapter)
  }

  private var times: [String] {
    list.visibleItems.compactMap { list.cell(ReadingCell.self, at: $0)?.timeLabel.text }
  }

  @Test func `the latest reading is at the top, and the others are not read`() {
    #expect(times.first == "Day 730, 23:59")
    #expect(list.collectionView.numberOfItems(inSection: 0) == 1_051_200)
    #expect(archive.readCount <= 128)
  }

  @Test func `the first reading is a tap away`() {
    list.tap("First")
    list.finishAnimations()
    #expect(times.last == "Day 1, 0:00")
    #expect(archive.readCount <= 256)
  }

  @Test func `a row that was opened stays open when a reading comes in above it`() throws {
    list.tap([0, 2])
    list.finishAnimations()
    let controller = try #require(list.controller(ReadingController.self, at: [0, 2]))
    #expect(controller.state.isOpen)
    list.tap("Record")
    list.finishAnimations()
    #expect(list.controller(ReadingController.self, at: [0, 3]) === controller)
    #expect(list.cell(ReadingCell.self, at: [0, 3])?.frame.height == 80)
    #expect(archive.latest == 1_051_200)
  }

  @Test func `temperatures are shown to a tenth of a degree`() {
    #expect(Reading(minute: 0).temperature == "−3.0°")
    #expect(Reading(minute: 720).temperature == "5.0°")
    #expect(Reading(minute: 61).time == "Day 1, 1:01")
  }
}
