public import SQLiteCalls
public import SQLiteCore

/// The answers of a mock to one SQL text or pattern. Made by ``MockSqlite3Wrapper/when(_:fileID:line:)-(String,_,_)``.
///
/// A single answer serves every run of the statement. Several answers serve one run each, in the order given; a strict mock refuses the run after
/// the last one, and the run after steps that end with an error, unless ``repeats()`` lets the last one serve for ever. It also refuses to run a
/// statement whose script has no answer, and refuses a row that is shorter than the columns. In a lenient mock the last answer serves all further runs.
///
/// Every script must serve at least one run, and may serve any number. ``expects(runs:)-(Int)`` says another number.
public final class MockScript {
  /// The SQL text that it is for, with the values if it is for some alone; of a pattern "a closure" or "a regular expression".
  public let title: String
  /// The line of the test that made it.
  let line: TestLine?
  let lock: MockLock
  /// The script of the text, where this one is for some values alone: it keeps all that concerns compiling.
  weak var ofText: MockScript?
  /// Those for some values alone, and for others of which a closure says so: these have no values.
  var byValues: [(values: [MockValue.Content]?, script: MockScript)] = []
  /// The same by the values, and by the closures.
  var (byBound, byClosure): ([[MockValue.Content]: MockScript], [(isMeant: (MockBound) -> Bool, script: MockScript)]) = ([:], [])
  /// Whether SQL was compiled that the script answers.
  var isUsed = false
  let matches: (String) -> Bool
  /// An answer; of one that a closure gives the columns.
  typealias Source = (answer: MockAnswer, closure: ((MockBound) -> MockAnswer)?)
  var sources: [Source] = []
  var used = 0
  var lastServesForEver = false
  /// How many runs the script has to serve; nil for at least one.
  var wanted: ClosedRange<Int>?
  var runs = 0
  /// The scripts that answered SQL which this one is for as well, in words.
  var hiding: [String] = []
  var remainder: MockAnswer?
  var preparation: [MockAnswer.Failure?] = []
  private(set) var isReadonly: Bool?
  private(set) var declaredTypes: [String?] = []
  private(set) var origins: [ColumnOrigin?] = []

  init(title: String, at line: TestLine?, _ lock: MockLock, ofText: MockScript? = nil, matches: @escaping (String) -> Bool) {
    self.title = title
    self.line = line
    self.lock = lock
    self.ofText = ofText
    self.matches = matches
  }

  /// The SQL text, without values.
  var text: String { ofText?.title ?? title }

  /// The script for runs with exactly these values, before the answers to the text in general; a second call with the same values gives the same script.
  ///
  /// A strict mock refuses runs with other values when there is no answer for the text in general. Compiling belongs to the text, whatever is bound.
  ///
  /// - Parameter values: The values in the order of the parameters, each with its storage class: `1` is not `1.0`.
  @discardableResult
  public func when(bound values: [SQLiteValue], fileID: String = #fileID, line: Int = #line) -> MockScript {
    let contents = values.map { MockValue.Content($0) }
    return lock.locked {
      (ofText ?? self).byBound.kept(contents, script(for: contents, "with \(Self.shown(contents))", TestLine(fileID, line)))
    }
  }

  /// The script for runs with values that a closure accepts: where some of them are known, and others, such as a UUID, are not.
  ///
  /// Scripts for exactly the values come first, and of two closures that accept them the newer one. A run that no script accepts is refused by a strict
  /// mock when there is no answer for the text in general.
  ///
  /// ```swift
  /// sqlite.when("INSERT INTO card (id, word) VALUES (?, ?)").when { bound in bound[2] == "Apfel" }.changes(1)
  /// ```
  @discardableResult
  public func when(
    fileID: String = #fileID, line: Int = #line, bound isMeant: @escaping (_ bound: MockBound) -> Bool
  ) -> MockScript {
    lock.locked {
      let made = script(for: nil, "with values of a closure", TestLine(fileID, line))
      (ofText ?? self).byClosure.append((isMeant, made))
      return made
    }
  }

  private func script(for values: [MockValue.Content]?, _ words: String, _ line: TestLine) -> MockScript {
    let text = ofText ?? self
    let made = MockScript(title: "\(text.title) \(words)", at: line, lock, ofText: text) { _ in false }
    text.byValues.append((values, made))
    return made
  }

  static func shown(_ contents: [MockValue.Content]) -> String { contents.map(\.literal).joined(separator: ", ") }

  /// Rows for one run, and then SQLITE_DONE or, with a code, an error.
  @discardableResult
  public func answers(columns: [String], rows: [[SQLiteValue]], thenFails code: ResultCode? = nil, message: String? = nil) -> MockScript {
    add(MockAnswer(columns: columns, rows: rows, failure: code.map { MockAnswer.Failure($0, message: message) }))
  }

