@testable import Roster

extension Alignment {
  /// The matches as `old=new×count`, then what is left of both lists.
  var picture: String {
    var words: [String] = []
    for index in 0..<blocks.count {
      let block = blocks[index]
      words.append("\(block.old)=\(block.new)×\(block.count)")
    }
    words.append("old \(numbers(oldRest)) new \(numbers(newRest))")
    return words.joined(separator: " ")
  }

  /// The matches among the rests as `old=new`.
  var matchPicture: String {
    var words: [String] = []
    for index in 0..<counterparts.count where counterparts[index] >= 0 {
      words.append("\(counterparts[index])=\(newRest[index])")
    }
    return words.joined(separator: " ")
  }

  private func numbers(_ list: borrowing ScratchArray<Int32>) -> String {
    var words: [String] = []
    for index in 0..<list.count { words.append("\(list[index])") }
    return words.isEmpty ? "-" : words.joined(separator: ",")
  }
}
