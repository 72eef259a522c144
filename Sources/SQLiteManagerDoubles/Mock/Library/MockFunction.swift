import SQLiteCalls

/// An application-defined function of a connection.
@safe struct MockFunction {
  struct Key: Hashable {
    let name: String
    let argumentCount: Int32
    let encoding: Int32
  }

  let data: GivenData
  var scalar: Sqlite3Trampolines.Call?
  var step: Sqlite3Trampolines.Call?
  var final: Sqlite3Trampolines.End?
  var value: Sqlite3Trampolines.End?
  var inverse: Sqlite3Trampolines.Call?

  var isRemoval: Bool { unsafe scalar == nil && final == nil }
}

/// A collation of a connection.
@safe struct MockCollation {
  struct Key: Hashable {
    let name: String
    let encoding: Int32
  }

  let data: GivenData
  let compare: Sqlite3Callback.Compare?
}
