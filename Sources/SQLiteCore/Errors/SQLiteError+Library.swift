package import SQLiteCallsCore

extension SQLiteError {
  /// The error behind a code of a call that is of no connection.
  ///
  /// - Parameter subject: What was to be done, in words.
  package init(_ code: Int32, in call: Sqlite3Call, on wrapper: any Sqlite3WrapperProtocol, about subject: String) {
    let words = Self.words(of: code, on: wrapper) ?? "no message"
    let message = "\(words): \(subject)"
    self.init(
      ResultCode(rawValue: code), message, words: words, origin: .call(call), sql: nil, byteOffset: nil, underlying: nil, locks: nil,
      isOutcomeUnknown: false)
  }

  /// What the library says of a code; nil when it says nothing.
  static func words(of code: Int32, on wrapper: any Sqlite3WrapperProtocol) -> String? {
    guard let text = unsafe wrapper.sqlite3_errstr(code) else { return nil }
    return unsafe String(cString: text)
  }
}

extension Sqlite3WrapperProtocol {
  /// Refuses what takes a function that the library may have been built without.
  package func refuseWithout(_ call: Sqlite3Call) throws(SQLiteError) {
    if !provides(call) { throw SQLiteError.refused(.error, absence(of: call)) }
  }
}
