import SQLiteCalls

/// An application-defined function of a connection.
@safe struct MockFunction {
  struct Key: Hashable {
    let name: String
    let argumentCount: Int32
    let encoding: Int32
  }

  var context: UnsafeMutableRawPointer?
  var scalar: MockHooks.Step?
  var step: MockHooks.Step?
  var final: MockHooks.Final?
  var value: MockHooks.Final?
  var inverse: MockHooks.Step?
  var destructor: Sqlite3Destructor.Function?

  var isRemoval: Bool { unsafe scalar == nil && final == nil }

  func end() { unsafe Sqlite3Destructor.call(destructor, with: context) }
}

/// A collation of a connection.
@safe struct MockCollation {
  struct Key: Hashable {
    let name: String
    let encoding: Int32
  }

  var context: UnsafeMutableRawPointer?
  var compare: MockHooks.Compare?
  var destructor: Sqlite3Destructor.Function?

  func end() { unsafe Sqlite3Destructor.call(destructor, with: context) }
}
