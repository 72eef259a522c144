import Foundation

/// The counts of the tries, and of the findings.
struct Tally {
  var cases = 0
  var states = 0
  var rows = 0
  private var findings = 0
  private let end: ContinuousClock.Instant

  init(seconds: Int) { end = .now + .seconds(seconds) }

  /// Whether there is time for more.
  var hasTime: Bool { .now < end }

  /// Prints each finding at once; of many only the first 12.
  mutating func found(_ texts: [String], at place: @autoclosure () -> String) {
    for text in texts {
      findings += 1
      if findings <= 12 { print("finding \(place()): \(text.replacing("\n", with: " "))") }
    }
    fflush(nil)
  }

  func tell() {
    if findings > 12 { print("finding … and \(findings - 12) more") }
    print("cases \(cases)", "states \(states)", "rows \(rows)", "ended \(hasTime ? "whole" : "time")", separator: "\n")
  }
}
