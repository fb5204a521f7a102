#if !canImport(UIKit)
import Foundation
import RosterTesting
import RosterTracing

/// A trace as whoever reads the file sees it.
struct DecodedTrace: Decodable {
  struct Step: Decodable {
    let caption: String?
    let nodes: [String: Node]?
    let gone: [Int]?
    let screen: Screen?
    let lists: [String: List]?
    let controllers: [String: Controller]?
    let hooks: [[Int]]?
    let updates: [Update]?
    let issues: [Issue]?
    let items: [[Int]]?
    let texts: [String]?
    let recorded: Recorded?
  }

  struct Recorded: Decodable {
    let event: Int
    let time: Double
    let duration: Double
  }

  struct Node: Decodable {
    let frame: [Double]?
    let origin: [Double]?
    let svg: Int?
    let `class`: Int?
    let children: [Int]?
  }

  struct Screen: Decodable {
    let root: Int
    let size: [Double]
    let dark: Bool
  }

  struct List: Decodable {
    let node: Int?
    let holder: Int?
    let sections: [Section]?
  }

  struct Section: Decodable {
    let id: Int
    let count: Int
    let items: [Int]
  }

  struct Controller: Decodable {
    let type: Int?
    let id: Int?
    let item: Int?
    let node: Int?
    let ended: Bool?
    let model: [[String]]?
    let state: [[String]]?
  }

  struct Update: Decodable {
    let style: String
    let location: String?
    let inserted: [Int]?
    let removed: [Int]?
    let moved: [[Int]]?
    let stages: [Stage]?
    let timings: [String: Double]
  }

  struct Stage: Decodable {
    let inserted: [Int]?
    let removed: [Int]?
    let moved: [Int]?
    let insertedSections: [Int]?
    let removedSections: [Int]?
  }

  struct Issue: Decodable {
    let code: String
    let summary: String
    let fix: String
  }

  let format: String
  let version: Int
  let title: String
  let steps: [Step]

  init(_ json: String) throws {
    self = try JSONDecoder().decode(DecodedTrace.self, from: Data(json.utf8))
  }

  /// The texts that steps refer to by number.
  var texts: [String] { steps.flatMap { $0.texts ?? [] } }

  /// The identities that steps refer to by number, such as `NoteController 1 in "open"`.
  var items: [String] {
    let texts = texts
    return steps.flatMap { $0.items ?? [] }
      .map { "\(texts[$0[0]]) \(texts[$0[1]]) in \(texts[$0[2]])" }
  }

  /// What controllers were told in a step, such as `NoteController 1: didMount`.
  func hooks(in step: Int) -> [String] {
    let texts = texts
    var names: [Int: String] = [:]
    for (number, controller) in steps.flatMap({ $0.controllers ?? [:] }) {
      guard let type = controller.type, let id = controller.id, let number = Int(number) else {
        continue
      }
      names[number] = "\(texts[type]) \(texts[id])"
    }
    return (steps[step].hooks ?? []).map { "\(names[$0[0]] ?? "?"): \(texts[$0[1]])" }
  }

  /// All nodes after a step, put together from the differences.
  func nodes(after step: Int) -> [Int: Node] {
    var nodes: [Int: Node] = [:]
    for step in steps[...step] {
      for (number, node) in step.nodes ?? [:] {
        guard let number = Int(number) else { continue }
        let old = nodes[number]
        nodes[number] = Node(
          frame: node.frame ?? old?.frame,
          origin: node.origin ?? old?.origin,
          svg: node.svg ?? old?.svg,
          class: node.class ?? old?.class,
          children: node.children ?? old?.children
        )
      }
      for number in step.gone ?? [] { nodes[number] = nil }
    }
    return nodes
  }
}
#endif
