import Foundation
import SQLiteManager

// Types as an app has them, for the tests of values.

enum Kind: String, SQLiteConvertible, Codable, CaseIterable { case film, book, game }

enum Level: Int8, SQLiteConvertible { case low = -1, middle, high }

struct Flags: OptionSet, SQLiteConvertible, Hashable {
  let rawValue: UInt64
}

struct Address: StoredAsJSON, Hashable {
  var street: String
  var number: Int
  var position: [Double] = []
  var notes: [String: String]?
}

struct Settings: StoredAsPropertyList, Hashable {
  var size: Int
  var changed: Date
  var icon: Data?
}
