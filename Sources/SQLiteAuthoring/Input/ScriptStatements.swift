package import SQLiteCore

/// The statements of a script, one at a time.
package struct ScriptStatements {
  private var splitter = ScriptSplitter()
  private var input: InputPieces?
  private var isAtEnd = false

  package init(text: String) { splitter.append(text.utf8) }

  package init(_ input: InputPieces) { self.input = input }

  /// Returns the next statement; nil after the last.
  package mutating func next() throws -> ScriptSplitter.Statement? {
    while !isAtEnd {
      if let statement = try splitter.next() { return statement }
      let piece = try input?.piece() ?? []
      isAtEnd = piece.isEmpty
      if isAtEnd { return try splitter.finish() }
      splitter.append(piece)
    }
    return nil
  }
}
