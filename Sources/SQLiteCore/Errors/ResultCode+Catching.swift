public import SQLiteCallsCore

extension ResultCode {
  /// Whether an error is a ``SQLiteError`` of a code, so that a code can stand in `catch`.
  ///
  /// A primary code matches its extended ones as well, an extended code itself alone. <https://sqlite.org/rescode.html#pve>
  ///
  /// ```swift
  /// do { try connection.execute(sql) } catch ResultCode.busy { waitForTheOthers() }
  /// ```
  public static func ~= (code: ResultCode, error: any Error) -> Bool {
    guard let found = (error as? SQLiteError)?.code else { return false }
    return found == code || found.primary == code
  }
}
