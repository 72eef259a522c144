import Expectations
import SQLiteManager
import Testing
import SQLiteDescriptions

@Suite struct `A description` {
  @Test(arguments: Golden.all)
  func `writes its SQL, which makes what is described`(golden: Golden) throws {
    #expect(try golden.table.create().map(\.text) == golden.sql)
    #expect(try golden.table.create().allSatisfy { $0.bindings.isEmpty })
    let connection = try Connection(.memory)
    try connection.createTable(golden.table)
    #expect(try connection.differences(from: golden.table) == [])
    #expect(try connection.value("SELECT count(*) FROM temp.sqlite_schema") == 0)

    let read = try connection.description(of: "t" == golden.table.name ? "t" : "CONTACT")
    #expect(read.columnNames == golden.table.columnNames)
    #expect(read.keyColumns == golden.table.keyColumns)
    #expect(read.isStrict == golden.table.isStrict && read.isWithoutRowid == golden.table.isWithoutRowid)
    #expect(read.columns.map(\.type) == golden.table.columns.map(\.type))
    #expect(read.indexes.map(\.name) == golden.table.indexes.map(\.name).sorted())
    let again = try Connection(.memory)
    try again.createTable(read)
    let reread = try again.description(of: read.name)
    #expect(try reread.create() == read.create())
    #expect(reread.columns == read.columns && reread.constraints == read.constraints && reread.indexes == read.indexes)
  }

  @Test func `makes things only where there are none, in the database that is named`() throws {
    let table = TableDescription(
      name: "t", columns: [ColumnDescription(name: "a", type: .text)], indexes: [IndexDescription(name: "i", on: ["a"])],
      triggers: [TriggerDescription(name: "g", .after, .insert, perform: ["SELECT 1"])])
    let sql = [
      #"CREATE TABLE IF NOT EXISTS "temp"."t" ("a" TEXT)"#, #"CREATE INDEX IF NOT EXISTS "temp"."i" ON "t" ("a")"#,
      #"CREATE TRIGGER IF NOT EXISTS "temp"."g" AFTER INSERT ON "t" FOR EACH ROW BEGIN SELECT 1; END"#,
    ]
    #expect(try table.create(ifNotExists: true, in: "temp").map(\.text) == sql)
    let connection = try Connection(.memory)
    for _ in 1...2 { try connection.createTable(table, ifNotExists: true, in: "temp") }
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 0)
    #expect(try connection.value("SELECT count(*) FROM temp.sqlite_schema") == 3)
    expectError(.error, #"table "t" already exists"#) { try connection.createTable(table, in: "temp") }
    #expect(try table.drop(in: "temp").text == #"DROP TABLE "temp"."t""#)
    #expect(try table.drop(ifExists: true).text == #"DROP TABLE IF EXISTS "t""#)
    try connection.prepare(table.drop(in: "temp")).run()
    #expect(try connection.value("SELECT count(*) FROM temp.sqlite_schema") == 0)
  }

  static let contact = TableDescription(
    name: "contact",
    columns: [
      ColumnDescription(name: "id", type: .integer, .primaryKey), ColumnDescription(name: "name", type: .text),
      ColumnDescription(name: "short", type: .text, .generated("substr(name, 1, 1)")),
    ])
  static let member = TableDescription(
    name: "member", columns: [ColumnDescription(name: "a", type: .text), ColumnDescription(name: "b", type: .text)],
    constraints: [.primaryKey("b", "a")], isWithoutRowid: true)

  @Test func `writes what reads and changes rows`() throws {
    let (contact, member) = (Self.contact, Self.member)
    #expect(try contact.insert().text == #"INSERT INTO "contact" ("id", "name") VALUES (?, ?)"#)
    #expect(try contact.insert(columns: ["name"]).text == #"INSERT INTO "contact" ("name") VALUES (?)"#)
    #expect(try contact.insert(columns: []).text == #"INSERT INTO "contact" DEFAULT VALUES"#)
    #expect(try contact.select().text == #"SELECT "id", "name", "short" FROM "contact""#)
    #expect(try contact.select(columns: ["name"]).text == #"SELECT "name" FROM "contact""#)
    #expect(try contact.selectByKey().text == #"SELECT "id", "name", "short" FROM "contact" WHERE "id" = ?"#)
    #expect(try member.selectByKey().text == #"SELECT "a", "b" FROM "member" WHERE "b" = ? AND "a" = ?"#)
    #expect(try contact.update(columns: ["name"]).text == #"UPDATE "contact" SET "name" = ? WHERE "id" = ?"#)
    #expect(try contact.deleteByKey().text == #"DELETE FROM "contact" WHERE "id" = ?"#)
    #expect(
      try contact.upsert().text
        == #"INSERT INTO "contact" ("id", "name") VALUES (?, ?) ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name""#)
    #expect(try member.upsert().text == #"INSERT INTO "member" ("a", "b") VALUES (?, ?) ON CONFLICT ("b", "a") DO NOTHING"#)
    let connection = try Connection(.memory)
    for table in [contact, member] {
      try connection.createTable(table)
      for sql in try [table.insert(), table.select(), table.selectByKey(), table.upsert(), table.deleteByKey()] {
        #expect(try connection.prepare(sql).parameterCount == sql.text.count { $0 == "?" })
      }
    }
  }

  @Test func `of a view is one, with its triggers`() throws {
    let view = ViewDescription(
      name: "v", columns: ["x"], as: "SELECT \(1) AS y",
      triggers: [TriggerDescription(name: "w", .insteadOf, .insert, perform: ["SELECT new.x"])])
    #expect(
      try view.create().map(\.text) == [
        #"CREATE VIEW "v" ("x") AS SELECT 1 AS y"#,
        #"CREATE TRIGGER "w" INSTEAD OF INSERT ON "v" FOR EACH ROW BEGIN SELECT new.x; END"#,
      ])
    let connection = try Connection(.memory)
    try connection.createView(view)
    try connection.insert(["x": 2], into: "v")
    #expect(try connection.value(#"SELECT "x" FROM "v""#) == 1)
    try connection.prepare(view.drop()).run()
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 0)
  }
}
