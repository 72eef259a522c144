// A program of the doubles alone: it is linked without libsqlite3, and a test runs it and looks at what it is linked with.
import SQLiteManagerTestSupport

/// Data code as an app has it.
func hardTitles(on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
  let quiz = SQLiteManager(.database(.file("/no/such/folder/quiz.sqlite")), wrapper: sqlite)
  try quiz.open()
  try quiz.insert(["title": "Žofie", "points": 5], into: "question")
  return try quiz.read("question", columns: ["title"], where: Column("points") > 3).map { try $0["title"] }
}

let mock = MockSqlite3Wrapper()
mock.when(#"INSERT INTO "question" ("title", "points") VALUES (?, ?)"#).answers(columns: [], rows: []).changes(1)
mock.when(#"SELECT "title" FROM "question" WHERE "points" > ?"#).answers(columns: ["title"], rows: [["Štěpán"], ["Žofie"]])
let titles = try hardTitles(on: mock)
print("\(titles.joined(separator: ", ")), \(mock.openHandles.count) handles left")
