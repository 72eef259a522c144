public import SQLiteCalls
public import SQLiteCore

/// What a mock answers to one SQL text or pattern. Made by ``MockSqlite3Wrapper/when(_:)-(String)``.
///
/// Each answer serves one run of the statement, in the order given; the last one serves all further runs.
public final class MockScript {
  private enum Source {
    case fixed(MockAnswer)
    case computed(columns: [String], (MockBound) -> MockAnswer)
  }

  let title: String
  /// Whether SQL was compiled that it answers.
  var isUsed = false
  private let matches: (String) -> Bool
  private var sources: [Source] = []
  private var used = 0
  private var remainder: MockAnswer?
  var preparation: [MockAnswer.Failure?] = []
  private(set) var isReadonly: Bool?
  private(set) var declaredTypes: [String?] = []

  init(title: String, matches: @escaping (String) -> Bool) {
    self.title = title
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

  /// An answer that depends on the bound values; the closure is called when a run begins, under the mock's lock.
  @discardableResult
  public func answers(columns: [String] = [], _ answer: @escaping (MockBound) -> MockAnswer) -> MockScript {
    sources.append(.computed(columns: columns, answer))
    return self
  }

  /// An error at the first step of one run.
  @discardableResult
  public func fails(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) -> MockScript {
    add(MockAnswer(failure: MockAnswer.Failure(code, message: message, byteOffset: byteOffset)))
  }

  /// An error of the compilation: the statement is never made. It serves one compilation, the last one all further ones.
  @discardableResult
  public func failsToPrepare(_ code: ResultCode, message: String? = nil, byteOffset: Int32 = -1) -> MockScript {
    preparation.append(MockAnswer.Failure(code, message: message, byteOffset: byteOffset))
    return self
  }

  /// A compilation that succeeds, before or after others that do not.
  @discardableResult
  public func prepares() -> MockScript {
    preparation.append(nil)
    return self
  }

  /// A code for each step. Behind an error the next run goes on with the rest, so that a retry can be played.
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
    self.isReadonly = isReadonly
    return self
  }

  /// What `sqlite3_column_decltype` answers for each column; nil otherwise.
  @discardableResult
  public func declaredTypes(_ types: [String?]) -> MockScript {
    declaredTypes = types
    return self
  }

  private func add(_ answer: MockAnswer) -> MockScript {
    sources.append(.fixed(answer))
    return self
  }

  private func change(_ edit: (inout MockAnswer) -> Void) -> MockScript {
    var answer = MockAnswer()
    if case .fixed(let last)? = sources.last {
      answer = last
      sources.removeLast()
    }
    edit(&answer)
    return add(answer)
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

  /// The answer of the run that begins.
  func nextAnswer(_ bound: MockBound) -> MockAnswer {
    if let rest = remainder {
      remainder = nil
      return rest
    }
    defer { used += 1 }
    switch current {
    case .fixed(let answer)?: return answer
    case .computed(let columns, let answer)?:
      var made = answer(bound)
      if made.columns.isEmpty { made.columns = columns }
      return made
    case nil: return .done
    }
  }

  /// Leaves what comes after an error for the next run.
  func leave(_ answer: MockAnswer) { remainder = answer.codes.isEmpty ? nil : answer }
}
