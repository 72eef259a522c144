import Foundation
import SQLiteCore

extension FaultSweepReport {
  /// The report itself. Notes of a sweep that found nothing are written to standard error: the report of a test that passes is not read.
  ///
  /// - Parameter write: Where the lines go.
  func writingNotes(to write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }) -> FaultSweepReport {
    guard isClean, !notes.isEmpty else { return self }
    write(notes.map { "FaultSweep: nothing was found; \($0)\n" }.joined())
    return self
  }

  /// Notes that there are places at which no call was made to fail.
  mutating func noteSample() {
    guard isSample else { return }
    notes.append("sampled \(placesTried) of \(places) places with seed \(seed); another seed tries others, runs: .max all of them")
  }

  /// Notes runs that stopped between two commits, which are right where each commit is whole by itself.
  mutating func noteCommits() {
    let count = rows.count { $0.stopsBetweenCommits == true }
    guard count > 0 else { return }
    notes.append(
      """
      \(counted(count, "run")) that threw left only some of its commits, all made by the same statements, and another try went on from there: \
      where all of them belong together, make them in one transaction
      """)
  }

  /// Notes runs that threw an error without the cause although all was written.
  mutating func noteDone() {
    let found = rows.filter { $0.hidesThatItIsDone == true }
    guard let row = found.first, let point = row.point, let fault = row.fault else { return }
    notes.append(
      """
      \(counted(found.count, "run")) threw although all had been written, and the error does not name the cause, such as .only(\(point.number)), \
      \(fault.told): a caller who tries again does it twice
      """)
  }

  /// Notes runs that threw an error which names another code than the one that the call failed with.
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
      \(counted(found.count, "run")) threw another error than the one that happened, such as .only(\(point.number)): \(fault.code) \
      in \(fault.told) was thrown as \(other)
      """)
  }

  /// Names what a user can say of a call whose failure does no harm, where such a run was found to be wrong, and of a cache.
  mutating func noteTolerance() {
    if problems.contains(where: { $0.contains(SweepFindings.isObservedHalfDone) }) {
      notes.append(
        "where a cache is filled when it is first used, fill it in setUp:, or observe whether it holds what the database does")
    }
    let finished = rows.filter { $0.point != nil && $0.thrown == nil && $0.problems.contains { $0.hasPrefix("finished") } }
    let ofFinished = finished.flatMap(\.problems)
    let answers = Set(ofFinished.compactMap { $0.firstMatch(of: #/^finished with (\w+), not /#)?.1 })
    if let answer = answers.first, answers.count == 1, let word = Self.witness(answer) {
      notes.append("where \(answer) tells that it failed, say .witness { \(word) }: a run that tells it may leave everything as it was")
    }
    let swallowed = finished.compactMap(\.fault).filter { fault in
      switch fault.sql.map({ StatementKind(of: $0) }) {  // of these nothing can be said to be lost or not
      case .begins?, .beginsWriting?, .commits?, .opensSavepoint?, .releases?, .rollsBack?: false
      default: true
      }
    }
    let words = swallowed.sorted { $0.number < $1.number }.grouped { $0.programSQL ?? $0.call.rawValue }.map { faults in
      let sql = faults[0].programSQL
      let codes = Set(faults.map(\.code.primary))
      // An operation that catches one code alone is not to hide the others.
      let isCaught =
        codes.count == 1
        && rows.contains { row in
          row.fault.map { $0.programSQL == sql && $0.call == faults[0].call && !codes.contains($0.code.primary) } ?? false
        }
      let what = sql.map { "sql: \(SwiftLiteral.text(String($0.prefix(60))))" } ?? ".\(faults[0].call.rawValue)"
      return ".tolerating(\(what)\(isCaught ? ", code: \(SwiftLiteral.code(faults[0].code.primary))" : ""))"
    }
    guard !words.isEmpty else { return }
    notes.append("if nothing is lost when it fails, as with a cache, an upkeep or a row that is there already, say \(words.joined())")
  }

  /// The closure of a witness by an answer: false, nil, or a case without values. Nil for another answer.
  private static func witness(_ answer: Substring) -> String? {
    switch answer {
    case "false": "!$0"
    case "nil": "$0 == nil"
    case _ where answer.first?.isLowercase == true && answer != "true": "$0 == .\(answer)"
    default: nil
    }
  }
}
