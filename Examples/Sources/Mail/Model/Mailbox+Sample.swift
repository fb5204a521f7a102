extension Mailbox {
  /// A handful of messages from a week.
  public static var sample: Mailbox {
    Mailbox([
      Message(
        id: 1,
        sender: "Library",
        subject: "Two books are due on Friday",
        text: """
          “The Waves” and “A Field Guide to Getting Lost” are due on Friday. You can extend both once, \
          at the desk or online.
          """,
        time: "9:12"
      ),
      Message(
        id: 2,
        sender: "Mina Okafor",
        subject: "Saturday",
        text: "Shall we take the early train? Then we are at the lake before the heat.",
        time: "8:40",
        isFlagged: true
      ),
      Message(
        id: 3,
        sender: "Bakery on the corner",
        subject: "Opening hours in summer",
        text: "From July we open at seven, and on Sundays at eight.",
        time: "Mon",
        isRead: true
      ),
      Message(
        id: 4,
        sender: "Jo",
        subject: "Photos from the hike, the good ones and those with the goat",
        text: "All in one folder. Take what you like; the goat is at the end.",
        time: "Mon"
      ),
      Message(
        id: 5,
        sender: "Water works",
        subject: "Your meter will be read",
        text: "Somebody comes on the 14th between ten and twelve. No need to be at home.",
        time: "Sun",
        isRead: true
      ),
    ])
  }
}
