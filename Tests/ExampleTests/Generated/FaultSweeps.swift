// Swift of Sources/SQLiteManager/Documentation.docc/FaultSweeps.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteTesting

enum FaultSweepsArticle {
  static func sweep() throws {

try FaultSweep { sqlite in try Stars(on: sqlite).add(42) }.run()
  }

  static func half() throws -> FaultSweepReport {
let report = try FaultSweep(setUp: { sqlite in
  let connection = try Connection(.memory, on: sqlite)
  try connection.execute("CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER); INSERT INTO account VALUES (1, 100), (2, 0)")
  return connection
}) { sqlite, connection in
  try connection.execute("UPDATE account SET balance = balance - 30 WHERE id = 1")
  try connection.execute("UPDATE account SET balance = balance + 30 WHERE id = 2")
}.report()
// private database 1 (account) is neither as before nor as after: compared with before it has other
//   rows in account, compared with after it has other rows in account; the run without faults commits
//   that on its way, or a second try completes it: if each commit is complete by itself, add
//   .everyCommitIsFine
//   55 points, such as .only(27): sqlite3_step "UPDATE account SET balan…", SQLITE_IOERR_WRITE (778)
//   once, done although reported
return report
  }

  static func check() throws {
try FaultSweep(check: { (outcome: Result<[Int], any Error>) in
  guard case .success(let stars) = outcome else { return nil }  // it was reported
  return stars == [42] ? nil : "a star was lost and nobody said so"
}) { sqlite in
  let stars = try Stars(on: sqlite)
  try stars.add(42)
  return try stars.all()
}.run()
  }

  static func install(_ bundled: URL, _ folder: URL) throws {
try FaultSweep(setUp: { _ in try? FileManager.default.removeItem(at: folder) }) { sqlite, _ in
  let quiz = SQLiteManager(.installed(.file(bundled), into: folder), on: sqlite)
  let outcome = try quiz.open()
  try quiz.close()
  return outcome
}.run()
  }

}
