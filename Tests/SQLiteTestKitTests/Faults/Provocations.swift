import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit

/// A way to make calls of the real library fail.
struct Provocation: Sendable {
  /// The cause of the failures.
  let name: String
  let provoke: @Sendable (ProvocationStage) throws -> Void

  init(_ name: String, _ provoke: @escaping @Sendable (ProvocationStage) throws -> Void) { (self.name, self.provoke) = (name, provoke) }
}

/// The ways to make the calls of the real library fail, each with a stage of its own.
enum Provocations {
  static var all: [Provocation] {
    running + compiling + opening + values + blobs + copies + registering + virtualTables + sessions + fullText + library
  }

  static func run(on sqlite: ProvokedCodes) throws {
    for provocation in all {
      let stage = try ProvocationStage(on: sqlite)
      try provocation.provoke(stage)
      stage.end()
    }
  }
}
