import FileCallShim
import Foundation
import SQLiteManager

extension Scenario {
  /// Makes the bundle of an app that downloads the second bundle, which lacks a table of the first; the app's bundle lacks the table, too.
  static func makeBundleOfUpdatedApp(in world: World) throws {
    let connection = try Connection(.file(world.oldSource.path), access: .readWrite)
    try connection.execute("DROP TABLE only1")
    try connection.close()
  }

  /// Opens the database, and updates it between two transactions of the user.
  func openAndUpdate(in world: World) throws -> String {
    var configuration = Connection.Configuration.recommended
    configuration.busyTimeoutMilliseconds = 20
    let manager = SQLiteManager(
      .installed(.file(world.oldSource), into: world.target, fileName: World.fileName), configuration: configuration, on: Sqlite3Wrapper()
    )
    let opened = try manager.open()
    if case .damaged = opened { return Self.text(opened) }
    try write(1, to: manager)
    let outcome = try manager.update(from: world.source)
    if case .damaged = outcome { return Self.text(outcome) }
    try write(2, to: manager)
    return Self.text(outcome)
  }

  private func write(_ number: Int, to manager: SQLiteManager) throws {
    try manager.transaction { connection in
      for row in 1...4 { try connection.insert(["text": "late \(number) \(row)"], into: "note") }
    }
    file_call_shim_acknowledge(Int64(number))
  }
}
