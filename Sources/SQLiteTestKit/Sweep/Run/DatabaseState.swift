/// The content of a database that a sweep compares: the schema, the rows of each table in any order, and two numbers from the header.
struct DatabaseState: Equatable {
  /// The rows of a table, as their number and a checksum that does not depend on their order.
  struct Rows: Equatable {
    var count = 0
    var sum: UInt64 = 0
    /// The names of the columns.
    var columns: [String] = []
    /// A hash for each value, row by row, with the kind of the value in the lowest three bits; nil if there are too many values.
    var values: [UInt64]? = []
    /// The kind of a value with the length of a UUID. No storage class has this number.
    static let ofUUID: UInt64 = 6

    /// Counts a row and adds its values to the sum.
    mutating func add(_ row: [UInt64]) {
      count += 1
      sum &+= row.reduce(0, Self.mixed)
      if let kept = values?.count, kept + row.count <= Self.most { values?.append(contentsOf: row) } else { values = nil }
    }

    /// The maximum number of values that are kept for a table.
    private static let most = 100_000

    /// Combines a value with a hash that depends on the order of the values.
    static func mixed(_ sum: UInt64, _ value: UInt64) -> UInt64 {
      let product = (sum ^ value) &* 0x9E37_79B9_7F4A_7C15
      return product ^ (product >> 32)
    }

    static func == (one: Rows, other: Rows) -> Bool { one.count == other.count && one.sum == other.sum }
  }

  /// The SQL of every table, index, view and trigger, by type and name.
  var objects: [String: String] = [:]
  /// The rows of every table that can be read without a virtual table module.
  var tables: [String: Rows] = [:]
  var userVersion: Int64 = 0
  var applicationID: Int64 = 0
  /// The damage reported by `integrity_check`, and ``isLocked`` if the database was still locked.
  var complaints: [String] = []
  /// The number of foreign key violations.
  var violations = 0
  /// A checksum of the indexes of search tables, if they can be compared.
  var searchSum: UInt64 = 0
  /// The search tables whose index does not match their text.
  var staleSearchTables: Set<String> = []
  /// The reason why the database could not be read; nil if it was read.
  var unread: String?

  /// The complaint about a database that cannot be written or read because of a lock.
  static let isLocked = "is still locked"

  /// The state of an empty database.
  static let empty = DatabaseState()

  /// Returns the first difference from an expected state as text; nil if there is none, or if the expected state could not be read.
  ///
  /// - Parameters:
  ///   - isStrict: Whether all differences count. If false, the following are ignored: tables that have no rows in either state, the
  ///     `application_id`, and all objects except the known ones.
  ///   - known: The types and names of objects that must exist in both states or in neither, even if `isStrict` is false.
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

  /// Returns the state without the given tables, whose rows differ between runs without faults, for example because of a timestamp or a
  /// random number.
  func without(_ names: Set<String>) -> DatabaseState {
    var rest = self
    for name in names { rest.tables[name] = nil }
    return rest
  }
}
