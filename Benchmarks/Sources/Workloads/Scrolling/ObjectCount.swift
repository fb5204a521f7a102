import Foundation

/// Counts the objects that Swift allocates: class instances, closures, boxes and the storage of arrays.
///
/// It puts itself in the place of the runtime's own function, in the way that the runtime offers to
/// instruments.
public enum ObjectCount {
  /// Does something, and counts the objects that are allocated meanwhile.
  ///
  /// - Returns: `nil` where the runtime does not offer it.
  @MainActor
  public static func during(_ work: () -> Void) -> Int? {
    guard let hook = Hook() else { return nil }
    hook.install()
    work()
    hook.remove()
    return allocationCount
  }

  /// The places where the runtime looks for another function in the place of its own.
  private struct Hook {
    let function: UnsafeMutablePointer<Allocate>
    let isOpen: UnsafeMutablePointer<Bool>

    init?() {
      let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      guard let function = dlsym(nil, "_swift_allocObject"), let isOpen = dlsym(nil, name) else {
        return nil
      }
      self.function = function.assumingMemoryBound(to: Allocate.self)
      self.isOpen = isOpen.assumingMemoryBound(to: Bool.self)
    }

    func install() {
      allocationCount = 0
      allocate = function.pointee
      isOpen.pointee = true
      function.pointee = { metadata, size, mask in
        allocationCount &+= 1
        return allocate?(metadata, size, mask)
      }
    }

    func remove() {
      function.pointee = allocate ?? function.pointee
      isOpen.pointee = false
    }
  }
}

private typealias Allocate =
  @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

nonisolated(unsafe) private var allocate: Allocate?
nonisolated(unsafe) private var allocationCount = 0
