import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

extension Pragma where Value == Int {
  fileprivate static var cacheSpill: Self { Pragma("cache_spill") }
  fileprivate static var nosuch: Self { Pragma("nosuch") }
}

/// A type that quotes its text, whatever it holds.
private struct Hostile: SQLiteConvertible, Hashable, Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  static func extract(from value: SQLiteValue) -> Hostile? { nil }
  var sqliteValue: SQLiteValue? { .text(text) }
}

@Suite struct `A pragma` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
  }

  /// Sets each value and reads it.
  private func roundTrip<Value>(_ pragma: Pragma<Value>, _ values: [Value], on connection: Connection) throws {
    for value in values {
      try connection.setPragma(pragma, to: value)
      #expect(try connection.pragma(pragma) == value, "\(pragma.name)")
    }
  }

  @Test func `is set and read with its type`() throws {
    let mock = MockSqlite3Wrapper()
    for connection in [connection, try Connection(.file("/nowhere/a"), on: mock)] {
      try roundTrip(.foreignKeys, [false, true], on: connection)
      try roundTrip(.recursiveTriggers, [false, true], on: connection)
      try roundTrip(.trustedSchema, [true, false], on: connection)
      try roundTrip(.cellSizeCheck, [true, false], on: connection)
      try roundTrip(.queryOnly, [true, false], on: connection)
      try roundTrip(.ignoreCheckConstraints, [true, false], on: connection)
      try roundTrip(.automaticIndex, [false, true], on: connection)
      try roundTrip(.reverseUnorderedSelects, [true, false], on: connection)
      try roundTrip(.userVersion, [1, Int(Int32.max), Int(Int32.min), 0], on: connection)
      try roundTrip(.applicationID, [1, Int(Int32.max), Int(Int32.min), 0], on: connection)
      try roundTrip(.busyTimeout, [0, 7], on: connection)
      try roundTrip(.cacheSize, [-500, 500], on: connection)
      try roundTrip(.journalSizeLimit, [0, 4096, -1], on: connection)
      try roundTrip(.walAutocheckpoint, [0, 10], on: connection)
      try roundTrip(.synchronous, Synchronous.allCases, on: connection)
      try roundTrip(.tempStore, TempStore.allCases, on: connection)
      try roundTrip(.lockingMode, [.exclusive, .normal], on: connection)
      try roundTrip(.secureDelete, SecureDelete.allCases, on: connection)
      try roundTrip(.journalMode, [.truncate, .persist, .memory, .wal, .delete], on: connection)
    }
    #expect(mock.misuses.isEmpty)
  }

  @Test func `of an empty file says how the file will be`() throws {
    try roundTrip(.pageSize, [512, 65_536, 8192], on: connection)
    try roundTrip(.encoding, [.utf16LittleEndian, .utf16BigEndian, .utf8], on: connection)
    try roundTrip(.autoVacuum, [.none, .full, .incremental], on: Connection(.file(folder.path("b"))))
    #expect(try connection.pragma(.pageCount) == 0)
    try connection.execute("CREATE TABLE t (a)")
    #expect(try connection.pragma(.pageCount) == 2)
    #expect(try connection.pragma(.freelistCount) == 0)
    #expect(try connection.pragma(.maxPageCount) > 1_000_000)
    #expect(try connection.pragma(.dataVersion) > 0)
    try roundTrip(.mmapSize, [8192, 0], on: connection)
    try roundTrip(.deferForeignKeys, [true, false], on: connection)
  }

  @Test func `that does not come into force is an error`() throws {
    try connection.execute("CREATE TABLE t (a)")
    let memory = try Connection(.memory)
    var errors = [
      expectError(.error, "journal_mode was set to wal and is memory") { try memory.setPragma(.journalMode, to: .wal) },
      expectError(.error, "page_size was set to 512 and is 4096: it cannot be changed here or now") {
        try connection.setPragma(.pageSize, to: 512)
      },
      expectError(.error, "page_size was set to 5 and is 4096: it cannot be changed here or now") {
        try connection.setPragma(.pageSize, to: 5)
      },
      expectError(.error, "encoding was set to UTF-16le and is UTF-8") { try connection.setPragma(.encoding, to: .utf16LittleEndian) },
      expectError(.error, "auto_vacuum was set to 1 and is 0: it cannot be changed here or now") {
        try connection.setPragma(.autoVacuum, to: .full)
      },
      expectError(.error, "page_count was set to 99 and is 2: it cannot be changed here or now") {
        try connection.setPragma(.pageCount, to: 99)
      },
      expectError(.error, "wal_autocheckpoint was set to -1 and is 0") { try connection.setPragma(.walAutocheckpoint, to: -1) },
      expectError(.error, "journal_mode was set to off and is delete") { try connection.setPragma(.journalMode, to: .off) },
    ]
    try connection.transaction { errors.append(expectError(.error, "foreign_keys") { try connection.setPragma(.foreignKeys, to: false) }) }
    for error in errors { #expect(error?.message.contains("cannot be changed") == true) }
    #expect(errors.first??.message.contains("journal_mode was set to wal and is memory") == true)
    #expect(try connection.pragma(.foreignKeys))
  }

  @Test func `refused by a lock or a transaction is an error, and the mode stays`() throws {
    try connection.execute("CREATE TABLE t (a)")
    let inside = #expect(throws: SQLiteError.self) { try connection.transaction { try connection.setPragma(.journalMode, to: .wal) } }
    #expect(inside != nil)
    expectError(.error, "Safety level may not be changed inside a transaction") {
      try connection.transaction { try connection.setPragma(.synchronous, to: .off) }
    }
    #expect(try connection.pragma(.journalMode) == .delete)
    var hurried = Connection.Configuration()
    hurried.busyTimeoutMilliseconds = 0
    let other = try Connection(.file(folder.path("a")), configuration: hurried)
    try connection.transaction {
      let error = #expect(throws: SQLiteError.self) { try other.setPragma(.journalMode, to: .wal) }
      #expect(error?.code.primary == .busy)
    }
    try connection.setPragma(.journalMode, to: .wal)
    #expect(try other.value("SELECT count(*) FROM t") == 0)  // the connection sees the file again
    #expect(try other.pragma(.journalMode) == .wal)
  }

  @Test func `that nobody knows, or that says nothing here, is an error`() throws {
    expectError(.error, "the pragma returns nothing") { try connection.pragma(.nosuch) }
    expectError(.error, "the pragma returns nothing") { try connection.setPragma(.nosuch, to: 1) }
    expectError(.error, "the pragma returns nothing") { try Connection(.memory).pragma(.mmapSize) }
    expectError(.error, #"unknown database "nosuch""#) { try connection.pragma(.userVersion, in: "nosuch") }
    let error = #expect(throws: SQLiteError.self) { try connection.pragma(Pragma<Bool>("page_size")) }
    #expect(error?.code == .mismatch)
    #expect(error?.message.contains("4096") == true)
    expectError(.mismatch, "encoding returned UTF-8, which cannot be read as Int") { try connection.pragma(Pragma<Int>("encoding")) }
    expectError(.mismatch, "page_size returned 4096, which cannot be read as String") { try connection.pragma(Pragma<String>("page_size")) }
  }

  @Test(arguments: [Int(Int32.max) + 1, Int(Int32.min) - 1, 5_000_000_000])
  func `that has more than 32 bits is refused where SQLite would make 0 of it`(number: Int) throws {
    for pragma: Pragma<Int> in [.userVersion, .applicationID, .busyTimeout, .cacheSize, .walAutocheckpoint] {
      try connection.setPragma(pragma, to: 7)
      expectError(.misuse, "\(pragma.name) is a number of 32 bits: \(number) has more") { try connection.setPragma(pragma, to: number) }
      #expect(try connection.pragma(pragma) == 7)
    }
  }

  @Test func `of one's own is a line`() throws {
    #expect(try connection.pragma(.cacheSpill) > 0)
    try connection.setPragma(.cacheSpill, to: 900)
    #expect(try connection.pragma(.cacheSpill) == 900)
  }

  @Test func `without an answer is set all the same`() throws {
    #expect(try connection.value("SELECT 'a' LIKE 'A'") == 1)
    try connection.setPragma(.caseSensitiveLike, to: true)
    #expect(try connection.value("SELECT 'a' LIKE 'A'") == 0)
    expectError(.error, "the pragma returns nothing") { try connection.pragma(.caseSensitiveLike) }
  }

  @Test func `belongs to the schema it is asked of`() throws {
    try connection.attach(.memory, as: "x")
    try connection.setPragma(.userVersion, to: 5, in: "x")
    #expect(try connection.pragma(.userVersion) == 0)
    #expect(try connection.pragma(.userVersion, in: "x") == 5)
    #expect(try connection.pragma(.journalMode, in: "x") == .memory)
  }

  @Test(
    arguments: [
      "", "user_version; DROP TABLE t", "user_version = 5", "main.user_version", "user version", "a\0b", "user_version--", "ŭser", "１",
      "\"a\"",
      "foreign_key_check(t)",
    ])
  func `with a hostile name is refused`(name: String) throws {
    try connection.execute("CREATE TABLE t (a)")
    let error = #expect(throws: SQLiteError.self) { try connection.pragma(Pragma<Int>(name)) }
    #expect(error?.code == .misuse)
    expectError(.misuse, "the name of a pragma is made of letters, digits and underscores") {
      try connection.setPragma(Pragma<Int>(name, isReadable: false), to: 1)
    }
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 1)
    #expect(try connection.pragma(.userVersion) == 0)
  }

  @Test(arguments: ["wal'; DROP TABLE t; --", "'", "''", "\"", "; SELECT 1", "a b", "🙂", "x'00'", "", "--"])
  func `takes a hostile value for a text and nothing else`(text: String) throws {
    try connection.execute("CREATE TABLE t (a)")
    try connection.setPragma(Pragma<Hostile>("journal_mode", isReadable: false), to: Hostile(text))
    #expect(try connection.pragma(.journalMode) == .delete)
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 1)
    expectError(.mismatch, "journal_mode returned delete, which cannot be read as Hostile") {
      try connection.setPragma(Pragma<Hostile>("journal_mode"), to: Hostile(text))
    }
    expectError(.misuse, "the SQL holds a NUL, after which SQLite would not read") {
      try connection.setPragma(Pragma<Hostile>("journal_mode", isReadable: false), to: Hostile("\0"))
    }
  }
}
