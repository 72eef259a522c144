// Swift of Sources/SQLiteManager/Documentation.docc/ValuesAndTypes.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager

enum ValuesAndTypesArticle {
enum RailsTime: DateTextFormat { static let pattern = "YYYY-MM-DD HH:MM:SS.SSSSSS" }
struct Note: Codable {
  @LowercaseUUID var id: UUID
  @DateText<CurrentTimestamp> var made: Date
  @DateText<RailsTime> var changed: Date
  @AsStored var price: Decimal
}

enum Kind: String, SQLiteConvertible { case film, book, game }
struct Cents: RawRepresentable, SQLiteConvertible, Hashable { let rawValue: Int }

struct Address: StoredAsJSON, Hashable { var street: String, number: Int }
struct Settings: StoredAsPropertyList, Hashable { var size: Int, changed: Date }

struct Day: SQLiteConvertible, Hashable {
  static let format = Date.ISO8601FormatStyle().year().month().day()
  let date: Date
  var sqliteValue: SQLiteValue? { .text(date.formatted(Self.format)) }
  static func extract(from value: SQLiteValue) -> Day? {
    guard case .text(let text) = value else { return nil }
    return (try? Date(text, strategy: format)).map { Day(date: $0) }
  }
  static func reason(against value: SQLiteValue) -> String? { "it is not a day such as 2026-11-21" }
}

  static func values(_ connection: Connection) throws -> Date? {
try connection.insert(["name": "Apple", "kind": Kind.film, "at": Date.now, "paid": true], into: "t")
let at = try connection.value("SELECT at FROM t WHERE kind = \(Kind.film)", as: Date.self)
return at
  }

  static func dates(_ connection: Connection, _ date: Date) throws -> [OwnedRow] {
let recent = try connection.rows("SELECT * FROM t WHERE at >= datetime(\(date), '-7 days')")
return recent
  }

  static func numbers(_ connection: Connection, _ date: Date) throws -> Date? {
try connection.insert(["at": UnixTime(date), "day": JulianDay(date)], into: "t")
let at = try connection.value("SELECT at FROM t", as: UnixTime.self)?.date
return at
  }

  static func missed(_ connection: Connection, _ id: UUID) throws -> (at: Date?, same: Int, since: Int, count: Int) {
// id: 'e621e1f8-c36c-495a-93fc-0c247a3e6e5f', at: '2026-11-21 17:20:23'
let visit = try connection.find(in: "visit", key: id)                 // the row
let at = try visit?["at", as: Date.self]
let same = try connection.count("visit", where: Column("at") == at)   // 0: '2026-11-21 17:20:23.000' is another text
let since = try connection.count("visit", where: Column("at") >= at)  // 0: and a greater one
try connection.upsert(["id": id, "at": at], into: "visit")            // a second row, whose id has capital letters
let count = try connection.count("visit")                             // 2
return (at, same, since, count)
  }

  static func found(_ connection: Connection, _ date: Date) throws -> Int {
let new = Column("made") >= DateText<CurrentTimestamp>(date)
guard var note = try connection.read(decoding: Note.self, from: "note", where: new).first else { return 0 }
let unchanged = Column("id") == note.$id && Column("changed") == note.$changed && Column("price") == note.$price
note.changed = date
let count = try connection.update("note", encoding: note, where: unchanged)
return count
  }

  static func stored(_ connection: Connection, _ date: Date) throws {
try connection.insert(["address": Address(street: "Dlouhá", number: 7), "settings": Settings(size: 1, changed: date)], into: "t")
  }

  static func generic(_ connection: Connection) throws -> ([String]?, String?) {
try connection.insert(["tags": JSON(["new", "red"]), "seen": PropertyList(Set([1, 2]))], into: "t")
let tags = try connection.value("SELECT tags FROM t", as: JSON<[String]>.self)?.value
let first = try connection.value("SELECT tags ->> 0 FROM t", as: String.self)
return (tags, first)
  }

}
