import Foundation
import SQLiteCalls
public import SQLiteCore

/// What is on a disk after the power was lost: replays the log of a ``FaultInjectingVFS`` up to some operation.
///
/// What was written before a sync of its file is there for good. Of what was written later the disk may have any part: a sector of it, and its
/// neighbour not. A deleted file is gone when its folder was synced along with that, as SQLite asks for where it matters, and a file that was
/// never synced may not be there.
public struct PowerLoss: Sendable {
  /// What becomes of what was written and not synced.
  public enum Unsynced: Hashable, Sendable {
    /// All is lost.
    case lost
    /// All is there.
    case kept
    /// Of each write some sectors of 512 bytes are there and others are not, by a seed.
    case torn(seed: UInt64)
  }

  private let before: [String: [UInt8]]
  private let operations: [FileOperation]

  /// A log, and the files as they were before it.
  ///
  /// - Parameters:
  ///   - operations: The log; the writes in it must have their bytes.
  ///   - before: The bytes of each file by its path, as they were on the disk for good.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when bytes of a write are missing.
  public init(_ operations: [FileOperation], before: [String: [UInt8]]) throws(SQLiteError) {
    if let write = operations.first(where: { $0.kind == .write && $0.bytes == nil }) {
      throw SQLiteError.refused(.misuse, "the log does not have the bytes of operation \(write): make it with a larger byteLimit")
    }
    (self.before, self.operations) = (before, operations)
  }

  /// How many moments there are: before the first operation that changes something, and after each.
  public var count: Int { operations.count { $0.changesFile || $0.kind == .sync } + 1 }

  /// The files that are on the disk when the power is lost after so many operations that change or sync something.
  public func files(after count: Int, unsynced: Unsynced) -> [String: [UInt8]] {
    var disk = before.mapValues { DiskFile(durable: $0, current: $0) }
    var generator = SeededGenerator(seed: 0)
    if case .torn(let seed) = unsynced { generator = SeededGenerator(seed: seed) }
    let changes = operations.lazy.filter { $0.changesFile || $0.kind == .sync }.prefix(count)
    for operation in changes where operation.code == .ok { apply(operation, to: &disk) }
    return disk.compactMapValues { $0.left(unsynced, &generator) }
  }

  /// Puts these files where they were, and takes away what is not among them: for two databases that one transaction changes. The journal of each names the
  /// one of both by its whole path, and elsewhere SQLite would take that for gone, and the transaction for done. Nothing may have the files open.
  ///
  /// - Throws: The errors of writing and removing files.
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
    case .write: disk[path, default: DiskFile()].write(operation.bytes ?? [], at: Int(operation.byteOffset))
    case .truncate: disk[path, default: DiskFile()].truncate(to: Int(operation.byteOffset))
    case .sync: disk[path, default: DiskFile()].sync()
    case .delete:
      if operation.flags & 1 != 0 { disk[path] = nil } else { disk[path]?.delete() }
    default: break
    }
  }
}

/// One file of a disk that may lose power.
private struct DiskFile {
  /// What is there for good; nil when the file may not be there.
  var durable: [UInt8]?
  /// What programs read; nil when it was deleted.
  var current: [UInt8]?
  /// What was done since the last sync.
  private var changes: [Change] = []

  private enum Change {
    case write([UInt8], Int)
    case truncate(Int)
    case delete
  }

  init(durable: [UInt8]? = nil, current: [UInt8]? = []) {
    self.durable = durable
    self.current = current
  }

  mutating func write(_ bytes: [UInt8], at offset: Int) {
    changes.append(.write(bytes, offset))
    current = Self.written(bytes, at: offset, to: current ?? [])
  }

  mutating func truncate(to size: Int) {
    changes.append(.truncate(size))
    current = Self.cut(current ?? [], to: size)
  }

  mutating func delete() {
    changes.append(.delete)
    current = nil
  }

  mutating func sync() {
    durable = current
    changes = []
  }

  /// What is left of it; nil when it is not there.
  func left(_ unsynced: PowerLoss.Unsynced, _ generator: inout SeededGenerator) -> [UInt8]? {
    switch unsynced {
    case .lost: return durable
    case .kept: return current
    case .torn:
      var left = durable
      for change in changes {
        switch change {
        case .write(let bytes, let offset):
          var start = 0
          while start < bytes.count {
            let end = min(bytes.count, start + 512 - (offset + start) % 512)
            if generator.next() & 1 == 0 { left = Self.written(Array(bytes[start..<end]), at: offset + start, to: left ?? []) }
            start = end
          }
        case .truncate(let size): if generator.next() & 1 == 0, let there = left { left = Self.cut(there, to: size) }
        case .delete:
          if generator.next() & 1 == 1 { return left }  // what was written later is in another file of this name
          left = nil
        }
      }
      return left
    }
  }

  private static func written(_ bytes: [UInt8], at offset: Int, to file: [UInt8]) -> [UInt8] {
    var file = cut(file, to: max(file.count, offset + bytes.count))
    file.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    return file
  }

  private static func cut(_ file: [UInt8], to size: Int) -> [UInt8] {
    size <= file.count ? Array(file.prefix(size)) : file + [UInt8](repeating: 0, count: size - file.count)
  }
}
