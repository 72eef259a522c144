import Expectations
import SQLiteManager
import SQLiteStorage
import Testing

/// Whether the library opens blobs in tables with computed columns at all: later ones refuse these tables.
private let opensComputed: Bool = {
  do {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a, s AS (1) STORED); INSERT INTO t (a) VALUES (x'01')")
    try connection.withBlob(in: "t", column: "a", rowid: 1) { _ in }
    return true
  } catch { return false }
}()

@Suite struct `A blob in a table with computed columns` {
  private let connection: Connection

  init() throws { connection = try Connection(.memory) }

  private func words(_ name: String, _ virtual: String) -> String {
    name == virtual
      ? "\(virtual) is a VIRTUAL column, whose value no row holds" : "\(name) comes after the VIRTUAL column \(virtual)"
  }

  /// Makes four columns of the kinds, and a row in which each has bytes of its own.
  private func make(_ kinds: [Character]) throws {
    let columns = kinds.enumerated().map { place, kind in
      "c\(place)" + (kind == "o" ? "" : " AS (x'\(place)\(place)99') \(kind == "s" ? "STORED" : "VIRTUAL")")
    }
    try connection.execute(
      SQL(unchecked: "DROP TABLE IF EXISTS t; CREATE TABLE t (id INTEGER PRIMARY KEY, \(columns.joined(separator: ", ")))"))
    let own = kinds.indices.filter { kinds[$0] == "o" }
    let names = ["id"] + own.map { "c\($0)" }
    let values = ["1"] + own.map { "x'a\($0)b\($0)'" }
    try connection.execute(SQL(unchecked: "INSERT INTO t (\(names.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))"))
  }

  @Test(.enabled(if: opensComputed), arguments: BlobHandle.Access.all) func `is the blob of its column, or refused by name`(
    access: BlobHandle.Access
  ) throws {
    for number in 0..<81 {
      let kinds = (0..<4).map { place in Array("osv")[number / [1, 3, 9, 27][place] % 3] }
      try make(kinds)
      let virtual = kinds.firstIndex(of: "v") ?? 4
      for place in kinds.indices {
        let wanted = try connection.row("SELECT * FROM t")?.values ?? []
        if place >= virtual {
          expectError(.error, words(place == virtual ? "c\(place)" : "C\(place)", "c\(virtual)")) {
            try connection.withBlob(in: "t", column: "C\(place)", rowid: 1, access: access) { _ in }
          }
          #expect(try connection.row("SELECT * FROM t")?.values == wanted)
          continue
        }
        try connection.withBlob(in: "t", column: "C\(place)", rowid: 1, access: access) { blob in
          #expect(try .blob(blob.read(0..<blob.byteCount)) == wanted[place + 1], "\(kinds) \(place)")
          if access == .readWrite { try blob.write([0xee], at: 1) }
        }
        if access == .readOnly { continue }
        var changed = wanted
        if case .blob(var bytes) = wanted[place + 1] {
          bytes[1] = 0xee
          changed[place + 1] = .blob(bytes)
        }
        #expect(try connection.row("SELECT * FROM t")?.values == changed, "\(kinds) \(place)")
      }
    }
  }

  @Test func `is looked for in its own database, whatever the names are`() throws {
    try connection.attach(.memory, as: "other one")
    for (schema, isRefused) in [("main", false), ("temp", true), ("other one", true)] {
      let computed: SQL = isRefused ? "\"it's\" AS (7), " : ""
      try connection.execute(
        "CREATE TABLE \(identifier: schema).\"a \"\"b\" (\(computed)\"č 1\"); INSERT INTO \(identifier: schema).\"a \"\"b\" VALUES (x'0102')"
      )
      let open = { try connection.openBlob(in: "A \"B", in: schema, column: "č 1", rowid: 1).read(0..<2) }
      if isRefused {
        expectError(.error, "č 1 comes after the VIRTUAL column it's of \(schema).A \"B") { try open() }
      } else {
        #expect(try open() == [1, 2])
      }
    }
    #expect(connection.isInTransaction == false)
    try connection.close()
  }

  @Test func `is refused where SQLite itself takes it for another value`() throws {
    try connection.execute("CREATE TABLE t (v AS (7), a, b); INSERT INTO t VALUES (x'01', NULL), (5, x'02')")
    for (column, rowid) in [("a", 1 as Int64), ("a", 2), ("b", 1), ("b", 2)] {
      expectError(.error, words(column, "v")) { try connection.openBlob(in: "t", column: column, rowid: rowid) }
    }
    expectError(.error, opensComputed ? "no such rowid: 9" : "cannot open table with generated columns") {
      try connection.execute("CREATE TABLE u (a, v AS (7))")
      _ = try connection.openBlob(in: "u", column: "a", rowid: 9)
    }
  }

