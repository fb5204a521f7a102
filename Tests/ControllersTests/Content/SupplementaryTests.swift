import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct SupplementaryTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `a header and a footer are shown around the items`() throws {
    list.apply(Titled(header: "top", footer: "bottom", ids: 1...2, log: log))
    let header = try #require(list.header(0) as? TitleView)
    #expect(header.text == "top")
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(list.noteCell(0)?.frame.minY == 30)
    let footer = try #require(
      list.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)
      ) as? TitleView
    )
    #expect(footer.text == "bottom")
    #expect(footer.frame.minY == 130)
  }

  @Test func `a header that changes is updated in place`() throws {
    list.apply(Titled(header: "old", ids: 1...2, log: log))
    let view = try #require(list.header(0))
    let report = try #require(list.apply(Titled(header: "new", ids: 1...2, log: log)))
    #expect(list.header(0) === view)
    #expect((view as? TitleView)?.text == "new")
    #expect(report.changes.changedSupplementaries.count == 1)
  }

  @Test func `a header that appears and vanishes makes room and gives it back`() {
    list.apply(Titled(header: nil, ids: 1...2, log: log))
    #expect(list.header(0) == nil)
    list.apply(Titled(header: "new", ids: 1...2, log: log))
    #expect((list.header(0) as? TitleView)?.text == "new")
    #expect(list.noteCell(0)?.frame.minY == 30)
    list.apply(Titled(header: nil, ids: 1...2, log: log))
    #expect(list.header(0) == nil)
    #expect(list.noteCell(0)?.frame.minY == 0)
    #expect(list.adapter.controllerCount == 2)
  }

  @Test func `a header of another kind replaces the view`() throws {
    list.apply(Titled(header: "title", ids: 1...2, log: log))
    let report = try #require(
      list.apply(Titled(header: "banner", isBanner: true, ids: 1...2, log: log))
    )
    #expect((list.header(0) as? BannerView)?.text == "banner")
    #expect(report.style == .reloaded(.replacedSupplementary))
    #expect(list.visibleTexts == ["1", "2"])
  }

  @Test func `a section that only has a header is shown`() {
    list.apply(Titled(header: "alone", ids: 1..<1, log: log))
    #expect((list.header(0) as? TitleView)?.text == "alone")
    #expect(list.collectionView.numberOfItems(inSection: 0) == 0)
  }

  @Test func `a header keeps its controller when the items around it change`() {
    list.apply(Titled(header: "title", ids: 1...2, log: log))
    let view = list.header(0)
    list.apply(Titled(header: "title", ids: 2...5, log: log))
    #expect(list.header(0) === view)
    #expect(list.visibleTexts == ["2", "3", "4", "5"])
  }

  private struct Titled: ListContent {
    var header: String?
    var footer: String?
    var isBanner = false
    let ids: any Sequence<Int>
    let log: Log

    init(
      header: String?,
      footer: String? = nil,
      isBanner: Bool = false,
      ids: some Sequence<Int>,
      log: Log
    ) {
      self.header = header
      self.footer = footer
      self.isBanner = isBanner
      self.ids = ids
      self.log = log
    }

    var body: some ListContent {
      section
    }

    private var section: Section<Items<NoteController>> {
      var section = Section("a") {
        Items(ids.map { Note($0, "\($0)") }) { NoteController($0, log: log) }
      }
      if let header, isBanner {
        section = section.header(Title(header), BannerController.init)
      } else if let header {
        section = section.header(Title(header), TitleController.init)
      }
      if let footer {
        section = section.footer(Title(footer), TitleController.init)
      }
      return section
    }
  }
}
