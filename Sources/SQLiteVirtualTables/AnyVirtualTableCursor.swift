import SQLiteCalls
import SQLiteCore

/// A type-erased cursor of a virtual table, as passed to SQLite.
@safe final class AnyVirtualTableCursor {
  let module: VirtualTableModule
  private let filterRows: (Int32, UnsafeMutablePointer<OpaquePointer?>?, AnyVirtualTableCursor) throws -> Void
  let next: () throws -> Void
  let isAtEnd: () -> Bool
  let rowid: () throws -> Int64
  private let value: (Int) throws -> any SQLiteBindable
  /// The values of the parameters in this scan. SQLite may compare them with the given values again.
  private var parameters: [SQLiteValue] = []

  init<Cursor: VirtualTableCursor>(_ cursor: Cursor, _ plans: VirtualTablePlans<Cursor.Plan>, of module: VirtualTableModule) {
    var cursor = cursor
    self.module = module
    unsafe filterRows = { number, values, cursorObject in
      guard let entry = plans[number] else {
        throw SQLiteError.refused(.error, "SQLite passed a plan that \(module.name) did not make")
      }
      let arguments = unsafe VirtualTableArguments(module, values, count: entry.argumentCount, parameterPlaces: entry.parameterPlaces)
      cursorObject.parameters = try arguments.parameterValues()
      try cursor.filter(entry.plan, arguments)
    }
    next = { try cursor.next() }
    isAtEnd = { cursor.isAtEnd }
    rowid = { try cursor.rowid }
    value = { try cursor.column($0) }
    module.cursorCount += 1
  }

  deinit { module.cursorCount -= 1 }

  func filter(_ plan: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) throws { try unsafe filterRows(plan, values, self) }

  /// Sets the result to the value of a column of the current row.
  func column(_ index: Int, _ context: OpaquePointer) throws {
    if let parameter = module.parameters.firstIndex(of: index) {
      try unsafe setResult(parameters.indices.contains(parameter) ? parameters[parameter] : .null, to: context, column: index)
    } else {
      try unsafe setResult(value(index), to: context, column: index)
    }
  }

  private func setResult<Value: SQLiteBindable>(_ value: Value, to context: OpaquePointer, column: Int) throws(SQLiteError) {
    let code = unsafe value.setResult(FunctionResult(module.wrapper, context))
    if code == 0 { return }
    throw SQLiteError(
      ResultCode(rawValue: code),
      "SQLite cannot hold the value of column \(module.columns[column].name) of \(module.name), a \(Value.self)\(value.reasonAfterColon)",
      origin: code == ResultCode.mismatch.rawValue ? .refusal : .call(.sqlite3_result_zeroblob64))
  }
}
