import SQLiteManagerCore
import SQLiteManagerTestSupport

/// What a mock's scripts must know to answer as a table does: the keys of each connection, with transactions and savepoints.
final class RandomModel {
  private struct Table {
    var keys: Set<Int64> = [1]
    /// The keys as they were when the transaction began.
    var committed: Set<Int64> = [1]
    /// The keys at each savepoint.
    var saved: [Set<Int64>] = []
    var isInTransaction = false
    /// An INSERT is on a row of its RETURNING.
    var isWriting = false
  }

  private var tables: [Table]

  init(connections: Int) { tables = Array(repeating: Table(), count: connections) }

  /// A mock that knows every vocabulary.
  func mock() -> MockSqlite3Wrapper {
    let mock = MockSqlite3Wrapper()
    mock.when("CREATE TABLE t(a INTEGER PRIMARY KEY, b)").answers(.done)
    mock.when("INSERT INTO t VALUES (1, 'one')").answers(.changed(1, lastInsertRowid: 1))
    mock.when("SELECT 1, 'a', NULL, 2.5, x'00ff'")
      .answers(columns: ["1", "'a'", "NULL", "2.5", "x'00ff'"], rows: [[1, "a", nil, 2.5, [0, 0xFF]]])
    mock.when("VALUES (1),(2),(3)").answers(columns: ["column1"], rows: [[1], [2], [3]])
    mock.when("SELECT ?1, ?2").answers(columns: ["?1", "?2"]) { .rows([[$0[1], $0[2]]]) }
    mock.when("SELECT :a, '12abc', ' 7', 1e15, ''")
      .answers(columns: [":a", "'12abc'", "' 7'", "1e15", "''"]) { .rows([[$0[":a"], "12abc", " 7", 1e15, ""]]) }
    mock.when("SELEC 1").failsToPrepare(.error, message: "near \"SELEC\": syntax error", byteOffset: 0)
    // The rowid was given before there was no room for the row.
    mock.when(RandomVocabulary.big).answers { MockAnswer(failure: .init(.full), lastInsertRowid: self.nextKey($0)) }
    mock.when(RandomVocabulary.bigInJournal)
      .answers { MockAnswer(failure: .init(.full), lastInsertRowid: self.nextKey($0), endsTransaction: false) }
    mock.when(RandomVocabulary.conflict).fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
    mock.when(RandomVocabulary.insert).answers { self.insert($0[1], into: &self.tables[$0.connection - 1].keys) }
    mock.when(RandomVocabulary.returning).answers(columns: ["a"]) { bound in
      let first = self.nextKey(bound)
      self.tables[bound.connection - 1].keys.formUnion([first, first + 1])
      return MockAnswer(rows: [[.integer(first)], [.integer(first + 1)]], changes: 2, lastInsertRowid: first + 1)
    }
    return mock
  }

  private func nextKey(_ bound: MockBound) -> Int64 { (tables[bound.connection - 1].keys.max() ?? 0) + 1 }

  private func insert(_ key: SQLiteValue, into keys: inout Set<Int64>) -> MockAnswer {
    let rowid: Int64
    switch key {
    case .null: rowid = (keys.max() ?? 0) + 1
    case .integer(let value): rowid = value
    case .text("2"): rowid = 2
    case .real, .text, .blob: return .fails(.mismatch)
    }
    guard keys.insert(rowid).inserted else { return .fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a") }
    return .changed(1, lastInsertRowid: rowid)
  }

  /// Follows a step of a statement, or its end: what it did to the transaction, and with that to the table.
  func follow(_ connection: Int, _ sql: String, _ outcome: String, isInTransaction: Bool) {
    var table = tables[connection]
    defer { tables[connection] = table }
    let was = table.isInTransaction
    table.isInTransaction = isInTransaction
    if sql == RandomVocabulary.returning { table.isWriting = outcome == "ROW" }
    guard outcome != "ROW" else { return }
    switch (was, isInTransaction) {
    case (false, false) where table.isWriting: break
    case (false, false):
      if sql == RandomVocabulary.returning, outcome == "INTERRUPT" { table.keys = table.committed } else { table.committed = table.keys }
    case (false, true):
      table.committed = table.keys
      if sql == "SAVEPOINT s" { table.saved = [table.keys] }
    case (true, false):
      if outcome == "DONE", sql == "COMMIT" || sql == "RELEASE s" { table.committed = table.keys } else { table.keys = table.committed }
      table.saved = []
    case (true, true):
      guard outcome == "DONE" else { return }
      if sql == "SAVEPOINT s" { table.saved.append(table.keys) }
      if sql == "RELEASE s" { table.saved.removeLast() }
      if sql == "ROLLBACK TO s", let last = table.saved.last { table.keys = last }
    }
  }
}
