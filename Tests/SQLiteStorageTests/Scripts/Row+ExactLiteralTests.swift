import SQLiteManager
import SQLiteStorage
import Scratch
import Testing

@Suite struct `A text in a script` {
  /// Bytes that are Unicode in one of the encodings and not in the others, or in none.
  static let bytes: [[UInt8]] = [
    [0x61, 0x00, 0x00, 0xd8, 0x62, 0x00], [0x00, 0x61, 0xd8, 0x00, 0x00, 0x62], [0x00, 0xdc], [0xdc, 0x00], [0x00, 0xd8],
    [0x3d, 0xd8, 0x00, 0xde],
    [0xd8, 0x3d, 0xde, 0x00], [0xff, 0xfe], [0xfe, 0xff], [0xff, 0xff], [0xfd, 0xff], [0xff, 0xfd], [0xfe, 0xff, 0x61, 0x00],
    [0xff, 0xfe, 0x61, 0x00],
    [0xef, 0xbf, 0xbd], [0xef, 0xbf, 0xbe], [0xef, 0xbf, 0xbf], [0x0d, 0x01, 0x27, 0x00], [0x00, 0x00], [0x00, 0x00, 0x61, 0x00], [],
    [0x61],
    [0x61, 0x00, 0x62],
  ]

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"]) func `comes back byte for byte`(encoding: String) throws {
    let source = try Connection(.memory)
    try source.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'")); CREATE TABLE t (a, n INTEGER)")
    var random = SplitMix64(seed: TestRun.seed)
    let units: [UInt8] = [0x00, 0x61, 0xd8, 0xdc, 0xde, 0xff, 0xfe, 0xfd, 0x01, 0x0d, 0xef, 0xbf]
    let drawn = (0..<TestRun.rounds(3_000, few: 300)).map { _ in (0..<2 * random.below(5)).map { _ in units[random.below(units.count)] } }
    for bytes in Self.bytes + drawn {
      try source.execute(
        "INSERT INTO t VALUES (CAST(x'\(SQL(unchecked: bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()))' AS TEXT), 7)")
    }
    var script = ""
    try source.dump { script += $0 + "\n" }
    let copy = try Connection(.memory)
    try copy.execute(SQL(unchecked: script))
    let rows: SQL = "SELECT typeof(a), hex(CAST(a AS BLOB)), n FROM t ORDER BY rowid"
    let (found, wanted) = (try copy.rows(rows).map(\.values), try source.rows(rows).map(\.values))
    #expect(wanted.count == Self.bytes.count + drawn.count && found.count == wanted.count)
    #expect(zip(found, wanted).filter { $0 != $1 }.map { "\($1) is \($0)" } == [])
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"]) func `stays readable where it is Unicode`(encoding: String) throws {
    let source = try Connection(.memory)
    try source.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'")); CREATE TABLE t (a); INSERT INTO t VALUES ('čaj 🍵 it''s')")
    var script = ""
    try source.dump { script += $0 + "\n" }
    #expect(script.contains("VALUES (1, 'čaj 🍵 it''s');"))
  }
}
