let tupleHead = "// Written by Scripts/generate-calls from Scripts/generator/Tuples.swift: change the script, not this file.\n\n"

/// How many columns a row read into a tuple may have.
let largestTuple = 4

/// The ways to read rows as tuples for one number of columns.
private struct Arity {
  let count: Int
  /// A, B, C …
  let letters: [Character]

  init(_ count: Int) {
    self.count = count
    letters = Array("ABCD".prefix(count))
  }

  var generics: String { "<" + letters.map { "\($0): SQLiteExtractable" }.joined(separator: ", ") + ">" }
  var names: [String] { letters.map { $0.lowercased() } }
  var types: String { letters.map(String.init).joined(separator: ", ") }
  var element: String { count == 1 ? "A" : "(\(types))" }
  var parameters: String { "as " + letters.map { "\($0 == "A" ? "" : "_ ")\($0.lowercased()): \($0).Type" }.joined(separator: ", ") }
  var arguments: String { "as: " + names.joined(separator: ", ") }
  var reads: String { names.enumerated().map { "try row[\($0.offset), as: \($0.element)]" }.joined(separator: ", ") }
  var made: String { count == 1 ? reads : "(\(reads))" }
  var noun: String { count == 1 ? "The one column" : "The \(count) columns" }
}

/// The errors that all of them throw.
private let errors = """
    ///
    /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
    ///   fit its type.
  """

extension Arity {
  /// Nothing for one column: `value(as:)` reads that of the first row.
  fileprivate func ofFirstRow(_ method: String) -> String { count == 1 ? "" : method + "\n\n" }
}

func statementTuplesFile() -> String {
  var text = tupleHead + "extension Statement {\n"
  for arity in (1...largestTuple).map(Arity.init) {
    text += """
        /// \(arity.noun) of each row.
      \(errors)
        @_alwaysEmitIntoClient public func rows\(arity.generics)(\(arity.parameters)) throws -> [\(arity.element)] {
          try rows(columns: \(arity.count)) { row in \(arity.made) }
        }


      """
    text += arity.ofFirstRow(
      """
        /// \(arity.noun) of the first row; nil when there is none. The rest is as for ``row(_:)``.
      \(errors)
        @_alwaysEmitIntoClient public func row\(arity.generics)(\(arity.parameters)) throws -> \(arity.element)? {
          try row(columns: \(arity.count)) { row in \(arity.made) }
        }
      """)
    text += """
        /// Calls a closure with \(arity.noun.lowercased()) of each row. An error of the closure is thrown on.
      \(errors)
        @_alwaysEmitIntoClient @inline(__always)
        public func forEach\(arity.generics)(\(arity.parameters), _ body: (\(arity.types)) throws -> Void) throws {
          try forEach(columns: \(arity.count)) { row in try body(\(arity.reads.replacing("try ", with: ""))) }
        }


      """
  }
  return text + "}\n"
}

func connectionTuplesFile() -> String {
  var text = tupleHead + "extension Connection {\n"
  for arity in (1...largestTuple).map(Arity.init) {
    text += """
        /// \(arity.noun) of each row of a query.
      \(errors)
        @_alwaysEmitIntoClient public func rows\(arity.generics)(_ sql: SQL, \(arity.parameters)) throws -> [\(arity.element)] {
          try prepare(sql).rows(\(arity.arguments))
        }


      """
    text += arity.ofFirstRow(
      """
        /// \(arity.noun) of the first row of a query; nil when there is none.
      \(errors)
        @_alwaysEmitIntoClient public func row\(arity.generics)(_ sql: SQL, \(arity.parameters)) throws -> \(arity.element)? {
          try prepare(sql).row(\(arity.arguments))
        }
      """)
  }
  return text + "}\n"
}
