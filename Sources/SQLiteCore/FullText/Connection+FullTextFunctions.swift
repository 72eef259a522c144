package import SQLiteCallsCore

extension Connection {
  /// Adds an auxiliary function to FTS5: a closure that is called for a row that matches.
  ///
  /// - Parameter body: The function: the wrapper, what is asked about the match, the match, and the arguments after the table.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5, SQLITE_MISUSE for a name that cannot be, SQLITE_BUSY while a
  ///   statement uses a function of the name.
  ///
  /// <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  package func addMatchFunction<Answer: SQLiteBindable>(
    _ name: String,
    _ body: @escaping (any Sqlite3WrapperProtocol, UnsafePointer<Fts5ExtensionApi>, OpaquePointer, FunctionArguments) throws -> Answer
  ) throws {
    try refuseFullTextName(name)
    let interface = unsafe try fullTextInterface().source.interface
    failures.connection = self
    let function = unsafe MatchBox(name, on: self) { api, match, wrapper, call in
      try unsafe call.answer(body(wrapper, api, match, FunctionArguments(wrapper, call)), through: wrapper)
    }
    let box = unsafe Unmanaged<FunctionBox>.passRetained(function)
    let code = unsafe name.withCString { name in
      unsafe wrapper.fts5_api_xCreateFunction(interface, name, box.toOpaque(), wrapper.trampolines.match, FunctionBox.destructor)
    }
    if code != 0 {
      unsafe box.release()  // FTS5 calls no destructor of what it refuses
      throw error(code, in: .fts5_api_xCreateFunction)
    }
  }
}

/// An auxiliary function.
@safe final class MatchBox: FunctionBox {
  typealias Answering = (UnsafePointer<Fts5ExtensionApi>, OpaquePointer, any Sqlite3WrapperProtocol, FunctionCall) throws -> Void

  private let answer: Answering

  init(_ name: String, on connection: Connection, _ answer: @escaping Answering) {
    unsafe self.answer = unsafe answer
    super.init(name, on: connection)
  }

  override func match(_ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ call: Sqlite3FunctionCall) {
    guard let api = unsafe api, let match = unsafe match else { return }
    let call = FunctionCall(self, call)
    do {
      // Without MATCH there is no expression, and FTS5 follows a null pointer to it when it is asked for a rowid or a size.
      guard unsafe wrapper.Fts5ExtensionApi_xPhraseCount(api, match) > 0 else {
        throw SQLiteError.refused(.error, "\(name)() can only be used in a query with MATCH")
      }
      try unsafe answer(api, match, wrapper, call)
    } catch {
      call.fail(error)
    }
    call.leave()
  }
}
