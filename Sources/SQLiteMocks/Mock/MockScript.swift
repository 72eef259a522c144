public import SQLiteCalls
public import SQLiteCore

/// The answers of a mock to one SQL text or pattern. Made by ``MockSqlite3Wrapper/when(_:fileID:line:)-(String,_,_)``.
///
/// A single answer is used for every run of the statement. Several answers are used for one run each, in the given order. A strict mock
/// refuses the run after the last answer, and the run after steps that end with an error, unless ``repeats()`` allows the last answer to be
/// used again. It also refuses to run a statement whose script has no answer, and refuses a row that has fewer values than there are
/// columns. A lenient mock uses the last answer for all further runs.
///
/// Every script is expected to answer at least one run, and may answer any number. ``expects(runs:)-(Int)`` sets another number.
public final class MockScript {
  /// The SQL text of the script, with the values if it is for exact values; for a pattern, "a closure" or "a regular expression".
  public let title: String
  /// The line of the test that made the script.
  let line: TestLine?
  let lock: MockLock
  /// The script for the SQL text, if this script is only for some values; otherwise nil. It stores everything that concerns compilation.
  weak var ofText: MockScript?
  /// The scripts for exact values, or for values that a closure accepts.
  var byValues: [(values: [MockValue.Content]?, accepts: ((MockBound) -> Bool)?, script: MockScript)] = []
  /// The scripts for exact values, by these values.
  var byBound: [[MockValue.Content]: MockScript] = [:]
  /// Whether SQL that the script answers was compiled.
  var isUsed = false
  /// An answer. If a closure makes the answer, only its columns are known here.
  typealias Source = (answer: MockAnswer, closure: ((MockBound) -> MockAnswer)?)
  var sources: [Source] = []
  var used = 0
  var lastServesForEver = false
  /// The expected number of runs; nil for at least one.
  var expectedRuns: ClosedRange<Int>?
  var runs = 0
  /// Descriptions of the scripts that answered SQL that this script would also have answered.
  var hiding: [String] = []
  var remainder: MockAnswer?
  var preparation: [MockAnswer.Failure?] = []
  private(set) var isReadonly: Bool?
  private(set) var declaredTypes: [String?] = []
  private(set) var origins: [ColumnOrigin?] = []

  init(title: String, at line: TestLine?, _ lock: MockLock, ofText: MockScript? = nil) {
    self.title = title
    self.line = line
    self.lock = lock
    self.ofText = ofText
  }

  /// The SQL text, without values.
  var text: String { ofText?.title ?? title }

  /// Returns the script for runs with exactly these values. It takes precedence over the script for the SQL text. A second call with the
  /// same values returns the same script.
  ///
  /// A strict mock refuses runs with other values if the script for the SQL text has no answer. Compilation depends only on the text, not
  /// on bound values.
  ///
  /// - Parameter values: The values in the order of the parameters, each with its storage class: `1` is not `1.0`.
  @discardableResult
  public func when(bound values: [SQLiteValue], fileID: String = #fileID, line: Int = #line) -> MockScript {
    let contents = values.map { MockValue.Content($0) }
    let line = TestLine(fileID, line)
    return lock.locked { (ofText ?? self).byBound.kept(contents, script("with \(Self.shown(contents))", line, for: contents)) }
  }

  /// Returns the script for runs whose values a closure accepts. Use it if only some values are known and others, such as a UUID, are not.
  ///
  /// Scripts for exact values take precedence. If several closures accept the values, the newest is used. A strict mock refuses a run that
  /// no script accepts if the script for the SQL text has no answer.
  ///
  /// ```swift
  /// sqlite.when("INSERT INTO card (id, word) VALUES (?, ?)").when { bound in bound[2] == "Apfel" }.changes(1)
  /// ```
  @discardableResult
  public func when(
    fileID: String = #fileID, line: Int = #line, bound isMeant: @escaping (_ bound: MockBound) -> Bool
  ) -> MockScript {
    lock.locked { script("with values of a closure", TestLine(fileID, line), accepting: isMeant) }
  }

  private func script(
    _ words: String, _ line: TestLine, for values: [MockValue.Content]? = nil, accepting accepts: ((MockBound) -> Bool)? = nil
  ) -> MockScript {
    let text = ofText ?? self
    let made = MockScript(title: "\(text.title) \(words)", at: line, lock, ofText: text)
    text.byValues.append((values, accepts, made))
    return made
  }

  static func shown(_ contents: [MockValue.Content]) -> String { contents.map(\.literal).joined(separator: ", ") }

  /// Adds rows for one run, followed by SQLITE_DONE or, if there is a code, an error.
  @discardableResult
  public func answers(columns: [String], rows: [[SQLiteValue]], thenFails code: ResultCode? = nil, message: String? = nil) -> MockScript {
    answers(MockAnswer(columns: columns, rows: rows, failure: code.map { MockAnswer.Failure($0, message: message) }))
  }