  /// One answer for one run.
  @discardableResult
  public func answers(_ answer: MockAnswer) -> MockScript { add(answer) }

  /// An answer that depends on the bound values; the closure is called when a run begins, while other threads may call the mock.
  @discardableResult
  public func answers(columns: [String] = [], _ answer: @escaping (MockBound) -> MockAnswer) -> MockScript {
    edit { sources.append((MockAnswer(columns: columns), answer)) }
  }

  /// An error at the first step of one run.
  ///
  /// - Parameter endsTransaction: Whether SQLite rolls the transaction back by itself; nil to decide as it does, see ``MockAnswer/endsTransaction``.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1, endsTransaction: Bool? = nil) -> MockScript {
    add(.fails(code, message: message, byteOffset: byteOffset, endsTransaction: endsTransaction))
  }

  /// An error of the compilation: the statement is never made. It serves one compilation; the last such error serves all further ones.
  @discardableResult
  public func failsToPrepare(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) -> MockScript {
    editText { $0.preparation.append(MockAnswer.Failure(code, message: message, byteOffset: byteOffset)) }
  }

  /// A compilation that succeeds, before or after others that do not.
  @discardableResult
  public func prepares() -> MockScript {
    editText { $0.preparation.append(nil) }
  }

  /// A code for each step. After an error the next run goes on with the rest, so that a retry can be played; when the last code is an error
  /// and nothing else was given, a strict mock refuses the run after it.
  ///
  /// - Parameters:
  ///   - codes: SQLITE_ROW takes the next of `rows`; SQLITE_DONE, or the end of the list, ends the run.
  ///   - columns: The names of the columns.
  ///   - rows: The rows for SQLITE_ROW.
  @discardableResult
  public func steps(_ codes: [ResultCode], columns: [String] = [], rows: [[SQLiteValue]] = []) -> MockScript {
    var answer = MockAnswer(columns: columns, rows: rows)
    answer.codes = codes
    return add(answer)
  }

  /// Lets the last answer serve all runs after it, where a strict mock would refuse them.
  @discardableResult
  public func repeats() -> MockScript {
    edit { lastServesForEver = true }
  }

  /// Says how many runs there must be, with all values together or, after `when(bound:)`, with these values: 0 for a statement that must never run.
  ///
  /// A strict mock refuses the run after the last one. Too few runs are one of the ``MockSqlite3Wrapper/problems``, too many in a lenient mock as well.
  @discardableResult
  public func expects(runs count: Int) -> MockScript { expects(runs: count...count) }

  /// Says between which numbers the runs must be: `0...1` for a statement that may run, and then once.
  @discardableResult
  public func expects(runs counts: ClosedRange<Int>) -> MockScript { edit { wanted = counts } }

  /// Says how many runs there must be at least.
  @discardableResult
  public func expects(runs counts: PartialRangeFrom<Int>) -> MockScript { expects(runs: counts.lowerBound...Int.max) }

  /// Hands out the blobs in some columns of the last answer given as texts: SQLite does not check whether a text is UTF-8.
  @discardableResult
  public func texts(inColumns columns: Int...) -> MockScript { change { $0.textColumns = Set(columns) } }

  /// The rowid that `sqlite3_last_insert_rowid` answers after the run of the last answer given.
  @discardableResult
  public func lastInsertRowid(_ rowid: Int64) -> MockScript { change { $0.lastInsertRowid = rowid } }

  /// The number that `sqlite3_changes` answers after the run of the last answer given.
  @discardableResult
  public func changes(_ count: Int64) -> MockScript { change { $0.changes = count } }

  /// The answer of `sqlite3_stmt_readonly`, where the first words of the SQL say something else.
  @discardableResult
  public func readonly(_ isReadonly: Bool) -> MockScript {
    editText { $0.isReadonly = isReadonly }
  }

  /// The answer of `sqlite3_column_decltype` for each column; nil otherwise.
  @discardableResult
  public func declaredTypes(_ types: [String?]) -> MockScript {
    editText { $0.declaredTypes = types }
  }

  /// The answers of `sqlite3_column_database_name`, `_table_name` and `_origin_name` for each column; nil for an expression, and otherwise.
  @discardableResult
  public func origins(_ origins: [ColumnOrigin?]) -> MockScript {
    editText { $0.origins = origins }
  }

  private func edit(_ body: () -> Void) -> MockScript {
    lock.locked(body)
    return self
  }

  /// Edits the script of the text.
  private func editText(_ body: (MockScript) -> Void) -> MockScript { edit { body(ofText ?? self) } }

  private func add(_ answer: MockAnswer) -> MockScript { edit { sources.append((answer, nil)) } }

  private func change(_ change: (inout MockAnswer) -> Void) -> MockScript {
    edit {
      if sources.isEmpty || sources[sources.count - 1].closure != nil { sources.append((MockAnswer(), nil)) }
      change(&sources[sources.count - 1].answer)
    }
  }
}
