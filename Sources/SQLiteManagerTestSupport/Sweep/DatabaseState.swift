/// What a database holds, as far as a sweep compares it: the schema, the rows of each table in any order, and two numbers of its header.
struct DatabaseState: Equatable {
  /// The rows of a table: how many, and a sum of what is in them that does not depend on their order.
  struct Rows: Equatable {
    var count = 0
    var sum: UInt64 = 0
    /// The names of the columns.
    var columns: [String] = []
    /// A number for each value, row by row; nil where there are too many. Its kind is in the lowest three bits.
    var values: [UInt64]? = []
    /// The kind of what may be a UUID, by its length: no storage class has this number.
    static let ofUUID: UInt64 = 6

    /// Takes a row in: how many there are, and what is in them, in any order.
    mutating func add(_ row: [UInt64]) {
      count += 1
      sum &+= row.reduce(0, Self.mixed)
      if let kept = values?.count, kept + row.count <= Self.most { values?.append(contentsOf: row) } else { values = nil }
    }

    /// How many values of a table are kept at most.
    private static let most = 100_000

    /// Takes a value into a sum that depends on the order.
    static func mixed(_ sum: UInt64, _ value: UInt64) -> UInt64 {
      let product = (sum ^ value) &* 0x9E37_79B9_7F4A_7C15
      return product ^ (product >> 32)
    }

    static func == (one: Rows, other: Rows) -> Bool { one.count == other.count && one.sum == other.sum }
  }

  /// The SQL of every table, index, view and trigger, by type and name.
  var objects: [String: String] = [:]
  /// The rows of every table that can be read without its module.
  var tables: [String: Rows] = [:]
  var userVersion: Int64 = 0
  var applicationID: Int64 = 0
  /// What `integrity_check` says, and that nobody could write.
  var complaints: [String] = []
  /// How many rows lack the row they refer to.
  var violations = 0
  /// A sum of what the indexes of search tables hold, as far as they can be compared.
  var searchSum: UInt64 = 0
  /// Search tables whose index is not that of their text.
  var staleSearchTables: Set<String> = []
  /// Why it could not be read, if it could not.
  var unread: String?

  /// The complaint about one that cannot be written.
  static let isLocked = "is still locked"

  /// What holds nothing.
  static let empty = DatabaseState()

  /// What is different from what was expected, in one sentence; nil when nothing is.
  ///
  /// - Parameters:
  ///   - isStrict: Whether tables and other objects that are new and hold no row count, and the `application_id`.
  ///   - known: The names of objects that must not be missing in one of them alone, however strict.
  func difference(from expected: DatabaseState, isStrict: Bool = true, known: some Collection<String> = [String]()) -> String? {
    if self == expected { return nil }
    if let unread { return expected.unread == nil ? "cannot be read: \(unread)" : nil }
    if expected.unread != nil { return nil }
    for name in Set(tables.keys).union(expected.tables.keys).sorted() {
      let (here, there) = (tables[name], expected.tables[name])
      if here == there || (!isStrict && (here?.count ?? 0) == 0 && (there?.count ?? 0) == 0) { continue }
      guard let here else { return "lacks the table \(name)" }
      guard let there else { return here.count == 0 ? "has a table \(name)" : "has a table \(name) with \(counted(here.count, "row"))" }
      if here.count != there.count { return "has \(counted(here.count, "row")) in \(name), not \(there.count)" }
      return here.count == 1 ? "has another row in \(name)" : "has other rows in \(name)"
    }
    if userVersion != expected.userVersion { return "has user_version \(userVersion), not \(expected.userVersion)" }
    for name in known.sorted() where (objects[name] == nil) != (expected.objects[name] == nil) {
      return objects[name] == nil ? "lacks the \(name)" : "has the \(name)"
    }
    guard isStrict else { return nil }
    if applicationID != expected.applicationID { return "has application_id \(applicationID), not \(expected.applicationID)" }
    for name in Set(objects.keys).union(expected.objects.keys).sorted() where objects[name] != expected.objects[name] {
      if objects[name] == nil { return "lacks the \(name)" }
      return expected.objects[name] == nil ? "has the \(name)" : "has another \(name)"
    }
    return nil
  }

  /// Without the tables whose rows differ between two runs in which nothing failed: what a clock or a random number put there.
  func without(_ names: Set<String>) -> DatabaseState {
    var rest = self
    for name in names { rest.tables[name] = nil }
    return rest
  }
}
