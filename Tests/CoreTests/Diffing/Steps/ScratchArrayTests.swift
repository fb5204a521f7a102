import Testing

@testable import Roster

@Suite struct ScratchArrayTests {
  /// Whether assertions are compiled: they are in debug builds only.
  private static var asserts: Bool {
    var result = false
    assert(
      {
        result = true
        return true
      }()
    )
    return result
  }

  @Test(.enabled(if: asserts)) func `reading before the first and after the last ends the process`()
    async
  {
    await #expect(processExitsWith: .failure) {
      var numbers = ScratchArray<Int>()
      numbers.append(7)
      _ = numbers[-1]
    }
    await #expect(processExitsWith: .failure) {
      var numbers = ScratchArray<Int>()
      numbers.append(7)
      _ = numbers[1]
    }
  }

  @Test(.enabled(if: asserts)) func `writing before the first and after the last ends the process`()
    async
  {
    await #expect(processExitsWith: .failure) {
      var numbers = ScratchArray<Int>()
      numbers.append(7)
      numbers[-1] = 8
    }
    await #expect(processExitsWith: .failure) {
      var numbers = ScratchArray<Int>()
      numbers.append(7)
      numbers[1] = 8
    }
  }

  @Test func `what is written is read`() {
    var numbers = ScratchArray<Int>()
    numbers.append(7)
    numbers[0] = 8
    #expect(numbers[0] == 8)
  }
}
