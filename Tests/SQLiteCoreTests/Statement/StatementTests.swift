import Expectations
import SQLiteManager
import Testing

@Suite struct `Preparing a statement` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test(arguments: ["", "  ", "-- nothing", "/* nothing */", ";;"])
  func `refuses text without one`(text: String) {
    let error = #expect(throws: SQLiteError.self) { _ = try connection.prepare(SQL(unchecked: text)).run() }
    #expect(error?.code == .misuse)
    #expect(error?.sql == text)
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1; -- done", "SELECT 1 /* a */ ;\n; /* b", "SELECT 1\u{c}"])
  func `takes space and comments behind it`(text: String) throws {
    #expect(try connection.value(SQL(unchecked: text)) == 1)
  }

  @Test func `refuses a second one and says where it begins`() throws {
    try connection.execute("CREATE TABLE x (a)")
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT 'š'; DROP TABLE x").run() }
    #expect(error?.code == .misuse)
    #expect(error?.byteOffset == 12)
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 1)
  }

  @Test func `refuses a NUL and says where it is`() {
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1\0garbage") }
    #expect(error?.code == .misuse)
    #expect(error?.byteOffset == 8)
  }

  @Test func `points at the error`() {
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1;\nSELECT 'š', nosuch") }
    #expect(error?.code == .error)
    #expect(error?.message == "no such column: nosuch")
    #expect(error?.byteOffset == 23)
    #expect(error?.description == "SQLITE_ERROR (1) in sqlite3_prepare_v3: no such column: nosuch\n  SELECT 'š', nosuch\n              ^")
  }

  @Test func `does not take a misspelt name in double quotes for a text`() {
    let quoted = expectError(.error, "no such column") { try connection.execute("SELECT \"nosuch\"") }
    #expect(says(quoted?.message, noColumn: "nosuch"))
  }
}

@Suite struct `Binding values` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `throws before anything runs when there are too few or too many`() throws {
    try connection.execute("CREATE TABLE t (a, b)")
    let insert = try connection.prepare("INSERT INTO t VALUES (?, ?)")
    for count in [0, 1, 3] {
      let error = #expect(throws: SQLiteError.self) {
        try insert.bind(values: Array(repeating: 1, count: count))
        try insert.run()
      }
      #expect(error?.code == .range)
    }
    expectError(.range, "the statement has 2 parameters, 1 values are given") { try insert.run(1) }
    expectError(.range, "the statement has 2 parameters and none was bound") { try insert.run() }
    expectError(.range, "the statement has 0 parameters, 1 values are given") {
      try connection.execute(SQL(unchecked: "INSERT INTO t VALUES (1, 2)", bindings: [3]))
    }
    expectError(.range, "the statement has 0 parameters, 1 values are given") { try connection.execute("INSERT INTO t VALUES (1, '\(1)')") }
    #expect(try connection.value("SELECT count(*) FROM t") == 0)
  }

  @Test func `goes by name, complete and without strangers`() throws {
    let sum = try connection.prepare("SELECT :a - @b + $c")
    try sum.bind(named: ["a": 10, "@b": 3, "c": 1])
    #expect(try sum.row { try $0[0, as: Int.self] } == 8)
    var madeAtRunTime: [String: any SQLiteBindable] = [:]
    for (name, value) in zip(["a", "@b", "$c"], [5, 2, 1]) { madeAtRunTime[name] = value }
    try sum.bind(named: madeAtRunTime)
    #expect(try sum.row { try $0[0, as: Int.self] } == 4)
    madeAtRunTime["$c"] = nil
    expectError(.range, "no value for $c") { try sum.bind(named: madeAtRunTime) }
    expectError(.range, "no value for $c") { try sum.bind(named: ["a": 1, "b": 2]) }
    expectError(.range, "there is no parameter d: there are :a, @b, $c") { try sum.bind(named: ["a": 1, "b": 2, "c": 3, "d": 4]) }
    expectError(.range, "there is no parameter :b: there are :a, @b, $c") { try sum.bind(named: ["a": 1, "b": 2, ":b": 3]) }
    let error = #expect(throws: SQLiteError.self) { try sum.bind(named: ["a": 1, "nosuch": 2, "c": 3]) }
    #expect(error?.message.contains("nosuch") == true)
    #expect(error?.message.contains(":a, @b, $c") == true)
    let none = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT 1").bind(named: ["a": 1]) }
    #expect(none?.message == "there is no parameter a: there are none")
  }

  @Test func `refuses a name that is given twice, in whatever form the values have`() throws {
    let sum = try connection.prepare("SELECT :a + :b")
    let (value, nothing): (any SQLiteBindable, Int?) = (1, nil)
    expectError(.range, "parameter a is given twice") { try sum.bind(named: ["a": 1, "b": 2, "a": 3]) }
    expectError(.range, "parameter a is given twice") { try sum.bind(named: ["a": 1, "b": 2.5, "a": "three"]) }
    expectError(.range, "parameter a is given twice") { try sum.bind(named: ["a": value, "b": value, "a": value]) }
    expectError(.range, "parameter a is given twice") { try sum.bind(named: ["a": nothing, "b": nothing, "a": nothing]) }
    expectError(.range, "parameter :b is given twice") {
      let name = ":b"
      try sum.bind(named: [name: 1, name: 2])
    }
    let pairs: KeyValuePairs<String, any SQLiteBindable> = ["b": 1, "b": 1]
    expectError(.range, "parameter b is given twice") { try sum.bind(named: pairs) }
    let dictionary: [String: any SQLiteBindable] = ["b": 1, ":b": "two"]
    expectError(.range, "b is given twice") { try sum.bind(named: dictionary) }
    let numbers = ["b": 1, ":b": 2]
    expectError(.range, "b is given twice") { try sum.bind(named: numbers) }
    expectError(.range, "the statement has 2 parameters and none was bound") { try sum.run() }
  }

  @Test func `leaves nothing behind for the next one`() throws {
    do {
      let first = try connection.prepare("SELECT ?")
      try first.bind("secret")
    }
    let second = try connection.prepare("SELECT ?")
    expectError(.range, "the statement has 1 parameters and none was bound") { try second.run() }
  }

  @Test func `keeps the values of a text longer than the scratch memory and of many short ones`() throws {
    let texts = (0..<40).map { String(repeating: Character(UnicodeScalar(UInt8(65 + $0 % 26))), count: $0 * $0 * 20) }
    let marks = SQL(unchecked: "SELECT " + texts.map { _ in "?" }.joined(separator: ", "), bindings: texts.map { .text($0) })
    let row = try #require(try connection.row(marks))
    #expect(row.values == texts.map { .text($0) })
  }

  @Test func `puts a NUL behind each text for wrappers that read up to it`() throws {
    let wrapper = BindingWrapper()
    let connection = try Connection(.memory, on: wrapper)
    let statement = try connection.prepare("SELECT ?, ?, ?")
    let lengths = [[0, 1, 255], [5, 0, 0], [254, 255, 256], [16_384, 3, 1]]
    for lengths in lengths {
      let texts = lengths.map { String(repeating: "š", count: $0 / 2) + String(repeating: "x", count: $0 % 2) }
      try statement.bind(texts[0], texts[1], texts[2])
      #expect(wrapper.texts.suffix(3) == texts[...])
      #expect(try statement.row { try [$0[0], $0[1], $0[2]] } == texts)
    }
  }

  @Test(
    arguments: [
      (.integer(7), 0), (.real(0.5), 0), (.null, 0), (.text("short"), 0), (.text(String(repeating: "long", count: 5_000)), 1),
      (.blob([1, 2]), 1), (.blob([]), 0),
    ] as [(SQLiteValue, Int)])
  func `are cleared behind a borrower only where SQLite keeps memory for them`(value: SQLiteValue, clearings: Int) throws {
    let wrapper = BindingWrapper()
    let connection = try Connection(.memory, on: wrapper)
    for round in 1...2 {
      #expect(try connection.row(SQL(unchecked: "SELECT ?", bindings: [value]))?.values == [value])
      #expect(wrapper.clearings == round * clearings)
      expectError(.range, "the statement has 1 parameters and none was bound") { try connection.prepare("SELECT ?").run() }
    }
  }

  @Test func `names the parameter whose value does not fit`() throws {
    let statement = try connection.prepare("SELECT ?, ?")
    let error = #expect(throws: SQLiteError.self) { try statement.run(1, UInt64.max) }
    #expect(error?.code == .mismatch)
    #expect(error?.message.contains("?2") == true)
    try statement.run(1, 2)
  }
}

@Suite struct `Running a statement` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)")
  }

  @Test func `may happen inside its own loop`() throws {
    var pairs = 0
    try connection.prepare("SELECT a FROM t").forEach { _ in
      try connection.prepare("SELECT a FROM t").forEach { _ in pairs += 1 }
    }
    #expect(pairs == 9)
    try connection.close()
  }

  @Test func `takes the same compiled one whatever ran in between`() throws {
    var handles: Set<OpaquePointer> = unsafe []
    for _ in 1...3 {
      let outer = try connection.prepare("SELECT a FROM t")
      unsafe handles.insert(outer.handle)
      try outer.forEach { _ in
        let inner = try connection.prepare("SELECT a + 1 FROM t")
        unsafe handles.insert(inner.handle)
        try inner.run()
      }
      _ = try connection.row("SELECT a FROM t WHERE a = \(1)")
    }
    #expect(unsafe handles.count == 2)
    try connection.close()
  }

  @Test func `twice at once is refused`() throws {
    let statement = try connection.prepare("SELECT a FROM t")
    let error = #expect(throws: SQLiteError.self) { try statement.forEach { _ in try statement.run() } }
    #expect(error?.code == .misuse)
    #expect(try statement.rows().count == 3)
  }

  @Test func `ends with an error, never with fewer rows`() throws {
    let sql: SQL = "SELECT CASE a WHEN 2 THEN abs(-9223372036854775807 - 1) ELSE a END FROM t"
    let error = #expect(throws: SQLiteError.self) { try connection.rows(sql) }
    #expect(error?.message == "integer overflow")
    let cursor = try connection.cursor(sql)
    #expect(try cursor.next()?[0] == 1)
    expectError(.error, "integer overflow") { try cursor.next() }
    #expect(try cursor.next() == nil)
  }

  @Test func `sees columns that were added since it was compiled`() throws {
    #expect(try connection.row("SELECT * FROM t")?.columns == ["a"])
    try connection.execute("ALTER TABLE t ADD COLUMN b DEFAULT 'x'")
    let row = try #require(try connection.row("SELECT * FROM t"))
    #expect(row.columns == ["a", "b"])
    #expect(try row["b"] == "x")
  }

  @Test func `stops at an error of the closure and can run again`() throws {
    struct Stop: Error {}
    let statement = try connection.prepare("SELECT a FROM t")
    #expect(throws: Stop.self) { try statement.forEach { _ in throw Stop() } }
    #expect(try statement.rows().count == 3)
  }

  @Test func `of several hands each its values`() throws {
    try connection.execute("INSERT INTO t VALUES (\(10)); INSERT INTO t VALUES (\(11)); DELETE FROM t WHERE a = \(1)")
    #expect(try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } == [2, 3, 10, 11])
  }
}
