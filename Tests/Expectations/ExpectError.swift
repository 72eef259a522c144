public import SQLiteCalls
public import SQLiteCore
public import Testing

/// Expects an error of this code, with these words somewhere in its message.
///
/// - Returns: The error, for further expectations.
@discardableResult
public func expectError<Result: ~Copyable>(
  _ code: ResultCode, _ words: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) -> SQLiteError? {
  let error = #expect(throws: SQLiteError.self, sourceLocation: sourceLocation) { _ = try body() }
  guard let error else { return nil }
  #expect(error.code == code && error.message.contains(words), "\(error)", sourceLocation: sourceLocation)
  return error
}
