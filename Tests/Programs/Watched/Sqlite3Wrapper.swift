import Expectations
import SQLiteLive
import SQLiteDatabaseUnlinked
import SQLiteMocks
@_exported public import SQLiteTestKit
import Testing

/// The real library in the long run of all tests: in place of the class of this name, with a ledger that judges each test which did not ask for one, but
/// for those of doubles and those that say that they misuse.
///
/// This folder is then the module `SQLiteDatabase`; see `Package.swift`.
public final class Sqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let ledger = HandleLedger()

  /// The real library, watched.
  public init() {
    let ledger = ledger
    // A test that judges its own doubles does not judge this one.
    super.init(DoublesInTest.$current.withValue(nil) { LedgerSqlite3Wrapper(SQLiteLive.Sqlite3Wrapper(), ledger: ledger) })
  }

  deinit {
    guard let test = Test.current, test.sourceLocation.moduleName != "SQLiteTestKitTests", !test.tags.contains(.misuses) else {
      return
    }
    for problem in ledger.report().problems { Issue.record("over the real library: \(problem)") }
  }
}

extension Sqlite3Wrapper: TransparentDouble {}
