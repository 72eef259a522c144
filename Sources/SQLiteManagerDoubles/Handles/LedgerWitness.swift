import SQLiteCalls

/// Answers what a ledger cannot learn from the calls that pass through it.
package struct LedgerWitness {
  /// The innermost wrapper, to which all doubles merely pass calls on, so that none of them records or counts a question of the ledger's. Nil when that
  /// wrapper only answers scripts, for it would count the question itself.
  package let library: (any Sqlite3WrapperProtocol)?
  private let doubles: [any TransparentDouble]

  package init(behind wrapper: any Sqlite3WrapperProtocol) {
    var last = wrapper
    var found: [any TransparentDouble] = []
    while let double = last as? any TransparentDouble {
      found.append(double)
      last = double.inner
    }
    doubles = found
    library = last.runsAnySQL ? last : nil
  }

  /// How many columns a statement has values of; 0 without a row, nil when nobody can say.
  func dataCount(_ statement: UInt) -> Int32? {
    unsafe library?.sqlite3_data_count(OpaquePointer(bitPattern: statement))
  }

  /// Whether the code that a call answered was injected.
  func injected(_ code: ResultCode, _ call: Sqlite3Call) -> Bool { doubles.contains { $0.hasInjected(code, into: call) } }
}
