import TestPlatform
import Testing

/// Rows of lists: their content and their accessories.
@MainActor struct ListCellTests {
  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  /// The content view and the accessories of a row, in front of its background.
  private func views(_ cell: UICollectionViewCell) -> [UIView] { Array(cell.subviews.dropFirst()) }

  private func row(_ content: UIListContentConfiguration, width: CGFloat = 300) -> UIView {
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(.zero).height)
    view.frame.size.height = view.sizeThatFits(view.bounds.size).height
    view.layoutIfNeeded()
    return view
  }

  @Test func `a row's texts stand below each other within the margins`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "More"
    let view = row(content)
    let (title, more) = (labels(view)[0], labels(view)[1])
    #expect(title.text == "Title")
    #expect(title.frame.minX == content.directionalLayoutMargins.leading)
    let margins = content.directionalLayoutMargins
    #expect((margins.top, margins.bottom) == (11, 11))
    // Recorded: 4 points more than the margins say, and nothing between the texts.
    #expect(title.frame.minY == 15)
    #expect(abs(more.frame.minY - title.frame.maxY) < 0.001)
    #expect(abs(view.bounds.height - more.frame.maxY - 15) < 0.001)
    #expect(more.font.pointSize < title.font.pointSize)
  }

  @Test func `a value stands at the other end unless there is no room`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let wide = labels(row(content))
    #expect(wide[1].frame.maxX == 300 - content.directionalLayoutMargins.trailing)
    #expect(wide[1].frame.midY == wide[0].frame.midY)
    let narrow = labels(row(content, width: 100))
    #expect(narrow[1].frame.minY > narrow[0].frame.midY)
  }

  @Test func `long text makes a row higher`() {
    var content = UIListContentConfiguration.cell()
    content.text = "short"
    let short = row(content).bounds.height
    content.text = "a text that is far too long for one line of a row as narrow as this one"
    #expect(row(content, width: 200).bounds.height > short)
    content.textProperties.numberOfLines = 1
    #expect(row(content, width: 200).bounds.height == short)
  }

  @Test func `an image moves the texts and keeps the room it is given`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    content.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    let view = row(content)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.bounds.size == CGSize(width: 10, height: 10))
    #expect(image.center.x == content.directionalLayoutMargins.leading + 30)
    #expect(labels(view)[0].frame.minX == 16 + 60 + content.imageToTextPadding)
  }

  @Test func `a row is mirrored where people read from right to left`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = content.makeContentView()
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    #expect(labels(view)[0].frame.maxX == 300 - content.directionalLayoutMargins.leading)
    #expect(labels(view)[1].frame.minX == content.directionalLayoutMargins.trailing)
  }

  @Test func `a grouped header is in capitals and a disabled row is paler`() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Fruit"
    #expect(labels(row(content))[0].text == "FRUIT")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.resolvedColor() != content.textProperties.resolvedColor())
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
  }

  @Test func `accessories stand at the ends and narrow the content`() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    cell.accessories = [
      .label(text: "7"), .disclosureIndicator(),
      .customView(configuration: .init(customView: dot, placement: .leading())),
    ]
    cell.layoutIfNeeded()
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    let arrow = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(dot.frame == CGRect(x: 16, y: 16, width: 12, height: 12))
    #expect(arrow.frame.maxX == 284)
    #expect(label.frame.maxX == arrow.frame.minX - 8)
    #expect(cell.contentView.frame.minX == dot.frame.maxX)
    #expect(cell.contentView.frame.maxX == label.frame.minX)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(views(cell) == [cell.contentView])
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `an accessory is shown when it should be`() throws {
    let list = ListFixture([["a"]])
    list.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.cellProvider = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? UICollectionViewListCell)?.accessories = [
        .checkmark(displayed: .whenEditing), .label(text: "x", displayed: .whenNotEditing),
        .label(text: "never", options: .init(isHidden: true)),
      ]
      return cell
    }
    list.layOut()
    let cell = try #require(list.view.visibleCells.first)
    func shown() -> [UIView] { views(cell).filter { !$0.isHidden && $0 !== cell.contentView } }
    #expect(shown().map { ($0 as? UILabel)?.text } == ["x"])
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(shown().count == 1)
    #expect(shown().first is UIImageView)
  }

  @Test func `a row is as high as its content asks and never lower than a finger`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height == 52)
    var content = cell.defaultContentConfiguration()
    content.text = "a text that is far too long for one line of a row as narrow as this one"
    cell.contentConfiguration = content
    #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height > 52)
  }

  @Test func `indentation moves the content and leading accessories`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    cell.accessories = [
      .customView(configuration: .init(customView: dot, placement: .leading()))
    ]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(dot.frame.minX == 36)
    #expect(cell.contentView.frame.minX == 48)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(dot.frame.minX == 16)
    #expect(cell.contentView.frame.maxX == 300)
  }
}
