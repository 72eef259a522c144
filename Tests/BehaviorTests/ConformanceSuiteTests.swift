import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

/// Refuses some calls, as far as they can fail.
private final class Refusing: RoutedSqlite3Wrapper, @unchecked Sendable {
  let refuses: @Sendable (Sqlite3Call) -> Bool

  init(_ inner: any Sqlite3WrapperProtocol, _ refuses: @escaping @Sendable (Sqlite3Call) -> Bool) {
    self.refuses = refuses
    super.init(inner)
  }

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    if refuses(call), let failed { failed(ResultCode.error.rawValue) } else { perform() }
  }
}

/// Says SQLITE_ROW whatever happens.
@safe private final class EverRow: RoutedSqlite3Wrapper, @unchecked Sendable {
  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    _ = unsafe super.sqlite3_step(statement)
    return ResultCode.row.rawValue
  }
}

@Suite struct `The conformance suite` {
  @Test func `finds no lie in the real library, and serves every group`() {
    let examined = ConformanceSuite.run { _ in Sqlite3Wrapper() }
    #expect(examined.lies.isEmpty && examined.unserved.isEmpty, "\(examined)")
    #expect(examined.description == "\(examined.results.count) of \(examined.results.count) facts are true")
  }

  @Test func `ends on a wrapper that always answers ROW`() {
    let examined = ConformanceSuite.run { _ in EverRow(Sqlite3Wrapper()) }
    #expect(examined.lies.count > 20)
    let stage = ConformanceStage(EverRow(Sqlite3Wrapper()))
    #expect(stage.rows("VALUES (1)").count == 1001)
    stage.tearDown()
  }

  @Test func `says which groups a wrapper does not serve, and takes nothing in them for a lie`() {
    let examined = ConformanceSuite.run { _ in Refusing(Sqlite3Wrapper()) { $0.rawValue.contains("_backup_") } }
    #expect(examined.unserved == ["backups"])
    #expect(examined.lies.isEmpty)
    #expect(examined.description.hasSuffix("not served: backups"))
  }

  @Test(arguments: [Sqlite3Call.sqlite3_open_v2, .sqlite3_prepare_v2, .sqlite3_blob_open, .sqlite3_step, .sqlite3_exec, .sqlite3_value_dup])
  func `survives a wrapper that refuses a call`(call: Sqlite3Call) {
    let examined = ConformanceSuite.run { _ in Refusing(Sqlite3Wrapper()) { $0 == call } }
    #expect(examined.results.contains { !$0.isTrue })
  }

  @Test func `survives a wrapper that refuses everything`() {
    let examined = ConformanceSuite.run { _ in Refusing(Sqlite3Wrapper()) { _ in true } }
    #expect(examined.unserved.count > 5, "\(examined.unserved)")
    #expect(ConformanceSuite.run { _ in Refusing(MockSqlite3Wrapper()) { _ in true } }.unserved.count > 5)
  }
}
