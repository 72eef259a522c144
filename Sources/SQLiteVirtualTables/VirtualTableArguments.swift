import SQLiteCalls
public import SQLiteCore

/// The arguments of a scan of a virtual table: the values of the constraints that its plan passes, in that order, and the values of the
/// parameters.
///
/// They are valid in ``VirtualTableCursor/filter(_:_:)`` and cannot escape it. Arguments and parameters are each numbered from 0.
@safe public struct VirtualTableArguments: ~Escapable {
  private let module: VirtualTableModule
  private let values: UnsafeMutablePointer<OpaquePointer?>?
  private let parameterPlaces: [Int?]
  /// The number of arguments.
  public let count: Int

  @_lifetime(immortal)  // it cannot escape the call, during which its parts are valid
  init(_ module: VirtualTableModule, _ values: UnsafeMutablePointer<OpaquePointer?>?, count: Int, parameterPlaces: [Int?]) {
    self.module = module
    unsafe self.values = unsafe values
    self.count = count
    self.parameterPlaces = parameterPlaces
  }

  /// The value of a constraint. Indices follow the order in which the plan passes the constraints.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH if the value cannot be represented exactly in the type (NULL only in an optional type),
  ///   SQLITE_RANGE if there is no argument with this index, SQLITE_NOMEM if memory runs out.
  public subscript<Value: SQLiteExtractable>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    get throws(SQLiteError) { try unsafe read(try argument(index), "argument \(index) of \(module.name) is", type) }
  }

  /// Returns the value of a parameter. Indices follow the order of the parameters. A parameter that was not given is NULL.
  ///
  /// - Throws: ``SQLiteError`` in the same cases as for arguments.
  public func parameter<Value: SQLiteExtractable>(_ index: Int, as type: Value.Type = Value.self) throws(SQLiteError) -> Value {
    guard parameterPlaces.indices.contains(index) else {
      throw SQLiteError.refused(.range, "\(module.name) has no parameter \(index), counted from 0")
    }
    let name = module.columns[module.parameters[index]].name
    guard let value = unsafe parameterValue(index) else {
      if let null = Value.extract(from: .null) { return null }
      throw SQLiteError.refused(
        .mismatch, "the parameter \(name) of \(module.name) was not given, which cannot be read as \(Value.self): read it as an optional")
    }
    return try unsafe read(value, "the parameter \(name) of \(module.name) is", type)
  }

  /// Whether a parameter was given, even if it is NULL.
  public func isGiven(parameter index: Int) -> Bool { unsafe parameterValue(index) != nil }

  /// Calls a closure for each value of an argument that was passed by ``VirtualTablePlan/passList(_:isGuaranteed:)``, in no particular
  /// order.
  ///
  /// - Throws: ``SQLiteError``, or the error of the closure.
  ///
  /// The C functions are `sqlite3_vtab_in_first` and `sqlite3_vtab_in_next`: <https://sqlite.org/c3ref/vtab_in_first.html>
  public func forEach<Value: SQLiteExtractable>(
    inList index: Int, as type: Value.Type = Value.self, _ body: (Value) throws -> Void
  ) throws {
    let list = unsafe try argument(index)
    var value: OpaquePointer?
    var call = Sqlite3Call.sqlite3_vtab_in_first
    var code = unsafe module.wrapper.sqlite3_vtab_in_first(list, &value)
    while code == 0, let found = unsafe value {
      try body(unsafe read(found, "a value of argument \(index) of \(module.name) is", type))
      call = .sqlite3_vtab_in_next
      unsafe code = module.wrapper.sqlite3_vtab_in_next(list, &value)
    }
    if code != 0, code != ResultCode.done.rawValue {
      throw SQLiteError(ResultCode(rawValue: code), "the values of argument \(index) of \(module.name) cannot be read", origin: .call(call))
    }
  }

  /// The connection, for running other statements.
  ///
  /// Use this property instead of storing the connection in the table, which would keep the connection open forever. The connection cannot
  /// be closed while a statement reads the table.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the connection is being deallocated.
  public var connection: Connection { get throws(SQLiteError) { try module.connection() } }
}

extension VirtualTableArguments {
  private func argument(_ index: Int) throws(SQLiteError) -> OpaquePointer {
    guard (0..<count).contains(index), let value = unsafe values?[index] else {
      throw SQLiteError.refused(.range, "\(module.name) has no argument \(index): its plan passes \(count), counted from 0")
    }
    return unsafe value
  }

  private func parameterValue(_ index: Int) -> OpaquePointer? {
    guard parameterPlaces.indices.contains(index), let place = parameterPlaces[index] else { return nil }
    return unsafe values?[count + place]
  }

  private func read<Value: SQLiteExtractable>(
    _ value: OpaquePointer, _ subject: @autoclosure () -> String, _ type: Value.Type
  ) throws(SQLiteError) -> Value {
    let stored = unsafe StoredValue(module.wrapper, value)
    if let read = Value.extract(from: stored) { return read }
    throw stored.mismatch(type, subject()) ?? SQLiteError(.nomem, "SQLite has no memory for it: \(subject())", origin: .call(stored.reader))
  }

  /// Returns copies of the parameter values.
  func parameterValues() throws(SQLiteError) -> [SQLiteValue] {
    var found: [SQLiteValue] = []
    for index in parameterPlaces.indices { found.append(try parameter(index)) }
    return found
  }
}
