import SQLiteCalls
import SQLiteManagerEngine

extension CallHandles {
  /// The handle that a call which answered has put where one of its arguments points to; to be asked before the call returns.
  ///
  /// A failed open hands out a connection all the same; a failed call of another kind may leave the variable as it was.
  package func handedOut<Answer>(_ answer: Answer, _ arguments: [Sqlite3Argument]) -> UInt? {
    guard let gives, case .out(let index) = gives.place else { return nil }
    guard gives.kind == .connection || exactly(answer, Int32.self) == ResultCode.ok.rawValue else { return nil }
    return arguments.handedOut(index)
  }
}
