import Expectations
import SQLiteManager
import Testing
import SQLiteDescriptions

/// A description that cannot be right, and the message about it.
struct Impossible: Sendable, CustomTestStringConvertible {
  let table: TableDescription
  let problem: String
  var testDescription: String { problem }

  init(
    _ problem: String, _ columns: [ColumnDescription] = [], _ constraints: [TableConstraint] = [], name: String = "t",
    indexes: [IndexDescription] = [], triggers: [TriggerDescription] = [], isStrict: Bool = false, isWithoutRowid: Bool = false
  ) {
    self.problem = problem
    table = TableDescription(
      name: name, columns: columns, constraints: constraints, indexes: indexes, triggers: triggers, isStrict: isStrict,
      isWithoutRowid: isWithoutRowid)
  }

  private static func column(_ name: String, _ type: ColumnType = .integer, _ constraints: ColumnConstraint...) -> ColumnDescription {
    ColumnDescription(name: name, type: type, constraints: constraints)
  }

  static let all: [Impossible] = [
    Impossible("a table needs a column"),
    Impossible("the column Name is named twice", [column("name"), column("Name")]),
    Impossible("the column É is named twice", [column("É"), column("e"), column("É")]),
    Impossible("every column is generated: a table needs one that is not", [column("a", .integer, .generated("1"))]),
    Impossible("the primary key names the column b, which the table does not have", [column("a")], [.primaryKey("a", "b")]),
    Impossible("the primary key names the column A twice", [column("a")], [.primaryKey("a", "A")]),
    Impossible("the primary key has no columns", [column("a")], [TableConstraint.primaryKey()]),
    Impossible("there is more than one primary key: 2 constraints declare one", [column("a")], [.primaryKey("a"), .primaryKey("a")]),
    Impossible(
      "the column b is a second primary key: a key of several columns is a constraint of the table",
      [column("a", .integer, .primaryKey), column("b", .integer, .primaryKey)]),
    Impossible(
      "the column a is a second primary key: a key of several columns is a constraint of the table",
      [column("a", .integer, .primaryKey), column("b")], [.primaryKey("b")]),
    Impossible(
      "AUTOINCREMENT is for INTEGER PRIMARY KEY alone, the column a is INT", [column("a", .int, .primaryKey(autoincrement: true))]),
    Impossible(
      "AUTOINCREMENT is for tables with rowids, which the column a would be", [column("a", .integer, .primaryKey(autoincrement: true))],
      isWithoutRowid: true),
    Impossible(
      "a STRICT table allows INT, INTEGER, REAL, TEXT, BLOB and ANY, the column a is \"BOOL\"", [column("a", .bool)], isStrict: true),
    Impossible(
      "a STRICT table allows INT, INTEGER, REAL, TEXT, BLOB and ANY, the column a is \"\"", [column("a", .undeclared)], isStrict: true),
    Impossible("a table without rowids needs a primary key", [column("a")], isWithoutRowid: true),
    Impossible(
      "the column b is generated and can have no default", [column("a"), column("b", .integer, .generated("a"), .defaultValue(1))]),
    Impossible(
      "the column b is generated and cannot be a primary key", [column("a"), column("b", .integer, .generated("a"), .primaryKey)]),
    Impossible("the column a has two defaults", [column("a", .integer, .defaultValue(1), .defaultExpression("2"))]),
    Impossible("the column a has two collations", [column("a", .text, .collation("NOCASE"), .collation("BINARY"))]),
    Impossible("the column a has two primary keys", [column("a", .text, .primaryKey, .primaryKey)]),
    Impossible("the default of the column a is not a number", [column("a", .real, .defaultValue(.real(.nan)))]),
    Impossible("the column a\0b: a name cannot hold a NUL", [column("a\0b")]),
    Impossible("the column a: a name cannot hold a NUL", [column("a", .custom("x\0"))]),
    Impossible("the column a: a name cannot hold a NUL", [column("a", .text, .collation("x\0"))]),
    Impossible("the column a: a name cannot hold a NUL", [column("a", .text, .references("p", "\0"))]),
    Impossible("the table: a name cannot hold a NUL", [column("a")], name: "t\0"),
    Impossible("a constraint: a name cannot hold a NUL", [column("a")], [.check("a", named: "\0")]),
    Impossible(
      "the column a: a definition holds 2 parameters for 1 values", [column("a", .integer, .check("a > ? + \(1)"))]),
    Impossible(
      "the column a: SQL has no literal for a value that is not a number", [column("a", .integer, .check("a > \(SQLiteValue.real(.nan))"))]),
    Impossible("UNIQUE names the column b, which the table does not have", [column("a")], [.unique("a", "b")]),
    Impossible("UNIQUE has no columns", [column("a")], [TableConstraint.unique()]),
    Impossible(
      "the foreign key to p names the column b, which the table does not have", [column("a")],
      [.foreignKey("b", references: ForeignKey(table: "p"))]),
    Impossible(
      "the foreign key to p is of a and refers to x, y", [column("a")],
      [.foreignKey("a", references: ForeignKey(table: "p", columns: ["x", "y"]))]),
    Impossible("the index I is named twice", [column("a")], indexes: [.init(name: "i", on: ["a"]), .init(name: "I", on: ["a"])]),
    Impossible("the index i has no columns", [column("a")], indexes: [.init(name: "i", on: [])]),
    Impossible("the index i is on a column b, which the table does not have", [column("a")], indexes: [.init(name: "i", on: ["b"])]),
    Impossible("the index i\0: a name cannot hold a NUL", [column("a")], indexes: [.init(name: "i\0", on: ["a"])]),
    Impossible("the trigger g does nothing", [column("a")], triggers: [.init(name: "g", .after, .insert, perform: [])]),
    Impossible(
      "the trigger g names the column b, which the table does not have", [column("a")],
      triggers: [.init(name: "g", .after, .updateOf(["b"]), perform: ["SELECT 1"])]),
    Impossible(
      "the trigger g\0: a name cannot hold a NUL", [column("a")], triggers: [.init(name: "g\0", .after, .insert, perform: ["SELECT 1"])]),
  ]
}