  /// Adds an answer for one run.
  @discardableResult
  public func answers(_ answer: MockAnswer) -> MockScript { edit { sources.append((answer, nil)) } }

  /// Adds an answer that depends on the bound values. The closure is called when a run begins. Other threads may call the mock meanwhile.
  @discardableResult
  public func answers(columns: [String] = [], _ answer: @escaping (MockBound) -> MockAnswer) -> MockScript {
    edit { sources.append((MockAnswer(columns: columns), answer)) }
  }

  /// Adds an error at the first step of one run.
  ///
  /// - Parameter endsTransaction: Whether SQLite itself rolls the transaction back; nil for its default. See
  ///   ``MockAnswer/endsTransaction``.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1, endsTransaction: Bool? = nil) -> MockScript {
    answers(.fails(code, message: message, byteOffset: byteOffset, endsTransaction: endsTransaction))
  }

  /// Makes one compilation fail, so that there is no statement. The last call also applies to all further compilations.
  @discardableResult
  public func failsToPrepare(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) -> MockScript {
    editText { $0.preparation.append(MockAnswer.Failure(code, message: message, byteOffset: byteOffset)) }
  }

  /// Makes one compilation succeed, before or after compilations that fail.
  @discardableResult
  public func prepares() -> MockScript {
    editText { $0.preparation.append(nil) }
  }

  /// Adds an answer with a code for each step. After an error, the next run continues with the remaining codes, so that a retry can be
  /// tested. If the last code is an error and there is no further answer, a strict mock refuses the run after it.
  ///
  /// - Parameters:
  ///   - codes: The codes. SQLITE_ROW returns the next of `rows`. SQLITE_DONE, or the end of the list, ends the run.
  ///   - columns: The names of the columns.
  ///   - rows: The rows for SQLITE_ROW.
  @discardableResult
  public func steps(_ codes: [ResultCode], columns: [String] = [], rows: [[SQLiteValue]] = []) -> MockScript {
    var answer = MockAnswer(columns: columns, rows: rows)
    answer.codes = codes
    return answers(answer)
  }

  /// Uses the last answer for all later runs, which a strict mock would otherwise refuse.
  @discardableResult
  public func repeats() -> MockScript {
    edit { lastServesForEver = true }
  }

  /// Sets the expected number of runs; 0 for a statement that must never run. Runs with all values are counted together or, after
  /// `when(bound:)`, only runs with these values.
  ///
  /// A strict mock refuses any further run. ``MockSqlite3Wrapper/problems`` reports too few runs and, in a lenient mock, too many.
  @discardableResult
  public func expects(runs count: Int) -> MockScript { expects(runs: count...count) }

  /// Sets the range of the expected number of runs, such as `0...1` for a statement that runs at most once.
  @discardableResult
  public func expects(runs counts: ClosedRange<Int>) -> MockScript { edit { expectedRuns = counts } }

  /// Sets the minimum expected number of runs.
  @discardableResult
  public func expects(runs counts: PartialRangeFrom<Int>) -> MockScript { expects(runs: counts.lowerBound...Int.max) }

  /// Returns the blobs in these columns of the last added answer as text. This allows text that is not valid UTF-8, which SQLite does not
  /// check.
  @discardableResult
  public func texts(inColumns columns: Int...) -> MockScript { change { $0.textColumns = Set(columns) } }

  /// Sets the result of `sqlite3_last_insert_rowid` after the run of the last added answer.
  @discardableResult
  public func lastInsertRowid(_ rowid: Int64) -> MockScript { change { $0.lastInsertRowid = rowid } }

  /// Sets the result of `sqlite3_changes` after the run of the last added answer.
  @discardableResult
  public func changes(_ count: Int64) -> MockScript { change { $0.changes = count } }

  /// Sets the result of `sqlite3_stmt_readonly`, for SQL whose first words suggest the opposite.
  @discardableResult
  public func readonly(_ isReadonly: Bool) -> MockScript {
    editText { $0.isReadonly = isReadonly }
  }

  /// Sets the result of `sqlite3_column_decltype` for each column; nil by default.
  @discardableResult
  public func declaredTypes(_ types: [String?]) -> MockScript {
    editText { $0.declaredTypes = types }
  }

  /// Sets the results of `sqlite3_column_database_name`, `_table_name` and `_origin_name` for each column; nil for an expression, and by
  /// default.
  @discardableResult
  public func origins(_ origins: [ColumnOrigin?]) -> MockScript {
    editText { $0.origins = origins }
  }

  private func edit(_ body: () -> Void) -> MockScript {
    lock.locked(body)
    return self
  }

  /// Edits the script for the SQL text.
  private func editText(_ body: (MockScript) -> Void) -> MockScript { edit { body(ofText ?? self) } }

  private func change(_ change: (inout MockAnswer) -> Void) -> MockScript {
    edit {
      if sources.last?.closure != nil || sources.isEmpty { sources.append((MockAnswer(), nil)) }
      change(&sources[sources.count - 1].answer)
    }
  }
}
