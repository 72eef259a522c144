import SQLiteCalls
import SQLiteCore

/// A blob opened for reading or writing in place.
struct MockBlob {
  struct Key: Hashable {
    let schema: String
    let table: String
    let column: String
    let rowid: Int64

    init(_ schema: String, _ table: String, _ column: String, _ rowid: Int64) {
      self.schema = schema.lowercased()
      self.table = table.lowercased()
      self.column = column.lowercased()
      self.rowid = rowid
    }

    func isSameColumn(as other: Key) -> Bool { schema == other.schema && table == other.table && column == other.column }
  }

  let connection: MockConnection
  var key: Key
  let isWritable: Bool
  var isAborted = false
}

/// A backup in progress.
struct MockBackup {
  let destination: MockConnection
  /// The name of the destination schema.
  let schema: String
  let source: MockConnection
  let sourceSchema: String
  let pageCount: Int32
  var copied: Int32 = 0
  var hasStarted = false
  /// The error of the last step.
  var failure: MockAnswer.Failure?

  var remaining: Int32 { pageCount - copied }

  /// Copies the header of the source, but increments the copy's own schema version.
  func copyHeader() {
    guard let copy = destination.databases[schema], let header = source.databases[sourceSchema]?.header(for: source) else { return }
    var version: Int64 = 0
    if case .integer(let own)? = copy.header["schema_version"] { version = own }
    copy.header = header
    copy.header["schema_version"] = .integer(version + 1)
    destination.noteChange(of: copy)
    destination.countCommits()
  }
}
