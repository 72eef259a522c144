import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// A connection that changes the schema of a file whenever another one compiles a statement.
@safe enum StirredSchema {
  nonisolated(unsafe) private static var stage: ProvocationStage?
  nonisolated(unsafe) private static var other: OpaquePointer?
  nonisolated(unsafe) private static var count = 0
  static let authorizer: Sqlite3Callback.Authorizer = { _, _, _, _, _, _ in
    StirredSchema.stir()
    return 0
  }

  static func begin(_ stage: ProvocationStage, _ other: OpaquePointer?) { unsafe (self.stage, self.other) = unsafe (stage, other) }

  static func stir() {
    unsafe count += 1
    unsafe stage?.exec(unsafe "PRAGMA schema_version = \(count + 100)", on: unsafe other)
  }

  static func end() { unsafe (stage, other) = (nil, nil) }
}
