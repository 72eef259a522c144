import SQLiteCalls

/// The commits of a run without faults, in order, with the state of all databases after each commit and the statements that it consists of.
struct CommitCourse {
  /// The initial state and the states after each commit, by database number.
  private(set) var states: [[Int: DatabaseState]] = []
  /// The SQL of the writing statements, with a set for each commit. The last set may be empty or belong to a commit that has not been
  /// detected yet.
  private var statements: [Set<String>] = [[]]

  /// Records a call and the states of the databases before it; nil for a database that is in a transaction.
  mutating func note(_ found: [Int: DatabaseState?], before call: FailableCall) {
    let whole = found.compactMapValues(\.self)
    if whole.count == found.count, whole != states.last {
      if !states.isEmpty { statements.append([]) }
      states.append(whole)
    }
    if call.call == .sqlite3_step, let sql = call.sql, KnownStatement.of(sql).kind == .writes {
      statements[statements.count - 1].insert(sql)
    }
  }

  /// Whether there are several commits, all made by the same statements.
  var repeatsItself: Bool {
    let commits = statements.last?.isEmpty == true ? statements.dropLast() : statements[...]
    return commits.count > 1 && commits.allSatisfy { $0 == commits[0] && !$0.isEmpty }
  }
}
