import Foundation
import SQLiteCalls
public import SQLiteCore

/// The content of a disk after a power loss. It is computed by replaying the log of a ``FaultInjectingVFS`` up to an operation.
///
/// Bytes that were written before a sync of their file are durable. Of later writes, the disk may contain any part, such as one sector but
/// not the adjacent one. A deleted file is gone if its folder was synced with the delete, which SQLite requests where it matters. A file
/// that was never synced may not exist.
public struct PowerLoss: Sendable {
  /// The fate of writes that were not synced.
  public enum Unsynced: Hashable, Sendable {
    /// All of these writes are lost.
    case lost
    /// All of these writes are kept.
    case kept
    /// Of each write, a random selection of its 512-byte sectors is kept, determined by a seed.
    case torn(seed: UInt64)
  }

  private let before: [String: [UInt8]]
  private let operations: [FileOperation]

  /// Creates a power loss from a log and the files as they were before it.
  ///
  /// - Parameters:
  ///   - operations: The log, in which the writes must include their bytes.
  ///   - before: The durable bytes of each file, by path.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the bytes of a write are missing.
  public init(_ operations: [FileOperation], before: [String: [UInt8]]) throws(SQLiteError) {
    if let write = operations.first(where: { $0.kind == .write && $0.bytes == nil }) {
      throw SQLiteError.misuse("the log does not have the bytes of operation \(write): make it with a larger byteLimit")
    }
    (self.before, self.operations) = (before, operations)
  }

  /// The number of moments at which power may be lost: before the first operation that changes or syncs a file, and after each of these
  /// operations.
  public var count: Int { operations.count { $0.changesFile || $0.kind == .sync } + 1 }

  /// Returns the files on the disk if power is lost after this many operations that change or sync a file.
  public func files(after count: Int, unsynced: Unsynced) -> [String: [UInt8]] {
    var disk = before.mapValues { DiskFile(durable: $0) }
    let changes = operations.lazy.filter { $0.changesFile || $0.kind == .sync }.prefix(count)
    for operation in changes where operation.doneByteCount != nil { apply(operation, to: &disk) }
    if unsynced == .lost { return disk.compactMapValues(\.durable) }
    guard case .torn(let seed) = unsynced else { return disk.compactMapValues { $0.left { true } } }
    var generator = SeededGenerator(seed: seed)
    return disk.sorted { $0.key < $1.key }.reduce(into: [:]) { left, file in
      left[file.key] = file.value.left { generator.next() & 1 == 0 }
    }
  }

  /// Writes the files that remain after a power loss to their paths, and removes the other files of `before` and of the log. Use it for two
  /// databases that are changed by one transaction. Their journals name the super-journal by its full path. At other paths, SQLite would
  /// consider it gone and the transaction committed. No process may have the files open.
  ///
  /// - Throws: An error from writing or removing a file.
  public func restore(after count: Int, unsynced: Unsynced) throws {
    let left = files(after: count, unsynced: unsynced)
    let known = Set(before.keys).union(operations.compactMap(\.path))
    for path in known.union(known.map { $0 + "-shm" }) where left[path] == nil && FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
    for (path, bytes) in left { try Data(bytes).write(to: URL(filePath: path)) }
  }

  private func apply(_ operation: FileOperation, to disk: inout [String: DiskFile]) {
    guard let path = operation.path else { return }
    switch operation.kind {
    case .sync: disk[path, default: DiskFile()].sync()
    case .delete where operation.flags & 1 != 0: disk[path] = nil
    case .delete: disk[path]?.changes.append(operation)
    default: disk[path, default: DiskFile()].changes.append(operation)
    }
  }
}

/// A file on a disk that may lose power.
private struct DiskFile {
  /// The durable bytes; nil if the file may not exist.
  var durable: [UInt8]?
  /// The writes, truncates and deletes since the last sync.
  var changes: [FileOperation] = []

  mutating func sync() {
    durable = durable == nil && changes.isEmpty ? [] : left { true }
    changes = []
  }

  /// Returns the remaining bytes of the file; nil if the file does not exist.
  ///
  /// - Parameter remains: Returns whether a change is on the disk. For a write, it is called for each sector.
  func left(where remains: () -> Bool) -> [UInt8]? {
    var left = durable
    for change in changes {
      let offset = Int(change.byteOffset)
      switch change.kind {
      case .truncate: if remains() { left.resize(to: offset) }
      case .delete:
        guard remains() else { return left }  // later writes belong to another file with the same name
        left = nil
      default:
        let bytes = change.bytes?.prefix(change.doneByteCount ?? 0) ?? []
        var start = 0
        while start < bytes.count {
          let end = min(bytes.count, start + 512 - (offset + start) % 512)
          if remains() {
            left.resize(to: max(left?.count ?? 0, offset + end))
            left?.replaceSubrange(offset + start..<offset + end, with: bytes[start..<end])
          }
          start = end
        }
      }
    }
    return left
  }
}

extension [UInt8]? {
  /// Truncates the bytes to a size, or pads them with zeros.
  fileprivate mutating func resize(to size: Int) {
    var bytes = take() ?? []
    bytes.removeLast(Swift.max(0, bytes.count - size))
    bytes += [UInt8](repeating: 0, count: size - bytes.count)
    self = bytes
  }
}
