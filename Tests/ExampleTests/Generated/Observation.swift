// Swift of Sources/SQLiteManager/Documentation.docc/Observation.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import Observation
import SQLiteManager

enum ObservationArticle {
@MainActor @Observable final class Sky {
  private(set) var names: [String]
  @ObservationIgnored private let later: ObservedValues<[String]>

  init(_ database: Database) throws {
    let first = try database.observe { try $0.rows("SELECT name FROM star ORDER BY name", as: String.self) }.readNow()
    names = first.value
    later = first.later
  }

  func follow() async throws {
    for try await names in later { self.names = names }
  }
}

struct Due: Equatable {
  var words: [String]
  var next: Date?

  static func observe(in database: Database, by clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) -> ObservedValues<Due> {
    database.observe(clock: clock, readingAgainAfter: { due in due.next.map { .seconds($0.timeIntervalSince(now())) } }) { connection in
      let now = now()
      let words = try connection.rows("SELECT word FROM card WHERE due <= \(now) ORDER BY due", as: String.self)
      return Due(words: words, next: try connection.value("SELECT min(due) FROM card WHERE due > \(now)", as: Date?.self) ?? nil)
    }
  }
}

  static func results(_ database: Database, _ show: ([String]) -> Void) async throws {
let stars = database.observe { connection in
  try connection.rows("SELECT name FROM star ORDER BY name", as: String.self)
}
for try await names in stars {
  show(names)
  if names.contains("Vega") { break }
}
  }

  static func others(_ database: Database, _ show: (Int) -> Void) async throws {
for try await count in database.observe(pollingEvery: .seconds(2), { connection in try connection.count("star") }) {
  show(count)
  if count > 1 { break }
  database.noteExternalChange()
}
  }

}
