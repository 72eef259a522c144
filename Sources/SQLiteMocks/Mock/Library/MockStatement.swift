import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// A prepared statement of a mock. Its state changes according to ``StatementStates``.
@safe final class MockStatement {
  let handle: UInt
  let connection: MockConnection
  let sql: [UInt8]
  /// The SQL text that is compared with scripts.
  let key: String
  /// The script with the results of the statement's runs; nil if there is none, as for most PRAGMAs.
  let script: MockScript?
  let pragma: MockPragma?
  /// The transaction statement, whether or not it has a script; nil for any other statement.
  let transaction: MockTransaction?
  /// The ATTACH or DETACH statement, whether or not it has a script; nil for any other statement.
  let attachment: MockAttachment?
  let parameters: SQLParameters
  let isLegacy: Bool
  let isReadonly: Bool
  /// Whether it inserts, updates or deletes rows.
  let isChange: Bool
  /// The schema that it writes to: `temp` if the SQL text says so, otherwise the schema of the PRAGMA or `main`.
  let schema: String
  /// The access of a run to a database: none, read or write.
  let access: TransactionState

  @safe @exclusivity(unchecked) private(set) var state = StatementState.fresh
  var bindings: [MockBinding?]
  @safe @exclusivity(unchecked) var failure: MockAnswer.Failure?
  @safe @exclusivity(unchecked) var row: [MockValue] = []
  @safe @exclusivity(unchecked) var columns: [String]
  let declaredTypes: [String?]
  let origins: [ColumnOrigin?]
  /// The number of recompilations, one for each run whose columns differ from the previous run.
  var recompilations: Int32 = 0

  // The current run
  @safe @exclusivity(unchecked) var answer = MockAnswer.done
  @safe @exclusivity(unchecked) var rowsTaken = 0
  /// The script that answers the run.
  @safe @exclusivity(unchecked) var answering: MockScript?
  /// Whether it has run before.
  var hasRun = false
  /// Whether the changes of the run have been reported to the connection.
  var hasReportedChanges = false

  /// C strings that live as long as the statement.
  private var texts = KeptTexts()

  init(
    handle: UInt, connection: MockConnection, sql: [UInt8], key: String, verb: MockVerb, script: MockScript?, pragma: MockPragma?,
    transaction: MockTransaction?, attachment: MockAttachment?, parameters: SQLParameters, isLegacy: Bool
  ) {
    self.handle = handle
    self.connection = connection
    self.sql = sql
    self.key = key
    self.script = script
    self.pragma = pragma
    self.transaction = transaction
    self.attachment = attachment
    self.parameters = parameters
    self.isLegacy = isLegacy
    isReadonly = pragma?.isReadonly ?? script?.isReadonly ?? transaction?.isReadonly ?? verb.isReadonly
    isChange = verb.isChange
    schema = pragma?.schema ?? (verb.namesTemporary ? "temp" : "main")
    let access = pragma?.access ?? (isReadonly ? (verb.readsTable ? .read : .none) : .write)
    self.access = transaction == nil ? access : .none
    columns = script?.columns ?? pragma?.columns ?? []
    (declaredTypes, origins) = (script?.declaredTypes ?? [], script?.origins ?? [])
    bindings = Array(repeating: nil, count: parameters.count)
  }

  /// Whether its run has not ended: it is on a row, or the database was locked and the next step tries again.
  var isRunning: Bool { state == .row || state == .failed && failure?.isOfLock == true }

  var writes: Bool { access == .write }

  /// Whether it forms its own transaction if none is open.
  var usesDatabase: Bool { transaction != nil || access != .none || pragma?.name == "journal_mode" }

  /// The rule in ``StatementStates`` for a call in the current state.
  func rule(_ call: StatementCall) -> StatementRule { StatementStates.rule(of: call, in: state) }

  /// Moves to one of the states that ``StatementStates`` allows after a call. The default is the first of them.
  func move(by call: StatementCall, to next: StatementState? = nil) { state = next ?? rule(call).next.first ?? state }

  /// A C string that lives as long as the statement.
  func text(_ text: String) -> UnsafePointer<CChar> { unsafe texts.text(text).cString }

  /// UTF-16 that lives as long as the statement.
  func text16(_ text: String) -> UnsafeRawPointer { unsafe UnsafeRawPointer(texts.text16(text).base) }

  /// The current bound values.
  var boundContents: [MockValue.Content] { bindings.map { $0?.content ?? .null } }

  /// The SQL text with every parameter replaced by its value. <https://sqlite.org/c3ref/expanded_sql.html>
  func expanded(realDigits: Int) -> [UInt8] {
    var made: [UInt8] = []
    var end = 0
    let contents = boundContents
    for place in parameters.places {
      made += sql[end..<place.range.lowerBound]
      made += Array(contents[place.number - 1].literal(realDigits: realDigits).utf8)
      end = place.range.upperBound
    }
    return made + sql[end...]
  }
}
