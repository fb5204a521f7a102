/// Calls a method of a delegate, which is optional in UIKit and has a default implementation in its stand-in.
///
/// ```swift
/// call(delegate.collectionView(_:didSelectItemAt:), list.view, path)
/// ```
///
/// - Returns: What the method returns; a method that is missing ends the test.
@MainActor
@discardableResult
public func call<each Argument, Answer>(
  _ method: ((repeat each Argument) -> Answer)?,
  _ arguments: repeat each Argument
) -> Answer {
  guard let method else { preconditionFailure("The delegate has no such method.") }
  return method(repeat each arguments)
}
