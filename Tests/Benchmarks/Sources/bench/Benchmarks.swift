import SQLiteManager

extension Benchmark {
  /// All there are; a new one is one entry here and one function for each contender.
  static let all = [fetch, iterate, insert, bulkInsert, encodableInsert, lookup, open, describedInsert, find, sort]

  static let fetch = Benchmark(name: "fetch", summary: "three columns into structs", unit: "row", count: 1_000_000, limit: 1.03) { count in
    let connection = try Ours.memory(rows: count)
    let queue = try Peer.memory(rows: count)
    return [
      Direct.fetch(try Ours.handle(of: connection)), Ours.fetch(connection), Ours.fetchByName(connection), Ours.fetchOwned(connection),
    ] + Peer.fetch(queue)
  }

  static let iterate = Benchmark(name: "iterate", summary: "two columns summed", unit: "row", count: 1_000_000, limit: 1.05) { count in
    let connection = try Ours.memory(rows: count)
    let queue = try Peer.memory(rows: count)
    return [Direct.iterate(try Ours.handle(of: connection)), Ours.iterate(connection), Peer.iterate(queue)]
  }

  static let insert = Benchmark(
    name: "insert", summary: "three values each, one transaction", unit: "row", count: 200_000, limit: 1.05
  ) { count in
    let connection = try Ours.memory(rows: 0)
    let things = Thing.made(count)
    return [
      Direct.insert(things, try Ours.handle(of: connection)), try Ours.insert(things, connection),
      try Ours.insertInterpolated(things, connection),
    ] + Peer.insert(things, try Peer.memory(rows: 0))
  }

  static let lookup = Benchmark(
    name: "lookup", summary: "one row by primary key, statement from the cache", unit: "lookup", count: 200_000, limit: 1.15
  ) { count in
    let rows = 100_000
    let connection = try Ours.memory(rows: rows)
    let queue = try Peer.memory(rows: rows)
    var generator = SeededGenerator(seed: 1)
    let ids = (0..<count).map { _ in Int64.random(in: 1...Int64(rows), using: &generator) }
    return [
      Direct.lookup(ids, try Ours.handle(of: connection)), Ours.lookup(ids, connection), Ours.lookupInterpolated(ids, connection),
      Peer.lookup(ids, queue),
    ]
  }

  static let open = Benchmark(
    name: "open", summary: "open a file, read user_version, close", unit: "open", count: 2_000, limit: 1.15
  ) { count in
    let folder = try TemporaryFolder()
    let path = folder.path + "/thing.sqlite"
    let connection = try Connection(.file(path))
    try connection.execute(SQL(unchecked: Thing.create + "; PRAGMA user_version = 7"))
    try connection.close()
    return [Direct.open(path, count), Ours.open(path, count), Peer.open(path, count)].map { $0.keeping(folder) }
  }

  static let describedInsert = Benchmark(
    name: "described", summary: "three values each into a described table, one transaction", unit: "row", count: 200_000, limit: 1.2
  ) { count in
    let connection = try Ours.memory(rows: 0)
    let things = Thing.made(count)
    return [Direct.insert(things, try Ours.handle(of: connection))] + (try Described.insert(things, connection))
  }

  static let find = Benchmark(
    name: "find", summary: "one row of a described table by its key", unit: "lookup", count: 200_000, limit: 1.5
  ) { count in
    let rows = 100_000
    let connection = try Ours.memory(rows: rows)
    var generator = SeededGenerator(seed: 1)
    let ids = (0..<count).map { _ in Int64.random(in: 1...Int64(rows), using: &generator) }
    return [Direct.lookup(ids, try Ours.handle(of: connection))] + Described.find(ids, connection)
  }

  static let sort = Benchmark(
    name: "sort", summary: "names with accents; the first sorts by bytes", unit: "name", count: Sorting.names, limit: 3.5,
    contenders: Sorting.contenders)
}
