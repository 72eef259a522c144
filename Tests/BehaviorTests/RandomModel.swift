import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit

/// The knowledge that a mock's scripts need to answer as a table does: the keys of each connection, with transactions and savepoints.
final class RandomModel {
  private struct Table {
    var keys: Set<Int64> = [1]
    /// The keys as they were when the transaction began.
    var committed: Set<Int64> = [1]
    /// The keys at each savepoint.
    var saved: [Set<Int64>] = []
    var isInTransaction = false
    /// Whether an INSERT is on a row of its RETURNING.
    var isWriting = false
    /// Whether a statement is reading: it does not see the commits of others meanwhile.
    var isReading = false
    /// The keys that another connection has committed meanwhile.
    var newer: Set<Int64>?

    mutating func take(_ keys: Set<Int64>) {
      (self.keys, committed, saved, newer) = (keys, keys, saved.map { _ in keys }, nil)
    }
  }

  private var tables: [Table]
  /// Whether all connections are to one file.
  private let isShared: Bool

  init(connections: Int, isShared: Bool) {
    tables = Array(repeating: Table(), count: connections)
    self.isShared = isShared
  }

  /// A mock that knows every vocabulary.
  func mock() -> MockSqlite3Wrapper {
    let mock = MockSqlite3Wrapper()
    mock.libraryVersion = Sqlite3Wrapper().sqlite3_libversion_number()
    mock.when("CREATE TABLE t(a INTEGER PRIMARY KEY, b)").answers(.done)
    mock.when("INSERT INTO t VALUES (1, 'one')").answers(.changed(1, lastInsertRowid: 1))
    mock.when("SELECT 1, 'a', NULL, 2.5, x'00ff'")
      .answers(columns: ["1", "'a'", "NULL", "2.5", "x'00ff'"], rows: [[1, "a", nil, 2.5, [0, 0xFF]]])
    mock.when("VALUES (1),(2),(3)").answers(columns: ["column1"], rows: [[1], [2], [3]])
    mock.when("SELECT ?1, ?2").answers(columns: ["?1", "?2"]) { .rows([[$0[1], $0[2]]]) }
    mock.when("SELECT :a, '12abc', ' 7', 1e15, ''")
      .answers(columns: [":a", "'12abc'", "' 7'", "1e15", "''"]) { .rows([[$0[":a"], "12abc", " 7", 1e15, ""]]) }
    mock.when("SELEC 1").failsToPrepare(.error, message: "near \"SELEC\": syntax error", byteOffset: 0)
    // The rowid was chosen before the row found no room.
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
    mock.when("SELECT 7").answers(columns: ["7"], rows: [[7]])
    mock.when(RandomVocabulary.count).answers(columns: ["count(*)"]) { .rows([[.integer(Int64(self.keys($0).count))]]) }
    mock.when(RandomVocabulary.keys).answers(columns: ["a"]) { .rows(self.keys($0).sorted(by: >).map { [.integer($0)] }) }
    mock.when(RandomVocabulary.append).answers { self.insert(.null, into: &self.tables[$0.connection - 1].keys) }
    mock.when(RandomVocabulary.delete).answers { bound in
      let gone = self.keys(bound).filter { $0 > 1 }
      self.tables[bound.connection - 1].keys.subtract(gone)
      return .changed(Int64(gone.count))
    }
    mock.when(RandomVocabulary.orFail).answers { bound in
      let isNew = self.tables[bound.connection - 1].keys.insert(70).inserted
      let failure = MockAnswer.Failure(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
      return MockAnswer(failure: failure, changes: isNew ? 1 : 0, lastInsertRowid: isNew ? 70 : nil)
    }
    return mock
  }

  private func keys(_ bound: MockBound) -> Set<Int64> { tables[bound.connection - 1].keys }

  private func nextKey(_ bound: MockBound) -> Int64 { (keys(bound).max() ?? 0) + 1 }

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

  /// Follows a step of a statement, or its end, with its effect on the transaction and thereby on the table.
  func follow(_ connection: Int, _ sql: String, _ outcome: String, isInTransaction: Bool, isReading: Bool) {
    var table = tables[connection]
    defer {
      if isShared, table.committed != tables[connection].committed { publish(table.committed) }
      table.isReading = isReading
      if !isReading, let newer = table.newer { table.take(newer) }
      tables[connection] = table
    }
    let was = table.isInTransaction
    table.isInTransaction = isInTransaction
    if sql == RandomVocabulary.returning { table.isWriting = outcome == "ROW" }
    guard outcome != "ROW" else { return }
    switch (was, isInTransaction) {
    case (false, false):
      if outcome == "INTERRUPT" || outcome == "FULL" {
        table.keys = table.committed
      } else if !table.isWriting {
        table.committed = table.keys
      }
    case (false, true):
      if !table.isWriting { table.committed = table.keys }
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

  /// All connections see the keys that one has committed, unless they are reading older ones: none of the others has written since.
  private func publish(_ keys: Set<Int64>) {
    for place in tables.indices {
      if tables[place].isReading { tables[place].newer = keys } else { tables[place].take(keys) }
    }
  }
}
