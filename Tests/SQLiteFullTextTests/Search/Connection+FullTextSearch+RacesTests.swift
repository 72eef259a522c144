import Expectations
import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite struct `A search table that is rebuilt while another connection writes` {
  @Test(arguments: TestRun.sample(of: SearchedModule.allCases, few: 1)) func `has the rows of before or after`(module: SearchedModule)
    throws
  {
    try raceConnections(over: { Sqlite3Wrapper() }) { connection in
      try connection.execute("CREATE TABLE wine (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO wine VALUES (1, 'red'), (2, 'white')")
      let table = module == .fts5 ? "fts5(title, content='wine', content_rowid='id')" : "fts4(title, content='wine')"
      try connection.execute(SQL(unchecked: "CREATE VIRTUAL TABLE search USING \(table)"))
      try connection.execute(
        "CREATE TRIGGER added AFTER INSERT ON wine BEGIN INSERT INTO search (rowid, title) VALUES (new.id, new.title); END")
    } _: { connection in
      try connection.execute("INSERT INTO search(search) VALUES ('rebuild')")
    } against: { connection in
      try connection.execute("INSERT INTO wine VALUES (3, 'red wine')")
      return try connection.rows("SELECT rowid FROM search WHERE search MATCH 'red'", as: Int.self)
    }
  }
}
