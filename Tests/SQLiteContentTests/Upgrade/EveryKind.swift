import SQLiteManager

/// A content database with every kind of object SQLite has, in several versions, and the objects that a user makes beside it.
enum EveryKind {
  /// The content of a version: the same objects, other rows, other numbers.
  static func content(_ version: Int) -> SQL {
    let schema: SQL = """
      CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE);
      CREATE TABLE question (
        id INTEGER PRIMARY KEY AUTOINCREMENT, category INTEGER NOT NULL REFERENCES category(id), title TEXT, body TEXT,
        length INTEGER AS (length(title)), shout TEXT AS (upper(title)) STORED, CHECK (length(title) > 0));
      CREATE TABLE pair (a TEXT, b INTEGER, c, PRIMARY KEY (b, a)) WITHOUT ROWID;
      CREATE TABLE exact (i INT, r REAL, t TEXT, b BLOB, x ANY) STRICT;
      CREATE TABLE gaps (value);
      CREATE TABLE "row id" (rowid TEXT, _rowid_ TEXT, x);
      CREATE TABLE taken (rowid TEXT, _rowid_ TEXT, oid TEXT);
      CREATE TABLE aliased (rowid TEXT, _rowid_ TEXT, oid INTEGER PRIMARY KEY);
      CREATE TABLE empty (a, b DEFAULT 'x');
      CREATE TABLE quoted (a DEFAULT "text", CHECK (a <> "other"));
      CREATE INDEX by_category ON question(category, title COLLATE NOCASE DESC);
      CREATE INDEX long_titles ON question(title) WHERE length > 3;
      CREATE UNIQUE INDEX by_lower ON question(lower(title), id);
      CREATE VIRTUAL TABLE search USING fts5(title, body, content='question', content_rowid='id', tokenize='unicode61 remove_diacritics 2');
      CREATE VIRTUAL TABLE bare USING fts5(text, content='', prefix='2 3');
      CREATE VIRTUAL TABLE own USING fts5(text, detail=column, columnsize=0);
      CREATE VIRTUAL TABLE old USING fts4(title, body, tokenize=unicode61);
      CREATE VIRTUAL TABLE older USING fts3(text); INSERT INTO older(older) VALUES ('automerge=8');
      CREATE VIRTUAL TABLE box USING rtree(id, x0, x1, y0, y1, +name TEXT);
      CREATE VIRTUAL TABLE words USING fts5vocab('own', 'row');
      CREATE VIEW titles AS SELECT id, title, 'view "of" titles' AS kind FROM question;
      CREATE TABLE log (text);
      CREATE TRIGGER logged AFTER INSERT ON question BEGIN INSERT INTO log VALUES (new.title); END;
      CREATE TRIGGER through INSTEAD OF INSERT ON titles BEGIN INSERT INTO category (name) VALUES (new.title); END;
      """
    var rows: SQL = "INSERT INTO category VALUES (1, 'Místa'), (2, 'Människor'), (7, 'Dzieła');"
    for number in 1...(40 * version) where number % 7 != version {
      let title = "Otázka \(number) verze \(version) Übung ığdır"
      let body = String(repeating: "slovo\(number % 13) ", count: 1 + number % 50)
      let x = Double(number)
      rows = rows + "INSERT INTO question (id, category, title, body) VALUES (\(number * 3), \([1, 2, 7][number % 3]), \(title), \(body));"
      rows = rows + "INSERT INTO pair VALUES (\(title), \(number), \([UInt8(number)]));"
      rows = rows + "INSERT INTO exact VALUES (\(number), \(x), \(title), \([UInt8(number)]), \(number % 2 == 0 ? nil : title));"
      rows = rows + "INSERT INTO gaps (rowid, value) VALUES (\(number * number * 100 - 5000), \(number));"
      rows = rows + "INSERT INTO \"row id\" (oid, rowid, _rowid_, x) VALUES (\(number * 11), 'r', 's', \(number));"
      rows = rows + "INSERT INTO taken VALUES ('r', 's', \(title)); INSERT INTO aliased VALUES ('r', 's', \(number * 5));"
      rows =
        rows
        + "INSERT INTO bare (rowid, text) VALUES (\(number * 2), \(body)); INSERT INTO own (rowid, text) VALUES (\(number * 4), \(body));"
      rows = rows + "INSERT INTO old (docid, title, body) VALUES (\(number * 6), \(title), \(body));"
      rows = rows + "INSERT INTO older (docid, text) VALUES (\(number), \(body));"
      rows = rows + "INSERT INTO box VALUES (\(number), \(x), \(x + 1), \(-x), \(-x + 2), \(title));"
    }
    let ending: SQL = """
      DELETE FROM question WHERE id > \(100 * version); INSERT INTO search(search) VALUES ('rebuild'); INSERT INTO own(own, rank) VALUES ('rank', 'bm25(2.0)');
      INSERT INTO own(own, rank) VALUES ('usermerge', \(3 + version)); DELETE FROM own WHERE rowid = 8; DELETE FROM old WHERE docid = 12;
      ANALYZE;
      """
    // Version 3 brings less; a plain table takes the place of a view.
    let tail: SQL = version < 3 ? "" : "DROP TABLE own; DROP TABLE words; DROP VIEW titles; CREATE TABLE titles (x); DROP TABLE gaps;"
    // Another page size makes other nodes of the rtree.
    return (version == 3 ? "PRAGMA page_size=1024;" : "") + "BEGIN;" + schema + rows + ending + tail + "COMMIT;"
  }

