#if canImport(SwiftUI) && !os(macOS)
public import Roster

/// The cell that hosted items of one kind are shown in.
///
/// Its content is a `UIHostingConfiguration`. It is generic so that cells are reused among items that look
/// alike.
public final class HostedCell<Model: ViewModel, ItemState: ViewState>: UICollectionViewCell {}
#endif
