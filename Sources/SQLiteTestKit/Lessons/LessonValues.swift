import SQLiteCalls
import SQLiteCore

/// The values that calls have read: values in a statement's current row by column, other values by handle.
struct LessonValues {
  /// The location of a value. For a value that belongs to no row, `statement` is the value's own handle and the column is 0.
  struct Place: Hashable { let statement, column: Int }

  /// The parts of a value that calls have read.
  struct Value {
    fileprivate var type: StorageClass?
    /// The value in its own storage class, even if it was read as another one; nil until it is read.
    fileprivate(set) var content: SQLiteValue?
    /// The bytes of a text that is not UTF-8.
    fileprivate(set) var badText: [UInt8]?
  }

  /// The locations of values that `sqlite3_column_value` returned, by handle.
  private var places: [Int: Place] = [:]
  private var known: [Int: [Int: Value]] = [:]

  /// Returns the value of a handle.
  func value(of handle: Int) -> SQLiteValue {
    let place = places[handle] ?? Place(statement: handle, column: 0)
    return known[place.statement]?[place.column]?.content ?? .null
  }

  /// Forgets the values in a statement's row.
  mutating func forget(_ statement: Int) { known[statement] = nil }

  /// Records a value that a call has read; returns nil for a call that reads none.
  mutating func read(_ call: Sqlite3Call, _ answer: CassetteValue, _ handle: Int, _ column: Int) -> (Place, Value)? {
    let place = places[handle] ?? Place(statement: handle, column: column)
    var value = known[place.statement]?[place.column] ?? Value()
    switch call {
    case .sqlite3_column_value:
      if case .handle(let value) = answer { places[value] = place }
      return nil
    case .sqlite3_column_type, .sqlite3_value_type:
      guard case .integer(let type) = answer else { return nil }
      value.type = StorageClass(rawValue: Int32(truncatingIfNeeded: type))
      if value.type == .null { value.content = .null }
      if value.type == .blob, value.content == nil { value.content = .blob([]) }
    case .sqlite3_column_int, .sqlite3_column_int64, .sqlite3_value_int, .sqlite3_value_int64, .sqlite3_column_double,
      .sqlite3_value_double,
      .sqlite3_column_text, .sqlite3_value_text, .sqlite3_column_blob, .sqlite3_value_blob:
      let content = answer.value(of: value.type)
      value.content = content
      value.badText = if case .bytes(let bytes) = answer, case .text = content { bytes } else { nil }
    default: return nil
    }
    known[place.statement, default: [:]][place.column] = value
    return (place, value)
  }
}

extension CassetteValue {
  /// Returns the value in its own storage class, even if it was read as another one.
  fileprivate func value(of type: StorageClass?) -> SQLiteValue {
    switch (type, self) {
    case (.null?, _): .null
    case (.integer?, .text(let text)): Int64(text).map { .integer($0) } ?? .text(text)
    case (.float?, .text(let text)): Double(text).map { .real($0) } ?? .text(text)
    case (.float?, .integer(let number)): .real(Double(number))
    case (.text?, .bytes(let bytes)): .text(String(decoding: bytes, as: UTF8.self))
    case (.blob?, .text(let text)): .blob(Array(text.utf8))
    case (.blob?, .null): .blob([])
    default: value
    }
  }
}
