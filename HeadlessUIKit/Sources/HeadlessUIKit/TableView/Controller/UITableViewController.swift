/// A view controller whose view is a table, with itself as data source and delegate.
///
/// Subclasses override the methods of both protocols, which UIKit's class implements as well.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private static let defaults = UnansweredTableRequirements()
  private let style: UITableView.Style

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; nib files do not exist on this platform.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Creates a controller with a plain table.
  public convenience init() { self.init(style: .plain) }

  /// The table, which is the controller's view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because UIKit's type is that.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection is cleared each time the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control above the rows.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    let view = UITableView(frame: UIScreen.main.bounds, style: style)
    view.dataSource = self
    view.delegate = self
    self.view = view
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  open func numberOfSections(in tableView: UITableView) -> Int {
    Self.defaults.numberOfSections(in: tableView)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.defaults.tableView(tableView, titleForHeaderInSection: section)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Self.defaults.tableView(tableView, titleForFooterInSection: section)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Self.defaults.tableView(tableView, canEditRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Self.defaults.tableView(tableView, canMoveRowAt: indexPath)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Self.defaults.sectionIndexTitles(for: tableView)
  }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    Self.defaults.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Self.defaults.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Self.defaults.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    Self.defaults.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    Self.defaults.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    Self.defaults.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    Self.defaults.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    Self.defaults.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    Self.defaults.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Self.defaults.tableView(tableView, heightForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    Self.defaults.tableView(tableView, heightForHeaderInSection: section)
  }

  open func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    Self.defaults.tableView(tableView, heightForFooterInSection: section)
  }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    Self.defaults.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Self.defaults.tableView(tableView, viewForHeaderInSection: section)
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Self.defaults.tableView(tableView, viewForFooterInSection: section)
  }

  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    Self.defaults.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Self.defaults.tableView(tableView, didHighlightRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Self.defaults.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Self.defaults.tableView(tableView, willSelectRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Self.defaults.tableView(tableView, willDeselectRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Self.defaults.tableView(tableView, didSelectRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Self.defaults.tableView(tableView, didDeselectRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    Self.defaults.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    Self.defaults.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    Self.defaults.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Self.defaults.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Self.defaults.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    Self.defaults.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Self.defaults.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Self.defaults.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    Self.defaults.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    )
  }

  open func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    Self.defaults.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Self.defaults.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
}
