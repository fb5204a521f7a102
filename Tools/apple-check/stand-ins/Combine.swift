// swift-format-ignore-file
// What lists that follow publishers use of Combine. Bodies are never run.
public protocol Cancellable {
  func cancel()
}
public final class AnyCancellable: Cancellable {
  public func cancel() {}
}
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
}
