import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage
import SQLiteVirtualTables

@Suite struct `What FTS5 hands out` {
  private let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())

  private func words(_ text: String, _ name: String = "unicode61", _ arguments: [String] = [], on connection: Connection) throws -> [String]
  {
    try connection.tokens(of: text, with: FullTextTokenizer(name, arguments: arguments)).map(\.text)
  }

  @Test func `is asked for once, and a tokenizer is made once for its arguments`() throws {
    let connection = try Connection(.memory, on: counting)
    for _ in 0..<3 {
      #expect(try words("Á b", on: connection) == ["a", "b"])
      #expect(try words("Á b", "unicode61", ["remove_diacritics", "0"], on: connection) == ["á", "b"])
    }
    #expect(counting.count(of: .sqlite3_bind_pointer) == 1)
    #expect(counting.count(of: .fts5_tokenizer_xCreate) == 2 && counting.count(of: .fts5_tokenizer_xDelete) == 0)
    try connection.close()
    #expect(counting.count(of: .fts5_tokenizer_xDelete) == 2)
  }

  @Test(.tags(.misuses)) func `is let go before the connection is closed, and asked for again where that is refused`() throws {
    let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recording)
    try connection.createTable("t", "a")
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(try words("a", on: connection) == ["a"])
    let cursor = try connection.cursor("SELECT a FROM t")
    _ = try cursor.next()
    expectError(.busy, "in use") { try connection.close() }
    #expect(try words("a", on: connection) == ["a"])
    try cursor.close()
    recording.removeAll()
    try connection.close()
    #expect(recording.calls(of: .fts5_tokenizer_xDelete, .sqlite3_close).map(\.call) == [.fts5_tokenizer_xDelete, .sqlite3_close])
  }

  @Test func `is let go before a connection that was not closed goes`() throws {
    let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    do {
      let connection = try Connection(.memory, on: recording)
      #expect(try words("a", on: connection) == ["a"])
    }
    #expect(recording.calls(of: .fts5_tokenizer_xDelete, .sqlite3_close).map(\.call) == [.fts5_tokenizer_xDelete, .sqlite3_close])
  }

  @Test func `gives way to a tokenizer that is added under the name, also under one that is made over it`() throws {
    let connection = try Connection(.memory)
    try connection.addTokenizers()
    for name in ["folding", "html"] { #expect(try words("a b,c", name, on: connection) == ["a", "b", "c"]) }
    #expect(try words("a b,c", "html", ["folding"], on: connection) == ["a", "b", "c"])
    try connection.addTokenizer("folding") { _ in CommaTokenizer() }
    #expect(try words("a b,c", "folding", on: connection) == ["a b", "c"])
    #expect(try words("a b,c", "html", ["folding"], on: connection) == ["a b", "c"])
  }

  @Test(
    .enabled(if: Sqlite3Wrapper().provides(.sqlite3_load_extension), "SQLite was built without extensions"),
    .enabled(if: SharedLibrary.canBeBuilt, "there is no clang on the PATH"))
  func `gives way to a tokenizer that an extension adds`() throws {
    let folder = try ScratchFolder()
    let path = try SharedLibrary.build(Self.extensionCode, in: folder, named: "plain")
    let connection = try Connection(.memory)
    #expect(try words("Á B", on: connection) == ["a", "b"])
    try connection.loadExtension(path)
    #expect(try words("Á B", on: connection) == ["Á", "b"])
  }

  /// Adds SQLite's tokenizer `ascii` as `unicode61`.
  private static let extensionCode = """
    #include <sqlite3ext.h>
    SQLITE_EXTENSION_INIT1
    int sqlite3_plain_init(sqlite3 *db, char **message, const sqlite3_api_routines *api) {
      SQLITE_EXTENSION_INIT2(api);
      fts5_api *fts5 = 0;
      sqlite3_stmt *statement = 0;
      void *context = 0;
      fts5_tokenizer ascii;
      if (sqlite3_prepare_v2(db, "SELECT fts5(?1)", -1, &statement, 0) != SQLITE_OK) return SQLITE_ERROR;
      sqlite3_bind_pointer(statement, 1, (void *)&fts5, "fts5_api_ptr", 0);
      sqlite3_step(statement);
      sqlite3_finalize(statement);
      if (!fts5 || fts5->xFindTokenizer(fts5, "ascii", &context, &ascii)) return SQLITE_ERROR;
      return fts5->xCreateTokenizer(fts5, "unicode61", context, &ascii, 0);
    }
    """

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize))) func `stays with the connection when its database is another`()
    throws
  {
    let connection = try Connection(.memory, on: counting)
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x); INSERT INTO t VALUES ('a')")
    #expect(try words("Á", on: connection) == ["a"])
    let bytes = try connection.serialized()
    try connection.execute("DROP TABLE t")
    try connection.deserialize(bytes)
    #expect(try words("Á", on: connection) == ["a"])
    try connection.addTokenizer("commas") { _ in CommaTokenizer() }
    #expect(try words("a b,c", "commas", on: connection) == ["a b", "c"])
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'a'", as: Int.self) == [1])
    try connection.close()
    #expect(counting.count(of: .fts5_tokenizer_xCreate) == counting.count(of: .fts5_tokenizer_xDelete))
  }

  @Test func `cannot be freed by a virtual table of its name`() throws {
    weak var kept: TokenizerCounter?
    let connection = try Connection(.memory)
    do {
      let captured = TokenizerCounter()
      kept = captured
      try connection.addTokenizer("a") { _ in CountedTokenizer(captured) }
    }
    expectError(.misuse, "fts5 cannot be the name of a virtual table") {
      try connection.addTable("FTS5", of: [1], columns: [.column("a") { $0 }])
    }
    #expect(kept != nil)
    #expect(try words("b,c", "a", on: connection) == ["b", "c"])
  }

  @Test func `is not used twice at once`() throws {
    let connection = try Connection(.memory)
    let counter = TokenizerCounter()
    var depth = 0
    try connection.addTokenizer("nested") { [unowned connection] _ in
      let counted = CountedTokenizer(counter)
      return ClosureTokenizer { text, _, found in
        #expect(counted.counter.living == depth + 1)
        depth += 1
        if depth < 3 { _ = try connection.tokens(of: text, with: FullTextTokenizer("nested")) }
        try found([0x61], 0..<text.count, false)
      }
    }
    for made in [3, 5] {  // the first is kept
      depth = 0
      #expect(try words("x", "nested", on: connection) == ["a"])
      #expect(counter.made == made && counter.living == 1)
    }
  }

  @Test func `is kept of sixteen tokenizers at most`() throws {
    let connection = try Connection(.memory)
    let counter = TokenizerCounter()
    try connection.addTokenizer("counted") { _ in CountedTokenizer(counter) }
    for number in 0..<16 { _ = try words("a", "counted", ["\(number)"], on: connection) }
    #expect(counter.living == 16)
    var most = 0
    for number in 0..<100 {
      _ = try words("a", "counted", ["\(number)"], on: connection)
      most = max(most, counter.living)
    }
    #expect(most == 16)
  }

  @Test func `may use the connection when it goes`() throws {
    let connection = try Connection(.memory)
    final class Leaving: TextTokenizer {
      let leave: () -> Void
      init(_ leave: @escaping () -> Void) { self.leave = leave }
      deinit { leave() }
      func tokenize(
        _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
        _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
      ) throws {}
    }
    var left: [[String]] = []
    try connection.addTokenizer("leaving") { [unowned connection] _ in
      Leaving { left.append((try? connection.tokens(of: "Á", with: .unicode61()).map(\.text)) ?? []) }
    }
    for number in 0..<17 { #expect(try words("a", "leaving", ["\(number)"], on: connection) == []) }
    #expect(left == Array(repeating: ["a"], count: 16))
    try connection.addFunction("f", argumentCount: 0) { _ in 1 }
    #expect(left.count == 17)
    _ = try words("a", "leaving", on: connection)
    try connection.close()
    #expect(left.count == 18)
  }
}
