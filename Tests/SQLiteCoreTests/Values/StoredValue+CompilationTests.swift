import Scratch
import Testing

@Suite(.enabled(if: Compiler() != nil)) struct `A value while it is lent, as the compiler sees it` {
  @Test func `is read and written by types of one's own, without a flag`() throws {
    try Compiler()?.compile(
      """
      import SQLiteManager
      struct Celsius: SQLiteConvertible {
        var degrees: Double
        var sqliteValue: SQLiteValue? { .real(degrees) }
        func bind(to parameter: Parameter) -> Int32 { degrees.isNaN ? parameter.refuse() : parameter.bind(degrees) }
        static func extract(from value: SQLiteValue) -> Celsius? { Double.extract(from: value).map { Celsius(degrees: $0) } }
        static func extract(from stored: StoredValue) -> Celsius? {
          switch stored.storageClass {
          case .float: return Celsius(degrees: stored.real)
          case .text: return stored.text.flatMap { Double($0) }.map { Celsius(degrees: $0) }
          default: return Double.extract(from: stored).map { Celsius(degrees: $0) }
          }
        }
      }
      struct Named<Value: SQLiteConvertible>: SQLiteConvertible {
        var value: Value
        var sqliteValue: SQLiteValue? { value.sqliteValue }
        func bind(to parameter: Parameter) -> Int32 { value.bind(to: parameter) }
        static func extract(from value: SQLiteValue) -> Self? { Value.extract(from: value).map { Self(value: $0) } }
        static func extract(from stored: StoredValue) -> Self? { Value.extract(from: stored).map { Self(value: $0) } }
      }
      """)
  }

  @Test(arguments: [
    ("a property", "let kept: StoredValue; static func extract(from stored: StoredValue) -> Kept? { Kept(kept: stored) }"),
    (
      "a global",
      "nonisolated(unsafe) static var kept: StoredValue?; static func extract(from stored: StoredValue) -> Kept? { kept = stored; return Kept() }"
    ),
    ("a list", "static func extract(from stored: StoredValue) -> Kept? { var all: [StoredValue] = []; all.append(stored); return Kept() }"),
    ("a closure", "var text: () -> String?; static func extract(from stored: StoredValue) -> Kept? { Kept { stored.text } }"),
  ])
  func `cannot be kept in`(place: String, members: String) throws {
    try refuses("struct Kept: SQLiteExtractable { static func extract(from value: SQLiteValue) -> Kept? { nil }; \(members) }", place)
  }

  @Test(arguments: [
    ("a property", "var kept: Parameter?; func bind(to parameter: Parameter) -> Int32 { kept = parameter; return 0 }"),
    ("a closure", "var write: (() -> Int32)?; func bind(to parameter: Parameter) -> Int32 { write = { parameter.bindNull() }; return 0 }"),
  ])
  func `is a parameter that cannot be kept in`(place: String, members: String) throws {
    try refuses("final class Kept: SQLiteBindable { var sqliteValue: SQLiteValue? { nil }; \(members) }", place)
  }

  @Test(arguments: [
    ("a row", #"var kept: Row?; try connection.prepare("SELECT 1").forEach { kept = $0 }"#),
    (
      "a row's closure", #"var kept: [() throws -> Int] = []; try connection.prepare("SELECT 1").forEach { r in kept.append { try r[0] } }"#
    ),
  ])
  func `is part of`(place: String, body: String) throws {
    try refuses("func f(_ connection: Connection) throws { \(body) }", place)
  }

  private func refuses(_ code: String, _ place: String) throws {
    let refusal = #expect(throws: Compiler.Refusal.self, "\(place)") { try Compiler()?.compile("import SQLiteManager\n\(code)") }
    let said = refusal?.description ?? ""
    let reasons = ["non-Escapable type", "escapes its scope", "conform to protocol 'Escapable'", "~Escapable"]
    #expect(said.contains("error: ") && reasons.contains { said.contains($0) }, "\(place): \(said)")
  }
}
