import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// A cache of the database states that were read last in this process, by their bytes. A run with a failed call usually leaves a database
/// byte for byte as it was, or as the run without faults leaves it.
enum KnownStates {
  private static let kept = Locked<[(image: Data, state: DatabaseState)]>([])
  /// The maximum number of states, the maximum size of one image, and the maximum size of all images, in bytes.
  static let (most, mostBytes, mostBytesOfAll) = (64, 16 << 20, 64 << 20)

  /// Returns the state of a database with the given bytes, which are compared without a copy; nil if it is not known.
  static func state(of image: some ContiguousBytes) -> DatabaseState? {
    unsafe image.withUnsafeBytes { bytes in
      let place = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let image = unsafe place.map { unsafe Data(bytesNoCopy: $0, count: bytes.count, deallocator: .none) } ?? Data()
      return kept.withLock { $0.last { $0.image == image }?.state }
    }
  }

  /// Returns the state of a file whose bytes are known. Returns nil unless the file holds the whole database: there must be no journal or
  /// log next to it, and no connection may hold a lock that excludes writers.
  ///
  /// A connection would read the schema before any other byte. Here the bytes are read under a writer's locks, through SQLite's file
  /// system, which preserves the locks of other connections in this process.
  static func state(ofFile path: String, on sqlite: any Sqlite3WrapperProtocol) -> DatabaseState? {
    let files = LocalFileSystem()
    func facts(_ end: String) -> FileStatus? { try? files.facts(of: path + end, followsLink: false) }
    // SQLite puts the journal next to the target of a symbolic link.
    guard let found = facts(""), found.kind == .file, found.size <= mostBytes,
      let file = try? VirtualFileSystem(name: path, on: sqlite)
    else { return nil }
    var (image, isAlone): ([UInt8], Bool) = ([], true)
    let code = try? file.read(reserving: true) { piece in
      isAlone = isAlone && facts("-wal") == nil && facts("-journal") == nil
      if image.isEmpty { image = piece } else { image += piece }  // most files consist of one piece, which is not copied
    }
    return code == .ok && isAlone ? state(of: image) : nil
  }

  /// Keeps a state if it has no complaints.
  static func keep(_ state: DatabaseState, of image: Data) {
    guard image.count <= mostBytes, state.unread == nil, state.complaints.isEmpty else { return }
    kept.withLock { kept in
      kept.append((image, state))
      var bytes = kept.reduce(0) { $0 + $1.image.count }
      while kept.count > most || bytes > mostBytesOfAll { bytes -= kept.removeFirst().image.count }
    }
  }
}
