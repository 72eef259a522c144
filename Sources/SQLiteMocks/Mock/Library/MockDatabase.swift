import SQLiteCalls
import SQLiteCore

/// The header and the locks of a database, shared by all its connections. <https://sqlite.org/fileformat2.html#the_database_header>
final class MockDatabase {
  /// The connection that holds the write lock. Others get SQLITE_BUSY.
  weak var writer: MockConnection? { didSet { isExclusive = isExclusive && writer != nil } }
  /// Whether the writer also excludes readers.
  var isExclusive = false
  /// Whether the database is in WAL mode, where readers and the writer do not wait for each other. <https://sqlite.org/wal.html>
  var isWriteAhead = false
  /// The number of commits by each connection that has changed the database. The keys are the handles of the connections.
  var commits: [UInt: Int] = [:]
  /// The header as the writer sees it.
  var header: [String: SQLiteValue] = [:]
  /// The header that all other connections see while one is writing, and that a rollback restores.
  private(set) var committed: [String: SQLiteValue] = [:]

  /// The header that a connection sees.
  func header(for connection: MockConnection) -> [String: SQLiteValue] {
    if let writer, writer !== connection { committed } else { header }
  }

  /// The number of commits by other connections.
  func commits(beside connection: MockConnection) -> Int { commits.reduce(0) { $0 + ($1.key == connection.handle ? 0 : $1.value) } }

  /// Gives a connection the write lock. Returns false if another connection holds it.
  func lock(for connection: MockConnection) -> Bool {
    if writer == nil { committed = header }
    writer = writer ?? connection
    return writer === connection
  }
}

/// A statement that attaches a database to a connection, or detaches one. <https://sqlite.org/lang_attach.html>
enum MockAttachment {
  /// Attaches a database. The file name is nil if it is a parameter.
  case attach(filename: String?, schema: String)
  case detach(schema: String)

  /// Parses a statement. Fails if it is neither ATTACH nor DETACH, or if its names are expressions.
  init?(_ syntax: MockSyntax) {
    var syntax = syntax
    let verb = syntax.takes("ATTACH", "DETACH")
    guard verb != nil else { return nil }
    _ = syntax.takes("DATABASE")
    if verb == "DETACH" {
      guard let schema = try? syntax.name(), syntax.isAtEnd else { return nil }
      self = .detach(schema: schema)
      return
    }
    let isParameter = syntax.takesParameter()
    let filename = isParameter ? nil : try? syntax.name()
    guard isParameter || filename != nil, syntax.takes("AS") != nil, let schema = try? syntax.name(), syntax.isAtEnd else { return nil }
    self = .attach(filename: filename, schema: schema)
  }
}

extension MockLibrary {
  /// Attaches or detaches a database. If the file name is a parameter, it is the bound value.
  func run(_ attachment: MockAttachment, bound: MockValue.Content?, on open: MockConnection) throws(MockAnswer.Failure) {
    switch attachment {
    case .attach(let filename, let schema):
      var name = filename ?? ""
      if filename == nil, case .text(let bytes)? = bound { name = String(decoding: bytes, as: UTF8.self) }
      if open.databases[schema.lowercased()] != nil { throw .error("database \(schema) is already in use") }
      let most = open.limit(.attached)
      if open.attached.count >= most { throw .error("too many attached databases - max \(most)") }
      open.attached.append((schema, name, database(named: name)))
      if !open.isInTransaction { open.leaveState() }  // SQLite reads the schema with a statement of its own
    case .detach(let schema):
      if ["main", "temp"].contains(schema.lowercased()) { throw .error("cannot detach database \(schema)") }
      guard let at = open.attached.firstIndex(where: { $0.name.lowercased() == schema.lowercased() }) else {
        throw .error("no such database: \(schema)")
      }
      open.attached.remove(at: at)
    }
  }
}
