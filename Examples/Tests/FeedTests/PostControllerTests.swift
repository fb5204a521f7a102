import Foundation
import RosterTesting
import Testing

@testable import Feed

/// What the controllers do with their cells, without a list.
@MainActor
@Suite struct PostControllerTests {
  private let long = String(repeating: "The leeks are holding the garden down. ", count: 12)
  private let size = CGSize(width: 358, height: 200)

  private func post(_ content: Post.Content, id: Int = 1, likes: Int = 3) -> Post {
    Post(
      id: id,
      author: Author(handle: "mira", name: "Mira Okafor"),
      date: Date(timeIntervalSince1970: 1_749_715_200),
      content: content,
      likes: likes
    )
  }

  private func text(_ text: String) -> MountedCell<TextPostController> {
    MountedCell(TextPostController(PostModel(post(.text(text)), text)), size: size)
  }

  private func video(_ playback: Playback, id: Int = 1) -> MountedCell<VideoPostController> {
    let video = Video(title: "Hedgehog", duration: 38, tint: Tint(red: 0, green: 0, blue: 0))
    let model = PostModel(post(.video(video), id: id), video)
    return MountedCell(VideoPostController(model, playback: playback), size: size)
  }

  private func height(_ text: MountedCell<TextPostController>) -> CGFloat {
    text.cell.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height
  }

  @Test func `a post says who posted it, when, and how many like it`() {
    let cell = text("Hello").cell
    #expect(cell.authorButton.currentTitle == "Mira Okafor")
    #expect(cell.timeLabel.text == "8:00")
    #expect(cell.likeButton.currentTitle == "♡ 3")
    #expect(cell.likeButton.accessibilityLabel == "Like")
  }

  @Test func `the buttons send what they are asked for`() {
    let text = text("Hello")
    text.cell.likeButton.sendActions(for: .primaryActionTriggered)
    text.cell.authorButton.sendActions(for: .primaryActionTriggered)
    #expect(
      text.events(PostEvent.self) == [
        .toggleLike(1), .open(.author(Author(handle: "mira", name: "Mira Okafor"))),
      ]
    )
  }

  @Test func `a cell that was given up sends nothing, and one that came back sends once`() {
    let text = text("Hello")
    text.unmount()
    text.cell.likeButton.sendActions(for: .primaryActionTriggered)
    #expect(text.events(PostEvent.self).isEmpty)
    text.mount()
    text.cell.likeButton.sendActions(for: .primaryActionTriggered)
    #expect(text.events(PostEvent.self).count == 1)
  }

  @Test func `another time style is shown at once`() {
    let text = text("Hello")
    var environment = ListEnvironment()
    environment.timeStyle = .ago(Date(timeIntervalSince1970: 1_749_715_200 + 7300))
    text.update(environment: environment)
    #expect(text.cell.timeLabel.text == "2 h")
  }

  @Test func `a long text shows more when it is selected, and less again`() {
    let text = text(long)
    let collapsed = height(text)
    text.cell.layoutIfNeeded()
    text.cell.body.layoutIfNeeded()
    #expect(!text.cell.body.moreLabel.isHidden)
    #expect(text.cell.body.moreLabel.text == "More")
    text.select()
    #expect(height(text) > collapsed)
    #expect(text.cell.body.moreLabel.text == "Less")
    text.select()
    #expect(height(text) == collapsed)
  }

  @Test func `a text sizes itself, and a picture has a height that follows from its width`() {
    let controller = text(long).controller
    let room = ItemContainer(size: size)
    guard
      case .automatic = TextPostController.size(
        of: controller.viewModel,
        state: controller.state,
        in: room
      )
    else {
      Issue.record("The text has a fixed size.")
      return
    }
    let photo = Photo(
      caption: "",
      description: "A field",
      aspectRatio: 2,
      tint: Tint(red: 0, green: 0, blue: 0)
    )
    let model = PostModel(post(.photo(photo)), photo)
    let height = PhotoPostController.size(of: model, state: NoState(), in: room)
      .resolved(in: room).height
    let layout = PostLayout(
      author: model.post.author.name,
      bodyHeight: 165 + 8,
      width: size.width,
      traits: room.traits
    )
    #expect(height == layout.height)
  }

  @Test func `a short text has no more to show`() {
    let text = text("Hello")
    let collapsed = height(text)
    text.cell.layoutIfNeeded()
    text.cell.body.layoutIfNeeded()
    #expect(text.cell.body.moreLabel.isHidden)
    text.select()
    #expect(height(text) == collapsed)
  }

  @Test func `a link leads somewhere`() {
    let link = Link(title: "Naming the winds", summary: "Nine words.", host: "shoreline.example")
    let mounted = MountedCell(LinkPostController(PostModel(post(.link(link)), link)), size: size)
    mounted.select()
    #expect(mounted.events(PostEvent.self) == [.open(.link(link))])
  }

  @Test func `a video plays while it is not paused`() {
    let playback = Playback()
    let video = video(playback)
    playback.advance(by: 5)
    #expect(video.controller.state == VideoState())
    video.select()
    playback.advance(by: 5)
    #expect(video.controller.state == VideoState(isPlaying: true, position: 5))
    video.select()
    playback.advance(by: 5)
    #expect(video.controller.state == VideoState(isPlaying: false, position: 5))
  }

  @Test func `a video pauses when another one is played`() {
    let playback = Playback()
    let videos = [video(playback), video(playback, id: 2)]
    videos[0].select()
    playback.advance(by: 4)
    videos[1].select()
    playback.advance(by: 6)
    #expect(videos[0].controller.state == VideoState(isPlaying: false, position: 4))
    #expect(videos[1].controller.state == VideoState(isPlaying: true, position: 6))
  }

  @Test func `a video stops at its end, and then begins anew`() {
    let playback = Playback()
    let video = video(playback)
    video.select()
    playback.advance(by: 60)
    #expect(video.controller.state == VideoState(isPlaying: false, position: 38))
    video.select()
    #expect(video.controller.state == VideoState(isPlaying: true, position: 0))
  }

  @Test func `a video that is removed is played no longer`() {
    let playback = Playback()
    let video = video(playback)
    video.select()
    video.remove()
    playback.advance(by: 5)
    #expect(video.controller.state.position == 0)
  }
}
