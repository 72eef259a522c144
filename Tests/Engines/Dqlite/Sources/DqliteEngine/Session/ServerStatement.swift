/// A statement that nodes compile: once on each connection.
final class ServerStatement {
  let sql: String
  /// How many parameters the node counted.
  fileprivate(set) var parameters = 0
  /// The number of the statement, and the connection on which it has it.
  fileprivate var compiled: (id: UInt32, generation: Int)?

  init(_ sql: String) { self.sql = sql }

  /// Its number on a connection; nil where the statement is not compiled.
  func id(on generation: Int) -> UInt32? {
    guard let compiled, compiled.generation == generation else { return nil }
    return compiled.id
  }

  func note(id: UInt32, parameters: Int, on generation: Int) {
    compiled = (id, generation)
    self.parameters = parameters
  }
}
