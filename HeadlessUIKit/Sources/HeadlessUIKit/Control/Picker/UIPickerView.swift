/// A view with wheels, on each of which the user turns one row to the center.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private static let usualSize = CGSize(width: 320, height: 216)
  private static let usualRowHeight: CGFloat = 32

  private var columns: [PickerColumn] = []
  private let band = UIView()
  private var isLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.usualSize) : frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The data source, which provides the number of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// The delegate, which provides the content of rows and is notified of the user's choices.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsReload() }
  }

  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows in a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.rowCount ?? 0
  }

  /// Returns the size of the rows of a column, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return column(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }

  /// Returns the view of a row, if it is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component)?.views[row]
  }

  /// Reads everything from the data source and the delegate again.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Reads a column from the data source and the delegate again.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    load(column, component)
  }

  /// Turns a row of a column to the center without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row)
  }

  /// Returns the selected row of a column; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let column = column(component), column.rowCount > 0 else { return -1 }
    return column.selected
  }

  open override var intrinsicContentSize: CGSize { Self.usualSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let own = columns.indices.map { index in
      delegate.flatMap { delegate in
        OptionalRequirement.result { delegate.pickerView(self, widthForComponent: index) }
      }
    }
    let open = own.count { $0 == nil }
    let rest = bounds.width - own.reduce(0) { $0 + ($1 ?? 0) }
    let share = open > 0 ? max(0, rest) / CGFloat(open) : 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = open > 0 ? 0 : max(0, rest) / 2
    for (column, width) in zip(columns, own) {
      let width = width ?? share
      let left = isReversed ? bounds.width - x - width : x
      column.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = columns.first?.rowHeight ?? Self.usualRowHeight
    band.frame = CGRect(x: 9, y: bounds.midY - height / 2, width: bounds.width - 18, height: height)
  }

  private func setUp() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = dataSource.numberOfComponents(in: self)
    while columns.count > max(0, count) { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let index = columns.count
      let column = PickerColumn { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: index)
      }
      columns.append(column)
      addSubview(column)
    }
    for (index, column) in columns.enumerated() { load(column, index) }
    setNeedsLayout()
  }

  private func load(_ column: PickerColumn, _ component: Int) {
    let height = delegate.flatMap { delegate in
      OptionalRequirement.result { delegate.pickerView(self, rowHeightForComponent: component) }
    }
    column.reload(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: height ?? Self.usualRowHeight
    ) { [weak self] row, old in self?.makeView(row, component, reusing: old) ?? UIView() }
  }

  /// Makes the view of a row: the delegate's own view or a label.
  private func makeView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
    let own = delegate.flatMap { delegate in
      OptionalRequirement.result {
        delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
      }
    }
    if let own { return own }
    let label = UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let title {
      label.attributedText = title
      label.textAlignment = .center
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }
}
