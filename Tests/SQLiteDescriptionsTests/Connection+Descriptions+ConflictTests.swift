import SQLiteManager
import Scratch
import Testing
import SQLiteDescriptions

/// Tables with any keys and ON CONFLICT clauses, and rows that clash in them.
private struct Clashes {
  private var random: SplitMix64
  private let names = ["a", "b", "c"]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[random.below(choices.count)] }

  private mutating func sometimes(_ text: String) -> [String] { random.below(4) == 0 ? [text] : [] }

  private mutating func policy() -> String {
    pick(["", "", ""] + ["IGNORE", "REPLACE", "FAIL", "ABORT", "ROLLBACK"].map { " ON CONFLICT \($0)" })
  }

  private mutating func collation() -> String { pick(["", "", " COLLATE NOCASE", " COLLATE RTRIM", " COLLATE BINARY"]) }

  private mutating func order() -> String { pick(["", "", " DESC", " ASC"]) }

  /// Columns in parentheses, each perhaps with a collation and an order.
  private mutating func list() -> String {
    let columns = names.shuffled(using: &random).prefix(pick([1, 1, 2, 3]))
    return "(" + columns.map { $0 + collation() + order() }.joined(separator: ", ") + ")"
  }

  /// The definition of a table `t` with the columns a, b and c; SQLite refuses some.
  mutating func table() -> String {
    let isWithoutRowid = random.below(2) == 0
    var hasKey = false
    var columns: [String] = []
    for name in names {
      var constraints = sometimes("UNIQUE" + policy()) + sometimes("NOT NULL" + policy())
      constraints += sometimes("COLLATE " + pick(["NOCASE", "RTRIM"])) + sometimes("DEFAULT " + pick(["1", "'a'", "word", "(1 + 1)"]))
      if !hasKey, random.below(4) == 0 {
        hasKey = true
        constraints.append("PRIMARY KEY" + order() + policy())
      }
      let type = pick(["INTEGER", "INTEGER", "TEXT", "", "INT"])
      columns.append("\(name) \(type) \(constraints.shuffled(using: &random).joined(separator: " "))")
    }
    var keys: [String] = []
    if !hasKey, isWithoutRowid || random.below(2) == 0 { keys.append("PRIMARY KEY " + list() + policy()) }
    for _ in 0..<random.below(3) { keys.append("UNIQUE " + list() + policy()) }
    let parts = (columns + keys.shuffled(using: &random)).joined(separator: ", ")
    let table = "CREATE TABLE t(\(parts))" + (isWithoutRowid ? " WITHOUT ROWID" : "")
    return ([table] + sometimes("CREATE UNIQUE INDEX i ON t \(list())")).joined(separator: "; ")
  }

  /// Two rows for some of the columns.
  mutating func insertion() -> SQL {
    let columns = names.shuffled(using: &random).prefix(1 + random.below(3))
    let values: [SQLiteValue] = [.null, 1, 1, 2, "a", "a", "A", "a ", "1"]
    let rows: [SQL] = (1...2).map { _ in "\(list: columns.map { _ in pick(values) })" }
    let names: SQL = columns.map { SQL(identifier: $0) }.joined(separator: ", ")
    return "INSERT INTO t(\(names)) VALUES \(rows.joined(separator: ", "))"
  }
}

@Suite struct `Rows that clash in a table made of its description` {
  /// Whether a statement failed, and the rows that are there after it.
  private func outcome(of sql: SQL, on connection: Connection) throws -> [[SQLiteValue]] {
    var hasFailed = false
    do { try connection.execute(sql) } catch is SQLiteError { hasFailed = true }
    let rows = try connection.rows("SELECT a, b, c FROM t ORDER BY typeof(a), a, typeof(b), b, typeof(c), c").map(\.values)
    return [[hasFailed ? 1 : 0]] + rows
  }

  @Test func `become the same as in the table that was described`() throws {
    var clashes = Clashes(seed: TestRun.seed)
    var tables = 0
    while tables < TestRun.rounds(5_000, few: 100) {
      let definition = clashes.table()
      let (original, copy) = (try Connection(.memory), try Connection(.memory))
      do { try original.execute(SQL(unchecked: definition)) } catch is SQLiteError { continue }
      tables += 1
      let description = try original.description(of: "t")
      do { try copy.createTable(description) } catch { Issue.record("\(definition)\n\(error)") }
      try #require(try copy.differences(from: description) == [], "\(definition)\n\(description)")
      for _ in 1...10 {
        let sql = clashes.insertion()
        let outcomes = (try outcome(of: sql, on: original), try outcome(of: sql, on: copy))
        try #require(outcomes.1 == outcomes.0, "\(definition)\n\(description)\n\(sql)")
      }
    }
  }
}
