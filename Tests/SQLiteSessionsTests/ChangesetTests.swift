import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

/// Tables of all kinds that can be recorded, and changes of them.
struct RecordedStage {
  let connection: Connection

  init(on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws {
    connection = try Connection(.memory, on: wrapper)
    try connection.execute(Self.tables)
  }

  static let tables: SQL = """
    CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT, magnitude);
    CREATE TABLE pair (a, b, c, PRIMARY KEY (c, a)) WITHOUT ROWID;
    INSERT INTO star VALUES (1, 'Vega', 0.03), (2, 'Deneb', 1.25), (3, 'Altair', 0.77);
    INSERT INTO pair VALUES (1, 'x', 2)
    """

  /// An insert, an update and a delete, with values of all classes.
  func change() throws {
    try connection.execute(
      """
      INSERT INTO star VALUES (4, 'Mizar ☆', x'00ff'), (-5, NULL, 9223372036854775807);
      UPDATE star SET magnitude = -1.5, name = NULL WHERE id = 2; DELETE FROM star WHERE id = 3;
      UPDATE pair SET b = '' WHERE a = 1; INSERT INTO pair VALUES ('k', x'', 2.5)
      """)
  }

  func changeset() throws -> Changeset { try connection.changeset(of: ["star", "pair"]) { try change() } }

  /// The rows of both tables, in words.
  func rows() throws -> [String] {
    let stars = try connection.rows("SELECT 'star', * FROM star ORDER BY id")
    return (stars + (try connection.rows("SELECT 'pair', * FROM pair ORDER BY c, a"))).map { "\($0.values)" }
  }
}

/// Whether there are sessions in the library.
let hasSessions = Sqlite3Wrapper().provides(.sqlite3session_create)

@Suite(.enabled(if: hasSessions)) struct `A changeset` {
  /// The changes of a changeset, in words.
  private func words(_ changeset: Changeset) -> Set<String> {
    func text(_ values: [SQLiteValue?]) -> String {
      values.map { $0.map { "\($0.literal ?? "NaN")" } ?? "-" }.joined(separator: " ")
    }
    return Set(changeset.map { "\($0.operation) \($0.table) \(text($0.key)): \(text($0.oldValues)) > \(text($0.newValues))" })
  }

  @Test func `tells what was and what is, in all classes of values`() throws {
    let changeset = try RecordedStage().changeset()
    #expect(!changeset.isPatchset && !changeset.isEmpty)
    #expect(changeset.tables.map(\.name) == ["star", "pair"])
    #expect(changeset.tables.map(\.primaryKey) == [[0], [2, 0]])
    #expect(changeset.tables.map(\.columnCount) == [3, 3])
    #expect(
      words(changeset) == [
        "insert star 4:  > 4 'Mizar ☆' x'00ff'", "insert star -5:  > -5 NULL 9223372036854775807",
        "update star 2: 2 'Deneb' 1.25 > - NULL -1.5", "delete star 3: 3 'Altair' 0.77 > ",
        "update pair 2 1: 1 'x' 2 > - '' -", "insert pair 2.5 'k':  > 'k' x'' 2.5",
      ], "\(words(changeset))")
    #expect("\(changeset)" == "changeset of \(changeset.bytes.count) bytes: star, pair")
  }