  /// The objects of the user: every reference to content would cascade if foreign keys were on during an upgrade.
  static let user: SQL = """
    CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question(id) ON DELETE CASCADE ON UPDATE CASCADE, at TEXT);
    INSERT INTO star SELECT id, 'at ' || id FROM question WHERE id % 2;
    CREATE TABLE answer (n INTEGER PRIMARY KEY AUTOINCREMENT, question INTEGER REFERENCES question(id) ON DELETE CASCADE, given TEXT);
    INSERT INTO answer (n, question, given) SELECT id * 10, id, 'given' FROM question; DELETE FROM answer WHERE n > 400;
    CREATE TABLE "my ""notes"" x" (x); INSERT INTO "my ""notes"" x" (rowid, x) VALUES (99, 'ninety-nine'), (-3, NULL);
    CREATE TABLE plain_pair (a, b, PRIMARY KEY (a, b)) WITHOUT ROWID; INSERT INTO plain_pair VALUES (1, 2);
    CREATE VIRTUAL TABLE my_search USING fts5(note); INSERT INTO my_search VALUES ('mine to find');
    CREATE INDEX my_index ON question(body, title); CREATE INDEX my_stars ON star(at);
    CREATE TRIGGER my_trigger AFTER UPDATE OF title ON question BEGIN INSERT INTO "my ""notes"" x" VALUES (new.title); END;
    CREATE TRIGGER my_star AFTER INSERT ON star BEGIN UPDATE question SET body = body WHERE id = new.question; END;
    CREATE VIEW my_view AS SELECT * FROM star JOIN question ON question.id = star.question;
    ANALYZE star;
    """
  static let userTables = ["star", "answer", "my \"notes\" x", "plain_pair", "my_search"]

  /// Everything that can be seen of some objects: their SQL, rows with rowids, sequences and statistics.
  static func dump(_ connection: Connection, only wanted: (String) -> Bool) throws -> [String] {
    var lines: [String] = []
    for row in try connection.rows("SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name") {
      let name = try row["name", as: String.self]
      guard wanted(name), !name.hasPrefix("sqlite") else { continue }
      lines.append("\(row.values)")
      guard try row["type"] == "table" else { continue }
      var columns = try connection.rows("SELECT name FROM pragma_table_xinfo(\(name)) WHERE hidden <> 1") { SQL(identifier: try $0[0]) }
      let isWithoutRowid = try connection.value("SELECT wr FROM pragma_table_list(\(name))") == 1
      if !isWithoutRowid, !["words", "taken", "aliased", "row id"].contains(name) { columns.insert("rowid", at: 0) }
      if name == "row id" { columns.insert("oid", at: 0) }
      if ["bare", "words"].contains(name) { columns = ["*"] }
      let list = columns.joined(separator: ", ")
      for row in try connection.rows("SELECT \(list) FROM \(identifier: name)") { lines.append("  \(row.values)") }
      for (table, key) in [("sqlite_sequence", "name"), ("sqlite_stat1", "tbl")] as [(String, SQL)] {
        for row in try connection.rows("SELECT * FROM \(identifier: table) WHERE \(key) = \(name) ORDER BY 1, 2") {
          lines.append("  \(table) \(row.values)")
        }
      }
    }
    return lines
  }

  /// The answers of the searches.
  static func answers(_ connection: Connection) throws -> [String] {
    var lines: [String] = []
    for sql: SQL in [
      "SELECT rowid, bm25(search), snippet(search, -1, '[', ']', '', 5), title FROM search WHERE search MATCH 'otazka AND slovo3' ORDER BY rank",
      "SELECT rowid, bm25(bare) FROM bare WHERE bare MATCH 'slovo1*' ORDER BY rowid",
      "SELECT docid, hex(matchinfo(old)), snippet(old) FROM old WHERE old MATCH 'title:übung slovo5' ORDER BY docid",
      "SELECT docid, snippet(older) FROM older WHERE older MATCH 'slovo5' ORDER BY docid",
      "SELECT id, name FROM box WHERE x0 > 10 AND y1 < -20 ORDER BY id",
      "INSERT INTO search(search) VALUES ('integrity-check')", "INSERT INTO old(old) VALUES ('integrity-check')",
    ] { for row in try connection.rows(sql) { lines.append("\(row.values)") } }
    return lines
  }
}
