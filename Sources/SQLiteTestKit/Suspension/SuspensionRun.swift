/// One run of an operation, in which the app is suspended at a place.
struct SuspensionRun {
  /// The places of the operation up to the suspension.
  let places: [RacePlace]
  /// The number of the place, counted from 1: 0 before the beginning of the operation, and one more than there are places after its end.
  let place: Int
  /// Whether `suspend` waited for the operation.
  let waits: Bool
  /// The problems, each with the call that took the lock that was found.
  var problems: [(text: String, call: RacePlace?)] = []

  /// Returns a finding of at most four lines.
  func finding(_ problem: (text: String, call: RacePlace?)) -> String {
    let stop = places.count < place ? "after its end" : place == 0 ? "before its beginning" : "before \(places.stop ?? "")"
    let call = problem.call.map { "  the lock was taken in \($0.textWithLine)\n" } ?? ""
    return "\(place): \(problem.text)\n  suspended \(stop)\(waits ? "; suspend waits for it" : "")\n\(call)  to repeat it: .only(\(place))"
  }
}