  @Test func `that is a patchset says of the old row only its key`() throws {
    let stage = try RecordedStage()
    let patchset = try stage.connection.withSession(recording: ["star", "pair"]) { session in
      try stage.change()
      return try session.patchset()
    }
    #expect(patchset.isPatchset)
    #expect(
      words(patchset) == [
        "insert star 4:  > 4 'Mizar ☆' x'00ff'", "insert star -5:  > -5 NULL 9223372036854775807",
        "update star 2: 2 - - > - NULL -1.5", "delete star 3: 3 - - > ",
        "update pair 2 1: 1 - 2 > - '' -", "insert pair 2.5 'k':  > 'k' x'' 2.5",
      ], "\(words(patchset))")
    #expect("\(patchset)".hasPrefix("patchset of"))
  }

  @Test func `is its bytes, and can be made of them again`() throws {
    let changeset = try RecordedStage().changeset()
    let again = try Changeset(bytes: changeset.bytes)
    #expect(again == changeset && Array(again) == Array(changeset))
    #expect(try Changeset(bytes: []) == Changeset())
    #expect(Changeset().isEmpty && Array(Changeset()).isEmpty && "\(Changeset())" == "changeset of 0 bytes")
  }

  @Test func `without changes has no bytes`() throws {
    let stage = try RecordedStage()
    let changeset = try stage.connection.changeset { try stage.connection.execute("UPDATE star SET name = name") }
    #expect(changeset == Changeset())
  }

  @Test func `has text in UTF-8, whatever the encoding of the database`() throws {
    let connection = try Connection(.memory)
    try connection.execute("PRAGMA encoding = 'UTF-16le'; CREATE TABLE [č] (k PRIMARY KEY, [ž])")
    let changeset = try connection.changeset { try connection.execute("INSERT INTO [č] VALUES ('kůň', '☆')") }
    #expect(changeset.map(\.newValues) == [["kůň", "☆"]] && changeset.tables.map(\.name) == ["č"])
    let other = try Connection(.memory)
    try other.execute("CREATE TABLE [č] (k PRIMARY KEY, [ž])")
    try other.apply(changeset)
    #expect(try other.value("SELECT [ž] FROM [č] WHERE k = 'kůň'") == "☆")
  }

  /// A changeset of many changes, which the seed chooses.
  static func random(_ random: inout SplitMix64) throws -> Changeset {
    let connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE a (x, y, k, PRIMARY KEY (k)); CREATE TABLE b (k INTEGER PRIMARY KEY, x, y); CREATE TABLE c (x, k PRIMARY KEY, y)")
    func values(_ count: Int) -> SQL {
      let values: [SQLiteValue] = (0..<count).map { _ in
        switch random.below(6) {
        case 0: .null
        case 1: .integer(Int64(bitPattern: random.next()) >> Int64(random.below(64)))
        case 2: .real(Double(bitPattern: random.next()))
        case 3: .text(String((0..<random.below(300)).map { _ in "aéz☆".randomElement(using: &random) ?? "a" }))
        case 4: .blob((0..<random.below(200)).map { _ in UInt8(random.below(256)) })
        default: .integer(Int64(random.below(3)))
        }
      }
      return "VALUES \(list: values)"
    }
    func touch() throws {
      for _ in 0..<random.below(12) {
        let table = SQL(identifier: ["a", "b", "c"][random.below(3)])
        switch random.below(4) {
        case 0: try connection.execute("DELETE FROM \(table) WHERE rowid = \(random.below(12))")
        case 1:
          try connection.execute("UPDATE OR IGNORE \(table) SET (x, y) = (SELECT * FROM (\(values(2)))) WHERE rowid = \(random.below(12))")
        default:
          let row = values(2).with(.integer(Int64(random.below(9))))
          try connection.execute("INSERT OR IGNORE INTO \(table) (x, y, k) \(row)")
        }
      }
    }
    try touch()
    return try connection.withSession { session in
      try touch()
      return try random.below(2) == 0 ? session.changeset() : session.patchset()
    }
  }

  @Test func `is read as SQLite reads it`() throws {
    var random = SplitMix64(seed: TestRun.seed)
    for _ in 0..<TestRun.rounds(2_000, few: 40) {
      let changeset = try Self.random(&random)
      #expect(try Array(changeset) == changeset.readBySQLite())
    }
  }
}

extension SQL {
  /// A row of values with one more.
  fileprivate func with(_ value: SQLiteValue) -> SQL { "SELECT *, \(value) FROM (\(self))" }
}

extension Changeset {
  /// The changes as the C functions tell them.
  func readBySQLite() throws -> [Change] {
    let sqlite = Sqlite3Wrapper()
    var copy = bytes
    var changes: [Change] = []
    try unsafe copy.withUnsafeMutableBytes { buffer in
      var iterator: OpaquePointer?
      try #require(unsafe sqlite.sqlite3changeset_start(&iterator, Int32(buffer.count), buffer.baseAddress) == 0)
      defer { unsafe sqlite.sqlite3changeset_finalize(iterator) }
      while unsafe sqlite.sqlite3changeset_next(iterator) == ResultCode.row.rawValue {
        var (name, count, number, isIndirect): (UnsafePointer<CChar>?, Int32, Int32, Int32) = (nil, 0, 0, 0)
        var keyPlaces: UnsafeMutablePointer<UInt8>?
        unsafe sqlite.sqlite3changeset_op(iterator, &name, &count, &number, &isIndirect)
        unsafe sqlite.sqlite3changeset_pk(iterator, &keyPlaces, &count)
        let places = unsafe Array(UnsafeBufferPointer(start: keyPlaces, count: Int(count)))
        let operation: Operation = number == 18 ? .insert : number == 9 ? .delete : .update
        func values(isOld: Bool) throws -> [SQLiteValue?] {
          try (0..<count).map { column in
            var found: OpaquePointer?
            let code =
              unsafe isOld
              ? sqlite.sqlite3changeset_old(iterator, column, &found) : sqlite.sqlite3changeset_new(iterator, column, &found)
            try #require(code == 0)
            guard let value = unsafe found else { return nil }
            let size = unsafe Int(sqlite.sqlite3_value_bytes(value))
            switch unsafe StorageClass(rawValue: sqlite.sqlite3_value_type(value)) {
            case .integer: return unsafe .integer(sqlite.sqlite3_value_int64(value))
            case .float: return unsafe .real(sqlite.sqlite3_value_double(value))
            case .text:
              let start = unsafe sqlite.sqlite3_value_text(value)
              return unsafe .text(String(decoding: UnsafeBufferPointer(start: start, count: size), as: UTF8.self))
            case .blob: return unsafe .blob(Array(UnsafeRawBufferPointer(start: sqlite.sqlite3_value_blob(value), count: size)))
            default: return .null
            }
          }
        }
        let (old, new) = (try operation == .insert ? [] : values(isOld: true), try operation == .delete ? [] : values(isOld: false))
        changes.append(
          try unsafe Change(
            table: String(cString: #require(name)), operation: operation, isIndirect: isIndirect != 0,
            primaryKey: places.indices.filter { places[$0] > 0 }.sorted { places[$0] < places[$1] },
            oldValues: old, newValues: new))
      }
    }
    return changes
  }
}
