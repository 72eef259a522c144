import SQLiteCallsCore

// SQLite once took a name in double quotes for a text when there was nothing of that name, and by default still does. Where it does
// not, the views and triggers of a file that were written so fail with "no such column" when they are used.
// <https://sqlite.org/quirks.html#dblquote>

extension SQLiteError {
  /// The text that SQLite took for the name of a column, when the statement itself does not name it.
  fileprivate var strangeName: String? {
    guard case .missingColumn(let name, table: nil) = meaning, let sql,
      !SQLToken.all(in: sql).contains(where: { $0.canName && SchemaName($0.name) == SchemaName(name) })
    else { return nil }
    return name
  }
}

extension StoredObject {
  /// Whether the SQL of a view or trigger has anything in double quotes.
  package var hasDoubleQuotes: Bool { sql?.offset(of: UInt8(ascii: "\"")) != nil }

  /// Whether the SQL of a view or trigger has a text in double quotes.
  package func hasInDoubleQuotes(_ text: String) -> Bool { sql?.hasInDoubleQuotes(text) ?? false }

  /// The words of an error about a view or trigger that has a text in double quotes.
  package func wordsOnDoubleQuotes(_ text: String) -> String { "the \(type) \(name.spelling) has \"\(text)\" in double quotes" }

  /// The advice that follows these words.
  package static let adviceOnDoubleQuotes =
    "those are for names. Write the text in single quotes there, or open the file with doubleQuotedStrings of the configuration"
}

extension String {
  /// Whether SQL has a name or text in double quotes.
  package func hasInDoubleQuotes(_ name: String) -> Bool {
    SQLToken.all(in: self).contains { token in
      token.kind == .name && token.content == name && utf8.dropFirst(token.range.lowerBound).first == UInt8(ascii: "\"")
    }
  }
}

extension Connection {
  /// The error of a statement that does not compile; it names the view or trigger whose text in double quotes is the reason.
  func namingQuotedText(_ error: SQLiteError) -> SQLiteError {
    guard wrapper.runsAnySQL, unsafe !isInCallback, let name = error.strangeName else { return error }
    do {
      for schema in try schemaNames {
        for object in try storedObjects(.view, .trigger, in: schema) where object.hasInDoubleQuotes(name) {
          return error.reworded("\(error.message): \(object.wordsOnDoubleQuotes(name)), and \(StoredObject.adviceOnDoubleQuotes)")
        }
      }
    } catch {}  // the first error is the one to throw
    return error
  }
}