  @Test(arguments: [
    ("a, k, v AS (hex(a))", "CREATE INDEX i ON t(v)"), ("a, k, v AS (hex(a)) UNIQUE", ""), ("a, k, v AS (hex(a)), UNIQUE (k, v)", ""),
    ("a, k", "CREATE INDEX i ON t(k) WHERE a > x'b0'"), ("a, k", "CREATE INDEX i ON t(k) WHERE \"A\" > x'b0'"),
    ("a, k, v AS (hex(a))", "CREATE INDEX i ON t(k) WHERE v > 'B0'"), ("a, k", "CREATE INDEX i ON t(hex(a))"),
  ])
  func `is not written where an index would stay as it was`(columns: String, index: String) throws {
    try connection.execute(SQL(unchecked: "CREATE TABLE t (\(columns)); INSERT INTO t (a, k) VALUES (x'aabb', 5); \(index)"))
    expectError(.error, index.contains("hex(a))") && !columns.contains("v") ? "indexed column" : "the index") {
      try connection.withBlob(in: "t", column: "a", rowid: 1, access: .readWrite) { try $0.write([0xff]) }
    }
    if opensComputed || !columns.contains("v") {
      #expect(try connection.withBlob(in: "t", column: "a", rowid: 1) { try $0.read(0..<2) } == [0xaa, 0xbb])
    }
    #expect(try connection.value("SELECT a FROM t") == [0xaa, 0xbb] as [UInt8])
    #expect(try connection.integrityCheck() == [])
  }

  @Test(
    .enabled(if: opensComputed),
    arguments: [
      ("a, k, v AS (hex(a))", ""), ("a, k, s AS (hex(k)) STORED", "CREATE INDEX i ON t(s)"),
      ("a, k UNIQUE", "CREATE INDEX i ON t(k) WHERE k > 4"),
      ("a, k, v AS (hex(a))", "CREATE INDEX i ON t(k DESC)"),
    ])
  func `is written where no index depends on it`(columns: String, index: String) throws {
    try connection.execute(SQL(unchecked: "CREATE TABLE t (\(columns)); INSERT INTO t (a, k) VALUES (x'aabb', 5); \(index)"))
    try connection.withBlob(in: "t", column: "a", rowid: 1, access: .readWrite) { try $0.write([0xff]) }
    #expect(try connection.value("SELECT a FROM t") == [0xff, 0xbb] as [UInt8])
    #expect(try connection.integrityCheck() == [])
  }

  @Test(.enabled(if: opensComputed)) func `expires when a column before it is dropped`() throws {
    try connection.execute("CREATE TABLE t (x, a, k); INSERT INTO t VALUES (1, x'aabb', 2), (3, x'ccdd', 4)")
    let blob = try connection.openBlob(in: "t", column: "a", rowid: 1, access: .readWrite)
    try connection.execute("ALTER TABLE t DROP COLUMN x")
    expectError(.abort, "expired") { try blob.write([1]) }
    expectError(.abort, "expired") { try blob.move(toRowid: 1) }
    #expect(try connection.rows("SELECT a FROM t", as: [UInt8].self) == [[0xaa, 0xbb], [0xcc, 0xdd]])
  }

  @Test(arguments: BlobHandle.Access.all) func `is not moved into another column when one before it is dropped`(access: BlobHandle.Access)
    throws
  {
    try connection.execute("CREATE TABLE t (x, a, k); INSERT INTO t VALUES (1, x'aabb', x'11'), (3, x'ccdd', x'22')")
    let blob = try connection.openBlob(in: "t", column: "a", rowid: 1, access: access)
    try blob.move(toRowid: 2)
    try connection.execute("ALTER TABLE t DROP COLUMN x")
    expectError(.abort, "the schema was changed. Open the blob again") { try blob.move(toRowid: 1) }
    expectError(.abort, "expired") { try blob.read(0..<1) }
  }

  @Test(arguments: ["CREATE INDEX i ON t(a)", "CREATE INDEX i ON t(k) WHERE a > x'b0'", "CREATE UNIQUE INDEX i ON t(hex(a))"])
  func `is not written when an index was made after it was opened`(index: String) throws {
    for schema in ["main", "other"] {
      try connection.execute("ATTACH ':memory:' AS other")
      try connection.execute("CREATE TABLE \(identifier: schema).t (a, k); INSERT INTO t VALUES (x'aabb', 1), (x'ccdd', 2)")
      let blob = try connection.openBlob(in: "t", in: schema, column: "a", rowid: 1, access: .readWrite)
      try blob.write([0xee])
      try connection.execute(SQL(unchecked: index.replacing("INDEX i", with: "INDEX \(schema).i")))
      for _ in 0..<2 { expectError(.abort, "Open the blob again") { try blob.write([0xff]) } }
      #expect(try blob.read(0..<2) == [0xee, 0xbb])
      expectError(.abort, "Open the blob again") { try blob.move(toRowid: 2) }
      try blob.close()
      #expect(try connection.integrityCheck() == [] && connection.integrityCheck(in: "other") == [])
      try connection.execute("DROP TABLE \(identifier: schema).t; DETACH other")
    }
  }

  @Test func `is looked at without asking the program's authorizer`() throws {
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (x'aabb')")
    let token = try connection.addAuthorizer { _ in .deny }
    #expect(try connection.openBlob(in: "t", column: "a", rowid: 1).read(0..<1) == [0xaa])
    token.cancel()
  }
}

extension BlobHandle.Access {
  fileprivate static let all: [BlobHandle.Access] = [.readOnly, .readWrite]
}
