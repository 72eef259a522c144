public import SQLiteCalls
public import SQLiteCore

/// What a mock answers to one SQL text or pattern. Made by ``MockSqlite3Wrapper/when(_:)-(String)``.
///
/// Each answer serves one run of the statement, in the order given; the last one serves all further runs, unless it is a list of steps that
/// ends with an error. A strict mock refuses to run a statement whose script has no answer, or a row that is shorter than the columns.
public final class MockScript {
  private enum Source {
    case fixed(MockAnswer)
    case computed(columns: [String], (MockBound) -> MockAnswer)
  }

  let title: String
  private let lock: MockLock
  /// Whether SQL was compiled that it answers.
  var isUsed = false
  private let matches: (String) -> Bool
  private var sources: [Source] = []
  private var used = 0
  private var remainder: MockAnswer?
  var preparation: [MockAnswer.Failure?] = []
  private(set) var isReadonly: Bool?
  private(set) var declaredTypes: [String?] = []
  private(set) var origins: [MockOrigin?] = []

  init(title: String, _ lock: MockLock, matches: @escaping (String) -> Bool) {
    self.title = title
    self.lock = lock
    self.matches = matches
  }

  func answers(to sql: String) -> Bool { matches(sql) }

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
    edit { sources.append(.computed(columns: columns, answer)) }
  }

  /// An error at the first step of one run.
  ///
  /// - Parameter endsTransaction: Whether SQLite rolls the transaction back by itself; nil to decide as it does, see ``MockAnswer/endsTransaction``.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1, endsTransaction: Bool? = nil) -> MockScript {
    add(.fails(code, message: message, byteOffset: byteOffset, endsTransaction: endsTransaction))
  }

  /// An error of the compilation: the statement is never made. It serves one compilation, the last one all further ones.
  @discardableResult
  public func failsToPrepare(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) -> MockScript {
    edit { preparation.append(MockAnswer.Failure(code, message: message, byteOffset: byteOffset)) }
  }

  /// A compilation that succeeds, before or after others that do not.
  @discardableResult
  public func prepares() -> MockScript {
    edit { preparation.append(nil) }
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

  /// The rowid `sqlite3_last_insert_rowid` answers after the run of the last answer given.
  @discardableResult
  public func lastInsertRowid(_ rowid: Int64) -> MockScript { change { $0.lastInsertRowid = rowid } }

  /// The number `sqlite3_changes` answers after the run of the last answer given.
  @discardableResult
  public func changes(_ count: Int64) -> MockScript { change { $0.changes = count } }

  /// What `sqlite3_stmt_readonly` answers, where the first words of the SQL say something else.
  @discardableResult
  public func readonly(_ isReadonly: Bool) -> MockScript {
    edit { self.isReadonly = isReadonly }
  }

  /// What `sqlite3_column_decltype` answers for each column; nil otherwise.
  @discardableResult
  public func declaredTypes(_ types: [String?]) -> MockScript {
    edit { declaredTypes = types }
  }

  /// What `sqlite3_column_database_name`, `_table_name` and `_origin_name` answer for each column; nil for an expression, and otherwise.
  @discardableResult
  public func origins(_ origins: [MockOrigin?]) -> MockScript {
    edit { self.origins = origins }
  }

  private func edit(_ body: () -> Void) -> MockScript {
    lock.locked(body)
    return self
  }

  private func add(_ answer: MockAnswer) -> MockScript { edit { sources.append(.fixed(answer)) } }

  private func change(_ change: (inout MockAnswer) -> Void) -> MockScript {
    edit {
      var answer = MockAnswer()
      if case .fixed(let last)? = sources.last {
        answer = last
        sources.removeLast()
      }
      change(&answer)
      sources.append(.fixed(answer))
    }
  }
}

extension MockScript {
  private var current: Source? { sources.isEmpty ? nil : sources[min(used, sources.count - 1)] }

  /// The columns of the run to come.
  var columns: [String] {
    switch current {
    case .fixed(let answer)?: answer.columns
    case .computed(let columns, _)?: columns
    case nil: []
    }
  }

  /// What the next compilation reports; nil when it succeeds.
  func nextPreparation() -> MockAnswer.Failure? {
    guard let first = preparation.first else { return nil }
    if preparation.count > 1 { preparation.removeFirst() }
    return first
  }

  /// The answer of the run that begins; what is wrong with it, if anything is.
  func nextAnswer(_ bound: MockBound) -> (answer: MockAnswer, fault: String?) {
    if let rest = remainder {
      remainder = nil
      return (rest, nil)
    }
    let (source, isRepeated) = (current, used >= sources.count)
    used += 1
    switch source {
    case .fixed(let answer)?:
      if isRepeated, let last = answer.codes.last, last != .row, last != .done {
        return (answer, "the steps of the script \(title) end with an error, and there is no answer for the run after it")
      }
      return (answer, fault(of: answer))
    case .computed(let columns, let answer)?:
      var made = lock.unlocked { answer(bound) }
      if made.columns.isEmpty { made.columns = columns }
      return (made, fault(of: made))
    case nil: return (.done, "the script \(title) has no answer")
    }
  }

  private func fault(of answer: MockAnswer) -> String? {
    guard let short = answer.rows.firstIndex(where: { $0.count < answer.columns.count }) else { return nil }
    let counts = "\(answer.rows[short].count) values for \(answer.columns.count) columns"
    return "row \(short + 1) of the script \(title) has \(counts)"
  }

  /// Leaves what comes after an error for the next run.
  func leave(_ answer: MockAnswer) { remainder = answer.codes.isEmpty ? nil : answer }
}
