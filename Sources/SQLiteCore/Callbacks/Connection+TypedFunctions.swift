import SQLiteCalls

// Functions whose arguments have types: one for each number of arguments, because a function of any number of types at once (a parameter
// pack) is not specialised by the compiler and takes twice as long.

extension Connection {
  /// Adds a scalar function without arguments.
  ///
  /// As ``addFunction(_:argumentCount:_:_:)``, but each argument is read as its type: one that does not fit makes the function fail with
  /// SQLITE_MISMATCH, so NULL wants an optional type.
  @inlinable public func addFunction<Answer: Bindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping () throws -> Answer
  ) throws(SQLiteError) {
    try addScalar(name, 0, options) {
      try $1.answer(try body(), through: $0)
    }
  }

  /// Adds a scalar function of one argument, each read as its type.
  @inlinable public func addFunction<A: Extractable, Answer: Bindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping (A) throws -> Answer
  ) throws(SQLiteError) {
    try addScalar(name, 1, options) {
      try $1.answer(try body(try FunctionArguments($0, $1)[0, as: A.self]), through: $0)
    }
  }

  /// Adds a scalar function of two arguments, each read as its type.
  @inlinable public func addFunction<A: Extractable, B: Extractable, Answer: Bindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping (A, B) throws -> Answer
  ) throws(SQLiteError) {
    try addScalar(name, 2, options) {
      try $1.answer(try body(try FunctionArguments($0, $1)[0, as: A.self], try FunctionArguments($0, $1)[1, as: B.self]), through: $0)
    }
  }

  /// Adds a scalar function of three arguments, each read as its type.
  @inlinable public func addFunction<A: Extractable, B: Extractable, C: Extractable, Answer: Bindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping (A, B, C) throws -> Answer
  ) throws(SQLiteError) {
    try addScalar(name, 3, options) {
      try $1.answer(
        try body(
          try FunctionArguments($0, $1)[0, as: A.self], try FunctionArguments($0, $1)[1, as: B.self],
          try FunctionArguments($0, $1)[2, as: C.self]), through: $0)
    }
  }

  /// Adds a scalar function of four arguments, each read as its type.
  @inlinable public func addFunction<A: Extractable, B: Extractable, C: Extractable, D: Extractable, Answer: Bindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping (A, B, C, D) throws -> Answer
  ) throws(SQLiteError) {
    try addScalar(name, 4, options) {
      try $1.answer(
        try body(
          try FunctionArguments($0, $1)[0, as: A.self], try FunctionArguments($0, $1)[1, as: B.self],
          try FunctionArguments($0, $1)[2, as: C.self], try FunctionArguments($0, $1)[3, as: D.self]), through: $0)
    }
  }
}
