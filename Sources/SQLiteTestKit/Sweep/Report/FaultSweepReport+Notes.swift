import Foundation
import SQLiteCore

extension FaultSweepReport {
  /// Returns the report. The notes of a clean sweep are also written to standard error, because the report of a passing test is not shown.
  ///
  /// - Parameter write: Writes text; by default, to standard error.
  func writingNotes(to write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }) -> FaultSweepReport {
    guard isClean, !notes.isEmpty else { return self }
    write(notes.map { "FaultSweep: nothing was found; \($0)\n" }.joined())
    return self
  }

  /// Removes the runs that trapped in one of the modules, and adds a note with their number for each line.
  mutating func leaveOutTraps(in modules: Set<Substring>) {
    func isLeftOut(_ row: Row) -> Bool { !modules.isDisjoint(with: row.trap?.split(separator: "/").dropLast() ?? []) }
    for rows in rows.filter(isLeftOut).grouped(by: \.trap) {
      notes.append("left out: \(counted(rows.count, "run")) that ended the process in \(rows[0].trap ?? "")\(rows.untried)")
    }
    rows.removeAll(where: isLeftOut)
  }

  /// Adds a note if there are places that were not tried.
  mutating func noteSample() {
    guard isSample else { return }
    notes.append("sampled \(placesTried) of \(places) places with seed \(seed); another seed tries others, runs: .max all of them")
  }

  /// Adds a note about runs that stopped between two commits, which is fine if each commit is complete by itself.
  mutating func noteCommits() {
    let count = rows.count { $0.stopsBetweenCommits == true }
    guard count > 0 else { return }
    notes.append(
      """
      \(counted(count, "run")) that threw left only some of its commits, all made by the same statements, and another try continued \
      from there: if they belong together, make them in one transaction
      """)
  }

  /// Adds a note about runs that threw an error that does not name its cause although everything was written.
  mutating func noteDone() {
    let found = rows.filter { $0.hidesThatItIsDone == true }
    guard let row = found.first, let point = row.point, let fault = row.fault else { return }
    notes.append(
      """
      \(counted(found.count, "run")) threw although everything had been written, and the error does not name the cause, such as \
      .only(\(point.number)), \(fault.text): a caller that tries again does the work twice
      """)
  }

  /// Adds a note about runs whose error names a code different from the code of the failed call.
  mutating func noteOtherErrors() {
    let names = #/SQLITE_[A-Z_]+/#
    let found = rows.filter { row in
      guard let thrown = row.thrown, let fault = row.fault, row.point?.mode == .once, row.problems.isEmpty else { return false }
      return (fault.call.runsStatements || fault.call.compiles) && !fault.isNamed(in: thrown) && thrown.contains(names)
    }
    guard let row = found.first, let point = row.point, let fault = row.fault, let other = row.thrown?.firstMatch(of: names)?.0 else {
      return
    }
    notes.append(
      """
      \(counted(found.count, "run")) threw an error with another code, such as .only(\(point.number)): \(fault.code) \
      in \(fault.text) was thrown as \(other)
      """)
  }

  /// Adds notes about settings that may apply to runs with a problem: for caches, for reported failures, and for harmless failures.
  mutating func noteTolerance() {
    if problems.contains(where: { $0.contains(SweepFindings.isObservedHalfDone) }) {
      notes.append(
        "if a cache is filled when it is first used, fill it in setUp:, or observe whether it matches the database")
    }
    let finished = rows.filter { $0.point != nil && $0.thrown == nil && $0.problems.contains { $0.hasPrefix("finished") } }
    let ofFinished = finished.flatMap(\.problems)
    let answers = Set(ofFinished.compactMap { $0.firstMatch(of: #/^finished with (\w+), not /#)?.1 })
    if let answer = answers.first, answers.count == 1, let word = Self.witness(answer) {
      notes.append("if \(answer) reports a failure, add .witness { \(word) }: a run that reports it may leave everything as it was")
    }
    let swallowed = finished.compactMap(\.fault).filter { fault in
      switch fault.sql.map({ KnownStatement.of($0).kind }) {  // transaction statements cannot be tolerated individually
      case .begins?, .beginsWriting?, .commits?, .opensSavepoint?, .releases?, .rollsBack?: false
      default: true
      }
    }
    let words = swallowed.sorted { $0.number < $1.number }.grouped { $0.programSQL ?? $0.call.rawValue }.map { faults in
      let sql = faults[0].programSQL
      let codes = Set(faults.map(\.code.primary))
      // If the operation catches a single code, the others are not tolerated.
      let isCaught =
        codes.count == 1
        && rows.contains { row in
          row.fault.map { $0.programSQL == sql && $0.call == faults[0].call && !codes.contains($0.code.primary) } ?? false
        }
      let what = sql.map { "sql: \(SwiftLiteral.text(String($0.prefix(60))))" } ?? ".\(faults[0].call.rawValue)"
      return ".tolerating(\(what)\(isCaught ? ", code: \(SwiftLiteral.code(faults[0].code.primary))" : ""))"
    }
    guard !words.isEmpty else { return }
    notes.append("if its failure does no harm, as for a cache, maintenance or a row that exists already, add \(words.joined())")
  }

  /// Returns the source of a witness closure for a result that is false, nil, or a case without values; nil for other results.
  private static func witness(_ answer: Substring) -> String? {
    switch answer {
    case "false": "!$0"
    case "nil": "$0 == nil"
    case _ where answer.first?.isLowercase == true && answer != "true": "$0 == .\(answer)"
    default: nil
    }
  }
}
