extension Optional: ListContent, ListNode where Wrapped: ListContent {
  public typealias Body = Self

  public func resolve(into resolver: inout ListResolver) {
    self?._resolve(into: &resolver)
  }
}
