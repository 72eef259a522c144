import SQLiteCalls
import SQLiteCore

/// What is wrong with a run, whatever it answered.
enum SweepFindings {
  static let stillOpen = "still open: "

  /// What no run may leave: handles, misuses, transactions, locks, damage, work that goes on, calls without end.
  static func common(_ run: SweepRun, hasFinished: Bool) -> [String] {
    let ledger = run.sqlite.ledger
    var problems = ledger.openHandles.map { "\(stillOpen)\($0)" } + ledger.misuses.map { "misuse: \($0)" }
    let couldRollBack = !run.faults.injected.contains { $0.sql.map { StatementKind(of: $0) } == .rollsBack }
    if couldRollBack { problems += run.leftOpen }
    let (ranAway, failures) = run.faults.state.withLock { ($0.ranAway, $0.failures) }
    if ranAway {
      problems.append(failures > 1 ? "\(failures) calls failed, and it went on: a retry without end" : "it makes calls without end")
    }
    for database in run.databases?.databases ?? [] {
      if hasFinished, database.lostTransaction {
        problems.append("\(database.name) was closed in a transaction that had written: it is undone")
      }
      let complaints = (database.after?.complaints ?? []).filter { couldRollBack || $0 != DatabaseState.isLocked }
      problems += complaints.map { "\(database.name) \($0)" }
    }
    return problems
  }

  /// What the run without faults leaves wrong, although nothing failed.
  static func wrongWithoutFaults(_ run: SweepRun) -> [String] {
    let databases = (run.databases?.databases ?? []).flatMap { database -> [String] in
      guard let after = database.after else { return [] }
      let orphans = after.violations - database.before.violations
      let rows = orphans == 1 ? "a row that refers" : "\(orphans) rows that refer"
      return (orphans > 0 ? ["\(database.name) has \(rows) to none, although nothing failed"] : [])
        + after.staleSearchTables.subtracting(database.before.staleSearchTables).sorted().map {
          "\(database.name) has a search table \($0) whose index is not that of its text, although nothing failed"
        }
    }
    let settings = (run.databases?.kept ?? []).flatMap { kept in
      (kept.after?.worsened(since: kept.before) ?? []).map {
        "a connection to \(kept.database.name) is not left as it was, although nothing failed: \($0)"
      }
    }
    return databases + settings
  }

  /// Settings of connections that outlive the operation which a run, in which one call failed once, has left neither as before nor as after.
  static func settings(_ run: SweepRun, _ clean: SweepRun, hasFinished: Bool) -> [String] {
    guard run.point?.mode == .once, let kept = run.databases?.kept, let there = clean.databases?.kept, kept.count == there.count else {
      return []
    }
    return zip(kept, there).flatMap { kept, there -> [String] in
      guard let after = kept.after, let cleanAfter = there.after else { return [] }
      return after.strange(
        since: kept.before, (there.before, cleanAfter), mayBeAsBefore: !hasFinished, sql: run.faults.injected.first?.sql
      ).map { "a connection to \(kept.database.name) is not left as it was: \($0)" }
    }
  }

  /// How the databases of a run that finished differ from those of the run without faults.
  static func changed(_ run: SweepRun, from clean: SweepRun, _ restless: RestlessRows) -> [String] {
    pairs(run, clean).compactMap { number, here, there in
      guard let here else { return "\(there.name) was not opened" }
      guard let after = here.after, let wanted = there.after else { return nil }
      if let difference = restless.difference(of: after, before: here.before, from: wanted, in: number) {
        return "\(here.name) \(difference)"
      }
      if after.violations > wanted.violations { return "\(here.name) has rows that refer to none" }
      return stale(here, there)
    }
  }

  /// Which databases a run that threw has left neither as they were before nor as the run without faults leaves them; or some as before and others
  /// as after.
  static func halfDone(_ run: SweepRun, _ clean: SweepRun, _ restless: RestlessRows, everyCommit: Bool) -> [String] {
    var before: String?
    var after: String?
    let halves: [String] = pairs(run, clean).compactMap { number, here, there in
      let database = here ?? there
      let state = here?.after ?? database.before
      let change = state.difference(from: database.before, isStrict: false)
      func rest(_ wanted: DatabaseState, isAfter: Bool) -> String? {
        restless.difference(of: state, before: database.before, from: wanted, in: number, isAfter: isAfter, isStrict: false)
      }
      var rests = there.after.map { [rest($0, isAfter: true)] } ?? []
      if everyCommit { rests += clean.commits.map { rest($0, isAfter: false) } }
      switch (change, rests.contains(nil)) {
      case _ where here.flatMap({ stale($0, there) }) != nil: return here.flatMap { stale($0, there) }
      case (nil, true): return nil
      case (nil, false):
        if !rests.isEmpty { before = before ?? database.name }
        return nil
      case (_?, true):
        after = after ?? database.name
        return nil
      case (let change?, false):
        let missing = rests.first.flatMap { $0 } ?? "differs"
        return "\(database.name) is neither as before nor as after: compared with before it \(change), compared with after it \(missing)"
      }
    }
    guard !everyCommit, halves.isEmpty, let before, let after else { return halves }
    return ["half was done: \(after) is as after, \(before) as before"]
  }

  /// A search table that is out of step, and was not without faults.
  private static func stale(_ here: SweptDatabase, _ there: SweptDatabase) -> String? {
    let known = (there.after?.staleSearchTables ?? []).union(there.before.staleSearchTables)
    return here.after?.staleSearchTables.subtracting(known).min().map {
      "\(here.name) has a search table \($0) whose index is not that of its text"
    }
  }

  /// The databases of two runs: files of the same name, and then what is left in the order of opening, files and private ones apart.
  private static func pairs(_ run: SweepRun, _ clean: SweepRun) -> [(number: Int, here: SweptDatabase?, there: SweptDatabase)] {
    var left = run.databases?.latest ?? []
    var pairs = (clean.databases?.databases ?? []).map { (number: $0.number, here: SweptDatabase?.none, there: $0) }
    let likenesses: [(SweptDatabase, SweptDatabase) -> Bool] = [
      { $0.path == $1.path && $0.path != nil }, { $0.name == $1.name && $0.path != nil }, { ($0.path == nil) == ($1.path == nil) },
    ]
    for isLike in likenesses {
      for place in pairs.indices where pairs[place].here == nil {
        guard let found = left.firstIndex(where: { isLike($0, pairs[place].there) }) else { continue }
        pairs[place].here = left.remove(at: found)
      }
    }
    return pairs
  }

  /// How the calls of two runs without faults differ. The order alone is no difference where tasks take turns.
  static func otherCalls(_ one: SweepRun, _ other: SweepRun) -> [String] {
    if one.awaits, one.calls.map(\.told).sorted() == other.calls.map(\.told).sorted() { return [] }
    for (first, second) in zip(one.calls, other.calls) where !first.isSame(as: second) {
      return ["two runs without faults differ: call \(first.number) was \(first.told), then \(second.told)"]
    }
    guard one.calls.count != other.calls.count else { return [] }
    return ["two runs without faults differ: \(one.calls.count) calls that can fail, then \(other.calls.count)"]
  }

  /// What a run without faults made of the databases of the first one, by their numbers.
  static func course(of run: SweepRun, as first: SweepRun) -> [Int: (before: DatabaseState, after: DatabaseState)] {
    var course: [Int: (before: DatabaseState, after: DatabaseState)] = [:]
    for (number, here, _) in pairs(run, first) {
      if let here, let after = here.after { course[number] = (here.before, after) }
    }
    return course
  }
}
