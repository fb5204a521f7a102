/// The hooks by which a list tells a controller what happens, by name.
///
/// Tests read them in the order in which they were called; see `RosterTesting`.
public enum ControllerHook: String, Hashable, Sendable, CaseIterable {
  case didLoad, didMount, configure, willDisplay, didEndDisplaying, willUnmount, didRemove
  case didUpdate, didMove, environmentDidChange, traitsDidChange
  case didAppear, didAppearFully, didDisappearPartially, didDisappear, didImpress
  case didEnterPreloadRange, didExitPreloadRange, prefetch, cancelPrefetch
  case didSelect, didDeselect, didHighlight, didUnhighlight, performPrimaryAction
  case didBeginMoving, didEndMoving
}

extension ControllerHook: CustomStringConvertible {
  public var description: String { rawValue }
}
