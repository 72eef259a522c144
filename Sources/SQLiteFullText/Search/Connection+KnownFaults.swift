import SQLiteCalls
import SQLiteCore
import SQLiteText

// Some versions of SQLite access memory out of bounds in certain searches: see SQLiteAdvisory.

extension Connection {
  /// Throws for an expression with a prefix if it might corrupt memory.
  func refusePrefixes(of match: FullTextMatch, in table: FullTextTable, _ schema: String?) throws {
    if table.detail == .none, match.description.contains("*") { try refusePrefixes(in: table, schema) }
  }

  /// Throws for a prefix search in a table with `detail=none`, unless all rowids are at least 0.
  func refusePrefixes(in table: FullTextTable, _ schema: String?) throws {
    guard table.module == .fts5, table.detail == .none, hasFault(.prefixesWithoutDetail) else { return }
    let subject = "the beginning of a word in the search table \(table.name), which has detail=none and"
    if !table.keepsLengths {
      throw refusal(.prefixesWithoutDetail, "\(subject) does not store its rowids: let it keep lengths, or more detail")
    }
    let lengths: SQL = "\(identifier: table.name + "_docsize", in: schema)"  // has all rowids of the index, in order
    if try value("SELECT 1 FROM \(lengths) WHERE id < 0 LIMIT 1", as: Int64.self) != nil {
      throw refusal(.prefixesWithoutDetail, "\(subject) negative rowids: give its rows rowids from 0 on, or let it keep more detail")
    }
  }

  /// Throws for an FTS4 snippet of an expression with NEAR and OR.
  func refuseSnippets(of match: FullTextMatch) throws {
    guard case let text = match.description, text.contains(" NEAR/"), text.contains(" OR "),
      hasFault(.snippetsOfNear)
    else { return }
    throw refusal(.snippetsOfNear, "a snippet of FTS4 for NEAR and OR in one expression: search without a snippet, or with FTS5")
  }

  private func refusal(_ fault: KnownFault, _ subject: String) -> SQLiteError {
    .refused(.error, "SQLite \(libraryVersion) can damage memory by \(subject) (\(fault.id), mended in \(fault.mendedIn))")
  }
}
