import SQLiteCalls
import SQLiteManagerEngine

/// The C types of callbacks, for mocks and cassettes.
package typealias MockHooks = Sqlite3Callback

extension Sqlite3Callback {
  package typealias Rollback = Sqlite3Destructor.Function
  typealias Progress = Commit
  package typealias Step = Sqlite3Trampolines.Call
  package typealias Final = Sqlite3Trampolines.End
  typealias Log = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?) -> Void
}
