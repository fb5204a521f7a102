/// How many items of a list can be selected, and for how long.
public enum SelectionMode: Hashable, Sendable {
  /// A tap tells the item's controller, and nothing stays selected.
  case momentary

  /// One item stays selected until another one is.
  case single

  /// Any number of items stay selected until they are deselected.
  case multiple
}
