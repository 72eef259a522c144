/// The tables that SQLite counts as the storage of a virtual table: those named `<virtual table>_<suffix>`, no matter how they were made.
///
/// SQLite refuses to write such a table while DEFENSIVE is on, and the module drops it with the virtual one unless it was declared to do without.
/// <https://sqlite.org/vtab.html#the_xshadowname_method>
package enum ShadowTables {
  /// The suffixes that a module may add to the name of its table, in small letters and without the underscore; empty for an unknown module.
  package static func suffixes(of module: String) -> [String] {
    switch SchemaName(module).folded {
    case "fts3", "fts4": ["content", "docsize", "segdir", "segments", "stat"]
    case "fts5": ["config", "content", "data", "docsize", "idx"]
    case "rtree", "rtree_i32", "geopoly": ["node", "parent", "rowid"]
    default: []
    }
  }

  /// The names that SQLite takes for storage of a virtual table.
  package static func names(of table: String, module: String) -> [String] { suffixes(of: module).map { table + "_" + $0 } }

  /// The tables that their modules make WITHOUT ROWID, and the one that has a key of two columns.
  private static let withoutRowid = ["config", "idx"]
  private static let withLongKey = "segdir"

  /// Why a table that stores a virtual table is not as the module makes it; nil when it is, and for a table that goes with no virtual table.
  ///
  /// Modules write to their storage without checking its form, and go by the rowids of the rows that they wrote.
  package static func problem(of table: StoredTable) -> String? {
    guard table.kind == .shadow, let owner = table.owner else { return nil }
    let suffix = String(table.name.spelling.dropFirst(owner.spelling.count + 1))
    if table.isWithoutRowid != withoutRowid.containsName(suffix) {
      return "it is \(table.isWithoutRowid ? "" : "not ")WITHOUT ROWID"
    }
    if table.isWithoutRowid || suffix.isName(withLongKey) { return nil }
    let column = SQLToken.all(in: table.sql).drop { !$0.isSign("(") }.dropFirst(2).prefix(3).map(\.folded)
    return column == ["integer", "primary", "key"] ? nil : "its first column is not an INTEGER PRIMARY KEY"
  }

  /// The words of an error about an object that has such a name, or is to have it.
  package static func claim(to name: String, by owner: String) -> String {
    "the virtual table \"\(owner)\" takes a table \"\(name)\" for its own storage: SQLite would refuse to write to it, and may drop it along "
      + "with \"\(owner)\""
  }

  /// The names of the tables that go with a virtual table when that is dropped, no matter how they were made.
  ///
  /// A search table that has its texts elsewhere or nowhere leaves a table `<virtual table>_content` alone, and FTS5 without lengths a table
  /// `<virtual table>_docsize`: SQLite takes them for storage by their names all the same.
  package static func dropped(with table: String, _ definition: VirtualTableDefinition) -> [String] {
    let left = FullTextDefinition(definition)?.suffixesLeftAlone ?? []
    return suffixes(of: definition.module).filter { !left.contains($0) }.map { table + "_" + $0 }
  }
}

extension FullTextDefinition {
  /// The suffixes of the tables that FTS4 and FTS5 do without because of their options. FTS3 has no options.
  /// <https://sqlite.org/fts5.html#fts5_table_creation_and_initialization>
  fileprivate var suffixesLeftAlone: [String] {
    (content == nil ? [] : ["content"]) + (isFTS5 && !keepsLengths ? ["docsize"] : [])
  }
}

/// The stored text of CREATE VIRTUAL TABLE, taken apart. Nothing is checked: SQLite did so.
package struct VirtualTableDefinition: Sendable {
  /// The module, in small letters.
  package let module: String
  /// The text of each argument, as the module gets it.
  package let arguments: [String]

  /// Takes the text of a schema apart; nil when it makes no virtual table.
  package init?(_ sql: String) {
    guard Self.isBegun(by: SQLToken.all(in: sql, limit: 3)) else { return nil }
    self.init(sql, tokens: SQLToken.all(in: sql))
  }

  private static func isBegun(by tokens: [SQLToken]) -> Bool {
    tokens.count > 2 && tokens[0].isWord("create") && tokens[1].isWord("virtual") && tokens[2].isWord("table")
  }

  init?(_ sql: String, tokens: [SQLToken]) {
    guard tokens.count > 5, Self.isBegun(by: tokens) else { return nil }
    let condition = ["if", "not", "exists"]
    let isConditional = tokens.count > 8 && zip(tokens[3...], condition).allSatisfy { $0.isWord($1) } && !tokens[4].isWord("using")
    let place = isConditional ? 7 : 4
    guard tokens[place].isWord("using") else { return nil }
    module = tokens[place + 1].named
    let definition = StoredDefinition(sql, tokens: tokens)
    arguments = (definition.list(after: place + 1) ?? []).filter { !$0.isEmpty }.map { definition.text($0) }
  }
}
