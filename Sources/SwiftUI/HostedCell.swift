#if canImport(SwiftUI) && !os(macOS)
public import Roster

/// The cell for hosted items of one kind.
///
/// Its content is a `UIHostingConfiguration`. The class is generic so that cells are reused among
/// items of the same kind.
public final class HostedCell<Model: ViewModel, ItemState: ViewState>: UICollectionViewCell {}
#endif
