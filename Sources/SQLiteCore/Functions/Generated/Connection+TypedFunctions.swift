// Written by Scripts/generate-calls from Scripts/generator/TypedFunctions.swift: change the script, not this file.

import SQLiteCalls

// Functions whose arguments have types: one for each of the usual numbers of arguments, because a function of any number of types at once (a parameter
// pack) is not specialised by the compiler and takes twice as long.

extension Connection {
  /// Adds a scalar function without arguments.
  @_alwaysEmitIntoClient public func addFunction<Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping () throws -> Answer
  ) throws {
    try addScalar(name, 0, options.returning(Answer.self)) {
      let call = FunctionCall($0, $2)
      do { try call.setResult(try body(), through: $1) } catch { call.fail(error) }
      call.leave()
    }
  }

  /// Adds a scalar function of one argument, which is read as its type.
  ///
  /// As ``addFunction(_:argumentCount:_:_:)``. An argument that does not fit its type makes the function fail with
  /// SQLITE_MISMATCH, so NULL needs an optional type.
  @_alwaysEmitIntoClient public func addFunction<A: SQLiteExtractable, Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping (A) throws -> Answer
  ) throws {
    try addScalar(name, 1, options.returning(Answer.self)) {
      let call = FunctionCall($0, $2)
      do { try call.setResult(try body(FunctionArguments($1, call)[0, as: A.self]), through: $1) } catch { call.fail(error) }
      call.leave()
    }
  }

  /// Adds a scalar function of two arguments, each read as its type.
  ///
  /// As ``addFunction(_:argumentCount:_:_:)``. An argument that does not fit its type makes the function fail with
  /// SQLITE_MISMATCH, so NULL needs an optional type.
  @_alwaysEmitIntoClient public func addFunction<A: SQLiteExtractable, B: SQLiteExtractable, Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], _ body: @escaping (A, B) throws -> Answer
  ) throws {
    try addScalar(name, 2, options.returning(Answer.self)) {
      let call = FunctionCall($0, $2)
      do {
        try call.setResult(try body(FunctionArguments($1, call)[0, as: A.self], FunctionArguments($1, call)[1, as: B.self]), through: $1)
      } catch { call.fail(error) }
      call.leave()
    }
  }
}
