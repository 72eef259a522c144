import SQLiteCalls
import SQLiteEngine

/// A statement as the C API has it: compiled, bound, stepped, read, reset.
///
/// Its connection is used by one thread at a time, and so is the statement.
final class PreparedStatement: @unchecked Sendable {
  enum State: Equatable {
    case ready
    case row
    case done
    case failed(SessionError)
  }

  let connection: EngineConnection
  /// The SQL as it was given, up to its end.
  let sql: OwnedText
  let kind: StatementKind
  private let text: StatementText
  private var server: ServerStatement
  private(set) var state = State.ready
  /// One value for each parameter.
  private(set) var bindings: [WireValue]
  let parameters: [OwnedText?]
  private var stream: RowStream?
  private(set) var row: [WireValue] = []
  /// The names of the columns; nil as long as only running the statement can tell them.
  private var knownNames: [OwnedText]?
  /// The texts that were handed out of the present row, by column.
  private var texts: [Int: OwnedText] = [:]

  /// Compiles a statement.
  init(_ text: StatementText, _ sql: [UInt8], on connection: EngineConnection) throws(SessionError) {
    do throws(StatementRefusal) { kind = try text.kind() } catch { throw SessionError(error.code, error.reason) }
    self.text = text
    self.connection = connection
    self.sql = OwnedText(sql)
    server = ServerStatement(String(decoding: text.sql, as: UTF8.self))
    try connection.session.compile(server)
    bindings = Array(repeating: .null, count: server.parameters)
    let names = text.parameters
    parameters = bindings.indices.map { index in names.indices.contains(index) ? names[index].map { OwnedText($0) } : nil }
    switch kind {
    case .select: try describe()
    case .tells: break
    case .changes, .schema, .setting, .transaction: knownNames = []
    }
  }

  /// Asks for the names of the columns, and for the rows in a form in which all of them arrive.
  private func describe() throws(SessionError) {
    var failure = SessionError(.error, "the statement has no columns")
    for naming in RowQuery.naming(text) {
      do throws(SessionError) {
        let names = try connection.session.rows(ofText: naming).names
        guard names.count <= RowQuery.mostColumns else {
          throw SessionError(.toobig, "the statement has \(names.count) columns, and dqlite can tell \(RowQuery.mostColumns) at most")
        }
        knownNames = RowQuery.unnumbered(names).map { OwnedText($0) }
        connection.session.forget(server)
        server = ServerStatement(RowQuery(text.sql, columns: names.count).sql)
        return
      } catch {
        guard error.code == .error else { throw error }
        failure = error
      }
    }
    throw failure
  }

  /// 1 for EXPLAIN, 2 for EXPLAIN QUERY PLAN.
  var explains: Int32 { text.word(0) != "EXPLAIN" ? 0 : text.word(1) == "QUERY" ? 2 : 1 }

  /// How often it was compiled again because its columns had changed.
  var compiledAgain: Int32 = 0

  // MARK: Binding

  /// Whether a value may be bound.
  var takesBindings: Bool { state == .ready }

  func bind(_ value: WireValue, at index: Int) { bindings[index] = value }

  func clearBindings() { bindings = Array(repeating: .null, count: bindings.count) }

  // MARK: Running

  /// Runs the statement up to its next row: true for a row, false at the end.
  func step() throws(SessionError) -> Bool {
    if state != .row { reset() }
    do throws(SessionError) {
      try connection.refuseInterrupted()
      let isRow = try advance()
      state = isRow ? .row : .done
      return isRow
    } catch {
      endRows()
      state = .failed(error)
      throw error
    }
  }

  private func advance() throws(SessionError) -> Bool {
    texts.removeAll(keepingCapacity: true)
    switch kind {
    case .select, .tells: try begin()
    case .changes, .schema, .setting, .transaction:
      if connection.isReadOnly, !kind.isReadOnly { throw SessionError(.readonly, "attempt to write a readonly database") }
      try connection.session.run(server, bindings, kind)
      return false
    }
    guard let stream, var next = try stream.next() else {
      endRows()
      return false
    }
    if kind == .select, next.popLast() != .integer(0) {
      throw SessionError(.error, "a text has a NUL in it, where dqlite would cut it: read it as a blob, by CAST(… AS BLOB)")
    }
    row = next
    return true
  }

  /// Asks for the rows, unless that is done.
  private func begin() throws(SessionError) {
    guard stream == nil, state != .row else { return }
    do throws(SessionError) {
      stream = try connection.session.rows(of: server, bindings, kind)
    } catch {
      // The table has other columns than when the statement was compiled. SQLite compiles it again, and so do we.
      guard kind == .select, error.message.contains(" values for ") else { throw error }
      try describe()
      compiledAgain += 1
      stream = try connection.session.rows(of: server, bindings, kind)
    }
    if kind == .tells { knownNames = stream?.names.map { OwnedText($0) } ?? [] }
  }

  private func endRows() {
    stream?.discard()
    stream = nil
    row = []
    texts = [:]
  }

  /// Takes the statement back to its beginning, and returns the error of the last step, if that failed.
  @discardableResult
  func reset() -> SessionError? {
    defer { state = .ready }
    if state != .ready { endRows() }  // a ready one may have begun, to tell its columns
    guard case .failed(let error) = state else { return nil }
    return error
  }

  /// Gives the statement back, and returns the error of the last step, if that failed.
  func end() -> SessionError? {
    let error = reset()
    endRows()
    connection.session.forget(server)
    return error
  }

  // MARK: Columns

  /// The names of the columns. Only running a PRAGMA or EXPLAIN tells them: then it begins to run.
  var names: [OwnedText] {
    if knownNames == nil, state == .ready {
      do throws(SessionError) { try begin() } catch { return [] }  // its step will say why
    }
    return knownNames ?? []
  }

  /// A value of the present row.
  func value(_ column: Int) -> WireValue? { row.indices.contains(column) ? row[column] : nil }

  /// A value as text, in memory that lives until the next step.
  func text(_ column: Int) -> OwnedText? {
    if let text = texts[column] { return text }
    guard let bytes = value(column)?.asText else { return nil }
    let text = OwnedText(bytes)
    texts[column] = text
    return text
  }
}
