import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

/// The real library as one that takes some settings only, and knows its version late.
private final class Picky: RoutedSqlite3Wrapper, @unchecked Sendable {
  let honored: Set<OpeningSetting>
  /// The version before and after a connection was opened.
  let versions: (before: Int32, after: Int32)
  private(set) var names: [String] = []
  private(set) var options: [ConnectionOption] = []
  private(set) var calls: [Sqlite3Call] = []

  init(_ honored: Set<OpeningSetting> = [], versions: (Int32, Int32) = (3_040_001, 3_040_001), over inner: any Sqlite3WrapperProtocol) {
    (self.honored, self.versions) = (honored, versions)
    super.init(inner)
  }

  override func honors(_ setting: OpeningSetting) -> Bool { honored.contains(setting) }

  override func sqlite3_libversion_number() -> Int32 { names.isEmpty ? versions.before : versions.after }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe names.append(String(cString: filename))
    return unsafe inner.sqlite3_open_v2(":memory:", ppDb, flags, zVfs)
  }

  override func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 {
    options.append(ConnectionOption(rawValue: option))
    let settings: [ConnectionOption: OpeningSetting] = [
      .enableFkey: .foreignKeys, .trustedSchema: .trustedSchema, .defensive: .defensive, .dqsDml: .doubleQuotedStrings,
      .dqsDdl: .doubleQuotedStrings,
    ]
    guard let setting = settings[ConnectionOption(rawValue: option)], honors(setting) else { return ResultCode.error.rawValue }
    return unsafe inner.sqlite3_db_config(db, option, first, second, pointer)
  }

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    calls.append(call)
    return perform()
  }
}

@Suite struct `Opening on an engine that can be told little` {
  private let live = LedgerSqlite3Wrapper(Sqlite3Wrapper())

  @Test func `leaves out what nobody chose`() throws {
    let engine = Picky(over: live)
    try Connection(.memory, on: engine).close()
    #expect(
      engine.options == [] && Set(engine.calls).isDisjoint(with: [.sqlite3_exec, .sqlite3_busy_timeout, .sqlite3_busy_handler]),
      "\(engine.calls)")
    let some = Picky([.foreignKeys, .busyTimeoutMilliseconds], over: live)
    try Connection(.memory, on: some).close()
    #expect(some.options == [.enableFkey] && some.calls.contains(.sqlite3_busy_handler) && !some.calls.contains(.sqlite3_exec))
    #expect(live.ledger.isClean)
  }

  @Test func `makes what was chosen, be it the default, and says which was refused`() throws {
    let settings: [(OpeningSetting, (inout Connection.Configuration) -> Void, String)] = [
      (.foreignKeys, { $0.foreignKeys = true }, "the setting foreignKeys = true"),
      (.trustedSchema, { $0.trustedSchema = false }, "the setting trustedSchema = false"),
      (.defensive, { $0.defensive = false }, "the setting defensive = false"),
      (.doubleQuotedStrings, { $0.doubleQuotedStrings = false }, "the setting doubleQuotedStrings = false"),
    ]
    for (setting, choose, words) in settings {
      var configuration = Connection.Configuration()
      choose(&configuration)
      #expect(configuration.chosen == [setting])
      expectError(.error, words) { try Connection(.memory, configuration: configuration, on: Picky(over: live)) }
      try Connection(.memory, configuration: configuration, on: Picky([setting], over: live)).close()
    }
    #expect(live.ledger.isClean)
  }

  @Test func `sends a pragma and a wait that were chosen, whatever it honors`() throws {
    var configuration = Connection.Configuration()
    configuration.recursiveTriggers = false
    configuration.busyTimeoutMilliseconds = 20
    let engine = Picky(over: live)
    let connection = try Connection(.memory, configuration: configuration, on: engine)
    #expect(try connection.pragma(.busyTimeout) == 20)
    #expect(engine.calls.contains(.sqlite3_exec) && configuration.chosen == [.recursiveTriggers, .busyTimeoutMilliseconds])
  }

  @Test func `does not open a hostile file with less than what protects from it`() {
    for (missing, words) in [(OpeningSetting.trustedSchema, "trustedSchema = false"), (.defensive, "defensive = true")] {
      let engine = Picky(Set(OpeningSetting.allCases).subtracting([missing]), over: live)
      expectError(.error, "the setting " + words) { try Connection(.memory, configuration: .hostileFile, on: engine) }
    }
    #expect(live.ledger.isClean)
  }

  @Test func `asks SQLite for all of them, chosen or not`() throws {
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    try Connection(.memory, on: counting).close()
    #expect(counting.count(of: .sqlite3_db_config) == 5 && counting.count(of: .sqlite3_exec) == 1)
    #expect(counting.count(of: .sqlite3_libversion_number) == 1)
  }

  @Test func `asks for the version again where it is not known before`() throws {
    let late = Picky(versions: (0, 3_045_000), over: live)
    try Connection(.memory, on: late).close()
    expectError(.error, "has version 3039000; 3040000 is the oldest") {
      try Connection(.memory, on: Picky(versions: (0, 3_039_000), over: live))
    }
    expectError(.error, "does not report its version") { try Connection(.memory, on: Picky(versions: (0, 0), over: live)) }
    let old = Picky(versions: (3_039_000, 3_045_000), over: live)
    expectError(.error, "has version 3039000") { try Connection(.memory, on: old) }
    #expect(old.names.isEmpty && live.ledger.isClean)
  }

  @Test func `gives it a URI as it is`() throws {
    let engine = Picky(over: live)
    let uri = "dqlite:10.0.0.1:9001,10.0.0.2:9001/quiz?timeout=5#part %41"
    for access in [Connection.Access.create, .readWrite, .readOnly, .immutable] {
      try Connection(.uri(uri), access: access, on: engine).close()
    }
    #expect(engine.names == Array(repeating: uri, count: 4))
    expectError(.misuse, "a URI cannot be opened as a new file: give the path") { try Connection(.uri(uri), access: .new, on: engine) }
    expectError(.cantopen, "holds a NUL") { try Connection(.uri("dqlite:a\0b"), on: engine) }
    #expect(engine.names.count == 4)
  }
}
