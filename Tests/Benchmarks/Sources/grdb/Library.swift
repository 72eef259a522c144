import SQLiteFullText
import SQLiteManager

/// A file with GRDB's migrations and a search table that it keeps in step: taken over, searched, changed and handed back.
struct Library {
  private let path: String
  init(_ path: String) { self.path = path }

  func run(_ report: inout Report) throws {
    try GRDBLibrary.write(path)
    let connection = try Connection(.file(path))
    // The bridge: GRDB's names of migrations become the version that a Migrator counts by.
    if try connection.pragma(.userVersion) == 0, try connection.value("SELECT 1 FROM sqlite_schema WHERE name = 'grdb_migrations'") == 1 {
      let steps = ["createBook", "addSearch"]
      let done = try connection.rows("SELECT identifier FROM grdb_migrations", as: String.self)
      try connection.setPragma(.userVersion, to: steps.prefix { done.contains($0) }.count)
    }
    let migrator = try Migrator([
      .init(1) { _ in throw Unexpected() }, .init(2) { _ in throw Unexpected() },
      .init(3, "CREATE TABLE loan (book INTEGER NOT NULL REFERENCES book, day TEXT NOT NULL)"),
    ])
    let (from, to) = try migrator.migrate(connection)
    report.expect(from == 2 && to == 3, "steps from \(from) to \(to)")
    guard let table = try connection.fullTextTable(named: "book_search") else { throw Unexpected() }
    report.expect(try connection.search("babicka", in: table).count == 1, "found by this package")
    try connection.insert(["title": "Babí léto"], into: "book")
    try connection.update("book", set: ["title": "Krysařova píseň"], where: Column("title") == "Krysař")
    try connection.delete(from: "book", where: Column("title") == "Babička")
    report.expect(try connection.checkFullTextTable("book_search") == .inStep, "the search table is in step")
    report.expect(try connection.search("leto", in: table).count == 1, "what was inserted is found")
    try connection.close()
    let found = try GRDBLibrary.search(path, "babi")
    report.expect(found.titles == ["Babí léto"] && found.isMigrated, "GRDB finds \(found)")
    report.expect(try GRDBLibrary.search(path, "pisen").titles == ["Krysařova píseň"], "GRDB finds what was updated")
    report.expect(try GRDBLibrary.search(path, "babicka").titles.isEmpty, "GRDB does not find what was deleted")
    report.expect(try GRDBLibrary.migrateFurther(path), "GRDB's next migration")
  }

  struct Unexpected: Error {}
}
