// A program of the doubles alone: it is linked without libsqlite3, and a test runs it and looks at what it is linked with.
import SQLiteManagerTestSupport

let mock = MockSqlite3Wrapper()
mock.when("SELECT title FROM quiz").answers(columns: ["title"], rows: [["Štěpán"]])

var db: OpaquePointer?
var statement: OpaquePointer?
var titles: [String] = []
let opened = unsafe mock.sqlite3_open_v2("quiz.sqlite", &db, 1, nil)
let prepared = unsafe mock.sqlite3_prepare_v2(db, "SELECT title FROM quiz", -1, &statement, nil)
while unsafe mock.sqlite3_step(statement) == 100 {
  if let text = unsafe mock.sqlite3_column_text(statement, 0) { titles.append(unsafe String(cString: text)) }
}
let finalized = unsafe mock.sqlite3_finalize(statement)
let closed = unsafe mock.sqlite3_close(db)

print("\(titles.joined(separator: ", ")), \(mock.openHandles.count) handles left")
if opened != 0 || prepared != 0 || finalized != 0 || closed != 0 || titles != ["Štěpán"] || !mock.openHandles.isEmpty {
  throw MockOnlyFailure()
}

struct MockOnlyFailure: Error {}
