import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let counting = [likesWrittenBack, ignoredSnapshot, numberAfterTheLargest, totalReadBefore]

  private static let post = Content.plain(
    "CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT, likes INTEGER); INSERT INTO post VALUES (1, 'Vega', 10);")

  private static let likesWrittenBack = PlantedRace(
    "number of likes that is read and written back",
    "The likes are read by one statement and the new number is written by the next one, so that a like in between is lost.",
    faulty: Pair(post, 1, 1) { (sqlite, path, change: Int64) in
      try sqlite.withDatabase(path) { db in
        let post = try sqlite.rows(db, "SELECT title, likes FROM post WHERE id = 1") {
          (title: sqlite.text($0, 0), likes: sqlite.sqlite3_column_int64($0, 1))
        }
        guard let post = post.first else { return .text(nil) }
        try sqlite.run(db, "UPDATE post SET likes = \(post.likes + change) WHERE id = 1")
        return .text(post.title)
      }
    },
    right: Pair(post, 1, 1) { (sqlite, path, change: Int64) in
      try sqlite.withDatabase(path) { db in
        guard let title = try sqlite.rows(db, "SELECT title FROM post WHERE id = 1", nil, { sqlite.text($0, 0) }).first else {
          return .text(nil)
        }
        try sqlite.run(db, "UPDATE post SET likes = likes + \(change) WHERE id = 1")
        return .text(title)
      }
    })

  private static let walks = Content.wal("CREATE TABLE walk (day TEXT PRIMARY KEY, steps INTEGER); INSERT INTO walk VALUES ('mon', 4000);")

  private static let ignoredSnapshot = PlantedRace(
    "deferred transaction whose error is ignored",
    "A transaction reads before it writes, fails if another connection wrote meanwhile, and its error is dropped with the steps.",
    faulty: Pair(walks, 250, 30) { sqlite, path, added in
      try sqlite.withConnection(path) { connection in
        try? connection.transaction(.deferred) {
          let steps = try connection.value("SELECT steps FROM walk WHERE day = 'mon'", as: Int.self) ?? 0
          _ = try connection.update("walk", set: ["steps": steps + added], where: Column("day") == "mon")
        }
        return .flag(true)
      }
    },
    right: Pair(walks, 250, 30) { sqlite, path, added in
      try sqlite.withConnection(path) { connection in
        try connection.transaction {
          let steps = try connection.value("SELECT steps FROM walk WHERE day = 'mon'", as: Int.self) ?? 0
          try connection.update("walk", set: ["steps": steps + added], where: Column("day") == "mon")
        }
        return .flag(true)
      }
    })

  private static let invoices = Content.plain(
    "CREATE TABLE invoice (number INTEGER, customer TEXT); INSERT INTO invoice VALUES (1, 'Ann'), (2, 'Ben');")

  private static let numberAfterTheLargest = PlantedRace(
    "invoice number after the largest one",
    "The largest number is read, and the invoice with the next number is inserted later, so that two invoices may get the same number.",
    faulty: Pair(invoices, "Cleo", "Dora") { (sqlite, path, customer: String) in
      try sqlite.withDatabase(path) { db in
        let number = try sqlite.number(db, "SELECT max(number) FROM invoice") + 1
        try sqlite.run(db, "INSERT INTO invoice VALUES (\(number), ?)", customer)
        return .number(number)
      }
    },
    right: Pair(invoices, "Cleo", "Dora") { (sqlite, path, customer: String) in
      try sqlite.withDatabase(path) { db in
        .number(
          try sqlite.number(
            db, "INSERT INTO invoice SELECT coalesce(max(number), 0) + 1, ? FROM invoice RETURNING number", customer))
      }
    })

  private static let cart = Content.wal(
    """
    CREATE TABLE cart (id INTEGER PRIMARY KEY, total INTEGER); INSERT INTO cart VALUES (1, 500);
    CREATE TABLE item (id INTEGER PRIMARY KEY, cart INTEGER, price INTEGER); INSERT INTO item (cart, price) VALUES (1, 200), (1, 300);
    """)

  private static let totalReadBefore = PlantedRace(
    "total that was read before the transaction",
    "The total of a cart is read before the transaction that inserts an item and writes the new total.",
    faulty: Pair(cart, 120, 80) { sqlite, path, price in
      try sqlite.withConnection(path) { connection in
        let total = (try connection.value("SELECT total FROM cart WHERE id = 1", as: Int.self) ?? 0) + price
        try connection.transaction {
          try connection.insert(["cart": 1, "price": price], into: "item")
          try connection.update("cart", set: ["total": total], where: Column("id") == 1)
        }
        return .number(Int64(total))
      }
    },
    right: Pair(cart, 120, 80) { sqlite, path, price in
      try sqlite.withConnection(path) { connection in
        try connection.transaction {
          try connection.insert(["cart": 1, "price": price], into: "item")
          let total = try connection.value("SELECT sum(price) FROM item WHERE cart = 1", as: Int.self) ?? 0
          try connection.update("cart", set: ["total": total], where: Column("id") == 1)
          return .number(Int64(total))
        }
      }
    })
}
