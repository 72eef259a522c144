import Expectations
import Foundation
import SQLiteDescriptions
import SQLiteManager
import Scratch
import Testing

/// A table of one name in several databases of a connection, each with a row that says where it is.
@Suite struct `A table that other databases have too` {
  private struct Book: Codable, Equatable {
    var id: Int64
    var title: String
  }

  /// Names of databases; some need quotes, and one is how another one and its table could be written.
  static let schemas = ["lib", "my lib", "a\"b", "lib.book", "main", "temp"]
  private static let table = TableDescription(
    name: "book",
    columns: [TypedColumn<Int64>("id", .integer, .primaryKey), TypedColumn<String>("title", .text), TypedColumn<String?>("code", .text)])

  private let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    for schema in Self.schemas {
      if !["main", "temp"].contains(schema) { try connection.execute("ATTACH ':memory:' AS \(identifier: schema)") }
      try connection.createTable(Self.table, in: schema)
      try connection.execute("INSERT INTO \(identifier: schema).book VALUES (1, \(schema), NULL)")
    }
  }

  /// Expects the titles of one database's books, and the others to be as they were.
  private func expectTitles(_ titles: [String], in schema: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for other in Self.schemas {
      let found = try connection.rows("SELECT title FROM \(identifier: other).book ORDER BY id", as: String.self)
      #expect(found == (other == schema ? titles : [other]), "\(other)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: schemas) func `is read where its database is named`(schema: String) throws {
    let (here, there) = (Column("title") == schema, Column("title") != schema)
    #expect(try connection.read("book", in: schema).map { try $0[1, as: String.self] } == [schema])
    #expect(try connection.read(Self.table, in: schema).map { try $0[1, as: String.self] } == [schema])
    #expect(try connection.read("book", in: schema, where: Condition("book.title = \(schema)")).count == 1)
    #expect(try connection.read(decoding: Book.self, from: "book", in: schema) == [Book(id: 1, title: schema)])
    #expect(try connection.find(decoding: Book.self, in: "book", in: schema, key: 1) == Book(id: 1, title: schema))
    #expect(try connection.find(in: Self.table, in: schema, key: 1)?.values == [1, .text(schema), .null])
    #expect(try connection.find(in: Self.table, in: schema, key: 1) { try $0[1, as: String.self] } == schema)
    for _ in 1...2 { #expect(try connection.find(in: "book", in: schema, key: 1)?.values == [1, .text(schema), .null]) }
    #expect(try connection.row(from: "book", in: schema, columns: ["title"])?.values == [.text(schema)])
    #expect(try connection.count("book", in: schema, where: here) == 1 && connection.count(Self.table, in: schema, where: there) == 0)
    #expect(try connection.exists(in: "book", in: schema, where: here) && !connection.exists(in: "book", in: schema, where: there))
    var titles: [String] = []
    try connection.forEach(in: "book", in: schema) { titles.append(try $0[1]) }
    try connection.forEach(in: Self.table, in: schema) { titles.append(try $0[1]) }
    let (byName, described) = (try connection.cursor(in: "book", in: schema), try connection.cursor(in: Self.table, in: schema))
    titles.append(try #require(try byName.next())[1])
    titles.append(try #require(try described.next())[1])
    #expect(titles == [schema, schema, schema, schema])
  }

  @Test(arguments: schemas) func `is written where its database is named`(schema: String) throws {
    try connection.insert(["id": 2, "title": "b"], into: "book", in: schema)
    try connection.insert([["id": 3, "title": "c"], ["id": 4, "title": "d"]], into: "book", in: schema)
    try connection.insert([5], into: "book", in: schema, columns: ["id", "title"]) { ($0, "e") }
    try connection.insert(encoding: Book(id: 6, title: "f"), into: "book", in: schema)
    try connection.insert(encodingAll: [Book(id: 7, title: "g")], into: "book", in: schema)
    #expect(try connection.insert(["id": 8, "title": "h"], into: "book", in: schema, returning: ["title"]).values == ["h"])
    try connection.prepareInsert(into: "book", in: schema, columns: ["id", "title"]).insert(9, "i")
    try expectTitles([schema, "b", "c", "d", "e", "f", "g", "h", "i"], in: schema)
    #expect(try connection.update("book", in: schema, set: ["title": "B"], where: Column("id") == 2) == 1)
    #expect(try connection.update("book", in: schema, set: ["title": "C"], key: 3) == 1)
    #expect(try connection.update("book", in: schema, encoding: Book(id: 4, title: "D"), where: Column("id") == 4) == 1)
    #expect(try connection.update("book", in: schema, set: ["title": "E"], where: Column("id") == 5, returning: ["title"]).count == 1)
    try connection.upsert(["id": 6, "title": "F"], into: "book", in: schema, onConflict: ["id"])
    try connection.upsert(encoding: Book(id: 7, title: "G"), into: "book", in: schema, onConflict: ["id"])
    #expect(
      try connection.upsert(["id": 8, "title": "H"], into: "book", in: schema, onConflict: ["id"], returning: ["title"])?.values == ["H"])
    #expect(try connection.delete(from: "book", in: schema, key: 9) == 1)
    #expect(try connection.delete(from: "book", in: schema, where: Column("id") == 8) == 1)
    #expect(try connection.delete(from: "book", in: schema, where: Column("id") == 7, returning: nil).count == 1)
    try expectTitles([schema, "B", "C", "D", "E", "F"], in: schema)
    #expect(try connection.delete(from: "book", in: schema, where: .all) == 6)
    try expectTitles([], in: schema)
  }

  @Test(arguments: schemas) func `is written by its description where its database is named`(schema: String) throws {
    let table = Self.table
    try connection.insert(["id": 2, "title": "b"], into: table, in: schema)
    try connection.insert([["id": 3, "title": "c"]], into: table, in: schema)
    try connection.insert([4], into: table, in: schema, columns: ["id", "title"]) { ($0, "d") }
    try connection.insert(encodingAll: [Book(id: 5, title: "e")], into: table, in: schema)
    try connection.insert(encoding: Book(id: 6, title: "f"), into: table, in: schema)
    _ = try connection.insert(["id": 7, "title": "g"], into: table, in: schema, returning: nil)
    let insert = try connection.prepareInsert(into: table, in: schema)
    try insert.insert(8, "h", nil as String?)
    try insert.insert(["title": "i", "id": 9])
    try insert.insert(["title": "j"])
    try expectTitles([schema, "b", "c", "d", "e", "f", "g", "h", "i", "j"], in: schema)
    try connection.upsert(["id": 2, "title": "B"], into: table, in: schema)
    try connection.upsert(encoding: Book(id: 3, title: "C"), into: table, in: schema)
    _ = try connection.upsert(["id": 4, "title": "D"], into: table, in: schema, returning: nil)
    try connection.update(table, in: schema, set: ["title": "E"], key: 5)
    try connection.update(table, in: schema, set: ["title": "F"], where: Column("id") == 6)
    _ = try connection.update(table, in: schema, set: ["title": "G"], where: Column("id") == 7, returning: nil)
    try connection.update(table, in: schema, encoding: Book(id: 8, title: "H"), where: Column("id") == 8)
    try connection.delete(from: table, in: schema, key: 9)
    try connection.delete(from: table, in: schema, where: Column("id") == 1)
    _ = try connection.delete(from: table, in: schema, where: Column("id") == 10, returning: nil)
    try expectTitles(["B", "C", "D", "E", "F", "G", "H"], in: schema)
    #expect(try connection.value(table.select(in: schema, columns: ["title"]), as: String.self) == "B")
  }

  @Test(arguments: schemas) func `is made and dropped where its database is named`(schema: String) throws {
    try connection.dropTable("book", in: schema)
    for other in Self.schemas { #expect(try connection.tableExists("book", in: other) == (other != schema)) }
    try connection.createTable("book", "title", in: schema)
    try connection.createTable("book", "other", ifNotExists: true, in: schema)
    #expect(try connection.columns(of: "book", in: schema).map(\.name) == ["title"])
    try connection.dropTable("book", ifExists: true, in: schema)
    try connection.dropTable("book", ifExists: true, in: schema)
    for other in Self.schemas { #expect(try connection.tableExists("book", in: other) == (other != schema)) }
  }
}

@Suite struct `The database of a table` {
  private let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      ATTACH ':memory:' AS lib; CREATE TABLE book (id INTEGER PRIMARY KEY, code TEXT UNIQUE); INSERT INTO book VALUES (1, 'm');
      CREATE TABLE lib.book (id INTEGER, code TEXT PRIMARY KEY); INSERT INTO lib.book VALUES (2, 'l');
      """)
  }

  @Test func `is known apart by its key, whichever was asked before`() throws {
    for _ in 1...2 {
      #expect(try connection.find(in: "book", key: 1)?.values == [1, "m"])
      #expect(try connection.find(in: "book", in: "lib", key: "l")?.values == [2, "l"])
      #expect(try connection.find(in: "BOOK", in: "LIB", key: "l")?.values == [2, "l"])
      #expect(try connection.find(in: "book", in: "main", key: 1)?.values == [1, "m"])
    }
  }

  @Test func `is looked into for the unique index of an upsert`() throws {
    try connection.execute(
      """
      CREATE TABLE two (code TEXT, n); CREATE UNIQUE INDEX by_code ON two (lower(code)); CREATE TABLE lib.two (code TEXT, n);
      CREATE UNIQUE INDEX lib.of_code ON two (code) WHERE n > 0
      """)
    for n in [1, 2] { try connection.upsert(["code": "a", "n": n], into: "two", in: "lib", onConflict: ["code"]) }
    for n in [3, 4] { try connection.upsert(["code": "A", "n": n], into: "two", in: "main", onConflict: ["code"]) }
    try expectRows("SELECT * FROM lib.two UNION ALL SELECT * FROM main.two", on: connection, "code │ n\na │ 2\nA │ 4")
    expectError(.error, "such as of_code (code) WHERE n > 0") {
      try connection.upsert(["n": 1, "code": "a"], into: "two", in: "lib", onConflict: ["n"])
    }
  }

  @Test func `is not what stands before a dot in the name of a table`() throws {
    try connection.createTable("lib.book", "id INTEGER PRIMARY KEY, code")
    try connection.insert(["id": 7, "code": "dot"], into: "lib.book")
    #expect(try connection.find(in: "lib.book", key: 7)?.values == [7, "dot"])
    #expect(try connection.count("book", in: "lib") == 1)
  }

  @Test func `that is not there is named by SQLite's error`() throws {
    expectError(.error, "no such table: nosuch.book") { try connection.insert(["id": 1], into: "book", in: "nosuch") }
    expectError(.error, "no such table: nosuch.book") { try connection.read("book", in: "nosuch") }
    expectError(.error, "no such table: nosuch.book") { try connection.delete(from: "book", in: "nosuch", where: .all) }
    expectError(.error, "unknown database") { try connection.find(in: "book", in: "nosuch", key: 1) }
    expectError(.error, "unknown database") { try connection.createTable("book", "a", in: "nosuch") }
    expectError(.error, "no such table: temp.book") { try connection.read("book", in: "temp") }
    expectError(.mismatch, "a name cannot hold a NUL") { try connection.read("book", in: "li\0b") }
  }

  @Test func `is that of its views, its foreign keys and what it is renamed to`() throws {
    try connection.execute("CREATE VIEW codes AS SELECT code FROM book; CREATE VIEW lib.codes AS SELECT code FROM book")
    #expect(try connection.read("codes", in: "lib").map(\.values) == [["l"]])
    let loan = TableDescription(name: "loan", columns: [TypedColumn<String>("book", .text, .references("book", "code"))])
    try connection.createTable(loan, in: "lib")
    try connection.insert(["book": "l"], into: loan, in: "lib")
    expectError(.constraintForeignkey, "") { try connection.insert(["book": "m"], into: loan, in: "lib") }
    try connection.execute("ALTER TABLE lib.book RENAME TO tome")
    #expect(try connection.find(in: "tome", in: "lib", key: "l")?.values == [2, "l"])
    expectError(.error, "no such table: lib.book") { try connection.find(in: "book", in: "lib", key: "l") }
    #expect(try connection.find(in: "book", key: 1)?.values == [1, "m"])
  }

  @Test func `can be named to all that lends a connection, and to what observes`() async throws {
    let folder = try ScratchFolder()
    let library = folder.path("lib")
    try Connection(.file(library)).execute("CREATE TABLE book (code); INSERT INTO book VALUES ('l')")
    let database = try Database(
      .file(folder.path("main")),
      prepare: { connection in
        try connection.attach(.file(library), as: "lib", access: try connection.isReadOnly() ? .readOnly : .readWrite)
      })
    try database.createTable("book", "code")
    #expect(try database.read("book", in: "lib").map(\.values) == [["l"]] && database.count("book") == 0)
    var counts = database.observe { try $0.count("book", in: "lib") }.makeAsyncIterator()
    #expect(try await counts.next() == 1)
    try database.insert(["code": "m"], into: "book")
    try database.insert(["code": "n"], into: "book", in: "lib")
    #expect(try await counts.next() == 2)
  }
}
