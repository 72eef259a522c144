/// A statement that nodes compile: once on each connection.
final class ServerStatement {
  let sql: String
  /// How many parameters the node counted.
  fileprivate(set) var parameters = 0
  /// Its number, and the connection on which it has that.
  fileprivate var compiled: (id: UInt32, generation: Int)?

  init(_ sql: String) { self.sql = sql }

  /// Its number on a connection; nil where it is not compiled.
  func id(on generation: Int) -> UInt32? {
    guard let compiled, compiled.generation == generation else { return nil }
    return compiled.id
  }

  func note(id: UInt32, parameters: Int, on generation: Int) {
    compiled = (id, generation)
    self.parameters = parameters
  }
}
