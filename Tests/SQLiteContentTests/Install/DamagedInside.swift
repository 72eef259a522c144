import Foundation
import SQLiteManager
import Scratch

/// A database whose pages are as they should be to SQLite's eye, and whose values are not.
struct DamagedInside {
  let what: String
  let bytes: Data
  /// The bytes of its -wal; nil when there is none.
  private(set) var log: Data?

  /// Damages a database in one of the ways, which take turns.
  init(_ good: Data, number: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ UInt64(number))
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let url = folder.url.appendingPathComponent("bad.sqlite")
    try good.write(to: url)
    let connection = try Connection(.file(url.path), access: .readWrite)
    try connection.set(.defensive, false)
    try connection.execute("PRAGMA writable_schema=ON")
    switch number % 5 {
    case 0:
      what = try Self.damage("sqlite_schema", column: "sql", of: connection, &random)
    case 1:
      let table = ["search_data", "search_idx", "search_content", "search_docsize", "search_config"][random.below(5)]
      let columns = ["search_data": "block", "search_idx": "term", "search_content": "c0", "search_docsize": "sz", "search_config": "v"]
      what = try Self.damage(table, column: columns[table] ?? "", of: connection, &random)
    case 2:
      // An index, or a table, is in the place of another.
      let pages = try connection.rows("SELECT rootpage FROM sqlite_schema WHERE rootpage > 0", as: Int.self)
      let (from, to) = (pages[random.below(pages.count)], pages[random.below(pages.count)] + random.below(2))
      what = "the root \(from) is \(to)"
      try connection.execute("UPDATE sqlite_schema SET rootpage = \(to) WHERE rootpage = \(from)")
    case 3:
      let trunk = good[32..<36].reduce(0) { $0 << 8 | Int($1) }
      var bytes = good
      let place = random.below(2) == 0 ? 32 + random.below(8) : max(0, trunk - 1) * 4_096 + random.below(40)
      bytes[place] = UInt8(random.below(256))
      try bytes.write(to: url)
      what = "byte \(place) of the list of free pages, which begins with page \(trunk)"
    default:
      try connection.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0")
      try connection.execute("UPDATE question SET title = 'title ' || id || ' of the log'")
      var log = try Data(contentsOf: URL(fileURLWithPath: url.path + "-wal"))
      let place = random.below(3) == 0 ? random.below(56) : random.below(log.count)
      if random.below(4) == 0 { log = log.prefix(place) } else { log[place] ^= 1 << UInt8(random.below(8)) }
      what = "the log at \(place) of \(log.count)"
      self.log = log
      bytes = try Data(contentsOf: url)
      return
    }
    try connection.close()
    bytes = try Data(contentsOf: url)
  }

  /// Changes a few bytes of one value, and says which value that is.
  private static func damage(_ table: String, column: String, of connection: Connection, _ random: inout SplitMix64) throws -> String {
    let name = SQL(identifier: column)
    let there: SQL = "FROM \(identifier: table) WHERE \(name) IS NOT NULL"
    let values = try connection.rows("SELECT CAST(\(name) AS BLOB), typeof(\(name)) \(there)", as: [UInt8].self, String.self)
    if values.isEmpty { return "\(table) has no value" }
    let number = random.below(values.count)
    var (bytes, type) = values[number]
    for _ in 0...random.below(4) where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
    if random.below(4) == 0 { bytes = Array(bytes.prefix(random.below(bytes.count + 1))) }
    let new: SQL = type == "text" ? "CAST(\(bytes) AS TEXT)" : type == "integer" ? "\(random.below(9))" : "\(bytes)"
    let row: SQL = "(SELECT \(name) \(there) LIMIT 1 OFFSET \(number))"
    try connection.execute("UPDATE \(identifier: table) SET \(name) = \(new) WHERE \(name) = \(row)")
    return "\(table).\(column), value \(number)"
  }
}
