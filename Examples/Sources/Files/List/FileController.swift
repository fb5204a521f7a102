import Foundation
import Roster

/// Shows a folder, which a tap opens, or a file, which a tap selects.
final class FileController: CellController<File, FileState, UICollectionViewListCell> {
  private let store: FileStore

  init(_ file: File, store: FileStore) {
    self.store = store
    super.init(file)
  }

  override class func size(of file: File, state: FileState, in container: ItemContainer) -> ItemSize
  {
    .automatic(estimated: 44)
  }

  override func configure(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.name
    content.image = UIImage(systemName: viewModel.isFolder ? "folder" : "doc")
    content.secondaryText = remark
    content.prefersSideBySideTextAndSecondaryText = true
    cell.contentConfiguration = content
    cell.indentationLevel = outline?.level ?? 0
    cell.accessories =
      outline?.isExpandable == true
      ? [.outlineDisclosure { [weak self] in self?.toggleExpansion() }] : []
  }

  /// What there is to say about the entry; a download is followed while the row shows it.
  private var remark: String? {
    if isDropTarget { return "Drop it here" }
    if let transfer = store.transfer(of: viewModel.name), transfer.progress < 1 {
      return "\(Int(transfer.progress * 100)) %"
    }
    return state.isNew ? "New" : nil
  }

  override func didInsert() {
    if viewModel.isAdded { updateState { $0.isNew = true } }
  }

  override func didSelect() {
    if viewModel.isFolder { toggleExpansion() } else { store.select(viewModel.id, true) }
  }

  override func didDeselect() {
    if viewModel.isFolder { toggleExpansion() } else { store.select(viewModel.id, false) }
  }

  override var insertion: ItemTransition { .slide(width: -40) }

  override var dragItems: [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: viewModel.name as NSString))]
  }

  override var acceptsDrops: Bool { viewModel.isFolder }
}
