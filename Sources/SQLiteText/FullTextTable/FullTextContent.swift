package import SQLiteCore

// The SQL of a schema alone says this much of a search table, without a question to its module or a view that is compiled.

extension FullTextTable {
  /// Where the texts of a search table are kept; nil for a virtual table that is none.
  package static func content(of definition: VirtualTableDefinition) -> Content? {
    FullTextDefinition(definition)?.table(named: "", weights: []).content
  }

  /// Whether a trigger writes to a table of this name.
  package static func isWritten(_ name: String, byTriggerMadeBy sql: String) -> Bool {
    !FullTextTriggers.writing(to: name, in: [("", sql)]).isEmpty
  }
}
