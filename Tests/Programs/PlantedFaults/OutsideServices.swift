import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let outsideServices = [
    sent("sent, then not written", "A message is sent before it is inserted into the table.") { try $0.send("hello", $1) },
    sent("sent before the commit", "A message is sent inside the transaction that records it, before the commit.") {
      try $0.sendInside("hello", $1)
    },
    sent("announced before the write", "Observers are notified of a change before it is written.") { try $0.rename(1, "Lyra", $1) },
    sent("sent one by one", "Messages are sent in the transaction that marks them as sent; an error rolls back only the marks.") {
      try $0.flush($1)
    },
    sent("charged and not noted", "A card is charged, and not refunded if the payment cannot be recorded.") { try $0.charge(30, $1) },
    sent("number on the icon ahead", "The number on the app icon is updated before the message is inserted.") { try $0.receive("hi", $1) },
    sent("reminder of nothing", "A reminder is set before its entry is inserted.") { try $0.remind("water", $1) },
    sent("sync noted too early", "The server gets the number of received messages before they are inserted.") {
      try $0.fetch(["a", "b"], $1)
    },
    sent("account closed at the server first", "An account is closed on the server before its row is deleted.") { try $0.close(2, $1) },
    sent("asked for a receipt too early", "A read receipt is sent before the message is marked as read.") { try $0.markRead(1, $1) },
  ]

  private static func sent(
    _ name: String, _ sentence: String, _ piece: @escaping @Sendable (Mailbox, Bool) throws -> PlantedValue
  ) -> PlantedFault {
    PlantedFault(
      name, .outside, sentence, before: .mailbox, object: { try Mailbox(on: $0, $1) }, observing: { (box: Mailbox) in box.server }, piece)
  }
}

extension PlantedStage.Content {
  fileprivate static let mailbox = Self(
    sql: """
      CREATE TABLE message (id INTEGER PRIMARY KEY, text TEXT, state TEXT);
      INSERT INTO message VALUES (1, 'one', 'waiting'), (2, 'two', 'waiting');
      CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO account VALUES (1, 'Vega'), (2, 'Deneb');
      """)
}

/// Messages, and a server that remembers the requests to it.
private final class Mailbox {
  private let database: Connection
  /// The requests to the server and the system.
  private(set) var server: [String] = []

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws { database = try Connection(.file(stage.path), on: sqlite) }

  private func note(_ text: String, _ state: String) throws -> PlantedValue {
    .number(try database.insert(["text": text, "state": state], into: "message"))
  }

  /// Asks the server after a write, or, in the faulty pieces, before it.
  private func ask(_ words: String, _ isRight: Bool, after write: () throws -> PlantedValue) throws -> PlantedValue {
    if !isRight { server.append(words) }
    let answer = try write()
    if isRight { server.append(words) }
    return answer
  }

  func send(_ text: String, _ isRight: Bool) throws -> PlantedValue { try ask("send \(text)", isRight) { try note(text, "sent") } }

  func sendInside(_ text: String, _ isRight: Bool) throws -> PlantedValue {
    let answer = try database.transaction {
      let answer = try note(text, "sent")
      if !isRight { server.append("send \(text)") }
      return answer
    }
    if isRight { server.append("send \(text)") }
    return answer
  }

  func rename(_ account: Int, _ name: String, _ isRight: Bool) throws -> PlantedValue {
    try ask("renamed", isRight) {
      try database.execute("UPDATE account SET name = \(name) WHERE id = \(account)")
      return .text(name)
    }
  }

  func flush(_ isRight: Bool) throws -> PlantedValue {
    let texts = try database.rows("SELECT text FROM message WHERE state = 'waiting' ORDER BY id", as: String.self)
    try database.transaction {
      for text in texts {
        try database.execute("UPDATE message SET state = 'sent' WHERE text = \(text)")
        if !isRight { server.append(text) }
      }
    }
    if isRight { server += texts }
    return .number(Int64(texts.count))
  }

  func charge(_ amount: Int, _ isRight: Bool) throws -> PlantedValue {
    server.append("charge \(amount)")
    do {
      return try note("paid \(amount)", "paid")
    } catch {
      if isRight { server.removeLast() }
      throw error
    }
  }

  func receive(_ text: String, _ isRight: Bool) throws -> PlantedValue { try ask("badge 3", isRight) { try note(text, "new") } }

  func remind(_ text: String, _ isRight: Bool) throws -> PlantedValue {
    try ask("remind of \(text)", isRight) { try note(text, "planned") }
  }

  func fetch(_ texts: [String], _ isRight: Bool) throws -> PlantedValue {
    try ask("up to \(texts.count)", isRight) {
      try database.transaction { for text in texts { _ = try note(text, "new") } }
      return .number(Int64(texts.count))
    }
  }

  func close(_ account: Int, _ isRight: Bool) throws -> PlantedValue {
    try ask("close \(account)", isRight) {
      try database.execute("DELETE FROM account WHERE id = \(account)")
      return .flag(true)
    }
  }

  func markRead(_ message: Int, _ isRight: Bool) throws -> PlantedValue {
    try ask("receipt", isRight) {
      try database.execute("UPDATE message SET state = 'read' WHERE id = \(message)")
      return .number(Int64(database.changes))
    }
  }
}
