import SQLiteCalls
import SQLiteManagerEngine

/// What a value handle of the fallbacks stands for: one column of one row.
struct FallbackValue {
  let statement: FallbackStatement?
  /// The statement's pointer as its bits.
  let handle: UInt
  let column: Int32
  /// The row it belongs to.
  let generation: Int
  /// The column's text, nil for NULL.
  let text: OwnedText?

  var type: StorageClass { text == nil ? .null : .text }
  /// In bytes, without the NUL.
  var count: Int32 { Int32(truncatingIfNeeded: text?.count ?? 0) }
  /// Nil for no bytes, as SQLite does.
  var bytes: UnsafeRawPointer? { unsafe text.flatMap { unsafe $0.count == 0 ? nil : UnsafeRawPointer($0.base) } }
}
