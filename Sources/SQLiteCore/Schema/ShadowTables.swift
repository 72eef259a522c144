/// The tables that SQLite considers shadow tables, the storage of a virtual table: all tables named `<virtual table>_<suffix>`, no matter
/// how they were created.
///
/// SQLite refuses to write such a table while DEFENSIVE is on, and the module drops it with the virtual table, unless an option in the
/// virtual table's declaration makes the table unnecessary. <https://sqlite.org/vtab.html#the_xshadowname_method>
package enum ShadowTables {
  /// Returns the suffixes that a module may add to a table's name, in lowercase and without the underscore; empty for an unknown module.
  package static func suffixes(of module: String) -> [String] {
    switch SchemaName(module).folded {
    case "fts3", "fts4": ["content", "docsize", "segdir", "segments", "stat"]
    case "fts5": ["config", "content", "data", "docsize", "idx"]
    case "rtree", "rtree_i32", "geopoly": ["node", "parent", "rowid"]
    default: []
    }
  }

  /// Returns the names of a virtual table's shadow tables, whether or not they exist.
  package static func names(of table: String, module: String) -> [String] { suffixes(of: module).map { table + "_" + $0 } }

  /// The suffixes of the shadow tables that modules create WITHOUT ROWID, and of the one with a two-column key.
  private static let withoutRowid = ["config", "idx"]
  private static let withLongKey = "segdir"

  /// Returns a description of how a shadow table differs from the form that its module creates; nil if there is no difference, or if the
  /// table belongs to no virtual table.
  ///
  /// Modules write to their shadow tables without checking the form, and rely on the rowids of the rows that they wrote.
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

  /// Returns the error text for an object that has the name of a shadow table, or is about to get it.
  package static func claim(to name: String, by owner: String) -> String {
    "the virtual table \"\(owner)\" takes a table \"\(name)\" for its own storage: SQLite would refuse to write to it, and may drop it along "
      + "with \"\(owner)\""
  }

  /// Returns the names of the tables that are dropped with a virtual table, no matter how they were created.
  ///
  /// A search table that stores its texts elsewhere, or not at all, does not drop a table `<virtual table>_content`, and an FTS5 table
  /// without lengths does not drop a table `<virtual table>_docsize`: SQLite still considers these shadow tables because of their names.
  package static func dropped(with table: String, _ definition: VirtualTableDefinition) -> [String] {
    let left = FullTextDefinition(definition)?.suffixesLeftAlone ?? []
    return suffixes(of: definition.module).filter { !left.contains($0) }.map { table + "_" + $0 }
  }
}

extension FullTextDefinition {
  /// The suffixes of the tables that FTS4 and FTS5 do not create because of their options. FTS3 has no options.
  /// <https://sqlite.org/fts5.html#fts5_table_creation_and_initialization>
  fileprivate var suffixesLeftAlone: [String] {
    (content == nil ? [] : ["content"]) + (isFTS5 && !keepsLengths ? ["docsize"] : [])
  }
}

/// The parsed text of a stored CREATE VIRTUAL TABLE statement. It is not validated, because SQLite has already accepted it.
package struct VirtualTableDefinition: Sendable {
  /// The module, in lowercase.
  package let module: String
  /// The text of each argument, as it is passed to the module.
  package let arguments: [String]

  /// Parses SQL stored in a schema; returns nil unless it creates a virtual table.
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
