import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked

/// The memory of SQLite in a process of its own, which can be made to run out.
@safe enum ScarceMemory {
  /// How many more allocations succeed; nil for all.
  private static let allowance = Locked<Int?>(nil)
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
    let made = UnsafeMutablePointer<Methods>.allocate(capacity: 1)  // SQLite copies it
    defer { unsafe made.deallocate() }
    guard unsafe sqlite.sqlite3_config(5, 0, 0, old, nil) == 0 else { return false }
    unsafe made.initialize(to: old.pointee)
    unsafe made.pointee.malloc = { count in unsafe ScarceMemory.refuses() ? nil : ScarceMemory.old.pointee.malloc?(count) }
    unsafe made.pointee.realloc = { memory, count in
      unsafe ScarceMemory.refuses() ? nil : ScarceMemory.old.pointee.realloc?(memory, count)
    }
    return unsafe sqlite.sqlite3_config(4, 0, 0, made, nil) == 0 && sqlite.sqlite3_config(13, 0, 0, nil, nil) == 0
  }

  /// Whether there is no memory now.
  static var isOut: Bool { allowance.withLock { $0 == 0 } }

  /// Calls a function while there is no memory.
  static func without<Answer>(_ call: () -> Answer) -> Answer { with(0, call) }

  /// Calls a function again and again, each time with memory for one allocation more, until there is enough.
  ///
  /// - Parameter restore: Undoes what the call has done, with memory.
  static func exhaust(_ call: () -> Void, restore: () -> Void = {}) {
    var count = 0
    var isEnough = false
    while !isEnough, count < 5_000 {
      isEnough = with(count) {
        call()
        return !isOut
      }
      restore()
      count += 1
    }
  }

  private static func with<Answer>(_ count: Int, _ call: () -> Answer) -> Answer {
    allowance.withLock { $0 = count }
    defer { allowance.withLock { $0 = nil } }
    return call()
  }

  /// Counts an allocation, and returns whether it fails.
  private static func refuses() -> Bool {
    allowance.withLock { left in
      guard let count = left else { return false }
      left = max(0, count - 1)
      return count == 0
    }
  }
}
