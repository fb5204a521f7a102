import RosterCore

/// A header, footer or other supplementary item of a section.
struct SupplementaryNode {
  let kind: String
  let run: Run
  var presenter: CellPresenter
}
