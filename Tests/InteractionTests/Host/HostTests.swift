import Roster
import Testing
import TestPlatform

#if canImport(UIKit)
/// Whether the tests run inside an app, which those of a package do not.
private let hasHost = Bundle.main.bundlePath.hasSuffix(".app")
#else
private let hasHost = true
#endif

/// What a list needs an app for: a key window, a scene, a first responder, and time that runs.
///
/// On a simulator these tests run inside the app of `Tools/simulator/Host`, once for each configuration of its
/// test plan: from left to right, from right to left, and with the smallest and the largest text. The stand-in runs
/// them once.
@MainActor
@Suite(.serialized, .enabled(if: hasHost, "It takes an app: that of Tools/simulator/Host."))
struct HostTests {
  private let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ListLayout()
  )
  private let adapter: ListAdapter
  private let window: UIWindow

  init() {
    adapter = ListAdapter(collectionView)
    window = Headless.show(collectionView, size: CGSize(width: 320, height: 480))
  }

  private func show(_ ids: [Int]) async -> UpdateReport {
    let report = await adapter.apply(
      Section("rows") { Items(ids.map { HostRow(id: $0) }, HostRowController.init) }
    ).report
    collectionView.layoutIfNeeded()
    return report
  }

  private func cell(_ item: Int) throws -> HostRowCell {
    try #require(collectionView.cellForItem(at: [0, item]) as? HostRowCell)
  }

  @Test func `the list is shown in a key window of a scene`() async throws {
    _ = await show([1, 2, 3])
    #if canImport(UIKit)
    #expect(window.isKeyWindow)
    #expect(window.windowScene?.activationState == .foregroundActive)
    #endif
    #expect(collectionView.visibleCells.count == 3)
    #expect(adapter.visibleItems.count == 3)
  }

  @Test func `an update with a window is animated, and cells end where they belong`() async throws {
    _ = await show([1, 2, 3])
    let report = await show([3, 1, 4])
    #expect(report.style == .animated)
    Headless.advance(by: 1)
    await adapter.afterAnimations()
    let tops = try (0...2).map { try cell($0).frame.minY }
    #expect(tops == tops.sorted())
    #expect(Set(tops).count == 3)
    #expect(try cell(0).field.text == "Row 3")
  }

  @Test func `what is typed and the keyboard outlive a way off the screen`() async throws {
    _ = await show(Array(1...60))
    let field = try cell(0).field
    #expect(field.becomeFirstResponder())
    #expect(Headless.type("!", into: field))
    collectionView.contentOffset.y = 1_000
    collectionView.layoutIfNeeded()
    #expect(collectionView.cellForItem(at: [0, 0]) == nil)
    collectionView.contentOffset.y = 0
    collectionView.layoutIfNeeded()
    #expect(try cell(0).field.text == "Row 1!")
    #expect(try cell(0).field.isFirstResponder)
  }

  @Test func `a row has room for text in the size that the user has chosen`() async throws {
    _ = await show([1])
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
    #expect(try cell(0).frame.height >= font.lineHeight)
    #expect(try cell(0).frame.height < font.lineHeight * 2 + 24)
  }

  @Test func `columns begin at the side where reading begins`() async throws {
    adapter.apply(
      Section("grid") { Items([HostRow(id: 1), HostRow(id: 2)], HostRowController.init) }
        .layout(.grid(columns: 2, spacing: 0))
    )
    collectionView.layoutIfNeeded()
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, second) = (try cell(0).frame, try cell(1).frame)
    #expect(isMirrored ? first.minX > second.minX : first.minX < second.minX)
    #expect(abs(first.minY - second.minY) < 0.5)
  }

  @Test func `items are seen again after the app was in the background`() async throws {
    _ = await show([1, 2])
    let log = HostRowController.seen
    Headless.enterBackground(window)
    Headless.advance(by: 0.1)
    Headless.enterForeground(window)
    Headless.advance(by: 0.1)
    #expect(HostRowController.seen > log)
  }
}
