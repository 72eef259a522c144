// A program of data code and the doubles: it is linked without libsqlite3, and a test runs it and looks at its linked libraries.
import QuizData
import SQLiteManagerUnlinked
import SQLiteMocks

let mock = MockSqlite3Wrapper()
mock.when(#"INSERT INTO "question" ("title", "points") VALUES (?, ?)"#).answers(columns: [], rows: []).changes(1)
mock.when(#"SELECT "title" FROM "question" WHERE "points" > ?"#).answers(columns: ["title"], rows: [["Štěpán"], ["Žofie"]])
let titles = try QuizData(on: mock).hardTitles()
print("\(titles.joined(separator: ", ")), \(mock.openHandles.count) handles left")
