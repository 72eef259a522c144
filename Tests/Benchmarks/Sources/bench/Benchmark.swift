/// Work that is measured, as several contenders do it.
struct Benchmark: Sendable {
  /// The name by which the benchmark is chosen.
  let name: String
  /// The work in a few words.
  let summary: String
  /// The name of one unit of the work.
  let unit: String
  /// How many units a round has at full scale.
  let count: Int
  /// The largest ratio to ``direct`` that ``ours`` may have: of instructions, or of times where none are counted; see ``counted``.
  var limit: Double? = nil
  /// The largest ratios to ``direct`` of other contenders, by their names.
  var otherLimits: [String: Double] = [:]
  /// The largest ratios of instructions to other contenders, by the names of contenders.
  var twins: [String: Twin] = [:]
  /// Makes the contenders for a count. The first is ``direct``.
  let contenders: @Sendable (Int) throws -> [Contender]
}

extension Benchmark {
  /// The largest ratio that a contender may have; nil for one without a promise.
  func limit(of contender: String) -> Double? { otherLimits[contender] ?? (contender == Contender.ours ? limit : nil) }

  /// The contenders that a promise is made for, in order.
  var promised: [String] { ((limit == nil ? [] : [Contender.ours]) + otherLimits.keys).sorted() }
}

/// Another contender that a contender is compared with, and the largest ratio to it.
struct Twin: Sendable {
  let name: String
  let most: Double

  init(of name: String, most: Double) { (self.name, self.most) = (name, most) }
}

/// One way to do the work.
struct Contender {
  /// The contender that all ratios refer to: C functions called from Swift.
  static let direct = "direct C calls"
  /// The same calls, where each value is asked for its type before it is read.
  static let exactly = "direct C calls, types asked"
  /// The contender that the limit of a benchmark is for.
  static let ours = "SQLiteManager"

  let name: String
  /// Does the work once. The part to be measured goes through the stopwatch; the checksum must be the same for every contender.
  let run: (Stopwatch) throws -> Checksum

  init(_ name: String, run: @escaping (Stopwatch) throws -> Checksum) {
    self.name = name
    self.run = run
  }
}

extension Contender {
  /// The twin of a loop that refuses a value of another type.
  static func exact(_ most: Double) -> Twin { Twin(of: exactly, most: most) }

  /// Does a short piece of work again and again; its answers go into the checksum.
  static func repeating(_ name: String, _ count: Int, _ work: @escaping () throws -> Int64) -> Contender {
    Contender(name) { stopwatch in
      var checksum = Checksum()
      try stopwatch.time { for _ in 0..<count { checksum.add(try work()) } }
      return checksum
    }
  }

  /// The same contender, which keeps an object that it needs.
  func keeping(_ object: AnyObject) -> Contender {
    Contender(name) { stopwatch in try withExtendedLifetime(object) { try run(stopwatch) } }
  }
}
