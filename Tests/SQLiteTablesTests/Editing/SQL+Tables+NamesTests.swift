import Foundation
import SQLiteFullText
import Scratch
import SQLiteManager
import Testing
import SQLiteSessions
import SQLiteStorage
import SQLiteVirtualTables
import SQLiteDescriptions

/// A public function that takes a name, as something to call with any name at all.
private struct Naming: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let call: @Sendable (Connection, String) throws -> Void

  init(_ what: String, _ call: @escaping @Sendable (Connection, String) throws -> Void) { (testDescription, self.call) = (what, call) }

  static var all: [Naming] { tables + schemas + definitions + fullText + results }

  private static let tables = [
    Naming("createTable") { try $0.createTable($1, "a") }, Naming("dropTable") { try $0.dropTable($1) },
    Naming("createTable, its column") { try $0.createTable("made", "\(identifier: $1)") },
    Naming("insert") { try $0.insert([$1: 1], into: $1) }, Naming("insert into a column") { try $0.insert([$1: 1], into: "t") },
    Naming("insert, returning") { _ = try $0.insert(["a": 1], into: "t", returning: [$1]) },
    Naming("read") { _ = try $0.read($1) }, Naming("read columns") { _ = try $0.read("t", columns: [$1], orderedBy: .ascending($1)) },
    Naming("update") { try $0.update($1, set: [$1: 1], where: Column($1) == 1) }, Naming("delete") { try $0.delete(from: $1, where: .all) },
    Naming("upsert") { try $0.upsert(["a": 1], into: "t", onConflict: [$1]) }, Naming("count") { _ = try $0.count($1) },
    Naming("tableExists") { _ = try $0.tableExists($1) }, Naming("columns") { _ = try $0.columns(of: $1) },
    Naming("description") { _ = try $0.description(of: $1) }, Naming("metadata") { _ = try $0.metadata(ofColumn: $1, in: $1) },
    Naming("prepareInsert") { _ = try $0.prepareInsert(into: $1, columns: [$1]) },
    Naming("foreignKeyCheck") { _ = try $0.foreignKeyCheck(of: $1) },
    Naming("withBlob") { connection, name in _ = try connection.openBlob(in: name, column: name, rowid: 1) },
    Naming("order by locale") { _ = try $0.read("t", orderedBy: .localized("a", locale: $1)) },
    Naming("order by collation") { _ = try $0.read("t", orderedBy: .localized("a", collation: $1)) },
    Naming("savepoint") { connection, name in try connection.savepoint(named: name) { try connection.execute("INSERT INTO t VALUES (1)") }
    },
  ]

  private static let schemas = [
    Naming("tables in a schema") { _ = try $0.tables(in: $1) }, Naming("read in a schema") { _ = try $0.read("t", in: $1) },
    Naming("attach") { try $0.attach(.memory, as: $1) }, Naming("detach") { try $0.detach($1) }, Naming("vacuum") { try $0.vacuum($1) },
    Naming("vacuum into") { try $0.vacuum(into: "", of: $1) }, Naming("serialized") { _ = try $0.serialized($1) },
    Naming("checkpoint") { try $0.checkpoint(of: $1) }, Naming("dump") { try $0.dump($1) { _ in } },
    Naming("integrityCheck") { _ = try $0.integrityCheck(in: $1) }, Naming("quickCheck") { _ = try $0.quickCheck(in: $1) },
    Naming("fileName") { _ = try $0.fileName(of: $1) }, Naming("isReadOnly") { _ = try $0.isReadOnly($1) },
    Naming("transactionState") { _ = try $0.transactionState(of: $1) }, Naming("isSet") { _ = try $0.isSet(.keepsLog, in: $1) },
    Naming("hasFileMoved") { _ = try $0.hasFileMoved(of: $1) },
    Naming("backup") { try $0.backup($1, to: Connection(.memory), as: $1) },
    Naming("changeset") { connection, name in
      _ = try connection.changeset(of: .tables([name]), in: name) { try connection.execute("INSERT INTO t VALUES (2)") }
    },
    Naming("indexedCollations") { _ = try $0.indexedCollations(in: $1) },
    Naming("checkLocalizedCollations") { _ = try $0.checkLocalizedCollations(in: $1) },
  ]

  private static let definitions = [
    Naming("addFunction") { connection, name in
      try connection.addFunction(name, argumentCount: 0) { _ in 1 }
      _ = try connection.value("SELECT \(identifier: name)()", as: Int.self)
    },
    Naming("removeFunction") { try $0.removeFunction($1, argumentCount: 0) },
    Naming("createCollation") { connection, name in
      try connection.createCollation(named: name, comparing: { $0 < $1 ? .orderedAscending : $0 == $1 ? .orderedSame : .orderedDescending })
      _ = try connection.read("t", orderedBy: .localized("a", collation: name))
    },
    Naming("removeCollation") { try $0.removeCollation(named: $1) },
    Naming("addLocalizedCollations") { try $0.addLocalizedCollations(locale: $1) },
    Naming("addFoldingFunction") { try $0.addFoldingFunction(named: $1) },
    Naming("addSortKeyFunction") { try $0.addSortKeyFunction(named: $1) },
    Naming("addTokenizer") { connection, name in
      try connection.addTokenizer(name) { try FoldingTokenizer(arguments: $0) }
      _ = try connection.tokens(of: "a b", with: FullTextTokenizer(name))
    },
    Naming("removeVirtualTable") { try $0.removeVirtualTable($1) },
    Naming("collection table") { try $0.addTable($1, of: [1, 2], columns: [.column("a") { $0 }]) },
    Naming("collection table, its column") { try $0.addTable("listed", of: [1, 2], columns: [.column($1) { $0 }]) },
    Naming("createView") { try $0.createView(ViewDescription(name: $1, columns: [$1], as: "SELECT 1")) },
    Naming("createTable, described") { connection, name in
      let column = TypedColumn<String>(name, .custom(name), .collation("NOCASE"))
      let index = IndexDescription(name: name + "i", on: [.column(name)])
      try connection.createTable(TableDescription(name: name, columns: [column], indexes: [index]))
    },
  ]

  private static let fullText = [
    Naming("createFullTextTable") { connection, name in
      let table = FullTextTable(name, columns: ["a"])
      try connection.createFullTextTable(table)
      _ = try connection.search("x", in: table)
    },
    Naming("createFullTextTable, its column") { try $0.createFullTextTable(FullTextTable("found", columns: [.init($1)])) },
    Naming("its tokenizer") { connection, name in
      let tokenizer = FullTextTokenizer(name, arguments: [name])
      try connection.createFullTextTable(FullTextTable("found", columns: ["a"], tokenizer: tokenizer))
    },
    Naming("dropFullTextTable") { try $0.dropFullTextTable($1) }, Naming("fullTextTable") { _ = try $0.fullTextTable(named: $1) },
    Naming("checkFullTextTable") { _ = try $0.checkFullTextTable($1) }, Naming("rebuildFullTextTable") { try $0.rebuildFullTextTable($1) },
    Naming("optimizeFullTextTable") { try $0.optimizeFullTextTable($1) },
    Naming("tokens") { _ = try $0.tokens(of: "a", with: FullTextTokenizer($1)) },
    Naming("tokens of FTS4") { _ = try $0.tokens(of: "a", with: FullTextTokenizer($1, arguments: [$1]), module: .fts4) },
  ]

  private static let results = [
    Naming("a column of a row") { connection, name in _ = try connection.rows("SELECT 1 AS a").first?[name, as: Int.self] },
    Naming("a parameter") { connection, name in try connection.prepare("SELECT :a").bind(named: [name: 1]) },
    Naming("an alias") { connection, name in _ = try connection.rows("SELECT 1 AS \(identifier: name)").first?[name, as: Int.self] },
  ]
}

@Suite struct `A name of any text` {
  private static let many = TestRun.rounds(1 << 20, few: 1 << 11)
  private static let names = [
    "", "\0", "\"", "'", "[", "sqlite_", "sqlite_schema", "a ", "🙂", "temp", "main", "t", "\u{feff}", String(repeating: "n", count: many),
    String(repeating: "\"", count: many / 16), String(repeating: "é", count: many / 16),
  ]

  @Test(arguments: Naming.all) fileprivate func `is taken, or refused with an error of SQLite`(naming: Naming) throws {
    for name in TestRun.sample(of: Self.names, few: 4) {
      let connection = try Connection(.memory)
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      do { try naming.call(connection, name) } catch { #expect(error is SQLiteError, "\(name.prefix(30)): \(type(of: error)) \(error)") }
      #expect(try connection.integrityCheck().isEmpty, "\(name.prefix(30))")
      try connection.close()
    }
  }
}
