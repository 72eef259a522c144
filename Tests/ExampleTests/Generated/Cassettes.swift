// Swift of Sources/SQLiteManager/Documentation.docc/Cassettes.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting
import Testing

@Test func `a star is added`() throws {
  try withCassette("a star is added") { sqlite in
    let stars = try Stars(on: sqlite)
    try stars.add(42)
    #expect(try stars.all() == [42])
  }
}

enum CassettesArticle {
  static func redacted(_ folder: String) throws -> String {
let redaction = CassetteRedaction.values.and(.replacing(folder, with: "FOLDER"))
let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: redaction)
try Stars(on: recorder).add(42)
let text = try recorder.cassette().description

let replay = CassetteReplayingSqlite3Wrapper(try Cassette(text), redaction: redaction)
try Stars(on: replay).add(42)
try replay.finish()
return text
  }

}
