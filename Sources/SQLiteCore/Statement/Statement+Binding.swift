import SQLiteCalls

extension Statement {
  /// Binds a value to each parameter, in order.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when there are fewer or more values than parameters, SQLITE_MISMATCH for a value that
  ///   SQLite cannot hold exactly, SQLITE_MISUSE while the statement runs. After an error, no parameter is bound.
  @_alwaysEmitIntoClient public func bind<each Value: SQLiteBindable>(_ value: repeat each Value) throws {
    var count: Int32 = 0
    for _ in repeat (each Value).self { count += 1 }
    try startBinding(count)
    var index: Int32 = 0
    for value in repeat each value {
      index += 1
      let code = value.bind(to: Parameter(prepared, index: index))
      if code != 0 { throw bindingFailed(code, index, value) }
    }
    prepared.isBound = true
  }

  /// Binds the value of the only parameter, with the same errors as the method for several values.
  ///
  /// It exists because the compiler generates better code for one value than for a parameter pack.
  @_alwaysEmitIntoClient @inline(__always) public func bind(_ value: some SQLiteBindable) throws {
    try startBinding(1)
    let code = value.bind(to: Parameter(prepared, index: 1))
    if code != 0 { throw bindingFailed(code, 1, value) }
    prepared.isBound = true
  }

  /// Binds the values, runs the statement to its end and ignores the rows.
  ///
  /// - Throws: The same ``SQLiteError`` as `bind(_:)` and ``run()``.
  @_alwaysEmitIntoClient public func run<each Value: SQLiteBindable>(_ value: repeat each Value) throws {
    try bind(repeat each value)
    try run()
  }

  /// Binds the values of an array, in order, with the same errors as `bind(_:)`.
  public func bind(values: [SQLiteValue]) throws { try bind(values: values, to: prepared) }

  /// Binds the values of an array to some of the parameters.
  ///
  /// - Parameters:
  ///   - bound: The number of parameters that are already bound.
  ///   - rest: The number of parameters that are bound after these.
  ///   - prepared: The compiled statement, passed in because reading the property in the loop would retain it for each value.
  @usableFromInline @inline(never) func bind(
    values: [SQLiteValue], after bound: Int = 0, before rest: Int = 0, to prepared: PreparedStatement
  ) throws {
    if bound == 0 { try startBinding(Int32(clamping: values.count + rest)) }
    var index = Int32(truncatingIfNeeded: bound)
    for value in values {
      index &+= 1
      let code = value.bind(to: Parameter(prepared, index: index))
      if code != 0 { throw bindingFailed(code, index, value) }
    }
    prepared.isBound = rest == 0
  }

  /// Binds the values of an array, and then the values of a key, each followed by its alternative spellings.
  ///
  /// - Parameters:
  ///   - others: The alternative spellings of each value of the key; trailing values without any may be omitted.
  ///   - columns: The columns of the key.
  ///   - table: The table of the key, for errors.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE if the number of key values is not the number of columns; with SQLITE_MISMATCH and the
  ///   column's name for a value that SQLite cannot hold.
  @_alwaysEmitIntoClient package func bind<each Key: SQLiteBindable>(
    values: [SQLiteValue], key: repeat each Key, others: [[SQLiteValue]] = [], of columns: [String], in table: String
  ) throws {
    var count = 0
    for _ in repeat (each Key).self { count += 1 }
    if count != columns.count { throw SQLiteError.wrongKey(of: table, columns.count, given: count) }
    for spellings in others { count += spellings.count }
    try bind(values: values, before: count, to: prepared)
    var (place, bound) = (0, values.count)
    for part in repeat each key {
      bound += 1
      let code = part.bind(to: Parameter(prepared, index: Int32(truncatingIfNeeded: bound)))
      if code != 0 { throw prepared.refusedKey(part, for: columns[place], in: table, code) }
      if place < others.count {
        try bind(values: others[place], after: bound, to: prepared)
        bound += others[place].count
      }
      place += 1
    }
    prepared.isBound = true
  }

  /// Binds values by the names of the parameters, with or without the `:`, `@` or `$` in front.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a name that the statement does not have, a parameter without a value, or a name given
  ///   twice.
  public func bind(named values: KeyValuePairs<String, any SQLiteBindable>) throws { try bind(pairs: Array(values)) }

