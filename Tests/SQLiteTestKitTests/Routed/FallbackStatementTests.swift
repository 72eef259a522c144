import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// Reads every row as a caller of the newest entry points does.
private func readRows(
  of wrapper: any Sqlite3WrapperProtocol, _ statement: OpaquePointer?, counting: Bool, columns: Range<Int32> = 0..<3
) -> [[String?]] {
  var rows: [[String?]] = []
  while unsafe wrapper.sqlite3_step(statement) == ResultCode.row.rawValue {
    if counting, unsafe wrapper.sqlite3_data_count(statement) != 3 { return rows + [["wrong count"]] }
    rows.append(
      columns.map { column in
        let value = unsafe wrapper.sqlite3_column_value(statement, column)
        guard unsafe wrapper.sqlite3_value_type(value) == StorageClass.text.rawValue,
          let text = unsafe wrapper.sqlite3_value_text(value)
        else { return nil }
        let count = unsafe Int(wrapper.sqlite3_value_bytes(value))
        return unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
      })
  }
  return rows
}

private func prepare(_ sql: String, on wrapper: any Sqlite3WrapperProtocol) -> OpaquePointer? {
  var statement: OpaquePointer?
  _ = unsafe wrapper.sqlite3_prepare_v3(nil, sql, -1, 0, &statement, nil)
  return unsafe statement
}

@Suite struct `Reading rows of a double of nine old calls` {
  let double = OldStyleDouble()
  let expected: [[String?]] = [["1", "Hello", "World"], ["2", "a", "b"]]

  @Test(arguments: [true, false]) func `gives every column of every row through the newest calls`(counting: Bool) {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe #expect(readRows(of: double, statement, counting: counting) == expected)
  }

  @Test func `reads each row's texts exactly once when the caller counts the data`() {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    _ = unsafe readRows(of: double, statement, counting: true)
    #expect(double.textCalls == 8)
  }

  @Test func `asks nothing of it before columns are counted or read`() {
    let statement = unsafe prepare("SELECT :a", on: double)
    unsafe #expect(double.sqlite3_bind_parameter_count(statement) == 1)
    unsafe #expect(double.sqlite3_column_name(statement, 0) == nil)
    unsafe #expect(double.sqlite3_reset(statement) == 0)
    #expect(double.textCalls == 0)
    unsafe double.sqlite3_step(statement)
    unsafe #expect(double.sqlite3_column_count(statement) == 3)
  }

  @Test func `sees the change of row when one column is read again`() {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe #expect(readRows(of: double, statement, counting: false, columns: 1..<2) == [["Hello"], ["a"]])
  }

  @Test func `sees the change of row, whichever column is read, when the caller counts the data`() {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe double.sqlite3_step(statement)
    unsafe double.sqlite3_data_count(statement)
    unsafe #expect(double.sqlite3_column_bytes(statement, 1) == 5)
    unsafe double.sqlite3_step(statement)
    unsafe double.sqlite3_data_count(statement)
    unsafe #expect(double.sqlite3_column_bytes(statement, 2) == 1)
  }

  @Test func `keeps the pointers of a row that is read twice, and lets go of them with the row`() {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe double.sqlite3_step(statement)
    let value = unsafe double.sqlite3_column_value(statement, 1)
    let first = unsafe double.sqlite3_value_text(value)
    _ = unsafe double.sqlite3_column_value(statement, 1)
    unsafe #expect(double.sqlite3_value_text(value) == first)
    unsafe double.sqlite3_step(statement)
    unsafe double.sqlite3_data_count(statement)
    unsafe #expect(double.sqlite3_value_text(value) == nil)
    unsafe #expect(double.sqlite3_value_type(value) == StorageClass.null.rawValue)
  }

  @Test func `answers NULL outside the columns`() {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe double.sqlite3_step(statement)
    let value = unsafe double.sqlite3_column_value(statement, 3)
    unsafe #expect(value != nil)
    unsafe #expect(double.sqlite3_value_type(value) == StorageClass.null.rawValue)
    unsafe #expect(double.sqlite3_value_text(value) == nil)
    unsafe #expect(double.sqlite3_column_name(statement, 3) == nil)
    unsafe #expect(double.sqlite3_column_name(statement, 2).map { unsafe String(cString: $0) } == "column2")
  }

  @Test func `takes numbers from column_int, with statement and column`() {
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe double.sqlite3_step(statement)
    unsafe #expect(double.sqlite3_value_int64(double.sqlite3_column_value(statement, 2)) == 42)
    unsafe #expect(double.sqlite3_column_double(statement, 1) == 41)
    unsafe #expect(double.sqlite3_column_int64(statement, 0) == 40)
  }

  @Test(arguments: [true, false]) func `reads a script of texts once, in order`(counting: Bool) {
    let double = QueueDouble(["1", "Hello", "World", nil, "2", "a", "b", nil])
    let statement = unsafe prepare("SELECT * FROM mytable", on: double)
    unsafe #expect(readRows(of: double, statement, counting: counting) == expected)
  }
}
