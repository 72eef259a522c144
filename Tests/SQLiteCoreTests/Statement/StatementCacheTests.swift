import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A table changed under a cached statement` {
  let connection: Connection
  let all: SQL = "SELECT * FROM t"

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER, b TEXT); INSERT INTO t VALUES (1, 'one')")
  }

  @Test func `by a column more is noticed by every way to read`() throws {
    struct AB: Decodable { var a: Int, b: String, c: Double? }
    #expect(try connection.rows(all, as: Int.self, String.self).count == 1)
    #expect(try connection.row(all, decoding: AB.self)?.c == nil)
    try connection.execute("ALTER TABLE t ADD COLUMN c REAL DEFAULT 0.5")
    let error = #expect(throws: SQLiteError.self) { try connection.rows(all, as: Int.self, String.self) }
    #expect(error?.message == "the result has 3 columns, and 2 types were requested: their numbers must be equal")
    #expect(try connection.rows(all, as: Int.self, String.self, Double.self).first?.2 == 0.5)
    #expect(try connection.row(all, decoding: AB.self)?.c == 0.5)
    #expect(try connection.rows(all) { try $0["c", as: Double.self] } == [0.5])
  }

  @Test func `by as many columns with other names is noticed`() throws {
    let statement = try connection.prepare(all)
    #expect(try statement.rows { try $0["b", as: String.self] } == ["one"])
    try connection.execute("ALTER TABLE t RENAME COLUMN a TO x; ALTER TABLE t RENAME COLUMN b TO a; ALTER TABLE t RENAME COLUMN x TO b")
    #expect(try statement.rows { try $0["b", as: Int.self] } == [1])
    #expect(try statement.rows { [try $0["a", as: String.self], "\(try $0["b", as: Int.self])"] } == [["one", "1"]])
    #expect(try statement.row()?.columns == ["b", "a"])
    struct AB: Decodable { var a: String, b: Int }
    #expect(try statement.row(decoding: AB.self)?.b == 1)
  }

  @Test func `is noticed on a mock, too`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT * FROM t").answers(columns: ["a", "b"], rows: [[1, "x"]]).answers(columns: ["b", "a"], rows: [["y", 2]])
    let connection = try Connection(.memory, on: mock)
    #expect(try connection.rows(all) { try $0["a", as: Int.self] } == [1])
    #expect(try connection.rows(all) { try $0["a", as: Int.self] } == [2])
  }
}

@Suite struct `The cache of statements` {
  /// How often the text of each number is compiled when these are run in turn.
  private func compilations(_ numbers: some Sequence<Int>, capacity: Int) throws -> [Int: Int] {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    var configuration = Connection.Configuration()
    configuration.cachedStatements = capacity
    let connection = try Connection(.memory, configuration: configuration, on: counter)
    var compiled: [Int: Int] = [:]
    for number in numbers {
      let before = counter.count(of: .sqlite3_prepare_v3)
      #expect(try connection.value(SQL(unchecked: "SELECT \(number)")) == number)
      compiled[number, default: 0] += counter.count(of: .sqlite3_prepare_v3) - before
    }
    try connection.close()
    #expect(counter.count(of: .sqlite3_prepare_v3) == counter.count(of: .sqlite3_finalize))
    return compiled
  }

  @Test func `keeps those that were used last`() throws {
    #expect(try compilations([1, 2, 3, 1, 4, 1, 3, 4, 2], capacity: 3) == [1: 1, 2: 2, 3: 1, 4: 1])
    #expect(try compilations([1, 2, 3, 1, 2, 3], capacity: 2) == [1: 2, 2: 2, 3: 2])
    #expect(try compilations([1, 1, 2, 1], capacity: 0) == [1: 3, 2: 1])
    #expect(try compilations([1, 1, 2, 1], capacity: 1) == [1: 2, 2: 1])
    // A few texts that are used all the time, among many that come once.
    let mixed = (0..<400).flatMap { [1, 2, 1_000 + $0, 3, 2_000 + $0] }
    let compiled = try compilations(mixed, capacity: 8)
    #expect(compiled[1] == 1 && compiled[2] == 1 && compiled[3] == 1 && compiled.count == 803)
  }

  @Test func `keeps what a reference keeps, whatever the order`() throws {
    var random = SplitMix64(seed: 12)
    for capacity in 1...9 {
      let numbers = (0..<300).map { _ in random.below(2 + 2 * capacity) * random.below(2) + random.below(capacity) }
      var kept: [Int] = []
      var expected: [Int: Int] = [:]
      for number in numbers {
        expected[number, default: 0] += kept.contains(number) ? 0 : 1
        kept.removeAll { $0 == number }
        kept.append(number)
        if kept.count > capacity { kept.removeFirst() }
      }
      #expect(try compilations(numbers, capacity: capacity) == expected, "\(capacity)")
    }
  }
}
