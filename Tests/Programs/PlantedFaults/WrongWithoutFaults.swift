import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let wrongWithoutFaults = [
    PlantedFault(
      "foreign keys on too late", .clean, "PRAGMA foreign_keys = ON runs inside a transaction, where it has no effect.", before: .shop
    ) { sqlite, stage, isRight in
      try Shop(on: sqlite, stage, isRight).remove(user: 1)
    },
    PlantedFault(
      "photo of no album", .clean, "Orders are imported with foreign keys off, and one refers to a user that does not exist.", before: .shop
    ) { sqlite, stage, isRight in
      try Shop(on: sqlite, stage, isRight).importOrders(of: [1, 2, 7])
    },
    PlantedFault(
      "replaced under a new number", .clean, "The id of a user is changed, and the orders keep the old one.", before: .shop
    ) { sqlite, stage, isRight in
      try Shop(on: sqlite, stage, isRight).renumber(user: 2, as: 20)
    },
    PlantedFault(
      "merged into the one removed", .clean, "The orders of one user are moved to another user, who is then deleted.", before: .shop
    ) { sqlite, stage, isRight in
      try Shop(on: sqlite, stage, isRight).merge(2, into: 1)
    },
    PlantedFault(
      "new words taken out of the index", .clean,
      "When a text changes, the new words instead of the old ones are deleted from the full-text index.",
      before: .indexedTexts
    ) { sqlite, stage, isRight in
      try IndexedTexts(on: sqlite, stage, isRight).change(1, to: "a blue giant")
    },
    PlantedFault(
      "text changed, index not", .clean, "A text is updated, but the full-text index is not.", before: .indexedTexts
    ) { sqlite, stage, isRight in
      try IndexedTexts(on: sqlite, stage, isRight).correct("dwarf", "star")
    },
    PlantedFault(
      "text deleted, words not", .clean, "A text is deleted, but its words stay in the full-text index.", before: .indexedTexts
    ) { sqlite, stage, isRight in
      try IndexedTexts(on: sqlite, stage, isRight).delete(2)
    },
    PlantedFault(
      "index of another text", .clean, "Only the first six characters of a text are added to the full-text index.", before: .indexedTexts
    ) { sqlite, stage, isRight in
      try IndexedTexts(on: sqlite, stage, isRight).add(3, "a very small neutron star")
    },
    PlantedFault(
      "index filled twice", .clean, "The full-text index is filled again without being cleared first.", before: .indexedTexts
    ) { sqlite, stage, isRight in
      try IndexedTexts(on: sqlite, stage, isRight).fillAgain()
    },
    PlantedFault(
      "triggers put back too late", .clean, "The trigger that updates the full-text index is created only after the texts are imported.",
      before: .indexedTexts
    ) { sqlite, stage, isRight in
      try IndexedTexts(on: sqlite, stage, isRight).importTexts(["a nova", "a comet"])
    },
  ]
}

extension PlantedStage.Content {
  fileprivate static let shop = Self(
    sql: """
      CREATE TABLE user (id INTEGER PRIMARY KEY); INSERT INTO user VALUES (1), (2), (3);
      CREATE TABLE purchase (id INTEGER PRIMARY KEY, user INTEGER NOT NULL REFERENCES user ON DELETE CASCADE ON UPDATE CASCADE);
      INSERT INTO purchase VALUES (1, 1), (2, 1), (3, 2);
      """)

  fileprivate static let indexedTexts = Self(
    sql: """
      CREATE TABLE article (id INTEGER PRIMARY KEY, body TEXT); INSERT INTO article VALUES (1, 'a red giant'), (2, 'a white dwarf');
      CREATE VIRTUAL TABLE word USING fts5(body, content = 'article', content_rowid = 'id'); INSERT INTO word(word) VALUES ('rebuild');
      """)
}

