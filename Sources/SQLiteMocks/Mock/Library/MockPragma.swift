import SQLiteCalls
import SQLiteCore

/// A parsed PRAGMA that the mock runs without a script. It reads a value, sets one with `=`, or is called with parentheses.
/// <https://sqlite.org/pragma.html>
struct MockPragma {
  /// The name, in lower case.
  let name: String
  /// The name of the schema, in lower case; `main` if the text has none.
  let schema: String
  /// The argument, without quotes; nil for a PRAGMA that only reads.
  let argument: String?
  let setting: MockSetting
  /// SQLite's error for an unknown schema.
  private let unknownSchema: MockAnswer.Failure

  /// Parses a PRAGMA. Fails if the text is not a PRAGMA, or if a mock cannot know the result of the PRAGMA.
  ///
  /// - Throws: SQLite's error if the text starts with PRAGMA but is malformed.
  init?(_ syntax: MockSyntax) throws(MockAnswer.Failure) {
    var syntax = syntax
    guard syntax.takes("PRAGMA") != nil else { return nil }
    let offset = syntax.fault.byteOffset
    let first = try syntax.name()
    unknownSchema = .error("unknown database \(first)", byteOffset: offset)
    let hasSchema = syntax.takes(sign: ".")
    schema = hasSchema ? first.lowercased() : "main"
    name = try (hasSchema ? syntax.name() : first).lowercased()
    let isCall = syntax.takes(sign: "(")
    argument = isCall || syntax.takes(sign: "=") ? try syntax.value() : nil
    if isCall, !syntax.takes(sign: ")") { throw syntax.fault }
    try syntax.end()
    guard let setting = MockSetting.all[name] else { return nil }
    self.setting = setting
  }

  /// The names of the result columns, whether or not there is a row.
  var columns: [String] {
    if case .action(let answer) = setting.kind { return answer.columns }
    guard argument == nil || setting.answers else { return [] }
    return [name == "busy_timeout" ? "timeout" : name]
  }

  /// The result of `sqlite3_stmt_readonly`.
  var isReadonly: Bool {
    switch setting.kind {
    case .header, .autoVacuum: argument == nil
    case .journalMode: false
    case .action: name != "wal_checkpoint" && name != "incremental_vacuum"
    default: true
    }
  }

  /// Whether the PRAGMA reads or sets a number in the header of the database.
  var isOfHeader: Bool { if case .header = setting.kind { true } else { false } }

  /// The access of the PRAGMA to its database: none, read or write.
  var access: TransactionState {
    switch setting.kind {
    case .header: argument == nil ? .read : .write
    case .constant: .read
    case .action: name == "incremental_vacuum" ? .write : name == "optimize" ? .read : .none
    default: name == "max_page_count" ? .read : .none
    }
  }

  /// Whether the PRAGMA can run several times without being recompiled, for example because it reads a number in the header.
  var isReusable: Bool { argument == nil && (isOfHeader || name == "data_version" || name == "freelist_count") }

  /// Whether SQLite must read the schema to compile the PRAGMA.
  var needsSchema: Bool { setting.isOfSchema || access != .none }

  /// Whether the PRAGMA applies to the schema `main`.
  var isOfMain: Bool { schema == "main" }

  /// Whether the PRAGMA only configures a connection.
  var isSetting: Bool {
    switch setting.kind {
    case .header, .constant, .action: false
    default: argument != nil
    }
  }

  /// The error with which SQLite refuses to compile the PRAGMA for a connection; nil if it compiles.
  func refusal(on connection: MockConnection) -> MockAnswer.Failure? {
    if connection.databases[schema] == nil { return unknownSchema }
    guard let argument else { return nil }
    switch setting.kind {
    case .encoding where MockSetting.encoding(argument) == nil:
      return .error("unsupported encoding: \(argument)")
    case .synchronous where connection.isInTransaction:
      return .error("Safety level may not be changed inside a transaction")
    case .temporaryStore where connection.isInTransaction && !connection.temporary.header.isEmpty:
      return .error("temporary storage cannot be changed from within a transaction")
    default: return nil
    }
  }

  private var key: String { setting.isOfSchema && !isOfMain ? "\(schema).\(name)" : name }

  /// Runs the PRAGMA on a connection, which sets or reads the value, and returns the result.
  func run(on connection: MockConnection) -> MockAnswer {
    switch setting.kind {
    case .header: return runHeader(on: connection)
    case .action(let answer): return answer
    case .constant: break
    default: if let argument, let failure = set(argument, on: connection) { return MockAnswer(columns: columns, failure: failure) }
    }
    guard !columns.isEmpty else { return .done }
    if case .mapSize = setting.kind, isPrivate(connection) { return MockAnswer(columns: columns) }
    return MockAnswer(columns: columns, rows: [[value(on: connection)]])
  }

  private func value(on connection: MockConnection) -> SQLiteValue {
    if let option = setting.option, let isOn = connection.options[option] { return .integer(Int64(isOn)) }
    if case .journalMode = setting.kind, database(of: connection).isWriteAhead { return "wal" }
    if name == "data_version" { return .integer(Int64(1 + database(of: connection).commits(beside: connection))) }
    let standard = name == "journal_mode" && isInMemory(connection) ? "memory" : setting.standard
    return connection.pragmas[key] ?? standard
  }

  private func set(_ argument: String, on connection: MockConnection) -> MockAnswer.Failure? {
    switch setting.kind {
    case .journalMode:
      guard let mode = MockSetting.journalMode(argument) else { return nil }
      if isPrivate(connection), mode == "wal" || isInMemory(connection) && !["memory", "off"].contains(mode) { return nil }
      guard (mode == "wal") != (value(on: connection) == "wal") else { break }
      if connection.isInTransaction {
        return .error("cannot change \(mode == "wal" ? "into" : "out of") wal mode from within a transaction")
      }
      if connection.isQueryOnly || connection.isReadonly(schema) { return .init(.readonly) }
      database(of: connection).isWriteAhead = mode == "wal"
      if mode == "wal" { return nil }
    case .flag where name == "foreign_keys" && connection.isInTransaction: return nil
    default: break
    }
    guard let value = setting.value(of: argument) else { return nil }
    if let option = setting.option, case .integer(let isOn) = value {
      connection.options[option] = Int32(isOn)
    } else {
      connection.pragmas[key] = value
    }
    return nil
  }

  /// Reads a number in the header of the database.
  private func runHeader(on connection: MockConnection) -> MockAnswer {
    if argument != nil { return .done }  // the number is set at the end of the run
    return MockAnswer(columns: [name], rows: [[database(of: connection).header(for: connection)[name] ?? 0]])
  }

  /// Sets a number in the header of the database. Called once the commit hook has not refused.
  func setHeader(on connection: MockConnection) {
    guard isOfHeader, let argument else { return }
    let database = database(of: connection)
    if connection.isInTransaction { _ = database.lock(for: connection) }
    database.header[name] = setting.value(of: argument)
  }

  private func database(of connection: MockConnection) -> MockDatabase {
    connection.databases[schema] ?? connection.database
  }

  private func filename(_ connection: MockConnection) -> String { connection.filename(of: schema) ?? "" }

  /// Whether the database has no named file.
  private func isPrivate(_ connection: MockConnection) -> Bool { DatabaseURI.path(ofName: filename(connection)) == nil }

  private func isInMemory(_ connection: MockConnection) -> Bool { isPrivate(connection) && !filename(connection).isEmpty }
}
