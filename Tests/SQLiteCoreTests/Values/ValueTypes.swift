import Foundation
import SQLiteManager

// Types as an app has them, for the tests of values.

enum Kind: String, Binding, Codable, CaseIterable { case film, book, game }

enum Level: Int8, Binding { case low = -1, middle, high }

struct Flags: OptionSet, Binding, Hashable {
  let rawValue: UInt64
}

struct Address: JSONBinding, Hashable {
  var street: String
  var number: Int
  var position: [Double] = []
  var notes: [String: String]?
}

struct Settings: PropertyListBinding, Hashable {
  var size: Int
  var changed: Date
  var icon: Data?
}
