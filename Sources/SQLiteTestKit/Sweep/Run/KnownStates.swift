import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// States of databases by their bytes, the newest that were read in this process: a run in which a call failed mostly leaves a file as it was, or as
/// the run without faults leaves it, to the byte.
enum KnownStates {
  private static let kept = Locked<[(image: Data, state: DatabaseState)]>([])
  /// How many are kept, and how many bytes each of them may have.
  static let (most, mostBytes) = (32, 1 << 18)

  /// The state of a database of these bytes, which are compared where they are.
  static func state(of image: some ContiguousBytes) -> DatabaseState? {
    unsafe image.withUnsafeBytes { bytes in
      let place = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let image = unsafe place.map { unsafe Data(bytesNoCopy: $0, count: bytes.count, deallocator: .none) } ?? Data()
      return kept.withLock { $0.last { $0.image == image }?.state }
    }
  }

  /// The state of a file whose bytes are known, where they are all there is of it: no journal and no log lies beside it, and no connection
  /// keeps others from writing. Nil for any other.
  ///
  /// A connection would read the schema before it tells a byte. The bytes are read with the locks of a writer, and through SQLite's file system, which
  /// keeps the locks that other connections of this process have.
  static func state(ofFile path: String, on sqlite: any Sqlite3WrapperProtocol) -> DatabaseState? {
    let files = LocalFileSystem()
    func facts(_ end: String) -> FileStatus? { try? files.facts(of: path + end, followsLink: false) }
    // SQLite puts a journal beside the file that a link names.
    guard let found = facts(""), found.kind == .file, found.size <= mostBytes,
      let file = try? VirtualFileSystem(name: path, on: sqlite)
    else { return nil }
    var known: DatabaseState?
    let code = try? file.read(reserving: true) { image in
      if facts("-wal") == nil, facts("-journal") == nil { known = state(of: image) }
    }
    return code == .ok ? known : nil
  }

  /// Keeps a state that nothing is wrong with.
  static func keep(_ state: DatabaseState, of image: Data) {
    guard image.count <= mostBytes, state.unread == nil, state.complaints.isEmpty else { return }
    kept.withLock { kept in
      if kept.count == most { kept.removeFirst() }
      kept.append((image, state))
    }
  }
}
