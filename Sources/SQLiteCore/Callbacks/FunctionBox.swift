public import SQLiteCalls

/// A function of a connection: what SQLite holds as its context pointer, and frees by the destructor, once.
///
/// It holds the wrapper the function was registered through, so that what the function reads and answers goes through that, too.
@safe @usableFromInline class FunctionBox: Sqlite3FunctionBox {
  @usableFromInline let wrapper: any Sqlite3WrapperProtocol
  let name: String
  let failures: FunctionFailures

  init(_ name: String, on connection: Connection) {
    wrapper = connection.wrapper
    self.name = name
    failures = connection.failures
  }

  /// What SQLite calls when it needs the function no more.
  static let destructor: Sqlite3Destructor.Function = { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<FunctionBox>.fromOpaque(pointer).release() }
  }

  /// Makes the call under way fail: SQLite gets a code and a text, and the error itself waits for the statement.
  func fail(_ context: OpaquePointer, _ error: any Error) {
    let known = error as? SQLiteError
    let code = known?.code.ofFunction ?? .error
    let message = String((known?.message ?? "\(name)(): \(error)").prefix { $0 != "\0" }.prefix(1_000))
    var text = message
    text.withUTF8 { bytes in
      unsafe UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) {
        unsafe wrapper.sqlite3_result_error(context, $0.baseAddress, Int32($0.count))
      }
    }
    if code != .error { unsafe wrapper.sqlite3_result_error_code(context, code.rawValue) }
    failures.note(error, code, message)
  }
}

extension ResultCode {
  /// The code as a function may report it: one that is no error to SQLite, or makes it compile and run the statement again, is
  /// SQLITE_ERROR.
  var ofFunction: ResultCode {
    rawValue <= 0 || [.ok, .row, .done, .schema].contains(primary) ? .error : self
  }
}