  /// Binds values by the names of the parameters, as `bind(named:)` does, runs the statement to its end and ignores the rows.
  ///
  /// - Throws: The same ``SQLiteError`` as `bind(named:)` and ``run()``.
  public func run(named values: KeyValuePairs<String, any SQLiteBindable>) throws {
    try bind(named: values)
    try run()
  }

  /// Binds values by the names of the parameters, as `bind(named:)` does, from a dictionary created at run time.
  ///
  /// The function is generic because the compiler would choose a parameter of type `Dictionary` for every literal, and a dictionary literal
  /// with a duplicate key crashes the program.
  @_disfavoredOverload public func bind<Values: Collection>(named values: Values) throws
  where Values.Element == (key: String, value: any SQLiteBindable) { try bind(pairs: Array(values)) }

  private func bind(pairs values: [(key: String, value: any SQLiteBindable)]) throws {
    try startBinding(prepared.parameterCount)
    var isMissing = [Bool](repeating: true, count: Int(max(prepared.parameterCount, 0)))
    for (name, value) in values {
      guard let index = index(ofParameter: name) else {
        let names = isMissing.isEmpty ? "none" : parameterNames(Array(isMissing.indices))
        throw bindingRefused(.range, "there is no parameter \(name): there are \(names)")
      }
      let place = Int(index) - 1
      guard isMissing.indices.contains(place), isMissing[place] else { throw bindingRefused(.range, "parameter \(name) is given twice") }
      isMissing[place] = false
      let code = value.bind(to: Parameter(prepared, index: index))
      if code != 0 { throw bindingFailed(code, index, value) }
    }
    let rest = isMissing.indices.filter { isMissing[$0] }
    guard rest.isEmpty else { throw bindingRefused(.range, "no value for \(parameterNames(rest))") }
    prepared.isBound = true
  }

  /// Returns the number of the parameter with a name, counted from 1.
  private func index(ofParameter name: String) -> Int32? {
    let spellings = [":@$?".contains(name.prefix(1)) && !name.isEmpty ? [name] : [":", "@", "$"].map { $0 + name }].joined()
    for spelling in spellings where spelling.offset(of: 0) == nil {
      let index = unsafe prepared.wrapper.sqlite3_bind_parameter_index(prepared.handle, spelling)
      if index > 0 { return index }
    }
    return nil
  }

  private func parameterNames(_ places: [Int]) -> String {
    places.map { place in
      let index = Int32(truncatingIfNeeded: place + 1)
      return unsafe prepared.wrapper.sqlite3_bind_parameter_name(prepared.handle, index).map { unsafe String(cString: $0) } ?? "?\(index)"
    }.joined(separator: ", ")
  }
}

extension Statement {
  @inlinable @inline(__always) func startBinding(_ count: Int32) throws {
    try connection.enter()
    if count != prepared.parameterCount { throw wrongCount(Int(count)) }
    if prepared.isRunning { throw prepared.notReady() }
    unsafe prepared.scratch.used = 0  // every parameter is bound again
  }

  @usableFromInline func wrongCount(_ count: Int) -> SQLiteError {
    .refused(.range, "the statement has \(parameterCount) parameters, \(count) values are given", sql: sql)
  }

  /// Clears the values bound so far, and returns the error with the reason why a value could not be bound.
  @usableFromInline func bindingFailed(_ code: Int32, _ index: Int32, _ value: some SQLiteBindable) -> SQLiteError {
    let name = parameterNames([Int(index) - 1])
    if code == ResultCode.mismatch.rawValue {
      return bindingRefused(.mismatch, "SQLite cannot hold the value for parameter \(name) exactly" + value.reasonAfterColon)
    }
    let error = connection.errorWithoutLocks(code, in: Parameter.origin(binding: value), sql: sql)
    prepared.clearBindings()
    return error.reworded("parameter \(name): \(error.message)")
  }

  private func bindingRefused(_ code: ResultCode, _ message: String) -> SQLiteError {
    prepared.clearBindings()
    return .refused(code, message, sql: sql)
  }
}
