import Expectations
import SQLiteManager
import Testing
import SQLiteVirtualTables

private struct Empty: VirtualTable {
  let columns: [VirtualTableColumn]
  func open() -> ProbeTable.Cursor { ProbeTable.Cursor(Probe()) }
}

@Suite struct `The columns of a virtual table` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `are declared with names, affinities, collations, and hidden ones`() throws {
    try connection.addVirtualTable(
      "t",
      Empty(columns: [
        "plain", .column("odd \"name\"", .text, collation: "NOCASE"), .column("h", .integer, isHidden: true),
        .parameter("p", isRequired: false),
      ]))
    try expectRows(
      "SELECT name, type, hidden FROM pragma_table_xinfo('t')", on: connection,
      """
      name       │ type    │ hidden
      plain      │         │ 0
      odd "name" │ TEXT    │ 0
      h          │ INTEGER │ 1
      p          │         │ 1
      """)
  }

  @Test func `are refused when they cannot be`() throws {
    for (columns, words): ([VirtualTableColumn], String) in [
      ([], "it has no column"), ([.parameter("p")], "it has no column"), (["a", "A"], "two columns are named A"),
      ([""], "column 0 has no name"),
      (["a", "b\0"], "column 1 has a name with a NUL"), ([.column("a", collation: "x\0")], "column 0 has a name with a NUL"),
    ] {
      expectError(.misuse, words) { try connection.addVirtualTable("t", Empty(columns: columns)) }
    }
  }
}
