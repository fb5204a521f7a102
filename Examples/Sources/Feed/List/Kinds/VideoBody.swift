import Foundation
import Roster

/// How far a film has been played.
nonisolated struct VideoState: ViewState {
  var isPlaying = false

  /// The time from the beginning, in seconds.
  var position: TimeInterval = 0
}

/// A film's picture with a line that grows while it is played, above its title.
final class VideoBody: UIView, PostBody {
  let playLabel = UILabel()
  let timeLabel = UILabel()
  private let picture = UIView()
  private let progress = UIView()
  private let titleLabel = UILabel()
  private var playedPart: CGFloat = 0

  private static let aspectRatio: CGFloat = 16 / 9
  private static let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    progress.backgroundColor = .systemRed
    playLabel.font = .systemFont(ofSize: 32)
    playLabel.textAlignment = .center
    timeLabel.follow(.scaled(12, as: .caption1))
    titleLabel.follow(Self.titleFont())
    titleLabel.numberOfLines = 0
    for view in [playLabel, timeLabel, progress] {
      picture.addSubview(view)
    }
    addSubview(picture)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func height(
    of video: Video,
    state: VideoState,
    width: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat? {
    pictureHeight(width: width) + gap + video.title.height(titleFont(traits), width: width)
  }

  private static func titleFont(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(15, as: .subheadline, traits)
  }

  func show(_ video: Video, state: VideoState) {
    picture.backgroundColor = UIColor(video.tint)
    for label in [playLabel, timeLabel] { label.textColor = .text(on: video.tint) }
    playLabel.text = state.isPlaying ? "❚❚" : "▶"
    timeLabel.text = "\(state.position.minutesAndSeconds) / \(video.duration.minutesAndSeconds)"
    titleLabel.text = video.title
    playedPart = state.position / max(1, video.duration)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.pictureHeight(width: bounds.width)
    let (top, rest) = bounds.divided(atDistance: height, from: .minYEdge)
    picture.frame = top
    titleLabel.frame = rest.divided(atDistance: Self.gap, from: .minYEdge).remainder
    let size = timeLabel.sizeThatFits(top.size)
    let time = CGRect(
      x: top.width - 8 - size.width,
      y: height - 12 - size.height,
      width: size.width,
      height: size.height
    )
    timeLabel.frame = time.mirrored(in: top.width, traitCollection)
    // Large text leaves no room above it but this.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    playLabel.frame = CGRect(x: 0, y: 0, width: top.width, height: isLarge ? time.minY : height)
    progress.frame = CGRect(x: 0, y: height - 4, width: top.width * playedPart, height: 4)
      .mirrored(in: top.width, traitCollection)
  }

  private static func pictureHeight(width: CGFloat) -> CGFloat {
    (width / aspectRatio).rounded()
  }
}

extension TimeInterval {
  fileprivate var minutesAndSeconds: String {
    let seconds = Int(self)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
