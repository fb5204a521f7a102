import RosterCore

/// The view model of pictures: an item that is called by a letter and has a version as content.
package struct Letter: ViewModel {
  package let id: Character
  package var version: Int

  package init(_ id: Character, version: Int = 0) {
    self.id = id
    self.version = version
  }
}

/// The type of plain controllers in pictures.
package enum PlainController {}

/// The type of controllers of letters with a star.
package enum StarController {}
