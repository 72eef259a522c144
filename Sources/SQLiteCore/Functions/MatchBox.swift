package import SQLiteCallsCore

/// An auxiliary function of FTS5.
@safe package final class MatchBox: FunctionBox {
  package typealias Answering = (UnsafePointer<Fts5ExtensionApi>, OpaquePointer, any Sqlite3WrapperProtocol, FunctionCall) throws -> Void

  private let answer: Answering

  package init(_ name: String, on connection: Connection, _ answer: @escaping Answering) {
    unsafe self.answer = unsafe answer
    super.init(name, on: connection)
  }

  override package func match(_ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ call: Sqlite3FunctionCall) {
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
