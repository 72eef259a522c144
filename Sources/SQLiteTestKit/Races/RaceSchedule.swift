/// The state of the databases in which two operations begin to race.
enum RaceStart: String, CaseIterable {
  /// The state that `setUp` leaves.
  case asSetUp = ""
  /// The write-ahead log has frames.
  case log
  /// A checkpoint has copied all frames of the log, so that the next commit starts the log again.
  case copied
  /// As `copied`, and both connections have read the database before.
  case warm
  /// The databases are in a rollback mode.
  case rollback
}

/// One run of two operations: the places at which one of them is interrupted by the other.
struct RaceSchedule: CustomStringConvertible {
  let start: RaceStart
  /// The number of the operation that begins: 0 for A, 1 for B.
  let first: Int
  /// The number of the place, counted from 1, before which the other operation runs; nil if it runs after the first has ended.
  let place: Int?

  var second: Int { 1 - first }

  static let names = ["A", "B"]

  var firstName: String { Self.names[first] }
  var secondName: String { Self.names[second] }

  /// The schedule as text, such as `A14 B` or `A14 B rollback`.
  var description: String {
    "\(firstName)\(place.map { "\($0)" } ?? "") \(secondName)" + (start == .asSetUp ? "" : " \(start.rawValue)")
  }
}
