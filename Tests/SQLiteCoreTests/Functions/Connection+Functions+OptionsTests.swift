import SQLiteManager
import SQLiteTesting
import SQLiteVirtualTables
import Testing

@Suite struct `A function in a schema` {
  private func connection(_ options: FunctionOptions, trusted: Bool = false) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.trustedSchema = trusted
    let connection = try Connection(.memory, configuration: configuration)
    try connection.addFunction("f", options) { (x: Int) in x + 1 }
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1); CREATE VIEW v AS SELECT f(a) AS b FROM t")
    return connection
  }

  @Test(
    arguments: [
      ([], false, false), ([], true, false), (.innocuous, false, true), (.innocuous, true, true), (.usableInTrustedSchema, false, false),
      (.usableInTrustedSchema, true, true), (.deterministic, true, false),
    ] as [(FunctionOptions, Bool, Bool)])
  func `is used only where its options and the connection allow it`(options: FunctionOptions, trusted: Bool, works: Bool) throws {
    let connection = try connection(options, trusted: trusted)
    #expect(try connection.value("SELECT f(a) FROM t") == 2)
    if works {
      #expect(try connection.value("SELECT b FROM v") == 2)
    } else {
      let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT b FROM v", as: Int.self) }
      #expect(error?.message.hasPrefix("unsafe use of f(): ") == true)
    }
  }

  @Test func `serves an index only if it is deterministic`() throws {
    let index: SQL = "CREATE INDEX i ON t (f(a))"
    let plain = try connection(.innocuous)
    let error = #expect(throws: SQLiteError.self) { try plain.execute(index) }
    #expect(error?.message == "non-deterministic functions prohibited in index expressions")
    let connection = try connection([.innocuous, .deterministic])
    try connection.execute(index)
    #expect(try connection.value("SELECT count(*) FROM t WHERE f(a) = 2") == 1)
    #expect(try connection.value("PRAGMA integrity_check") == "ok")
  }

  /// Notes which functions are said to give their answers subtypes.
  private final class SubtypeNotes: RoutedSqlite3Wrapper, @unchecked Sendable {
    var names: Set<String> = []
    private func note(_ name: UnsafePointer<CChar>!, _ flags: Int32) {
      if flags & 0x100_0000 != 0 { unsafe names.insert(String(cString: name)) }
    }
    override func sqlite3_create_function_v2(
      _ db: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ count: Int32, _ flags: Int32, _ context: UnsafeMutableRawPointer!,
      _ call: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
      _ step: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
      _ final: (@convention(c) (OpaquePointer?) -> Void)!, _ destroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
    ) -> Int32 {
      unsafe note(name, flags)
      return unsafe super.sqlite3_create_function_v2(db, name, count, flags, context, call, step, final, destroy)
    }
    override func sqlite3_create_window_function(
      _ db: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ count: Int32, _ flags: Int32, _ context: UnsafeMutableRawPointer!,
      _ step: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
      _ final: (@convention(c) (OpaquePointer?) -> Void)!, _ value: (@convention(c) (OpaquePointer?) -> Void)!,
      _ inverse: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
      _ destroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
    ) -> Int32 {
      unsafe note(name, flags)
      return unsafe super.sqlite3_create_window_function(db, name, count, flags, context, step, final, value, inverse, destroy)
    }
  }

  @Test func `says that its answers have subtypes when they do`() throws {
    let notes = SubtypeNotes(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: notes)
    try connection.addFunction("plain") { (x: Int) in x }
    try connection.addFunction("none") { Subtyped(1, subtype: 7) }
    try connection.addFunction("one") { (x: Int) -> Subtyped<Int>? in Subtyped(x, subtype: 7) }
    try connection.addFunction("two") { (x: Int, y: Int) in Subtyped(x + y, subtype: 7) }
    try connection.addFunction("any", argumentCount: -1) { _ in Subtyped("a", subtype: 7) }
    try connection.addFunction("own", argumentCount: 0, .setsSubtypes) { _ in 1 }
    try connection.addAggregate("group", argumentCount: 1, initial: 0, step: { _, _ in }, final: { Subtyped($0, subtype: 7) })
    try connection.addWindow(
      "window", argumentCount: 1, initial: 0, step: { _, _ in }, inverse: { _, _ in }, value: { Subtyped($0, subtype: 7) })
    #expect(notes.names == ["none", "one", "two", "any", "own", "group", "window"])
    try connection.addFunction("mark", argumentCount: 1, .readsSubtypes) { try Int($0.subtype(at: 0)) }
    for call in ["none()", "one(1)", "two(1, 2)", "any()"] {
      #expect(try connection.value("SELECT mark(\(SQL(unchecked: call)))") == 7, "\(call)")
    }
  }
}
