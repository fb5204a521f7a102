public import RosterCore
public import RosterPlatform

/// What a plain item shows: a view model, and how a cell shows it.
///
/// It is the view model of a `PlainController`, and is made by `Items(_:cell:size:…)` and its kin.
public struct PlainModel<Model: ViewModel, Cell: UICollectionReusableView>: ViewModel {
  /// The view model that the app has given.
  public let model: Model

  let presentation: PlainPresentation<Model, Cell>

  public var id: Model.ID { model.id }

  /// Whether two items look the same: their view models are equal, and shown by the same lines of code.
  public static func == (left: PlainModel, right: PlainModel) -> Bool {
    left.model == right.model && left.presentation.looksLike(right.presentation)
  }
}
