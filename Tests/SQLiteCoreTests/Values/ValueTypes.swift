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

/// A value alone, as ``AsStored`` reads it.
struct InAnyForm<Value: SQLiteConvertible & Equatable>: SQLiteExtractable, Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func extract(from value: SQLiteValue) -> InAnyForm? { AsStored<Value>.extract(from: value).map { InAnyForm($0.value) } }
  static func reason(against value: SQLiteValue) -> String? { AsStored<Value>.reason(against: value) }
}
