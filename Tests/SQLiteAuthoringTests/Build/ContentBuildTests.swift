import Foundation
import SQLiteManager
import SQLiteManagerFixtures
import SQLiteTestKit
import Scratch
import Testing

@testable import SQLiteAuthoring

/// A folder that a database is built from, beside the folder of the database.
struct BuildStage {
  private let folder: ScratchFolder
  private let made: ScratchFolder
  var input: String { folder.url.path(percentEncoded: false) }
  var output: String { made.path("out.sqlite") }

  /// - Parameter texts: The names of the files in the folder, and the files.
  init(_ texts: KeyValuePairs<String, String>) throws {
    (folder, made) = (try ScratchFolder(), try ScratchFolder())
    for (name, text) in texts { try write(Data(text.utf8), name) }
  }

  func write(_ bytes: Data, _ name: String) throws { try bytes.write(to: folder.url.appending(path: name)) }

  /// The names in the folder of the database.
  var left: Set<String> { get throws { try made.contents } }

  @discardableResult func build(
    version: Int? = nil, applicationID: Int? = nil, files: any FileSystem = localFileSystem,
    on sqlite: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) throws -> [String] {
    let build = ContentBuild(of: input, into: output, version: version, applicationID: applicationID, files: files, on: sqlite)
    return try build.run().map { "\($0.table) \($0.rowCount)" }
  }

  /// The problems of a build, without the path of the folder. The folder of the database must be empty afterwards.
  func problems() throws -> [String] {
    let error = #expect(throws: ContentBuildError.self) { try build() }
    #expect(try left.isEmpty)
    return error?.problems.map { $0.description.replacing(input + "/", with: "") } ?? []
  }

  /// Builds, and returns the rows of a query on the database.
  func rows(_ sql: SQL) throws -> [[SQLiteValue]] {
    try build()
    #expect(try left == ["out.sqlite"])
    let connection = try Connection(.file(output), access: .readOnly)
    #expect(try connection.integrityCheck() == [])
    return try connection.rows(sql).map(\.values)
  }
}

@Suite struct `A database built from a folder` {
  @Test func `is the quiz when the folder has its texts`() throws {
    let quiz = SourceFile.root.appending(path: "TestFixtures/Quiz")
    let stage = try BuildStage([:])
    let parts = [
      "schema.sql": ["schema-1.sql"], "category.jsonl": ["category.jsonl"], "language.jsonl": ["language.jsonl"],
      "question.jsonl": ["question-both.jsonl", "question-1.jsonl"], "translation.jsonl": ["translation-1.jsonl"],
    ]
    for (name, sources) in parts {
      try stage.write(try sources.map { try Data(contentsOf: quiz.appending(path: $0)) }.reduce(Data(), +), name)
    }
    let counts = try stage.build(version: 1, applicationID: QuizFixture.applicationID)
    #expect(counts.prefix(3) == ["category 12", "language 7", "question 331"])
    let built = try Connection(.file(stage.output), access: .readOnly)
    let kept = try Connection(.file(try QuizFixture.url(version: 1)), access: .readOnly)
    for table in ["category", "language", "question", "translation"] {
      let sql: SQL = "SELECT * FROM \(identifier: table)"
      #expect(try built.rows(sql).map(\.values) == kept.rows(sql).map(\.values))
    }
    let search: SQL = "SELECT docid FROM question_search WHERE question_search MATCH 'river' ORDER BY docid"
    #expect(try built.rows(search).map(\.values) == kept.rows(search).map(\.values))
    #expect(try built.pragma(.userVersion) == 1 && built.pragma(.applicationID) == QuizFixture.applicationID)
    #expect(try built.foreignKeyCheck().isEmpty && built.tableExists("sqlite_stat1"))
  }

