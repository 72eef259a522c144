public import SQLiteCore

/// One instruction of a compiled statement. <https://sqlite.org/opcode.html>
public struct Instruction: Hashable, Sendable {
  /// The index of the instruction in the program.
  public let address: Int
  /// The name of the operation.
  public let opcode: String
  /// The operands; SQLite has five.
  public let operands: [SQLiteValue]
}

extension Connection {
  /// Returns the program that SQLite compiles from a statement, without running it.
  ///
  /// - Throws: ``SQLiteError`` for SQL that does not compile.
  ///
  /// <https://sqlite.org/lang_explain.html>
  public func explain(_ sql: SQL) throws -> [Instruction] {
    var program: [Instruction] = []
    for row in try explained("EXPLAIN ", sql) {
      let operands: [SQLiteValue] = [try row["p1"], try row["p2"], try row["p3"], try row["p4"], try row["p5"]]
      program.append(Instruction(address: try row["addr"], opcode: try row["opcode"], operands: operands))
    }
    return program
  }
}
