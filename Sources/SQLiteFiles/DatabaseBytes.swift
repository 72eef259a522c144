package import SQLiteCallsCore
import SQLiteCore

/// The bytes of a database file, read without harm to connections of this process that have it open.
///
/// A process that closes any descriptor of a file loses all its POSIX locks on it, those of SQLite among them. So the file is opened by
/// SQLite's own file system, which knows of its other descriptors. <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
package enum DatabaseBytes {
  /// Hands the bytes of a database to a closure, in pieces.
  ///
  /// - Parameter limit: How many bytes are read of a longer file.
  /// - Throws: ``SQLiteError`` when the file cannot be read, or what the closure throws.
  package static func read(
    _ path: String, atMost limit: Int64 = .max, on wrapper: any Sqlite3WrapperProtocol, _ body: (_ piece: [UInt8]) throws -> Void
  ) throws {
    let name = try Connection.Location.file(path).name(for: .readOnly)
    let file: VirtualFileSystem
    do throws(VirtualFileSystem.Unusable) {
      // One that was put in front of it might answer other bytes than those in the file.
      file = try VirtualFileSystem(name: name, preferring: "unix", on: wrapper)
    } catch {
      throw SQLiteError.noFileSystem(error, "to read \(path) with")
    }
    let code = try file.read(atMost: limit, body)
    if code != .ok { throw SQLiteError.refused(code, "the bytes of the database cannot be read: \(path)") }
  }

  /// The first bytes of a file, fewer of a shorter one; those that could be read of one that cannot be read to its end.
  package static func head(of path: String, byteCount: Int, on wrapper: any Sqlite3WrapperProtocol) -> [UInt8] {
    var head: [UInt8] = []
    do { try read(path, atMost: Int64(byteCount), on: wrapper) { head += $0 } } catch {}  // what there is says enough
    return head
  }
}
