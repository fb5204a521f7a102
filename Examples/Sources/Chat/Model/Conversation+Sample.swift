extension Conversation {
  /// A conversation about a walk, to look at.
  ///
  /// - Parameter pageSize: The number of messages that are loaded at a time.
  /// - Returns: A conversation of its own each time.
  public static func sample(pageSize: Int = 12) -> Conversation {
    let history = lines.enumerated().map { index, line in
      Message(id: index + 1, text: line.text, author: line.author)
    }
    return Conversation(history, pageSize: pageSize)
  }

  private static let lines: [(author: String?, text: String)] = [
    ("Mina", "Is anybody up for a walk on Sunday?"),
    (nil, "Always."),
    ("Jo", "Where to?"),
    (
      "Mina", "Along the river to the old mill, and back over the hill. It is about fourteen miles."
    ),
    ("Jo", "Fourteen miles are a lot for my old boots."),
    (nil, "There is a bus from the mill."),
    ("Mina", "It runs every hour until eight."),
    ("Jo", "Then I am in."),
    (nil, "What about the weather?"),
    ("Mina", "Dry in the morning, a little rain after four."),
    ("Jo", "I can live with that."),
    (nil, "Shall I bring the stove?"),
    ("Mina", "Yes! Coffee on the hill."),
    ("Jo", "I have a pot that is small enough to carry and large enough for three."),
    (nil, "When do we start?"),
    ("Mina", "At half past seven, before it gets warm."),
    ("Jo", "That is early."),
    (nil, "The light on the river is best then."),
    ("Mina", "And the path is empty."),
    ("Jo", "All right. But somebody has to call me."),
    (nil, "I will."),
    ("Mina", "Does anybody need breakfast?"),
    ("Jo", "Everybody needs breakfast."),
    (nil, "Can we get something on the way?"),
  ]
}
