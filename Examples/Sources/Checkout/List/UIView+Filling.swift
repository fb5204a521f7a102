import Roster

extension UIView {
  /// Adds a view that fills this one, but for the margins of a row.
  func addFilling(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }
}
