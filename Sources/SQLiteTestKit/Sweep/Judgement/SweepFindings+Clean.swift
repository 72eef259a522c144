/// Findings in runs without faults.
extension SweepFindings {
  /// The problems that the run without faults leaves behind.
  static func wrongWithoutFaults(_ run: SweepRun, orphansAreFine: Bool) -> [String] {
    let databases = (run.databases?.databases ?? []).flatMap { database -> [String] in
      guard let after = database.after else { return [] }
      let orphans = orphansAreFine ? 0 : after.violations - database.before.violations
      let rows = orphans == 1 ? "a row that refers" : "\(orphans) rows that refer"
      let hint = "if they are kept on purpose, add .orphansAreFine"
      return (orphans > 0 ? ["\(database.name) has \(rows) to none, although nothing failed; \(hint)"] : [])
        + after.staleSearchTables.subtracting(database.before.staleSearchTables).sorted().map {
          "\(database.name) has a search table \($0) whose index is not that of its text, although nothing failed"
        }
    }
    let settings = (run.databases?.kept ?? []).flatMap { kept in
      (kept.after?.worsened(since: kept.before) ?? []).map {
        "a connection to \(kept.connection.database.name) is not left as it was, although nothing failed: \($0)"
      }
    }
    return databases + settings
  }

  /// The settings of surviving connections that match neither the state before nor the state after, for a run with a single failed call.
  static func settings(_ run: SweepRun, _ clean: SweepRun, hasFinished: Bool) -> [String] {
    guard run.point?.mode == .once else { return [] }
    return pairsOfKept(run, clean).flatMap { kept, there -> [String] in
      guard let after = kept.after, let cleanAfter = there.after else { return [] }
      return after.strange(
        since: kept.before, (there.before, cleanAfter), mayBeAsBefore: !hasFinished, sql: run.faults.injected.first?.sql
      ).map { "a connection to \(kept.connection.database.name) is not left as it was: \($0)" }
    }
  }

  /// The connections of two runs that outlive the operation, in pairs; empty if the runs have different numbers of them.
  private static func pairsOfKept(_ run: SweepRun, _ clean: SweepRun) -> [(KeptConnection, KeptConnection)] {
    let (kept, there) = (run.databases?.kept ?? [], clean.databases?.kept ?? [])
    return kept.count == there.count ? Array(zip(kept, there)) : []
  }

  /// The difference between the calls of two runs without faults. The order of the calls is ignored.
  static func otherCalls(_ one: SweepRun, _ other: SweepRun) -> [String] {
    if one.calls.elementsEqual(other.calls, by: { $0.isPlainlySame(as: $1) }) { return [] }
    func counts(_ run: SweepRun) -> [String: Int] { run.calls.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 } }
    let (first, second) = (counts(one), counts(other))
    let more = [
      one.calls.first { first[$0.kind] ?? 0 > second[$0.kind] ?? 0 }, other.calls.first { second[$0.kind] ?? 0 > first[$0.kind] ?? 0 },
    ]
    let differences = more.compactMap(\.self).map {
      "\($0.text) is called \(counted(first[$0.kind] ?? 0, "time")), then \(counted(second[$0.kind] ?? 0, "time"))"
    }
    if differences.isEmpty { return [] }
    let advice = """
      an operation must make the same calls in each run: sort the values that they depend on, such as the keys of a Dictionary, \
      and remove files that a run leaves in setUp:
      """
    return ["two runs without faults differ: \(differences.joined(separator: "; ")); \(advice)"]
  }

  /// The states before and after a run without faults, by the database numbers of the first run without faults.
  static func changes(of run: SweepRun, as first: SweepRun) -> [Int: (before: DatabaseState, after: DatabaseState)] {
    var changes: [Int: (before: DatabaseState, after: DatabaseState)] = [:]
    for (number, here, _) in pairs(run, first) {
      if let here, let after = here.after { changes[number] = (here.before, after) }
    }
    for (number, kept) in (run.databases?.kept ?? []).enumerated() {
      if let before = kept.before.temporary, let after = kept.after?.temporary { changes[numberOfTemporary(number)] = (before, after) }
    }
    return changes
  }

  /// The number that identifies the TEMP tables of a connection. It is negative, so it never equals the number of a database.
  static func numberOfTemporary(_ place: Int) -> Int { -1 - place }

  /// The differences between the TEMP tables of surviving connections in two runs, the second without faults.
  static func temporary(_ run: SweepRun, _ clean: SweepRun, _ rows: NondeterministicRows) -> [String] {
    pairsOfKept(run, clean).enumerated().compactMap { place, pair in
      guard let before = pair.0.before.temporary, let after = pair.0.after?.temporary, let wanted = pair.1.after?.temporary else {
        return nil
      }
      return rows.difference(of: after, before: before, from: wanted, in: numberOfTemporary(place)).map {
        "temp of a connection to \(pair.0.connection.database.name) \($0)"
      }
    }
  }
}
