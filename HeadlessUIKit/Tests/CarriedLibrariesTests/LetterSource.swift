import HeadlessUIKit

/// A plain data source of letters, with cells of one class.
final class LetterSource: NSObject, UICollectionViewDataSource {
  var letters: [String]
  var requests: [IndexPath] = []

  init(_ letters: [String]) {
    self.letters = letters
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests.append(indexPath)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = letters[indexPath.item]
    return cell
  }
}

/// A list in a window.
@MainActor struct ShownList {
  let view: UICollectionView
  let source: LetterSource
  let window: UIWindow

  init<Cell: UICollectionViewCell>(
    _ letters: String,
    _ layout: UICollectionViewLayout,
    cell: Cell.Type
  ) {
    source = LetterSource(letters.map(String.init))
    let frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window = UIWindow(frame: frame)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  var shown: String {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted()
      .compactMap { view.cellForItem(at: $0)?.accessibilityIdentifier }.joined()
  }
}

func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
