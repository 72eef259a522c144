import SQLiteCalls
import SQLiteCore
import SQLiteManagerCore

/// The memory of SQLite in a process of its own, which can be made to run out.
@safe enum ScarceMemory {
  static let isOut = Locked(false)
  nonisolated(unsafe) private static let old = UnsafeMutablePointer<Methods>.allocate(capacity: 1)

  /// `sqlite3_mem_methods`. <https://sqlite.org/c3ref/mem_methods.html>
  @safe private struct Methods {
    var malloc: (@convention(c) (Int32) -> UnsafeMutableRawPointer?)?
    var free: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    var realloc: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafeMutableRawPointer?)?
    var size: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
    var roundup: (@convention(c) (Int32) -> Int32)?
    var initialize: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
    var shutdown: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    var context: UnsafeMutableRawPointer?
  }

  /// Takes the place of the memory of SQLite, before SQLite is used: SQLITE_CONFIG_GETMALLOC, _MALLOC and _LOOKASIDE.
  static func begin(on sqlite: any Sqlite3WrapperProtocol) -> Bool {
    let made = UnsafeMutablePointer<Methods>.allocate(capacity: 1)
    guard unsafe sqlite.sqlite3_config(5, 0, 0, old, nil) == 0 else { return false }
    unsafe made.initialize(to: old.pointee)
    unsafe made.pointee.malloc = { count in unsafe ScarceMemory.isOut.withLock { $0 } ? nil : ScarceMemory.old.pointee.malloc?(count) }
    unsafe made.pointee.realloc = { memory, count in
      unsafe ScarceMemory.isOut.withLock { $0 } ? nil : ScarceMemory.old.pointee.realloc?(memory, count)
    }
    return unsafe sqlite.sqlite3_config(4, 0, 0, made, nil) == 0 && sqlite.sqlite3_config(13, 0, 0, nil, nil) == 0
  }

  /// Calls a function while there is no memory.
  static func without(_ call: () -> Int32) -> ResultCode {
    isOut.withLock { $0 = true }
    defer { isOut.withLock { $0 = false } }
    return ResultCode(rawValue: call())
  }
}
