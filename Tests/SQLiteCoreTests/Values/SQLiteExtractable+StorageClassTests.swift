import Foundation
import SQLiteManager
import Testing

@Suite struct `Every type and every storage class` {
  /// Plausible values of each class, for some type or other.
  static func samples() throws -> [SQLiteValue] {
    let texts = [
      "", "0", "a", "film", "2026-11-21", "2026-11-21 17:20:23.000", "https://sqlite.org/", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
      "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "[1]", "1.5",
      #"{"street":"a","number":1,"position":[]}"#, #"{"size":1,"changed":0}"#,
    ]
    let blobs = try [
      #require(PropertyList([1]).sqliteValue), #require(PropertyList(["a": 1]).sqliteValue),
      #require(Settings(size: 1, changed: Date(timeIntervalSince1970: 0)).sqliteValue),
    ]
    return [nil, 0, 1, 100, 2_451_545, 1.0, 2_451_545.5, .blob([]), .blob(Array(0..<16))] + texts.map { .text($0) } + blobs
  }

  /// Which classes each type is read from.
  static var types: [(type: any Readable.Type, classes: Set<String>)] {
    let number: [any Readable.Type] = [Double.self, Float.self, UnixTime.self, JulianDay.self, ReferenceTime.self]
    let text: [any Readable.Type] = [
      String.self, Substring.self, Date.self, URL.self, Kind.self, Address.self, JSON<[Int]>.self, JSON<Double>.self,
      DateText<CurrentDate>.self, LowercaseUUID.self,
    ]
    let blob: [any Readable.Type] = [
      [UInt8].self, Data.self, Settings.self, PropertyList<[Int]>.self, PropertyList<Set<Int>>.self, PropertyList<[String: Int]>.self,
    ]
    let integer: [any Readable.Type] = RoundTripTable.integers + [Bool.self, Level.self, Flags.self]
    var types: [(type: any Readable.Type, classes: Set<String>)] = [
      (NSNull.self, ["null"]), (AsStored<UUID>.self, ["text", "blob"]), (AsStored<Decimal>.self, ["integer", "real", "text"]),
      (UUID.self, ["text", "blob"]), (Decimal.self, ["integer", "real", "text"]),
      (BlobUUID.self, ["blob"]), (UnixMilliseconds.self, ["integer"]),
      (SQLiteValue.self, ["null", "integer", "real", "text", "blob"]),
    ]
    for type in integer { types.append((type, ["integer"])) }
    for type in number { types.append((type, ["integer", "real"])) }
    for type in text { types.append((type, ["text"])) }
    for type in blob { types.append((type, ["blob"])) }
    return types
  }

  private static func classes<Value: Readable>(_: Value.Type, in samples: [SQLiteValue], on connection: Connection) throws -> Set<String> {
    var classes: Set<String> = []
    for sample in samples {
      let row = try #require(try connection.row("SELECT \(sample)"))
      let owned = try? row[0, as: Value.self]
      let live = try? connection.prepare("SELECT \(sample)").row { try $0[0, as: Value.self] }
      let optional = try? row[0, as: Value?.self]
      #expect(owned == live, "\(sample) as \(Value.self)")
      #expect(sample == .null ? optional == .some(nil) || Value.self == SQLiteValue.self : optional == .some(owned) || owned == nil)
      if owned != nil { classes.insert(sample.storageClassName) }
    }
    return classes
  }

  @Test func `read from those classes and no other`() throws {
    let connection = try Connection(.memory)
    let samples = try Self.samples()
    #expect(Self.types.count == 42)
    for (type, classes) in Self.types {
      #expect(try Self.classes(type, in: samples, on: connection) == classes, "\(type)")
    }
  }

  @Test func `says which class is stored and which type was wanted`() throws {
    let connection = try Connection(.memory)
    let number = #expect(throws: SQLiteError.self) { try connection.value("SELECT 5 AS a", as: Date.self) }
    #expect(number?.message == "row 1, column 0 (a) holds integer 5, which cannot be read as Date: " + RoundTripTable.numbers)
    let text = #expect(throws: SQLiteError.self) { try connection.value("SELECT 'secret' AS b", as: Kind.self) }
    #expect(text?.message == "row 1, column 0 (b) holds text, which cannot be read as Kind: no case has this raw value")
    let optional = #expect(throws: SQLiteError.self) { try connection.value("SELECT 2 AS b", as: Bool?.self) }
    #expect(optional?.message == "row 1, column 0 (b) holds integer 2, which cannot be read as Optional<Bool>: it is neither 0 nor 1")
  }
}
