import Foundation
import Roster

/// What a weather station measured in a minute.
struct Reading: ViewModel {
  /// The minutes since the station was set up.
  let id: Int
  let degrees: Double

  /// The day and the time.
  var time: String {
    let minute = id % 60
    return "Day \(id / 1_440 + 1), \(id / 60 % 24):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The temperature, to a tenth of a degree.
  var temperature: String {
    let tenths = Int((degrees * 10).rounded())
    return "\(tenths < 0 ? "−" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)°"
  }

  /// Stands in for a measurement: summer and winter, day and night, and gusts of wind.
  init(minute: Int) {
    id = minute
    let day = Double(minute) / 1_440
    let gusts = 0.7 * sin(Double(minute) / 45 * 2 * .pi) + 0.3 * sin(Double(minute) / 16 * 2 * .pi)
    degrees = 10 - 9 * cos(day / 365 * 2 * .pi) - 4 * cos(day * 2 * .pi) + gusts
  }
}
