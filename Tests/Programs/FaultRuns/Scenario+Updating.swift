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
    let manager = Self.manager(of: world.oldSource, in: world)
    let opened = try manager.open()
    if case .damaged = opened { return Self.text(opened) }
    try write(1, to: manager)
    let outcome = try manager.update(from: world.source)
    if case .damaged = outcome { return Self.text(outcome) }
    try write(2, to: manager)
    return Self.text(outcome)
  }
}
