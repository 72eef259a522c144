import SQLiteCalls

/// An application-defined function of a connection.
@safe struct MockFunction {
  struct Key: Hashable {
    let name: String
    let argumentCount: Int32
    let encoding: Int32
  }

  let data: GivenData
  var scalar: MockHooks.Step?
  var step: MockHooks.Step?
  var final: MockHooks.Final?
  var value: MockHooks.Final?
  var inverse: MockHooks.Step?

  var isRemoval: Bool { unsafe scalar == nil && final == nil }
}

/// A collation of a connection.
@safe struct MockCollation {
  struct Key: Hashable {
    let name: String
    let encoding: Int32
  }

  let data: GivenData
  let compare: MockHooks.Compare?
}
