import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let claiming = [leaseTaken, jobTaken, balanceChecked, seatsOnAnotherConnection]

  private static let lease = Content.wal(
    "CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT, until INTEGER); INSERT INTO lease VALUES ('sync', 'phone', 90);")

  private static let leaseTaken = PlantedRace(
    "lease that two devices take", "A lease that has expired is read, and then taken without another look at it.",
    faulty: Pair(lease, "tablet", "watch") { (sqlite, path, device: String) in
      try sqlite.withDatabase(path) { db in
        let now: Int64 = 100
        if try sqlite.number(db, "SELECT until FROM lease WHERE name = 'sync'") > now { return .flag(false) }
        try sqlite.run(db, "UPDATE lease SET holder = ?, until = \(now + 60) WHERE name = 'sync'", device)
        return .flag(true)
      }
    },
    right: Pair(lease, "tablet", "watch") { (sqlite, path, device: String) in
      try sqlite.withDatabase(path) { db in
        let now: Int64 = 100
        try sqlite.run(db, "UPDATE lease SET holder = ?, until = \(now + 60) WHERE name = 'sync' AND until <= \(now)", device)
        return .flag(sqlite.sqlite3_changes(db) == 1)
      }
    })

  private static let jobs = Content.wal(
    """
    CREATE TABLE job (id INTEGER PRIMARY KEY, state TEXT NOT NULL DEFAULT 'waiting', worker TEXT);
    INSERT INTO job (id) VALUES (1), (2), (3);
    """)

  private static let jobTaken = PlantedRace(
    "job that two workers take", "The first waiting job is read, and marked as taken by a later statement.",
    faulty: Pair(jobs, "red", "blue") { (sqlite, path, worker: String) in
      try sqlite.withConnection(path) { connection in
        let first: SQL = "SELECT id FROM job WHERE state = 'waiting' ORDER BY id LIMIT 1"
        guard let job = try connection.value(first, as: Int64.self) else { return .nothing }
        try connection.update("job", set: ["state": "running", "worker": worker], where: Column("id") == job)
        try connection.update("job", set: ["state": "done"], where: Column("id") == job)
        return .number(job)
      }
    },
    right: Pair(jobs, "red", "blue") { (sqlite, path, worker: String) in
      try sqlite.withConnection(path) { connection in
        let job = try connection.value(
          """
          UPDATE job SET state = 'running', worker = \(worker)
          WHERE id = (SELECT id FROM job WHERE state = 'waiting' ORDER BY id LIMIT 1) RETURNING id
          """, as: Int64.self)
        guard let job else { return .nothing }
        // The work is done between two transactions, so that other workers need not wait for it.
        try connection.update("job", set: ["state": "done"], where: Column("id") == job)
        return .number(job)
      }
    })

  private static let accounts = Content.plain(
    """
    CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER); INSERT INTO account VALUES (1, 100), (2, 0);
    CREATE TABLE log (id INTEGER PRIMARY KEY, line TEXT);
    """)

  private static let balanceChecked = PlantedRace(
    "balance that is checked before the transfer", "The balance is checked before the transaction that moves the amount.",
    faulty: Pair(accounts, 70, 60) { (sqlite, path, amount: Int64) in
      try sqlite.withDatabase(path) { db in
        guard try sqlite.number(db, "SELECT balance FROM account WHERE id = 1") >= amount else { return .flag(false) }
        try sqlite.transaction(db, "BEGIN") {
          try sqlite.run(db, "UPDATE account SET balance = balance - \(amount) WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + \(amount) WHERE id = 2")
        }
        try sqlite.run(db, "INSERT INTO log (line) VALUES ('\(amount) moved')")
        return .flag(true)
      }
    },
    right: Pair(accounts, 70, 60) { (sqlite, path, amount: Int64) in
      try sqlite.withDatabase(path) { db in
        let isMoved = try sqlite.transaction(db) {
          guard try sqlite.number(db, "SELECT balance FROM account WHERE id = 1") >= amount else { return false }
          try sqlite.run(db, "UPDATE account SET balance = balance - \(amount) WHERE id = 1")
          try sqlite.run(db, "UPDATE account SET balance = balance + \(amount) WHERE id = 2")
          return true
        }
        if isMoved { try sqlite.run(db, "INSERT INTO log (line) VALUES ('\(amount) moved')") }
        return .flag(isMoved)
      }
    })

  private static let seats = Content.wal(
    """
    CREATE TABLE room (id INTEGER PRIMARY KEY, seats INTEGER); INSERT INTO room VALUES (1, 3);
    CREATE TABLE booking (guest TEXT, room INTEGER); INSERT INTO booking VALUES ('ann', 1), ('ben', 1);
    """)
  private static let free: SQL = "SELECT seats - (SELECT count(*) FROM booking WHERE room = 1) FROM room WHERE id = 1"

  private static let seatsOnAnotherConnection = PlantedRace(
    "free seats that are counted on another connection",
    "The free seats are counted on a reading connection before the writing connection begins the transaction of the booking.",
    faulty: Pair(seats, "cleo", "dora") { (sqlite, path, guest: String) in
      try sqlite.withConnection(path, access: .readOnly) { reader in
        try sqlite.withConnection(path) { writer in
          guard let left = try reader.value(free, as: Int.self), left > 0 else { return .flag(false) }
          try writer.transaction { try writer.insert(["guest": guest, "room": 1], into: "booking") }
          return .flag(true)
        }
      }
    },
    right: Pair(seats, "cleo", "dora") { (sqlite, path, guest: String) in
      try sqlite.withConnection(path, access: .readOnly) { reader in
        try sqlite.withConnection(path) { writer in
          try writer.transaction {
            // All connections that book hold the write lock here, so the number stays right until the commit.
            guard let left = try reader.value(free, as: Int.self), left > 0 else { return .flag(false) }
            try writer.insert(["guest": guest, "room": 1], into: "booking")
            return .flag(true)
          }
        }
      }
    })
}
