import Foundation
import GRDB
import SQLiteDatabase

/// A file with rows of three columns, in a folder that the caller removes.
private func makeFile() throws -> String {
  let path = FileManager.default.temporaryDirectory.appending(path: "rows-\(ProcessInfo.processInfo.processIdentifier).sqlite").path
  let queue = try DatabaseQueue(path: path)
  try queue.write { db in
    try db.execute(sql: "CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size REAL NOT NULL)")
    for id in 0..<5000 { try db.execute(sql: "INSERT INTO thing VALUES (?, ?, ?)", arguments: [id, "thing \(id)", Double(id) / 2]) }
  }
  try queue.close()
  return path
}

/// Reads all rows by GRDB, so many times.
public func readByGRDB(_ times: Int) throws {
  let path = try makeFile()
  defer { try? FileManager.default.removeItem(atPath: path) }
  let queue = try DatabaseQueue(path: path)
  var sum = 0.0
  for _ in 0..<times {
    try queue.read { db in
      let rows = try Row.fetchCursor(db, sql: "SELECT id, name, size FROM thing")
      while let row = try rows.next() {
        let (id, name, size): (Int64, String, Double) = (row[0], row[1], row[2])
        sum += size + Double(Int(id) + name.utf8.count)
      }
    }
  }
  try queue.close()
  guard sum == Double(times) * 18_804_390 else { throw DatabaseError(message: "the sum is \(sum)") }
}

/// Reads all rows over a wrapper, so many times.
public func read(_ times: Int, on sqlite: any Sqlite3WrapperProtocol) throws {
  let path = try makeFile()
  defer { try? FileManager.default.removeItem(atPath: path) }
  let connection = try Connection(.file(path), on: sqlite)
  var sum = 0.0
  for _ in 0..<times {
    try connection.forEach("SELECT id, name, size FROM thing") { row in
      let (id, name, size): (Int, String, Double) = try (row[0], row[1], row[2])
      sum += size + Double(id + name.utf8.count)
    }
  }
  guard sum == Double(times) * 18_804_390 else { throw DatabaseError(message: "the sum is \(sum)") }
}
