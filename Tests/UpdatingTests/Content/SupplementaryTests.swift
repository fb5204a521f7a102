import ListFixtures
@testable import Roster
import RosterTesting
import TestPlatform
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

  @Test func `the header of a section that is emptied at once keeps its view`() throws {
    list.apply(Titled(header: "title", ids: 1...2, log: log))
    let view = try #require(list.header(0))
    let empty = Titled(header: "title", ids: [], log: log)
    let report = try #require(list.apply(empty, animated: false))
    #expect(report.style == .unanimated(.notAsked))
    #expect(report.releasedControllerCount == 2)
    #expect(list.header(0) === view)
    #expect(list.visibleTexts.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a header with another identity keeps its view and nothing is reloaded`(
    animated: Bool
  ) throws {
    list.apply(Named(name: "To do (3)", count: 3))
    let view = try #require(list.header(0) as? TitleView)
    let cell = try #require(list.noteCell(0))
    let old = try #require(NamedController.latest)
    let report = try #require(list.apply(Named(name: "To do (2)", count: 2), animated: animated))
    list.finishAnimations()
    let new = try #require(NamedController.latest)
    #expect(list.header(0) === view)
    #expect(view.text == "To do (2)")
    #expect(list.noteCell(0) === cell)
    #expect(report.style == (animated ? .animated : .unanimated(.notAsked)))
    #expect(new !== old)
    #expect(new.cell === view)
    #expect(old.events == ["mount", "display", "end", "unmount", "remove"])
    #expect(new.events == ["mount", "display"])
    #expect(list.frameOfHeader(0)?.height == 10)
    #expect(list.issues.isEmpty)
  }

  @Test func `a header that vanishes from a list layout does so without a reload`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(Titled(header: "top", ids: 1...3, log: log))
    let cell = try #require(list.noteCell(0))
    let failures = Headless.recordingFailures {
      let report = list.apply(Titled(header: nil, ids: 1...2, log: log), animated: true)
      #expect(report?.style == .animated)
      list.finishAnimations()
    }
    #expect(failures.isEmpty)
    #expect(list.header(0) == nil)
    #expect(list.noteCell(0) === cell)
    #expect(cell.frame.minY == 0)
    #expect(list.adapter.controllerCount == 2)
    list.apply(Titled(header: "back", ids: 1...2, log: log), animated: true)
    #expect((list.header(0) as? TitleView)?.text == "back")
    #expect(cell.frame.minY == 30)
  }

  @Test func `a header that is displayed again without being asked for has its controller back`()
    throws
  {
    list.apply(Titled(header: "top", ids: 1...2, log: log))
    let view = try #require(list.header(0) as? TitleView)
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let delegate = try #require(list.collectionView.delegate)
    call(
      delegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:),
      list.collectionView,
      view,
      kind,
      path
    )
    view.text = ""
    call(
      delegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:),
      list.collectionView,
      view,
      kind,
      path
    )
    #expect(view.text == "top")
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

private struct Name: ViewModel {
  var id: String
}

private struct Named: ListContent {
  let name: String
  let count: Int

  var body: some ListContent {
    Section("a") {
      Items((0..<count).map { Note($0, "\($0)") }) { NoteController($0, log: Log()) }
    }
    .header(Name(id: name), NamedController.init)
  }
}

/// Shows the identity of its item, and knows what has happened to it.
private final class NamedController: CellController<Name, NoState, TitleView> {
  static weak var latest: NamedController?

  private(set) var events: [String] = []

  override class func size(of name: Name, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(name.id.contains("3") ? 30 : 10)
  }

  override func didMount(on view: TitleView) {
    Self.latest = self
    events.append("mount")
  }

  override func configure(_ view: TitleView) { view.text = viewModel.id }

  override func willDisplay(_ view: TitleView) { events.append("display") }

  override func didEndDisplaying(_ view: TitleView) { events.append("end") }

  override func willUnmount(from view: TitleView) { events.append("unmount") }

  override func didRemove() { events.append("remove") }
}

extension ListHarness {
  fileprivate func frameOfHeader(_ section: Int) -> CGRect? { header(section)?.frame }
}
