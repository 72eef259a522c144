import SQLiteDescriptions
import SQLiteManager
import Testing

/// Descriptions and the SQL they write, one for each thing that can be described.
struct Golden: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let table: TableDescription
  let sql: [String]

  init(_ what: String, _ table: TableDescription, _ sql: String...) {
    testDescription = what
    self.table = table
    self.sql = sql
  }

  private static func column(_ type: ColumnType, _ constraints: ColumnConstraint...) -> TableDescription {
    TableDescription(name: "t", columns: [ColumnDescription(name: "a", type: type, constraints: constraints)])
  }

  private static let a = ColumnDescription(name: "a", type: .integer)
  private static let b = ColumnDescription(name: "b", type: .text, nullable: false)

  static var all: [Golden] {
    types + constraints + [
      Golden(
        "the README of S2",
        TableDescription(
          name: "contact",
          columns: [
            ColumnDescription(name: "id", type: .int(size: 11), nullable: false),
            ColumnDescription(name: "name", type: .char(size: 255), nullable: false),
          ]), #"CREATE TABLE "contact" ("id" INT(11) NOT NULL, "name" CHAR(255) NOT NULL)"#),
      Golden(
        "a composite key", TableDescription(name: "t", columns: [a, b], constraints: [.primaryKey("b", "a")]),
        #"CREATE TABLE "t" ("a" INTEGER, "b" TEXT NOT NULL, PRIMARY KEY ("b", "a"))"#),
      Golden(
        "a named key of one column", TableDescription(name: "t", columns: [a, b], constraints: [.primaryKey("a", named: "k")]),
        #"CREATE TABLE "t" ("a" INTEGER, "b" TEXT NOT NULL, CONSTRAINT "k" PRIMARY KEY ("a"))"#),
      Golden(
        "rules of the table",
        TableDescription(
          name: "t", columns: [a, b],
          constraints: [
            .unique("a", "b"), .unique("b", named: "u"), .check("a > \(1) OR b <> \("x'y?")"), .check("a < 9", named: "c"),
            .foreignKey("a", references: ForeignKey(table: "p", onDelete: .setDefault)),
            .foreignKey(
              "a", "b", references: ForeignKey(table: "p", columns: ["x", "y"], onUpdate: .restrict, isDeferred: true), named: "f"),
          ]),
        """
        CREATE TABLE "t" ("a" INTEGER, "b" TEXT NOT NULL, UNIQUE ("a", "b"), CONSTRAINT "u" UNIQUE ("b"), CHECK (a > 1 OR b <> 'x''y?'), \
        CONSTRAINT "c" CHECK (a < 9), FOREIGN KEY ("a") REFERENCES "p" ON DELETE SET DEFAULT, CONSTRAINT "f" FOREIGN KEY ("a", "b") \
        REFERENCES "p" ("x", "y") ON UPDATE RESTRICT DEFERRABLE INITIALLY DEFERRED)
        """),
      Golden("STRICT", TableDescription(name: "t", columns: [b], isStrict: true), #"CREATE TABLE "t" ("b" TEXT NOT NULL) STRICT"#),
      Golden(
        "WITHOUT ROWID", TableDescription(name: "t", columns: [a, b], constraints: [.primaryKey("b")], isWithoutRowid: true),
        #"CREATE TABLE "t" ("a" INTEGER, "b" TEXT NOT NULL, PRIMARY KEY ("b")) WITHOUT ROWID"#),
      Golden(
        "both",
        TableDescription(
          name: "t", columns: [ColumnDescription(name: "a", type: .any, .primaryKey)], isStrict: true, isWithoutRowid: true),
        #"CREATE TABLE "t" ("a" ANY PRIMARY KEY) STRICT, WITHOUT ROWID"#),
      Golden(
        "indexes",
        TableDescription(
          name: "t", columns: [a, b],
          indexes: [
            IndexDescription(name: "i", on: ["a"]),
            IndexDescription(name: "u", on: [.column("b", collation: "NOCASE", isDescending: true), "a"], isUnique: true),
            IndexDescription(name: "e", on: [.expression("lower(b)", collation: "RTRIM"), .expression("a + \(1)", isDescending: true)]),
            IndexDescription(name: "p", on: ["a"], where: "b IS NOT NULL AND a > \(3)"),
          ]), #"CREATE TABLE "t" ("a" INTEGER, "b" TEXT NOT NULL)"#, #"CREATE INDEX "i" ON "t" ("a")"#,
        #"CREATE UNIQUE INDEX "u" ON "t" ("b" COLLATE "NOCASE" DESC, "a")"#,
        #"CREATE INDEX "e" ON "t" ((lower(b)) COLLATE "RTRIM", (a + 1) DESC)"#,
        #"CREATE INDEX "p" ON "t" ("a") WHERE b IS NOT NULL AND a > 3"#),
      Golden(
        "triggers",
        TableDescription(
          name: "t", columns: [a, b],
          triggers: [
            TriggerDescription(
              name: "x", .after, .insert, perform: ["UPDATE t SET a = \(1) WHERE b = new.b", "DELETE FROM t WHERE a = 0"]),
            TriggerDescription(name: "y", .before, .updateOf(["b", "a"]), when: "new.b <> \("no")", perform: ["SELECT 1"]),
            TriggerDescription(name: "z", .before, .delete, perform: ["SELECT raise(ABORT, 'kept')"]),
          ]), #"CREATE TABLE "t" ("a" INTEGER, "b" TEXT NOT NULL)"#,
        #"CREATE TRIGGER "x" AFTER INSERT ON "t" FOR EACH ROW BEGIN UPDATE t SET a = 1 WHERE b = new.b; DELETE FROM t WHERE a = 0; END"#,
        #"CREATE TRIGGER "y" BEFORE UPDATE OF "b", "a" ON "t" FOR EACH ROW WHEN new.b <> 'no' BEGIN SELECT 1; END"#,
        #"CREATE TRIGGER "z" BEFORE DELETE ON "t" FOR EACH ROW BEGIN SELECT raise(ABORT, 'kept'); END"#),
    ]
  }

  private static let types: [Golden] = [
    Golden("integer", column(.integer), #"CREATE TABLE "t" ("a" INTEGER)"#), Golden("real", column(.real), #"CREATE TABLE "t" ("a" REAL)"#),
    Golden("text", column(.text), #"CREATE TABLE "t" ("a" TEXT)"#), Golden("blob", column(.blob), #"CREATE TABLE "t" ("a" BLOB)"#),
    Golden("numeric", column(.numeric), #"CREATE TABLE "t" ("a" NUMERIC)"#), Golden("any", column(.any), #"CREATE TABLE "t" ("a" ANY)"#),
    Golden("undeclared", column(.undeclared), #"CREATE TABLE "t" ("a")"#), Golden("int", column(.int), #"CREATE TABLE "t" ("a" INT)"#),
    Golden("int of a size", column(.int(size: 11)), #"CREATE TABLE "t" ("a" INT(11))"#),
    Golden("char", column(.char(size: 3)), #"CREATE TABLE "t" ("a" CHAR(3))"#),
    Golden("bool", column(.bool), #"CREATE TABLE "t" ("a" BOOL)"#),
    Golden("custom", column(.custom("VARCHAR(10,2)")), #"CREATE TABLE "t" ("a" "VARCHAR(10,2)")"#),
    Golden("hostile", column(.custom(#"a"b, x TEXT); DROP TABLE t; --"#)), #"CREATE TABLE "t" ("a" "a""b, x TEXT); DROP TABLE t; --")"#),
  ]

  private static let constraints: [Golden] = [
    Golden("the rowid", column(.integer, .primaryKey), #"CREATE TABLE "t" ("a" INTEGER PRIMARY KEY)"#),
    Golden(
      "AUTOINCREMENT", column(.integer, .primaryKey(autoincrement: true)), #"CREATE TABLE "t" ("a" INTEGER PRIMARY KEY AUTOINCREMENT)"#),
    Golden("another key", column(.text, .primaryKey), #"CREATE TABLE "t" ("a" TEXT PRIMARY KEY)"#),
    Golden("UNIQUE", column(.text, .unique), #"CREATE TABLE "t" ("a" TEXT UNIQUE)"#),
    Golden("CHECK", column(.text, .check("length(a) < \(255)")), #"CREATE TABLE "t" ("a" TEXT CHECK (length(a) < 255))"#),
    Golden("a default", column(.text, .defaultValue("it's")), #"CREATE TABLE "t" ("a" TEXT DEFAULT 'it''s')"#),
    Golden(
      "a negative default", column(.integer, .defaultValue(.integer(.min))), #"CREATE TABLE "t" ("a" INTEGER DEFAULT -9223372036854775808)"#
    ),
    Golden("a real default", column(.real, .defaultValue(.real(-.infinity))), #"CREATE TABLE "t" ("a" REAL DEFAULT -9e999)"#),
    Golden("a blob default", column(.blob, .defaultValue(.blob([0, 255]))), #"CREATE TABLE "t" ("a" BLOB DEFAULT x'00ff')"#),
    Golden("a default of NULL", column(.text, .defaultValue(.null)), #"CREATE TABLE "t" ("a" TEXT DEFAULT NULL)"#),
    Golden("a default with a NUL", column(.text, .defaultValue("a\0b")), #"CREATE TABLE "t" ("a" TEXT DEFAULT ('a' || char(0) || 'b'))"#),
    Golden(
      "a computed default", column(.text, .defaultExpression("CURRENT_TIMESTAMP")),
      #"CREATE TABLE "t" ("a" TEXT DEFAULT (CURRENT_TIMESTAMP))"#),
    Golden("COLLATE", column(.text, .collation("NOCASE")), #"CREATE TABLE "t" ("a" TEXT COLLATE "NOCASE")"#),
    Golden(
      "references",
      column(.integer, .references("p", "x", onDelete: .cascade, onUpdate: .setNull, isDeferred: true), .references("q")),
      #"CREATE TABLE "t" ("a" INTEGER REFERENCES "p" ("x") ON DELETE CASCADE ON UPDATE SET NULL DEFERRABLE INITIALLY DEFERRED REFERENCES "q")"#
    ),
    Golden(
      "generated columns",
      TableDescription(
        name: "t",
        columns: [
          ColumnDescription(name: "a", type: .integer), ColumnDescription(name: "v", type: .integer, .generated("a * \(2)")),
          ColumnDescription(name: "s", type: .text, nullable: false, .generated("a || ', ('", isStored: true), .unique),
        ]),
      """
      CREATE TABLE "t" ("a" INTEGER, "v" INTEGER GENERATED ALWAYS AS (a * 2) VIRTUAL, "s" TEXT NOT NULL GENERATED ALWAYS AS (a || ', (') \
      STORED UNIQUE)
      """),
  ]
}
