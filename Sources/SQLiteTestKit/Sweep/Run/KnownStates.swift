import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// States of databases by their bytes, the newest that were read in this process: a run in which a call failed mostly leaves a database as it was, or
/// as the run without faults leaves it, to the byte.
enum KnownStates {
  private static let kept = Locked<[(image: Data, state: DatabaseState)]>([])
  /// How many are kept, and how many bytes one of them and all together may have.
  static let (most, mostBytes, mostBytesOfAll) = (64, 16 << 20, 64 << 20)

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
    var (image, isAlone): ([UInt8], Bool) = ([], true)
    let code = try? file.read(reserving: true) { piece in
      isAlone = isAlone && facts("-wal") == nil && facts("-journal") == nil
      if image.isEmpty { image = piece } else { image += piece }  // most files are one piece, which is not copied
    }
    return code == .ok && isAlone ? state(of: image) : nil
  }

  /// Keeps a state that nothing is wrong with.
  static func keep(_ state: DatabaseState, of image: Data) {
    guard image.count <= mostBytes, state.unread == nil, state.complaints.isEmpty else { return }
    kept.withLock { kept in
      kept.append((image, state))
      var bytes = kept.reduce(0) { $0 + $1.image.count }
      while kept.count > most || bytes > mostBytesOfAll { bytes -= kept.removeFirst().image.count }
    }
  }
}
