// Swift of ./README.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting

enum READMEArticle {
  static func sweep(_ twoAccounts: @escaping (any Sqlite3WrapperProtocol) throws -> Connection) throws {
func move(_ amount: Int, in bank: Connection) throws {
  try bank.execute("UPDATE account SET balance = balance - \(amount) WHERE id = 1")
  try bank.execute("UPDATE account SET balance = balance + \(amount) WHERE id = 2")
}
try FaultSweep(setUp: twoAccounts) { sqlite, bank in try move(30, in: bank) }.run()
  }

}
