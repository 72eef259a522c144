import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A search table that is rebuilt while another connection writes` {
  @Test(arguments: TestRun.sample(of: SearchedModule.allCases, few: 1)) func `has the rows of before or after`(module: SearchedModule)
    throws
  {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        try connection.execute("CREATE TABLE wine (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO wine VALUES (1, 'red'), (2, 'white')")
        let table = module == .fts5 ? "fts5(title, content='wine', content_rowid='id')" : "fts4(title, content='wine')"
        try connection.execute(SQL(unchecked: "CREATE VIRTUAL TABLE search USING \(table)"))
        try connection.execute(
          "CREATE TRIGGER added AFTER INSERT ON wine BEGIN INSERT INTO search (rowid, title) VALUES (new.id, new.title); END")
        try connection.close()
      },
      opening: { try Connection(.file(path), on: $0) }
    ) { _, connection in
      defer { try? connection.close() }
      try connection.execute("INSERT INTO search(search) VALUES ('rebuild')")
    } against: { _, connection in
      defer { try? connection.close() }
      try connection.execute("INSERT INTO wine VALUES (3, 'red wine')")
      return try connection.rows("SELECT rowid FROM search WHERE search MATCH 'red'", as: Int.self)
    }.run()
  }
}