/// Users and their orders.
private final class Shop {
  private let database: Connection
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    try database.execute("PRAGMA foreign_keys = OFF")
    self.isRight = isRight
  }

  func remove(user: Int) throws -> PlantedValue {
    if isRight { try database.execute("PRAGMA foreign_keys = ON") }
    try database.transaction {
      try database.execute("PRAGMA foreign_keys = ON")
      try database.execute("DELETE FROM user WHERE id = \(user)")
    }
    return .number(Int64(try database.count("user")))
  }

  func importOrders(of users: [Int]) throws -> PlantedValue {
    try database.transaction {
      for user in users {
        if isRight, try database.value("SELECT id FROM user WHERE id = \(user)", as: Int.self) == nil { continue }
        try database.execute("INSERT INTO purchase (user) VALUES (\(user))")
      }
    }
    return .nothing
  }

  func renumber(user: Int, as number: Int) throws -> PlantedValue {
    try database.transaction {
      try database.execute("UPDATE user SET id = \(number) WHERE id = \(user)")
      if isRight { try database.execute("UPDATE purchase SET user = \(number) WHERE user = \(user)") }
    }
    return .number(Int64(number))
  }

  func merge(_ one: Int, into other: Int) throws -> PlantedValue {
    let (kept, removed) = isRight ? (other, one) : (one, other)
    try database.transaction {
      try database.execute("UPDATE purchase SET user = \(other) WHERE user = \(one)")
      try database.execute("DELETE FROM user WHERE id = \(removed)")
    }
    return .flag(kept != removed)
  }
}

/// Texts with a search index that holds no text of its own.
private final class IndexedTexts {
  private let database: Connection
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    self.isRight = isRight
  }

  private func body(_ id: Int) throws -> String? { try database.value("SELECT body FROM article WHERE id = \(id)") }

  private func forget(_ id: Int, _ body: String?) throws {
    try database.execute("INSERT INTO word (word, rowid, body) VALUES ('delete', \(id), \(body))")
  }

  private func index(_ id: Int, _ body: String) throws { try database.execute("INSERT INTO word (rowid, body) VALUES (\(id), \(body))") }

  func change(_ id: Int, to body: String) throws -> PlantedValue {
    try database.transaction {
      try forget(id, isRight ? self.body(id) : body)
      try database.execute("UPDATE article SET body = \(body) WHERE id = \(id)")
      try index(id, body)
    }
    return .flag(true)
  }

  func correct(_ old: String, _ new: String) throws -> PlantedValue {
    try database.transaction {
      try database.execute("UPDATE article SET body = replace(body, \(old), \(new))")
      if isRight { try database.execute("INSERT INTO word (word) VALUES ('rebuild')") }
    }
    return .flag(true)
  }

  func delete(_ id: Int) throws -> PlantedValue {
    try database.transaction {
      if isRight { try forget(id, body(id)) }
      try database.execute("DELETE FROM article WHERE id = \(id)")
    }
    return .number(Int64(try database.count("article")))
  }

  func add(_ id: Int, _ body: String) throws -> PlantedValue {
    try database.transaction {
      try database.execute("INSERT INTO article VALUES (\(id), \(body))")
      try index(id, isRight ? body : String(body.prefix(6)))
    }
    return .flag(true)
  }

  func fillAgain() throws -> PlantedValue {
    try database.transaction {
      if isRight { try database.execute("INSERT INTO word (word) VALUES ('delete-all')") }
      try database.execute("INSERT INTO word (rowid, body) SELECT id, body FROM article")
    }
    return .flag(true)
  }

  func importTexts(_ bodies: [String]) throws -> PlantedValue {
    let trigger: SQL =
      "CREATE TRIGGER indexed AFTER INSERT ON article BEGIN INSERT INTO word (rowid, body) VALUES (new.id, new.body); END"
    try database.transaction {
      if isRight { try database.execute(trigger) }
      for body in bodies { try database.execute("INSERT INTO article (body) VALUES (\(body))") }
      if !isRight { try database.execute(trigger) }
    }
    return .number(Int64(bodies.count))
  }
}
