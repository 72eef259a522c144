// Swift of Sources/SQLiteManager/Documentation.docc/Observation.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum ObservationArticle {
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
