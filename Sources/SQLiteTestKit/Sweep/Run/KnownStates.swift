import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// The states of the databases read last in this process, by their bytes: a run in which a call failed mostly leaves a database byte for
/// byte as it was, or as the run without faults leaves it.
enum KnownStates {
  private static let kept = Locked<[(image: Data, state: DatabaseState)]>([])
  /// The greatest number of states, and the greatest number of bytes of one image and of all images.
  static let (most, mostBytes, mostBytesOfAll) = (64, 16 << 20, 64 << 20)

  /// The state of a database with these bytes, which are compared without a copy; nil when it is not known.
  static func state(of image: some ContiguousBytes) -> DatabaseState? {
    unsafe image.withUnsafeBytes { bytes in
      let place = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let image = unsafe place.map { unsafe Data(bytesNoCopy: $0, count: bytes.count, deallocator: .none) } ?? Data()
      return kept.withLock { $0.last { $0.image == image }?.state }
    }
  }

  /// The state of a file whose bytes are known. Nil unless the bytes are the whole database: there is no journal or log beside the file,
  /// and no connection has a lock that excludes writers.
  ///
  /// A connection would read the schema before any other byte. Here the bytes are read under a writer's locks, through SQLite's file
  /// system, which preserves the locks of other connections in this process.
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

  /// Keeps a state without complaints.
  static func keep(_ state: DatabaseState, of image: Data) {
    guard image.count <= mostBytes, state.unread == nil, state.complaints.isEmpty else { return }
    kept.withLock { kept in
      kept.append((image, state))
      var bytes = kept.reduce(0) { $0 + $1.image.count }
      while kept.count > most || bytes > mostBytesOfAll { bytes -= kept.removeFirst().image.count }
    }
  }
}
