package import SQLiteCore

// The SQL of a schema alone says this much of a search table, without a question to its module or a view that is compiled.

extension FullTextTable {
  /// Where the texts of a search table are kept; nil for a virtual table that is none.
  package static func content(of definition: VirtualTableDefinition) -> Content? {
    FullTextDefinition(definition)?.table(named: "", weights: []).content
  }

  /// The columns that a search table reads of the table or view it is over; nil for one that is over none.
  package static func columnsRead(by definition: VirtualTableDefinition) -> [String]? {
    guard let table = FullTextDefinition(definition), table.content?.isEmpty == false else { return nil }
    return [table.rowid] + (table.languageColumn.map { [$0] } ?? []) + table.columns
  }

  /// Whether a trigger writes to a table of this name.
  package static func isWritten(_ name: String, byTriggerMadeBy sql: String) -> Bool {
    !FullTextTriggers.writing(to: name, in: [("", sql)]).isEmpty
  }
}