  @Test func `has the same bytes when it is built again`() throws {
    let script = "CREATE TABLE a (x, y TEXT COLLATE LOCALIZED_cs UNIQUE); CREATE VIRTUAL TABLE s USING fts5 (y, content=a)"
    let texts = ["schema.sql": script, "a.csv": "x,y\n1,čáp\n2,chata\n3,hora\n"]
    let bytes = try (0..<2).map { order in
      let stage = try BuildStage([:])
      for (name, text) in texts.sorted(by: { order == 0 ? $0.key < $1.key : $0.key > $1.key }) { try stage.write(Data(text.utf8), name) }
      try stage.build()
      return try Data(contentsOf: URL(filePath: stage.output))
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test func `takes rows in each format`() throws {
    let stage = try BuildStage([
      "schema.sql": "\u{feff}CREATE TABLE a (x INTEGER, y TEXT, z); CREATE TABLE b (x, y, z)",
      "A.CSV": "\u{feff}z,x,y\r\n,01,\"a \"\"b\"\"\r\n, c\"\r\n\"\",2,\r\n",
      "b.json": "[{\"y\": {\"base64\": \"AAE=\"}},\n {\"x\": 9223372036854775807, \"z\": \"\\u0000\"}]",
      "notes.txt": "x", "notes": "x", ".hidden.csv": "x",
    ])
    let sql: SQL = "SELECT 'a', x, y, z FROM a UNION ALL SELECT 'b', x, y, z FROM b"
    #expect(
      try stage.rows(sql) == [
        ["a", 1, "a \"b\"\r\n, c", nil], ["a", 2, nil, ""], ["b", nil, .blob([0, 1]), nil], ["b", 9_223_372_036_854_775_807, nil, "\0"],
      ])
  }

  @Test func `takes the keys of tables from a file`() throws {
    let stage = try BuildStage([
      "schema.sql": "CREATE TABLE a (id INTEGER PRIMARY KEY, x); CREATE TABLE sqlitemanager_keys (table_name, column_name)",
      "sqlitemanager_keys.csv": "table_name,column_name\na,x\n",
    ])
    #expect(try stage.rows("SELECT * FROM sqlitemanager_keys") == [["a", "x"]])
  }

  @Test func `fills search tables and sort keys`() throws {
    let stage = try BuildStage([
      "schema.sql": """
      CREATE TABLE word (id INTEGER PRIMARY KEY, name TEXT, name_order BLOB);
      CREATE TEMP TRIGGER word_order AFTER INSERT ON word BEGIN
        UPDATE word SET name_order = sort_key(name, 'cs') WHERE id = new.id;
      END;
      CREATE INDEX word_by_name ON word (name COLLATE LOCALIZED_cs);
      CREATE VIRTUAL TABLE five USING fts5 (name, content=word, content_rowid=id, tokenize=folding);
      CREATE VIRTUAL TABLE four USING fts4 (name, content="word");
      CREATE VIRTUAL TABLE own USING fts5 (text);
      """,
      "word.csv": "name\nhora\nchata\ncena\n", "own.jsonl": "{\"rowid\": 7, \"text\": \"chata\"}",
    ])
    #expect(try stage.build() == ["word 3", "own 1"])
    var configuration = Connection.Configuration()
    configuration.onDemand = .text
    let connection = try Connection(.file(stage.output), configuration: configuration)
    #expect(try connection.rows("SELECT name FROM word ORDER BY name_order", as: String.self) == ["cena", "hora", "chata"])
    #expect(try connection.checkLocalizedCollations().isEmpty)
    for table in ["five", "four", "own"] {
      #expect(try connection.value("SELECT count(*) FROM \(identifier: table) WHERE \(identifier: table) MATCH 'chata'", as: Int.self) == 1)
    }
  }

  @Test func `may have tables that refer to each other, to themselves, and to tables of other files`() throws {
    let stage = try BuildStage([
      "schema.sql": """
      CREATE TABLE leaf (id INTEGER PRIMARY KEY, node REFERENCES node (id));
      CREATE TABLE node (id INTEGER PRIMARY KEY, parent REFERENCES NODE, first REFERENCES leaf);
      CREATE TABLE "od 'd" (id REFERENCES node);
      """,
      "leaf.csv": "id,node\n1,2\n", "node.csv": "id,parent,first\n1,2,\n2,2,1\n", "od 'd.csv": "id\n1\n",
    ])
    #expect(try stage.build() == ["node 2", "leaf 1", "od 'd 1"])
  }

  @Test func `keeps the settings of the script`() throws {
    let stage = try BuildStage([
      "schema.sql": """
      PRAGMA encoding = 'UTF-16le'; PRAGMA page_size = 1024; PRAGMA journal_mode = wal; PRAGMA foreign_keys = OFF;
      PRAGMA user_version = 5; BEGIN; CREATE TABLE a (x); INSERT INTO a VALUES ('č'); COMMIT
      """
    ])
    #expect(try stage.rows("SELECT x FROM a") == [["č"]])
    let connection = try Connection(.file(stage.output), access: .readOnly)
    #expect(try connection.pragma(.encoding) == .utf16LittleEndian && connection.pragma(.pageSize) == 1_024)
    #expect(try connection.pragma(.userVersion) == 5 && connection.pragma(.journalMode) == .delete)
  }

  @Test func `replaces no file`() throws {
    let stage = try BuildStage(["schema.sql": "CREATE TABLE a (x)"])
    try stage.build()
    let before = try Data(contentsOf: URL(filePath: stage.output))
    let error = #expect(throws: SQLiteError.self) { try stage.build() }
    #expect(error?.code == .perm && error?.message.contains(stage.output) == true)
    #expect(try Data(contentsOf: URL(filePath: stage.output)) == before)
  }
}
