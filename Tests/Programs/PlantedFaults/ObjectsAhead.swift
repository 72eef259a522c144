import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let objectsAhead = [
    kept("list ahead of the disk", "The new entry is added to the list before it is inserted into the table.") { try $0.add("milk", $1) },
    kept("removed from the list first", "An entry is removed from the list before it is deleted from the table.") {
      try $0.remove("bread", $1)
    },
    kept("undo of nothing", "A failed change stays on the undo stack.") { try $0.rename("bread", "rolls", $1) },
    kept("redo forgotten", "The redo stack is cleared before the change is written.") { try $0.clearRedo($1) },
    kept("saved before it was", "The title counts as saved before it is written.") { try $0.save("Sunday", $1) },
    kept("draft thrown away", "The draft is discarded before its entry is inserted.") { try $0.finishDraft($1) },
    kept("total of a rollback", "The total is incremented in the transaction, and keeps its value after a rollback.") {
      try $0.addAll(["salt", "oil"], $1)
    },
    kept("selection of nothing", "The new entry is selected before it is inserted.") { try $0.addSelected("tea", $1) },
    kept("order ahead of the disk", "The list is reversed before the new places are written.") { try $0.reverse($1) },
    kept("taken off the queue", "An entry is removed from the queue before it is inserted.") { try $0.writeNext($1) },
    kept("revision ahead", "The revision number is incremented before the change is written.") { try $0.touch($1) },
    kept("filter half set", "The filter changes in memory first, and a failed update leaves the old filter in the settings.") {
      try $0.filter("fruit", $1)
    },
    kept("cleared in memory", "The list is cleared before the rows are deleted from the table.") { try $0.clear($1) },
    kept("two fields, one written", "The rating of an object is set before its row is updated.") { try $0.rate("bread", 5, $1) },
    kept("busy for ever in part", "A flag says that a write is in progress, and is not reset after an error.") {
      try $0.markAndAdd("jam", $1)
    },
  ]

  private static func kept(
    _ name: String, _ sentence: String, _ piece: @escaping @Sendable (ShoppingList, Bool) throws -> PlantedValue
  ) -> PlantedFault {
    PlantedFault(
      name, .objects, sentence, before: .entries, object: { try ShoppingList(on: $0, $1) },
      observing: { (list: ShoppingList) in list.memory }, piece)
  }
}

extension PlantedStage.Content {
  fileprivate static let entries = Self(
    sql: """
      CREATE TABLE entry (name TEXT PRIMARY KEY, place INTEGER, stars INTEGER); INSERT INTO entry VALUES ('bread', 1, 0), ('apples', 2, 0);
      CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT); INSERT INTO setting VALUES ('title', 'Saturday'), ('filter', 'all');
      """)
}

/// A shopping list, which is kept in memory as well.
private final class ShoppingList {
  /// The fields in memory.
  struct Memory: Equatable {
    var names = ["bread", "apples"]
    var undo: [String] = []
    var redo = ["rolls"]
    var saved = "Saturday"
    var draft: String? = "cheese"
    var total = 2
    var selection: String?
    var queue = ["plums", "pears"]
    var revision = 1
    var filter = "all"
    var stars = 0
    var isWriting = false
  }

  private let database: Connection
  private(set) var memory = Memory()

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage) throws { database = try Connection(.file(stage.path), on: sqlite) }

  /// Changes the memory after the disk, or, in the faulty pieces, before it.
  private func change(_ isRight: Bool, _ inMemory: (inout Memory) -> Void, onDisk: () throws -> Void) throws -> PlantedValue {
    if !isRight { inMemory(&memory) }
    try onDisk()
    if isRight { inMemory(&memory) }
    return .number(Int64(memory.names.count))
  }

  private func insert(_ name: String) throws { try database.insert(["name": name, "place": 3, "stars": 0], into: "entry") }

  private func set(_ key: String, _ value: String) throws { try database.execute("UPDATE setting SET value = \(value) WHERE key = \(key)") }

  func add(_ name: String, _ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.names.append(name)
    } onDisk: {
      try insert(name)
    }
  }

  func remove(_ name: String, _ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.names.removeAll { $0 == name }
    } onDisk: {
      try database.execute("DELETE FROM entry WHERE name = \(name)")
    }
  }

  func rename(_ name: String, _ other: String, _ isRight: Bool) throws -> PlantedValue {
    memory.undo.append(name)
    do {
      try database.execute("UPDATE entry SET name = \(other) WHERE name = \(name)")
    } catch {
      if isRight { memory.undo.removeLast() }
      throw error
    }
    return .text(other)
  }

  func clearRedo(_ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.redo = []
    } onDisk: {
      try database.execute("UPDATE entry SET stars = 1 WHERE name = 'bread'")
    }
  }

  func save(_ title: String, _ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.saved = title
    } onDisk: {
      try set("title", title)
    }
  }

  func finishDraft(_ isRight: Bool) throws -> PlantedValue {
    guard let draft = memory.draft else { return .nothing }
    return try change(isRight) {
      $0.draft = nil
    } onDisk: {
      try insert(draft)
    }
  }

  func addAll(_ names: [String], _ isRight: Bool) throws -> PlantedValue {
    var added = 0
    try database.transaction {
      for name in names {
        try insert(name)
        if isRight { added += 1 } else { memory.total += 1 }
      }
    }
    memory.total += added
    return .number(Int64(memory.total))
  }

  func addSelected(_ name: String, _ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.selection = name
    } onDisk: {
      try insert(name)
    }
  }

  func reverse(_ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.names.reverse()
    } onDisk: {
      try database.execute("UPDATE entry SET place = 3 - place")
    }
  }

  func writeNext(_ isRight: Bool) throws -> PlantedValue {
    guard let next = memory.queue.first else { return .nothing }
    return try change(isRight) {
      $0.queue.removeFirst()
    } onDisk: {
      try insert(next)
    }
  }

  func touch(_ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.revision += 1
    } onDisk: {
      try database.execute("UPDATE entry SET stars = stars + 1")
    }
  }

  func filter(_ kind: String, _ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.filter = kind
    } onDisk: {
      try set("filter", kind)
    }
  }

  func clear(_ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.names = []
    } onDisk: {
      try database.execute("DELETE FROM entry")
    }
  }

  func rate(_ name: String, _ stars: Int, _ isRight: Bool) throws -> PlantedValue {
    try change(isRight) {
      $0.stars = stars
    } onDisk: {
      try database.execute("UPDATE entry SET stars = \(stars) WHERE name = \(name)")
    }
  }

  func markAndAdd(_ name: String, _ isRight: Bool) throws -> PlantedValue {
    memory.isWriting = true
    do {
      try insert(name)
    } catch {
      if isRight { memory.isWriting = false }
      throw error
    }
    memory.isWriting = false
    return .text(name)
  }
}
