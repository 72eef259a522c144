import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit

/// A double as people wrote them for the nine calls of old: two rows, one counter for rows, one for columns, statement and column ignored.
@safe final class OldStyleDouble: RoutedSqlite3Wrapper {
  let rows = [["1", "Hello", "World"], ["2", "a", "b"], ["3", "c", "d"]]
  var row = -1
  var columns = 0
  var textCalls = 0
  var boundTexts: [String?] = []
  var boundNumbers: [Int32] = []
  var usesLength = false
  var called: [Sqlite3Call] = []
  private var texts: [UnsafeMutablePointer<UInt8>] = unsafe []

  deinit { unsafe texts.forEach { unsafe $0.deallocate() } }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    called.append(.sqlite3_open_v2)
    unsafe ppDb.pointee = OpaquePointer(bitPattern: 0xd1)
    return 0
  }

  override func sqlite3_close(_ db: OpaquePointer!) -> Int32 {
    called.append(.sqlite3_close)
    return 0
  }

  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    called.append(.sqlite3_prepare_v2)
    unsafe ppStmt.pointee = OpaquePointer(bitPattern: 0x51)
    return 0
  }

  @discardableResult override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    called.append(.sqlite3_step)
    guard row < 1 else { return ResultCode.done.rawValue }
    row += 1
    return ResultCode.row.rawValue
  }

  override func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 {
    called.append(.sqlite3_finalize)
    return 0
  }

  override func sqlite3_column_int(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { 40 + column }

  override func sqlite3_column_text(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! {
    textCalls += 1
    guard columns < 3 else {
      columns = 0
      return nil
    }
    let bytes = Array(rows[row][columns].utf8) + [0]  // as in the old double, a read before the first step ends the process
    columns += 1
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    unsafe text.initialize(from: bytes, count: bytes.count)
    unsafe texts.append(text)
    return unsafe UnsafePointer(text)
  }

  override func sqlite3_bind_int(_ statement: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
    boundNumbers.append(value)
    return 0
  }

  override func sqlite3_bind_text(
    _ statement: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ count: Int32,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    // The old double ignored the length; text from a connection needs it, because no NUL follows.
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : Int(count))
    unsafe boundTexts.append(text.map { unsafe usesLength ? String(decoding: bytes, as: UTF8.self) : String(cString: $0) })
    return 0
  }
}

/// A double that refuses what is misspelt, and otherwise answers SQLITE_ROW whatever happens.
@safe final class EndlessDouble: RoutedSqlite3Wrapper {
  var steps = 0

  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    guard unsafe String(cString: sql) != "SELEC" else { return ResultCode.error.rawValue }
    unsafe ppStmt.pointee = OpaquePointer(bitPattern: 0x53)
    return 0
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    steps += 1
    return ResultCode.row.rawValue
  }

  override func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 { 0 }
}

/// A double that hands out a script of texts, one a call, with nil at the end of each row: a text read twice would be lost.
@safe final class QueueDouble: RoutedSqlite3Wrapper {
  var queue: [String?]
  private var texts: [UnsafeMutablePointer<UInt8>] = unsafe []

  init(_ queue: [String?]) {
    self.queue = queue
    super.init()
  }

  deinit { unsafe texts.forEach { unsafe $0.deallocate() } }

  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe ppStmt.pointee = OpaquePointer(bitPattern: 0x52)
    return 0
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 { queue.isEmpty ? ResultCode.done.rawValue : ResultCode.row.rawValue }

  override func sqlite3_column_text(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! {
    guard !queue.isEmpty, let next = queue.removeFirst() else { return nil }
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: next.utf8.count + 1)
    unsafe text.initialize(from: Array(next.utf8) + [0], count: next.utf8.count + 1)
    unsafe texts.append(text)
    return unsafe UnsafePointer(text)
  }
}
