import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A redacted cassette` {
  /// Reads a name and a picture from a file.
  private func read(_ path: String, name: String = "Eva Nováková", on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
    let connection = try Connection(.file(path), on: sqlite)
    try connection.execute("CREATE TABLE IF NOT EXISTS person (name, picture)")
    try connection.execute("DELETE FROM person")
    try connection.execute("INSERT INTO person VALUES (\(name), \([UInt8]([1, 2, 3])))")
    let found = try connection.rows("SELECT name, picture FROM person") { row in
      "\(try row[0, as: String.self]) \(try row[1, as: [UInt8].self])"
    }
    try connection.close()
    return found
  }

  @Test func `holds no values, and is played with others of the same length`() throws {
    let folder = try ScratchFolder()
    let redaction = CassetteRedaction.values.and(.replacing(folder.url.path(percentEncoded: false), with: "FOLDER"))
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: redaction)
    #expect(try read(folder.path("a.sqlite"), on: recorder) == ["Eva Nováková [1, 2, 3]"])
    let text = try recorder.cassette().description
    #expect(!text.contains("Eva") && !text.contains("010203") && !text.contains(folder.url.lastPathComponent))
    for part in [#""FOLDER/a.sqlite""#, #", "xxx xxxxxxxx", 14"#, #" = "xxx xxxxxxxx**""#, "x'000000'"] {
      #expect(text.contains(part), "\(text)")
    }
    let other = try ScratchFolder()
    let here = CassetteRedaction.values.and(.replacing(other.url.path(percentEncoded: false), with: "FOLDER"))
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(text), redaction: here)
    #expect(try read(other.path("a.sqlite"), name: "Ada Novotná1", on: replay) == ["xxx xxxxxxxx** [0, 0, 0]"])
    try replay.finish()
  }

  @Test(arguments: [("ab", "ab"), ("longer", "lon"), ("", "***"), ("žž", "ž*"), ("ž", "ž*"), ("abž", "ab*")])
  func `keeps the length of what is read`(replacement: String, expected: String) throws {
    let redaction = CassetteRedaction(text: { call, text in call == .sqlite3_value_text ? replacement : text })
    func name(on sqlite: any Sqlite3WrapperProtocol) throws -> String? {
      let connection = try Connection(.memory, on: sqlite)
      defer { do { try connection.close() } catch { Issue.record(error) } }
      return try connection.value(replacement == "ab" ? "SELECT 'xx'" : "SELECT 'xyz'")
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: redaction)
    _ = try name(on: recorder)
    let replay = CassetteReplayingSqlite3Wrapper(try recorder.cassette(), redaction: redaction)
    #expect(try name(on: replay) == expected)
  }

  @Test func `holds neither a text that is replaced nor a time, in blobs as well`() throws {
    let redaction = CassetteRedaction.replacing("Eva", with: "Ada").and(.timesAndPaths)
    func read(_ time: String, on sqlite: any Sqlite3WrapperProtocol) throws -> [[UInt8]] {
      let connection = try Connection(.memory, on: sqlite)
      defer { do { try connection.close() } catch { Issue.record(error) } }
      return try connection.rows(
        "SELECT \(Array("{\"name\":\"Eva\"}".utf8)) WHERE \(Array(time.utf8)) IS NOT NULL", as: [UInt8].self)
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: redaction)
    _ = try read("2026-09-21T14:13:20Z", on: recorder)
    let text = try recorder.cassette().description
    #expect(!text.contains(Array("Eva".utf8).hexadecimal) && text.contains(Array("Ada".utf8).hexadecimal), "\(text)")
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(text), redaction: redaction)
    #expect(try read("2026-11-27T09:00:01Z", on: replay).first == Array("{\"name\":\"Ada\"}".utf8))
    try replay.finish()
  }
}
