import Scratch
import Testing

/// A line of an app, written from memory.
private struct Guess: Sendable, CustomStringConvertible {
  let code: String
  /// A part of what the compiler says of the line; nil where it compiles, without a warning.
  let says: String?

  static func works(_ code: String) -> Guess { Guess(code: code, says: nil) }
  static func says(_ words: String, _ code: String) -> Guess { Guess(code: code, says: words) }

  var description: String { code }
}

@Suite(.enabled(if: Compiler() != nil)) struct `A call written from memory` {
  private static let guesses: [Guess] = [
    // Records
    .says("inserted by insert(encoding:into:)", #"try connection.insert(card, into: "card")"#),
    .says("inserted by insert(encoding:into:)", #"try manager.insert(card, into: "card")"#),
    .says("read by rows(sql, decoding: type)", #"_ = try connection.rows("SELECT * FROM card", as: Card.self)"#),
    .says("read by rows(sql, decoding: type)", #"_ = try manager.rows("SELECT * FROM card", as: Card.self)"#),
    .says("read by row(sql, decoding: type)", #"_ = try connection.row("SELECT * FROM card", as: Card.self)"#),
    .says("read by row(sql, decoding: type)", #"_ = try database.row("SELECT * FROM card", as: Card.self)"#),
    .says("missing argument label 'decoding:'", #"_ = try connection.read(Card.self, from: "card")"#),
    .says("requires that 'Card' conform to 'StoredInTable'", #"_ = try manager.find(Card.self, in: "card", key: 1)"#),
    .says("a StoredInTable is saved by upsert(record)", "try connection.save(card)"),
    .says("read(Record.self), rows(sql)", #"_ = try connection.fetchAll("SELECT 1")"#),
    .says("find(Record.self, key: key)", #"_ = try connection.fetchOne("SELECT 1")"#),
    .says("upsert(encoding: value, into: table)", "try connection.save(card)"),
    .says("rows(sql), rows(sql, decoding: type) or read(table)", #"_ = try connection.fetchAll("SELECT 1")"#),
    .says("row(sql) or find(in: table, key: key)", #"_ = try connection.fetchOne("SELECT 1")"#),
    .says("read(table, where: condition)", #"_ = try connection.filter(Column("n") == 1)"#),
    .works(#"let id = try connection.insert(encoding: card, into: "card"); let wide: Int64 = id; _ = wide"#),
    .works(#"var new = card; new = try manager.insert(encoding: new, into: "card", returning: Card.self); _ = new.id"#),
    .works(#"if let new = try connection.upsert(encoding: card, into: "card", returning: Card.self) { _ = new.id }"#),
    .works(#"if try database.update("card", encoding: card) == nil { _ = try database.insert(encoding: card, into: "card") }"#),
    .works(#"try connection.update("card", encoding: card); try connection.update("card", encoding: card, where: .all)"#),
    .works(#"_ = try manager.rows("SELECT 1") { (try $0.decode(Card.self), try $0.decode(Card?.self, prefix: "b_")) }"#),
    .works(#"_ = try manager.rows("SELECT 1") { row in try row.decode(Card?.self, from: "card", in: "main") }"#),
    // Lending
    .says("transaction { connection in", #"try manager.write { try $0.execute("SELECT 1") }"#),
    .says("reads by withConnection { connection in", #"_ = try manager.read { try $0.value("SELECT 1", as: Int.self) }"#),
    .says("perform { connection in", #"try await manager.asyncWrite { try $0.execute("SELECT 1") }"#),
    .says("observe(by: { … })", "_ = manager.observe { _ in Opaque() }"),
    // A warning, and no message that names `perform`: the compiler passes over an unavailable overload that is async where the other is there, a
    // disfavored one as well, and takes an available one in every async function, where `try manager.transaction` no longer compiles.
    .says("no 'async' operations occur", #"try await manager.transaction { try $0.execute("SELECT 1") }"#),
    .works(#"try manager.transaction { try $0.insert(["a": 1], into: "card") }"#),
    .works(#"try connection.transaction { try connection.insert(["a": 1], into: "card") }"#),
    .works(#"try manager.withConnection { try $0.insert(["a": 1], into: "card") }"#),
    .works(#"try await manager.perform { try $0.insert(["a": 1], into: "card") }"#),
    // Rows
    .says("while let row = try cursor.next()", #"for row in try connection.cursor("SELECT 1") { _ = row }"#),
    .says("'Value?' to specified type 'Int'", #"let number: Int = try connection.value("SELECT 1")"#),
    .says("cannot convert value of type 'String' to expected argument type 'SQL'", "_ = try connection.rows(text)"),
    // Values
    .works(#"_ = try connection.count("card", where: Column("n") == nil)"#),
    .works(#"_ = try connection.count("card", where: Column("n") != nil && Column("at") == day && Column("n") == 1)"#),
    .says("NULL among values is .null", #"try connection.insert(["a": 1, "b": nil], into: "card")"#),
    .works(#"try connection.insert(["a": 1, "b": day, "c": .null], into: "card")"#),
    .works(#"let values: ColumnValues = ["a": 1, "b": .null]; try manager.insert(values, into: "card")"#),
    .works(#"try connection.upsert(["id": 1, "word": "x"], into: "card")"#),
    .says("computes is written in SQL: execute(", #"try connection.update("card", set: ["n": Column("n") + 1], where: .all)"#),
    .works(#"_ = try manager.read("card", orderedBy: Column("word").descending, Column("id").ascending)"#),
    .works(#"let count: Int = try manager.execute("UPDATE card SET n = 1"); _ = count"#),
    .works(#"let count: Int = try connection.update("card", set: ["n": 1], where: .all); _ = count"#),
    .works(#"let count: Int = try connection.delete(from: "card", where: .all) + connection.changes; _ = count"#),
    // Statements and hooks
    .works(#"try connection.prepare("INSERT INTO card VALUES (:a, :b)").run(named: ["a": 1, ":b": day])"#),
    .says("run by run(values)", #"try connection.prepare("INSERT INTO card VALUES (?)").bind(1).run()"#),
    .works("let log = try connection.addTrace { print($0) }; log.cancel()"),
    .works("let log = try connection.addTrace(.stmt) { print($0.sql ?? \"\") }; log.cancel()"),
    // Places
    .works(#"_ = SQLiteManager(.installed(.folder(folder, name: "vocab"), into: folder))"#),
    .works(#"_ = SQLiteManager(.installed(.resource("vocab", in: .main), into: folder, fileName: "words.sqlite"))"#),
    .says("is a Migrator.Step", "let steps: [Migration] = []"),
  ]

  private static let surroundings = """
    import Foundation
    import SQLiteManager
    struct Card: Codable, Sendable { var id: Int64?; var word: String }
    struct Opaque: Sendable {}

    """

  private static func code(_ guesses: [Guess]) -> String {
    surroundings
      + guesses.enumerated().map { number, guess in
        "func f\(number)(_ connection: Connection, _ manager: SQLiteManager, _ database: Database, _ card: Card, _ day: Date?, _ text: String, "
          + "_ folder: URL) async throws { \(guess.code) }\n"
      }.joined()
  }

  @Test func `works, without a warning, where it can mean but one thing`() throws {
    try Compiler()?.compile(Self.code(Self.guesses.filter { $0.says == nil }), flags: ["-warnings-as-errors"])
  }

  @Test func `is answered with the call that is meant`() throws {
    let guesses = Self.guesses.filter { $0.says != nil }
    let refusal = #expect(throws: Compiler.Refusal.self) { try Compiler()?.compile(Self.code(guesses)) }
    let lines = (refusal.map { "\($0)" } ?? "").split(separator: "\n")
    let first = Self.surroundings.split(separator: "\n", omittingEmptySubsequences: false).count
    for (number, guess) in guesses.enumerated() {
      let said = lines.filter { $0.contains(".swift:\(number + first):") && ($0.contains(" error: ") || $0.contains("no 'async'")) }
      #expect(said.contains { $0.contains(guess.says ?? "") }, "\(guess): \(said.first ?? "nothing")")
    }
  }
}
