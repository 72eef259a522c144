import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let ordering = [orderReadBefore]

  private static let tasks = Content.plain(
    """
    CREATE TABLE task (id INTEGER PRIMARY KEY, position INTEGER);
    INSERT INTO task VALUES (1, 1), (2, 2), (3, 3), (4, 4);
    """)

  /// A task, and whether it is moved to the front or to the end.
  private struct Move: Sendable {
    let task: Int64
    let isToFront: Bool

    func applied(to order: [Int64]) -> [Int64] {
      let others = order.filter { $0 != task }
      return isToFront ? [task] + others : others + [task]
    }
  }

  private static func write(_ order: [Int64], to db: OpaquePointer?, on sqlite: any Sqlite3WrapperProtocol) throws {
    for (index, task) in order.enumerated() { try sqlite.run(db, "UPDATE task SET position = \(index + 1) WHERE id = \(task)") }
  }

  private static let orderReadBefore = PlantedRace(
    "order that was read before the transaction",
    "The order of the tasks is read before the transaction that writes the positions of all tasks.",
    faulty: Pair(tasks, Move(task: 3, isToFront: true), Move(task: 1, isToFront: false)) { sqlite, path, move in
      try sqlite.withDatabase(path) { db in
        let order = move.applied(to: try sqlite.numbers(db, "SELECT id FROM task ORDER BY position"))
        try sqlite.transaction(db) { try write(order, to: db, on: sqlite) }
        return .numbers(order)
      }
    },
    right: Pair(tasks, Move(task: 3, isToFront: true), Move(task: 1, isToFront: false)) { sqlite, path, move in
      try sqlite.withDatabase(path) { db in
        try sqlite.transaction(db) {
          let order = move.applied(to: try sqlite.numbers(db, "SELECT id FROM task ORDER BY position"))
          try write(order, to: db, on: sqlite)
          return .numbers(order)
        }
      }
    })
}
