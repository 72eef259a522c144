/// The runs of a race that have the same problem.
struct RaceFinding {
  let problem: String
  var schedules: [RaceSchedule]

  /// The finding as text: the problem, both calls, what was read and overwritten, and how to repeat the run.
  ///
  /// - Parameter run: The first of the runs, repeated with call sites.
  func text(_ run: RaceRun) -> String {
    let schedule = run.schedule
    let (first, second) = (run.places[schedule.first], run.places[schedule.second])
    let reached = first.prefix(schedule.place ?? first.count)
    let call = reached.lastIndex { $0.isUsersCall } ?? 0  // the stop, or the call in which it is
    func line(_ words: String, _ place: RacePlace?) -> String? { place.map { "  \(words) \($0.textWithLine)" } }
    let lines = [
      "\(schedule): \(problem)", "  \(schedule.secondName) runs in \(schedule.firstName) before \(Array(reached).stop ?? "its end")",
      line("\(schedule.firstName) has read:", reached.dropLast().last { $0.reads }),
      line("\(schedule.secondName) writes:", second.last { $0.writes }),
      line("\(schedule.firstName) then writes:", first[call...].first { $0.writes }),
      "  \(counted(schedules.count, "run")); to repeat one: .only(\"\(schedule)\")",
    ]
    return lines.compactMap { $0?.wrapped() }.joined(separator: "\n")
  }
}

extension RacePlace {
  /// The text, and the line of the user's code.
  var textWithLine: String { text + (site?.text.map { " (\($0))" } ?? "") }

  /// Whether the user's code makes the call, by itself or through the package.
  var isUsersCall: Bool { if case .call = kind { !isOwn } else { false } }

  private var runs: Bool {
    if case .call(let call, _) = kind { !isOwn && [.sqlite3_step, .sqlite3_exec, .sqlite3_get_table].contains(call) } else { false }
  }

  /// Whether the call runs a statement that reads.
  fileprivate var reads: Bool { runs && statement?.kind == .reads }
  /// Whether the call runs a statement that writes.
  fileprivate var writes: Bool { runs && statement?.kind == .writes }
}

extension [RacePlace] {
  /// The last place as text, with the call in which it is; nil if there is none.
  var stop: String? {
    let call = lastIndex { $0.isUsersCall } ?? 0
    return call < count - 1 ? last.map { "\($0.text) in \(self[call].textWithLine)" } : last?.textWithLine
  }
}
