import CarriedLibraries
import HeadlessUIKit
import Testing

@MainActor @Suite struct OutlineControllerTests {
  private let inner = Folder("inner", [Folder("deep")])

  private func shown(_ controller: OutlineController) -> [String] {
    controller.collectionView.layoutIfNeeded()
    return controller.dataSource.snapshot().itemIdentifiers.map { $0.name }
  }

  @Test func `a folder that is opened shows what is in it, one level further in`() async {
    await Headless.withOwnTime(pace: .immediate) {
      let outer = Folder("outer", [inner, Folder("leaf")])
      let controller = OutlineController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.show([outer, Folder("last")])
      #expect(shown(controller) == ["outer", "last"])
      await controller.expand(outer)
      #expect(shown(controller) == ["outer", "inner", "leaf", "last"])
      let path = controller.dataSource.indexPath(for: inner)
      let cell =
        path.flatMap { controller.collectionView.cellForItem(at: $0) }
        as? UICollectionViewListCell
      #expect(cell?.indentationLevel == 1)
      #expect(controller.collectionView.visibleCells.count == 4)
    }
  }
}