@Suite struct `A description that cannot be right` {
  @Test(arguments: Impossible.all)
  func `is refused by name whatever it is to write, and nothing is made`(impossible: Impossible) throws {
    let table = impossible.table
    let error = try #require(throws: SQLiteError.self) { try table.check() }
    #expect(error.message == "\(table.name): \(impossible.problem)")
    #expect(error.code == .misuse)
    let connection = try Connection(.memory)
    #expect(throws: error) { try connection.createTable(table) }
    #expect(throws: error) { try table.drop() }
    #expect(throws: error) { try table.insert() }
    #expect(throws: error) { try table.select() }
    #expect(throws: error) { try table.selectByKey() }
    #expect(throws: error) { try table.update(columns: ["a"]) }
    #expect(throws: error) { try table.upsert() }
    #expect(throws: error) { try table.deleteByKey() }
    #expect(throws: error) { try connection.differences(from: table) }
    #expect(throws: error) { try connection.insert(["a": 1], into: table) }
    #expect(throws: error) { try connection.find(in: table, key: 1) }
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 0)
  }

  @Test func `is asked for what it does not have`() throws {
    let table = `A description`.contact
    func message(_ body: () throws -> SQL) -> String? {
      do { return try body().text } catch { return (error as? SQLiteError)?.message }
    }
    #expect(message { try table.insert(columns: ["nome"]) } == "contact: there is no column nome: there are id, name, short")
    #expect(message { try table.insert(columns: ["name", "NAME"]) } == "contact: the column NAME is named twice")
    #expect(message { try table.insert(columns: ["short"]) } == "contact: the column short is generated and cannot be written")
    #expect(message { try table.select(columns: ["nome"]) } == "contact: there is no column nome: there are id, name, short")
    #expect(message { try table.select(columns: []) } == "contact: there is no column to read")
    #expect(message { try table.update(columns: []) } == "contact: there is no column to change")
    #expect(message { try table.update(columns: ["short"]) } == "contact: the column short is generated and cannot be written")
    #expect(message { try table.upsert(columns: ["name"]) } == "contact: the row lacks the key column id")
    let keyless = TableDescription(name: "k", columns: [ColumnDescription(name: "a", type: .text)])
    #expect(message { try keyless.selectByKey() } == "k: the table has no primary key")
    #expect(message { try keyless.deleteByKey() } == "k: the table has no primary key")
  }

  @Test func `is a view with a column twice, or with a NUL`() throws {
    expectError(.misuse, "v: the column A is named twice") {
      try ViewDescription(name: "v", columns: ["a", "A"], as: "SELECT 1, 2").create()
    }
    expectError(.misuse, "NUL") { try ViewDescription(name: "v\0", as: "SELECT 1").create() }
    expectError(.misuse, "2 parameters for 1 values") { try ViewDescription(name: "v", as: "SELECT ?, \(1)").create() }
  }
}
