/// What one cell shows: a value that knows which item it is and whether its content changed.
///
/// The `id` says *which* item a value stands for, `==` says whether it still looks the same. An item
/// whose `id` stays and whose value differs is updated in place; it is never reloaded.
///
/// ```swift
/// struct Todo: ViewModel {
///   let id: Int
///   var title: String
///   var isDone = false
/// }
/// ```
///
/// An `id` has to be unique among the items of one `Items` or `ForEach`. The same `id` may appear in
/// two sections, or under two controller types. Equal values must have equal ids.
///
/// A value with the very bits of the one before counts as unchanged, whatever `==` says: a view model
/// that is not equal to itself, such as one that holds `NaN`, is not configured over and over.
public protocol ViewModel: Identifiable, Equatable, Sendable where ID: Sendable {}
