import SQLiteManager

extension Benchmark {
  /// All benchmarks; a new one is one entry here and one function for each contender.
  static let all = counted + timed + [mock, cassette, sweep, sweepSearch]

  /// The benchmarks with limits of times: several threads, whole files, or so much work that valgrind would take hours.
  static let timed = [
    sharedRead, sharedThreads, sharedTasks, backup, blob, observe, testDatabase, planGuard, cassetteText, sort,
  ]

  var isTimed: Bool { Self.timed.contains { $0.name == name } }

  /// The benchmarks whose instructions are limited, and shown in the documentation: one thread each.
  static let counted =
    [
      fetch, names, tuples, decode, notes, iterate, walk, insert, valuesInsert, encodedInsert, bulkInsert, encodableInsert, describedInsert,
      lookup, find, open, openRecommended, function, aggregate, updateHook, tokenizer, search, doubles,
    ] + prices

  static let fetch = Benchmark(name: "fetch", summary: "three columns into structs", unit: "row", count: 1_000_000, limit: 1.06) { count in
    let connection = try Ours.memory(rows: count)
    let queue = try Peer.memory(rows: count)
    return [
      Direct.fetch(try Ours.handle(of: connection)), Ours.fetch(connection), Ours.fetchOwned(connection),
    ] + Peer.fetch(queue)
  }

  static let names = Benchmark(name: "names", summary: "three columns by name", unit: "row", count: 1_000_000, limit: 1.10) { count in
    let connection = try Ours.memory(rows: count)
    return [Direct.fetch(try Ours.handle(of: connection)), Ours.fetchByName(connection), Ours.fetchRows(connection)]
  }

  static let tuples = Benchmark(name: "tuples", summary: "three columns into tuples", unit: "row", count: 1_000_000, limit: 1.06) { count in
    let connection = try Ours.memory(rows: count)
    return [Direct.fetch(try Ours.handle(of: connection)), Ours.tuples(connection), Ours.tuplesOneByOne(connection)]
  }

  static let decode = Benchmark(
    name: "decode", summary: "three columns by Decodable", unit: "row", count: 300_000, limit: 2
  ) { count in
    let connection = try Ours.memory(rows: count)
    let queue = try Peer.memory(rows: count)
    return [Direct.fetch(try Ours.handle(of: connection)), Ours.decode(connection), Peer.decode(queue)]
  }

  static let notes = Benchmark(
    name: "notes", summary: "four columns, some NULL, text of 30 bytes", unit: "row", count: 500_000, limit: 1.03
  ) { count in
    let connection = try Ours.notes(rows: count)
    return [Direct.notes(try Ours.handle(of: connection)), Ours.notes(connection), Ours.noteTuples(connection)]
  }

  static let iterate = Benchmark(
    name: "iterate", summary: "two columns summed", unit: "row", count: 1_000_000, twins: [Contender.ours: Contender.exact(1.05)]
  ) { count in
    let connection = try Ours.memory(rows: count)
    let queue = try Peer.memory(rows: count)
    let handle = try Ours.handle(of: connection)
    return [
      Direct.iterate(handle), Direct.iterateExactly(handle), Ours.iterate(connection), Ours.iterateTuples(connection),
      Peer.iterate(queue),
    ]
  }

  static let insert = Benchmark(
    name: "insert", summary: "three values each, one transaction", unit: "row", count: 200_000, limit: 1.05,
    otherLimits: ["SQLiteManager, interpolated SQL each time": 1.35]
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
    let manager = try Ours.manager(rows: rows)
    let ids = Thing.someIDs(count, of: rows)
    return [
      Direct.lookup(ids, try Ours.handle(of: connection)), Ours.lookup(ids, connection), Ours.lookupInterpolated(ids, connection),
      Ours.lookupLent(ids, manager), Ours.lookupLentEach(ids, manager), Peer.lookup(ids, queue),
    ]
  }

  static let open = Benchmark(
    name: "open", summary: "open a file, read user_version, close", unit: "open", count: 2_000, limit: 1.3
  ) { count in
    let folder = try TemporaryFolder()
    let path = folder.path + "/thing.sqlite"
    let connection = try Connection(.file(path))
    try connection.execute(SQL(unchecked: Thing.create + "; PRAGMA user_version = 7"))
    try connection.close()
    return [Direct.open(path, count), Ours.open(path, count), Peer.open(path, count)].map { $0.keeping(folder) }
  }

  static let function = Benchmark(
    name: "function", summary: "a scalar function of a double, over a column", unit: "call", count: 1_000_000, limit: 1.2
  ) { count in
    let connection = try Ours.memory(rows: count)
    return [try Direct.function(try Ours.handle(of: connection)), try Ours.function(connection), try Ours.functionOfArguments(connection)]
  }

  static let aggregate = Benchmark(
    name: "aggregate", summary: "a sum of doubles, over a column", unit: "row", count: 1_000_000, limit: 1.2
  ) { count in
    let connection = try Ours.memory(rows: count)
    return [
      try Direct.aggregate(try Ours.handle(of: connection)), try Ours.aggregate(connection), try Ours.aggregateOfArguments(connection),
    ]
  }

  static let describedInsert = Benchmark(
    name: "described", summary: "three values each into a described table, one transaction", unit: "row", count: 200_000, limit: 1.2,
    otherLimits: ["SQLiteManager, by typed column": 1.45, "SQLiteManager, by name": 1.5]
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
    let ids = Thing.someIDs(count, of: rows)
    return [Direct.lookup(ids, try Ours.handle(of: connection))] + Described.find(ids, connection)
  }

  static let updateHook = Benchmark(
    name: "update-hook", summary: "insert with an update hook that sums the rowids of a table", unit: "row", count: 200_000, limit: 1.2
  ) { count in
    let connection = try Ours.memory(rows: 0)
    let things = Thing.made(count)
    return [Direct.updateHook(things, try Ours.handle(of: connection)), try Ours.updateHook(things, connection)]
  }

  static let sort = Benchmark(
    name: "sort", summary: "names with accents; the first sorts by bytes", unit: "name", count: Sorting.names, limit: 3.5,
    contenders: Sorting.contenders)

  static let tokenizer = Benchmark(
    name: "tokenizer", summary: "a full-text index over documents of 40 words; the first by unicode61 in C", unit: "document",
    count: 100_000,
    limit: 2, contenders: Tokenizing.contenders)
}
