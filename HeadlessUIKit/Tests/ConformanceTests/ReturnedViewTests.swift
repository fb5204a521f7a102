import TestPlatform
import Testing

/// What a data source may return for a header, and for a cell.
@MainActor struct ReturnedViewTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  /// A list with one header, which comes from `provide`.
  private func list(
    _ provide: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
  ) -> ProvidedHeaderFixture {
    let list = ProvidedHeaderFixture(provide)
    list.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    for kind in [Self.header, Self.footer] {
      list.view.register(
        UICollectionViewCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "x"
      )
    }
    return list
  }

  @Test func `L29 a dequeued cell is no header`() throws {
    let list = list { $0.dequeueReusableCell(withReuseIdentifier: "x", for: $1) }
    let failure = try #require(
      Headless.recordingFailures { list.view.layoutIfNeeded() }.first
    )
    #expect(failure.id == "F-SUPP")
    #expect(failure.reason.contains("was not retrieved by calling"))
    #expect(failure.reason.contains("dequeueReusableSupplementaryViewOfKind"))
    #expect(list.view.subviews.isEmpty)
  }

  @Test func `L29 a dequeued footer is no header`() throws {
    let list = list {
      $0.dequeueReusableSupplementaryView(
        ofKind: Self.footer,
        withReuseIdentifier: "x",
        for: $1
      )
    }
    let failure = try #require(
      Headless.recordingFailures { list.view.layoutIfNeeded() }.first
    )
    #expect(failure.id == "F-SUPP-KIND")
    #expect(failure.reason.contains("does not match the element kind it is being used for"))
    #expect(failure.reason.contains("of element kind '\(Self.header)'"))
    #expect(failure.reason.contains("registered for the element kind '\(Self.footer)'"))
    #expect(list.view.subviews.isEmpty)
  }

  @Test func `L29 a dequeued header is shown, also if it is of a class of cells`() {
    let list = list {
      $0.dequeueReusableSupplementaryView(
        ofKind: Self.header,
        withReuseIdentifier: "x",
        for: $1
      )
    }
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.isEmpty)
    #expect(list.view.visibleSupplementaryViews(ofKind: Self.header).count == 1)
  }

  @Test func `L30 a dequeued header is no cell, whatever its class is`() {
    let list = list { $0.dequeueReusableCell(withReuseIdentifier: "x", for: $1) }
    list.provideCell = { view, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: Self.header,
        withReuseIdentifier: "x",
        for: path
      )
      return header as? UICollectionViewCell
    }
    list.layout.headerReferenceSize = .zero
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.map(\.id) == ["F-CELL-NOID"])
    #expect(list.view.visibleCells.isEmpty)
  }
}

/// One section with a header and one cell, both from closures.
@MainActor private final class ProvidedHeaderFixture: NSObject, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  var provideCell: (UICollectionView, IndexPath) -> UICollectionViewCell? = { _, _ in nil }
  private let provide: (UICollectionView, IndexPath) -> UICollectionReusableView

  init(_ provide: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView) {
    self.provide = provide
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    super.init()
    view.dataSource = self
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    layout.headerReferenceSize == .zero ? 1 : 0
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    provideCell(view, indexPath) ?? UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    provide(view, indexPath)
  }
}
