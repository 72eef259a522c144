import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let objectsAhead = [
    kept("list ahead of the disk", "The new entry is in the list before it is in the table.") { try $0.add("milk", $1) },
    kept("removed from the list first", "An entry leaves the list and stays in the table.") { try $0.remove("bread", $1) },
    kept("undo of nothing", "A step that was not made can be undone.") { try $0.rename("bread", "rolls", $1) },
    kept("redo forgotten", "What could be made again is forgotten for a step that was not made.") { try $0.clearRedo($1) },
    kept("saved before it was", "The title counts as saved before it is written.") { try $0.save("Sunday", $1) },
    kept("draft thrown away", "The draft is gone when its entry cannot be written.") { try $0.finishDraft($1) },
    kept("total of a rollback", "The total is added up in a transaction that may be taken back.") { try $0.addAll(["salt", "oil"], $1) },
    kept("selection of nothing", "An entry is selected that is not there.") { try $0.addSelected("tea", $1) },
    kept("order ahead of the disk", "The list is turned round before its places are written.") { try $0.reverse($1) },
    kept("taken off the queue", "What waits to be written is taken off the queue before it is written.") { try $0.writeNext($1) },
    kept("revision ahead", "The revision is counted before the change it counts.") { try $0.touch($1) },
    kept("filter half set", "The filter holds in memory, and the setting keeps the old one.") { try $0.filter("fruit", $1) },
    kept("cleared in memory", "The list is empty, and the table is not.") { try $0.clear($1) },
    kept("two fields, one written", "The second field of an object is set before the row has the first.") { try $0.rate("bread", 5, $1) },
    kept("busy for ever in part", "A mark says that an entry is being written long after it failed.") { try $0.markAndAdd("jam", $1) },
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
