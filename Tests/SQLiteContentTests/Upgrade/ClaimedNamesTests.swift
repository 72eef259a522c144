import Expectations
import Foundation
import SQLiteDescriptions
import SQLiteManager
import Testing

@Suite struct `A table of the user with a name that a virtual table claims` {
  static let user: SQL = """
    CREATE TABLE memo_stat (text); INSERT INTO memo_stat VALUES ('mine'), ('too');
    CREATE TABLE memo_docsize (text); INSERT INTO memo_docsize VALUES ('mine');
    CREATE TABLE note_content (text); INSERT INTO note_content VALUES ('mine');
    """

  @Test(arguments: [
    ("CREATE VIRTUAL TABLE memo USING fts3(text)", "memo_docsize", "memo"),
    ("CREATE VIRTUAL TABLE Memo USING fts4(text, matchinfo=fts3)", "memo_docsize", "Memo"),
    ("CREATE TABLE text (text); CREATE VIRTUAL TABLE note USING fts5(text, content='text')", "note_content", "note"),
    ("CREATE VIRTUAL TABLE note USING fts5(text)", "note_content", "note"),
    ("CREATE TABLE text (text); CREATE VIRTUAL TABLE note USING fts4(content='text', text)", "note_content", "note"),
  ])
  func `is a conflict before anything is dropped`(brought: String, name: String, owner: String) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { try $0.execute(Self.user) }
    let before = try folder.bytes(folder.installed)
    #expect(throws: ContentError.conflict(type: "table", name: name, reason: .claimed(by: owner))) {
      try folder.install(version: 2, Folder.plain + ";" + SQL(unchecked: brought))
    }
    #expect(try folder.bytes(folder.installed) == before)
    #expect(try folder.install(version: 3).plain == .upgraded(from: 1, to: 3, orphans: 0))
    try folder.app { database throws in
      #expect(try database.value("SELECT count(*) FROM memo_stat") == 2)
      try database.execute("INSERT INTO note_content VALUES ('more')")
    }
  }

  @Test func `is a conflict when the virtual table is the user's and the bundle brings the table`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { try $0.execute("CREATE VIRTUAL TABLE memo USING fts3(text)") }
    let before = try folder.bytes(folder.installed)
    #expect(throws: ContentError.conflict(type: "table", name: "memo_stat", reason: .claimed(by: "memo"))) {
      try folder.install(version: 2, Folder.plain + "; CREATE TABLE memo_stat (x); INSERT INTO memo_stat VALUES (1)")
    }
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: [true, false]) func `stays when a file was harmed already, and the virtual table is to go`(isBroughtAgain: Bool) throws {
    let folder = try Folder()
    let memo: SQL = "; CREATE VIRTUAL TABLE memo USING fts3(text); INSERT INTO memo VALUES ('content')"
    try folder.install(version: 1, Folder.plain + memo)
    try folder.app { database throws in  // an earlier release let this come about
      try database.set(.defensive, false)
      try database.execute("CREATE TABLE memo_stat (text); INSERT INTO memo_stat VALUES ('mine')")
    }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Folder.plain + (isBroughtAgain ? memo : "")) }
    guard case .conflict("table", "memo_stat", .altered) = error else { return surprise(error) }
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `does not keep a search table from going whose module made its tables`() throws {
    let folder = try Folder()
    let search: SQL = """
      ; CREATE VIRTUAL TABLE memo USING fts3(text); INSERT INTO memo(memo) VALUES ('automerge=8'); CREATE VIRTUAL TABLE old USING fts4(text);
      CREATE VIRTUAL TABLE new USING fts5(text); CREATE VIRTUAL TABLE box USING rtree(id, a, b);
      CREATE TABLE out_content (text); INSERT INTO out_content VALUES ('b');
      CREATE VIRTUAL TABLE out USING fts5(text, content='out_content');
      INSERT INTO memo VALUES ('a'); INSERT INTO old VALUES ('a'); INSERT INTO new VALUES ('a'); INSERT INTO box VALUES (1, 2, 3);
      """
    try folder.install(version: 1, Folder.plain + search)
    #expect(try folder.install(version: 2, Folder.plain + search).plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try folder.install(version: 3).plain == .upgraded(from: 2, to: 3, orphans: 0))
    #expect(try folder.app { try $0.tables().map(\.name) } == ["question"])
  }
}

@Suite struct `Making a table` {
  private func refusal(_ name: String, _ connection: Connection) -> SQLiteError? {
    let found = #expect(throws: SQLiteError.self) { try connection.createTable(name, "x") }
    let description = TableDescription(name: name, columns: [ColumnDescription(name: "x", type: .text)])
    let described = #expect(throws: SQLiteError.self) { try connection.createTable(description) }
    #expect(described?.message == found?.message)
    return found
  }

  @Test(arguments: [true, false]) func `whose name a virtual table claims is refused and says which`(isDefensive: Bool) throws {
    let connection = try Connection(.memory)
    try connection.set(.defensive, isDefensive)
    try connection.execute(
      """
      CREATE VIRTUAL TABLE memo USING fts3(text); CREATE VIRTUAL TABLE "my notes" USING fts5(text, content='');
      CREATE VIRTUAL TABLE box USING rtree(id, a, b);
      """)
    for (name, owner) in [("memo_stat", "memo"), ("MEMO_Docsize", "MEMO"), ("my notes_content", "my notes"), ("box_node", "box")] {
      let error = refusal(name, connection)
      #expect(error?.code == .error)
      #expect(error?.message.contains("the virtual table \"\(owner)\"") == true, "\(name): \(String(describing: error))")
      #expect(error?.message.contains("Give the table another name") == true)
    }
    for name in ["memo_data", "memo_", "_stat", "memostat", "my notes_stat", "memo_x_stat"] { try connection.createTable(name, "x") }
    #expect(refusal("sqlite_mine", connection)?.message.contains("SQLite's own") == true)
    #expect(try connection.tables().count == 9)
  }

  @Test func `says so also when the virtual table is in another database`() throws {
    let connection = try Connection(.memory)
    try connection.execute("ATTACH ':memory:' AS other; CREATE VIRTUAL TABLE other.memo USING fts3(text)")
    #expect(refusal("memo_stat", connection)?.message.contains("the virtual table \"memo\"") == true)
    let description = TableDescription(name: "memo_stat", columns: [ColumnDescription(name: "x", type: .text)])
    expectError(.error, #"unknown database "nowhere""#) { try connection.createTable(description, in: "nowhere") }
  }
}
