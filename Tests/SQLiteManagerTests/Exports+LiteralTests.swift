import SQLiteManager
import Testing

/// Which declaration an answer is of: a row's is its rowid, that of several rows their number.
private func declaration(_: Int64) -> String { "ColumnValues" }
private func declaration(_: Int) -> String { "rows of ColumnValues" }
private func declaration(_: [OwnedRow]) -> String { "owned rows" }
private func declaration(_: SQLiteValue?) -> String { "a value" }
private func declaration(_: [String: Int]) -> String { "a value that comes back" }
private func declaration(_: [String]?) -> String { "columns that differed" }

@Suite struct `A literal` {
  /// No overload depends on what a literal holds: each line takes the declaration that its form says.
  @Test func `takes the declaration of its form, whatever it holds`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a, b, c)")
    let none: Int? = nil
    let taken: [(String, String)] = [
      (#"insert(["a": 1])"#, declaration(try connection.insert(["a": 1], into: "t"))),
      (#"insert(["a": "x"])"#, declaration(try connection.insert(["a": "x"], into: "t"))),
      (#"insert(["a": 2.5])"#, declaration(try connection.insert(["a": 2.5], into: "t"))),
      (#"insert(["a": true])"#, declaration(try connection.insert(["a": true], into: "t"))),
      (#"insert(["a": .null])"#, declaration(try connection.insert(["a": .null], into: "t"))),
      (#"insert(["a": none])"#, declaration(try connection.insert(["a": none], into: "t"))),
      (#"insert(["a": 1, "b": 2])"#, declaration(try connection.insert(["a": 1, "b": 2], into: "t"))),
      (#"insert(["a": 1, "b": "x"])"#, declaration(try connection.insert(["a": 1, "b": "x"], into: "t"))),
      (#"insert(["a": 1, "b": 2.5, "c": "x"])"#, declaration(try connection.insert(["a": 1, "b": 2.5, "c": "x"], into: "t"))),
      (#"insert(["a": [1, 2] as [UInt8]])"#, declaration(try connection.insert(["a": [1, 2] as [UInt8]], into: "t"))),
      (#"insert(["a": "x\(1)"])"#, declaration(try connection.insert(["a": "x\(1)"], into: "t"))),
      (#"insert([:])"#, declaration(try connection.insert([:], into: "t"))),
      (#"insert([["a": 1]])"#, declaration(try connection.insert([["a": 1]], into: "t"))),
      (#"insert([["a": 1], ["a": "x"]])"#, declaration(try connection.insert([["a": 1], ["a": "x"]], into: "t"))),
      (#"insert([["a": .null], ["b": none]])"#, declaration(try connection.insert([["a": .null], ["b": none]], into: "t"))),
      (#"insert((1...2).map { ["a": $0] })"#, declaration(try connection.insert((1...2).map { ["a": $0] }, into: "t"))),
      (
        #"insert((1...2).map { ["a": "x\($0)", "b": $0] })"#,
        declaration(try connection.insert((1...2).map { ["a": "x\($0)", "b": $0] }, into: "t"))
      ),
      (#"insert(encoding: ["a": 1])"#, declaration(try connection.insert(encoding: ["a": 1], into: "t"))),
      (#"update(set: ["a": 1], where:)"#, declaration(try connection.update("t", set: ["a": 1], where: "a = 1"))),
      (#"update(encoding: ["a": 1], where:)"#, declaration(try connection.update("t", encoding: ["a": 1], where: "a = 1"))),
      (
        #"insert(encoding: ["id": 99], returning:)"#,
        declaration(try connection.insert(encoding: ["id": 99, "a": 1, "b": 1, "c": 1], into: "t", returning: [String: Int].self))
      ),
      (#"update(encoding: ["id": 99])"#, declaration(try connection.update("t", encoding: ["id": 99, "a": 2]))),
      (#"rows("SELECT a")"#, declaration(try connection.rows("SELECT a FROM t"))),
      (#"rows("SELECT \(1)")"#, declaration(try connection.rows("SELECT \(1)"))),
      (#"value("SELECT \("x")", as: SQLiteValue.self)"#, declaration(try connection.value("SELECT \("x")", as: SQLiteValue.self))),
    ]
    for (literal, declaration) in taken { print("\(literal) → \(declaration)") }
    let expected =
      Array(repeating: "ColumnValues", count: 12) + Array(repeating: "rows of ColumnValues", count: 5)
      + ["ColumnValues", "rows of ColumnValues", "rows of ColumnValues", "a value that comes back", "columns that differed"]
      + ["owned rows", "owned rows", "a value"]
    #expect(taken.map(\.1) == expected)
    #expect(try connection.value("SELECT a FROM t WHERE b = 2 AND a LIKE 'x%'", as: String.self) == "x2")
  }
}
