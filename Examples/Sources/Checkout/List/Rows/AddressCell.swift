import Roster

/// A field, and below it what is wrong with its text; the row is lower while nothing is.
final class AddressCell: UICollectionViewCell {
  let field = UITextField()
  private let problemLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.adjustsFontForContentSizeCategory = true
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [field, problemLabel])
    column.axis = .vertical
    column.spacing = 4
    contentView.addFilling(column)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ row: AddressRow) {
    if field.text != row.text { field.text = row.text }
    field.returnKeyType = row.line.next == nil ? .done : .next
    problemLabel.text = row.problem
    problemLabel.isHidden = row.problem == nil
    switch row.line {
    case .name:
      field.placeholder = "Name"
      field.textContentType = .name
      field.autocapitalizationType = .words
    case .email:
      field.placeholder = "Email"
      field.textContentType = .emailAddress
      field.keyboardType = .emailAddress
      field.autocapitalizationType = .none
    case .postcode:
      field.placeholder = "Postcode"
      field.textContentType = .postalCode
      field.keyboardType = .numberPad
    }
  }
}
