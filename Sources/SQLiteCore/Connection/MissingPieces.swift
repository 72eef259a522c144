import SQLiteCallsCore

/// Functions, collations and tokenizers that a connection gets when SQL asks for them and they are not there.
package final class MissingPieces: ConnectionAttachment {
  /// Adds the piece that an error says is missing, and answers whether it did; may throw the error in better words.
  package typealias Supply = (SQLiteError.Meaning, SQLiteError, Connection) throws -> Bool

  /// Each part that supplies something, by its name.
  fileprivate var supplies: [(part: String, supply: Supply)] = []
  /// The pieces that were added: one that is missing all the same is not added again.
  fileprivate var added: [SQLiteError.Meaning] = []

  package func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool {
    guard !connection.isInCallback, let meaning = error.meaning, !added.contains(meaning) else { return false }
    let functions = connection.addedFunctions
    defer { connection.addedFunctions = functions }  // another connection is given them as well
    for (_, supply) in supplies where try supply(meaning, error, connection) {
      added.append(meaning)
      return true
    }
    return false
  }
}

extension Connection {
  /// Has pieces that SQL asks for added when they turn out to be missing.
  ///
  /// - Parameter part: The name of the part that supplies them: a second supply of a name takes the place of the first.
  package func supply(_ part: String, _ supply: @escaping MissingPieces.Supply) {
    let pieces = attachment(orNew: MissingPieces())
    pieces.supplies.removeAll { $0.part == part }
    pieces.supplies.append((part, supply))
    pieces.added = []
  }
}
