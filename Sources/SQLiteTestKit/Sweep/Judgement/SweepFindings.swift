import SQLiteCore

/// The findings about a run, except findings about its result.
enum SweepFindings {
  static let stillOpen = "still open: "
  static let ended = "the process ended with "
  static let isNeither = " is neither as before nor as after"
  static let isObservedHalfDone = isNeither + ": it "
  /// For a run that finished, the differences between its databases and the databases after the run without faults.
  static func changed(_ run: SweepRun, from clean: SweepRun, _ rows: NondeterministicRows, _ observed: NondeterministicAnswers) -> [String]
  {
    let pairs = pairs(run, clean)
    // A private database that closed with its connection counts only if no other database outlives the operation.
    let isOutlived = pairs.contains { !$0.there.isGone }
    let outside = run.observation.flatMap { seen in seen.difference(from: observed).map { "\(seen.name) \($0)" } }
    return (outside.map { [$0] } ?? [])
      + pairs.compactMap { number, here, there in
        if there.isMissing, here?.isMissing ?? true { return nil }
        if there.isGone, isOutlived, here?.isGone ?? true { return nil }
        guard let here else { return "\(there.name) was not opened" }
        if here.isGone, here.file != nil { return "\(there.name) was not made" }
        guard let after = here.after, let wanted = there.after else { return nil }
        if let difference = rows.difference(of: after, before: here.before, from: wanted, in: number) {
          return "\(there.name) \(difference)"
        }
        if after.violations > wanted.violations { return "\(there.name) has rows that refer to none" }
        return stale(after, here, there)
      } + temporary(run, clean, rows)
  }

  /// For a run that threw, the databases that match neither their state before the run nor their state after the run without faults. If
  /// there are none, a finding if one database is unchanged and another is as after the run without faults.
  static func halfDone(
    _ run: SweepRun, _ clean: SweepRun, _ rows: NondeterministicRows, _ observed: NondeterministicAnswers, everyCommit: Bool
  )
    -> [String]
  {
    var before: String?
    var after: String?
    let halves: [String] = pairs(run, clean, ofFirstTry: run.isHalfDone).compactMap { number, here, there in
      if (here ?? there).first?.isGone ?? (here ?? there).isGone || there.isMissing && here?.isMissing ?? true { return nil }
      let database = here ?? there
      let state = here?.stateAfterFirst ?? database.before
      let change = state.difference(from: database.before, isStrict: false, known: database.before.objects.keys)
      func rest(_ wanted: DatabaseState, isAfter: Bool) -> String? {
        rows.difference(of: state, before: database.before, from: wanted, in: number, isAfter: isAfter, isStrict: false)
      }
      var rests = there.after.map { [rest($0, isAfter: true)] } ?? []
      if everyCommit { rests += clean.commits.map { rest($0, isAfter: false) } }
      switch (change, rests.contains(nil)) {
      case _ where stale(state, database, there) != nil: return stale(state, database, there)
      case (nil, true): return nil
      case (nil, false):
        if !rests.isEmpty { before = before ?? there.name }
        return nil
      case (_?, true):
        after = after ?? there.name
        return nil
      case (let change?, false):
        let missing = rests.first.flatMap { $0 } ?? "differs"
        return "\(there.name)\(isNeither): compared with before it \(change), compared with after it \(missing)"
      }
    }
    guard halves.isEmpty else { return halves }
    if let seen = run.observation, seen.after != nil {
      switch (seen.isAsBefore, seen.difference(from: observed)) {
      case (true, nil): break
      case (true, _): if !isDoneAlthoughReported(run) { before = before ?? seen.name }
      case (false, nil): if !isDoneAlthoughReported(run) { after = after ?? seen.name }
      case (false, let difference?): return ["\(seen.name)\(Self.isObservedHalfDone)\(difference)"]
      }
    }
    if everyCommit { return [] }
    guard let before, let after else { return [] }
    return ["half was done: \(after) is as after, \(before) as before"]
  }

  /// Whether the first try of a run left all databases in the state after a single commit of the run without faults.
  static func stopsAtCommit(_ run: SweepRun, _ control: SweepRun, _ rows: NondeterministicRows) -> Bool {
    let pairs = pairs(run, control, ofFirstTry: true)
    return control.course.states.contains { states in
      pairs.allSatisfy { number, here, _ in
        guard let here, let wanted = states[number], let state = here.stateAfterFirst else { return false }
        return rows.difference(of: state, before: here.before, from: wanted, in: number, isAfter: false, isStrict: false) == nil
      }
    }
  }

  /// Whether a commit that was reported as failed actually succeeded. Code that waits for the commit has then not taken its next steps.
  private static func isDoneAlthoughReported(_ run: SweepRun) -> Bool { run.faults.injected.first?.form == .done }

  /// The finding about a search table whose index is out of step with its text, unless that is already so before or after the run without
  /// faults.
  private static func stale(_ state: DatabaseState, _ here: SweptDatabase, _ there: SweptDatabase) -> String? {
    let known = (there.after?.staleSearchTables ?? []).union(there.before.staleSearchTables)
    return state.staleSearchTables.subtracting(known).min().map {
      "\(there.name) has a search table \($0) whose index is not that of its text"
    }
  }

  /// The databases of two runs, in pairs. Files are matched by path, then by name. The remaining files and private databases are then
  /// matched separately, in the order in which they were opened.
  static func pairs(_ run: SweepRun, _ clean: SweepRun, ofFirstTry: Bool = false)
    -> [(number: Int, here: SweptDatabase?, there: SweptDatabase)]
  {
    var left = (ofFirstTry ? run.databases?.first : run.databases?.latest) ?? []
    var pairs = (clean.databases?.databases ?? []).map { (number: $0.number, here: SweptDatabase?.none, there: $0) }
    let likenesses: [(SweptDatabase, SweptDatabase) -> Bool] = [
      { $0.path == $1.path && $0.path != nil }, { $0.label == $1.label && $0.path != nil },
      { ($0.path == nil) == ($1.path == nil) && $0.schema == $1.schema },
    ]
    for isLike in likenesses {
      for place in pairs.indices where pairs[place].here == nil {
        guard let found = left.firstIndex(where: { isLike($0, pairs[place].there) }) else { continue }
        pairs[place].here = left.remove(at: found)
      }
    }
    return pairs
  }
}
