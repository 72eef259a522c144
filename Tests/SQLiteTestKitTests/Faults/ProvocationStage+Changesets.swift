import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteEngine

/// Bytes that SQLite reads piece by piece.
private final class Pieces {
  var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  static let read: Sqlite3Callback.Input = { context, target, count in
    guard let context = unsafe context, let target = unsafe target, let count = unsafe count else { return 1 }
    let pieces = unsafe Unmanaged<Pieces>.fromOpaque(context).takeUnretainedValue()
    let taken = unsafe pieces.bytes.prefix(Int(count.pointee))
    unsafe target.copyMemory(from: Array(taken), byteCount: taken.count)
    unsafe count.pointee = Int32(taken.count)
    pieces.bytes = pieces.bytes.dropFirst(taken.count)
    return 0
  }

  /// Lends a source to a call.
  static func of(_ bytes: [UInt8], _ call: (UnsafeMutableRawPointer) -> Void) {
    let pieces = Pieces(bytes)
    withExtendedLifetime(pieces) { unsafe call(Unmanaged.passUnretained(pieces).toOpaque()) }
  }
}

// Everything that can be done with a changeset, in each way there is.
extension ProvocationStage {
  private static let ignored: Sqlite3Callback.Output = { _, _, _ in 0 }
  /// The answer to a conflict: a row that is there already, or the row of a foreign key that is missing, ends it all.
  private static let abort: Sqlite3Callback.Conflict = { context, _, iterator in
    guard let context = unsafe context else { return 2 }
    var value: OpaquePointer?
    _ = unsafe Unmanaged<ProvocationStage>.fromOpaque(context).takeUnretainedValue().sqlite.sqlite3changeset_conflict(iterator, 99, &value)
    return 2  // SQLITE_CHANGESET_ABORT
  }
  private static let omit: Sqlite3Callback.Conflict = { _, _, _ in 0 }

  func free(_ bytes: inout UnsafeMutableRawPointer?) {
    unsafe sqlite.sqlite3_free(bytes)
    unsafe bytes = nil
  }

  /// Lends bytes to a call, and zeros after them: SQLite reads beyond the end of a damaged changeset.
  private func lend(_ changes: [UInt8], _ call: (Int32, UnsafeMutableRawPointer?) -> Void) {
    var copy = changes + [UInt8](repeating: 0, count: 4_096)
    unsafe copy.withUnsafeMutableBytes { unsafe call(Int32(changes.count), $0.baseAddress) }
  }

  func read(_ changes: [UInt8], on db: OpaquePointer?) {
    var (count, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
    unsafe lend(changes) { n, start in
      unsafe walk { unsafe sqlite.sqlite3changeset_start(&$0, n, start) }
      unsafe walk { unsafe sqlite.sqlite3changeset_start_v2(&$0, n, start, 0) }
      unsafe sqlite.sqlite3changeset_invert(n, start, &count, &bytes)
      unsafe free(&bytes)
    }
    unsafe Pieces.of(changes) { source in unsafe walk { unsafe sqlite.sqlite3changeset_start_strm(&$0, Pieces.read, source) } }
    unsafe Pieces.of(changes) { source in unsafe walk { unsafe sqlite.sqlite3changeset_start_v2_strm(&$0, Pieces.read, source, 0) } }
    unsafe Pieces.of(changes) { unsafe sqlite.sqlite3changeset_invert_strm(Pieces.read, $0, Self.ignored, nil) }
    concatenate(changes, changes)
    group([changes])
    unsafe apply(changes, on: db)
    unsafe rebase(changes, on: db)
  }

  private func walk(_ start: (inout OpaquePointer?) -> Int32) {
    var iterator: OpaquePointer?
    guard unsafe start(&iterator) == 0 else { return }
    while unsafe sqlite.sqlite3changeset_next(iterator) == ResultCode.row.rawValue {}
    unsafe sqlite.sqlite3changeset_finalize(iterator)
  }

  /// Asks for what an iterator does not have: before the first change, and beyond its columns.
  func misread(_ changes: [UInt8]) {
    unsafe lend(changes) { n, start in
      var iterator: OpaquePointer?
      guard unsafe sqlite.sqlite3changeset_start(&iterator, n, start) == 0 else { return }
      for _ in 0..<2 {
        var value: OpaquePointer?
        var (table, columns, action, isIndirect): (UnsafePointer<CChar>?, Int32, Int32, Int32) = (nil, 0, 0, 0)
        var keys: UnsafeMutablePointer<UInt8>?
        for column in [0, 99] as [Int32] {
          unsafe sqlite.sqlite3changeset_old(iterator, column, &value)
          unsafe sqlite.sqlite3changeset_new(iterator, column, &value)
          unsafe sqlite.sqlite3changeset_conflict(iterator, column, &value)
        }
        unsafe sqlite.sqlite3changeset_fk_conflicts(iterator, &columns)
        unsafe sqlite.sqlite3changeset_op(iterator, &table, &columns, &action, &isIndirect)
        unsafe sqlite.sqlite3changeset_pk(iterator, &keys, &columns)
        if unsafe sqlite.sqlite3changeset_next(iterator) != ResultCode.row.rawValue { break }
      }
      unsafe sqlite.sqlite3changeset_finalize(iterator)
    }
  }

  func concatenate(_ one: [UInt8], _ two: [UInt8]) {
    var (count, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
    unsafe lend(one) { n, start in unsafe lend(two) { unsafe sqlite.sqlite3changeset_concat(n, start, $0, $1, &count, &bytes) } }
    unsafe free(&bytes)
    unsafe Pieces.of(one) { first in
      unsafe Pieces.of(two) { unsafe sqlite.sqlite3changeset_concat_strm(Pieces.read, first, Pieces.read, $0, Self.ignored, nil) }
    }
  }

  func group(_ all: [[UInt8]]) {
    for isStreamed in [false, true] {
      var group: OpaquePointer?
      guard unsafe sqlite.sqlite3changegroup_new(&group) == 0 else { continue }
      for changes in all {
        if isStreamed {
          unsafe Pieces.of(changes) { unsafe sqlite.sqlite3changegroup_add_strm(group, Pieces.read, $0) }
        } else {
          unsafe lend(changes) { unsafe sqlite.sqlite3changegroup_add(group, $0, $1) }
        }
      }
      var (count, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
      unsafe sqlite.sqlite3changegroup_output(group, &count, &bytes)
      unsafe free(&bytes)
      unsafe sqlite.sqlite3changegroup_output_strm(group, Self.ignored, nil)
      unsafe sqlite.sqlite3changegroup_delete(group)
    }
  }

  /// Applies changes in each way there is, with an end at the first conflict.
  func apply(_ changes: [UInt8], on db: OpaquePointer?, twice: Bool = false, before sql: String = "") {
    unsafe exec(sql, on: db)
    for _ in 0..<(twice ? 2 : 1) {
      unsafe lend(changes) { n, start in
        unsafe sqlite.sqlite3changeset_apply(db, n, start, nil, Self.abort, Unmanaged.passUnretained(self).toOpaque())
        unsafe sqlite.sqlite3changeset_apply_v2(db, n, start, nil, Self.abort, nil, nil, nil, 0)
      }
      unsafe Pieces.of(changes) { unsafe sqlite.sqlite3changeset_apply_strm(db, Pieces.read, $0, nil, Self.abort, nil) }
      unsafe Pieces.of(changes) { unsafe sqlite.sqlite3changeset_apply_v2_strm(db, Pieces.read, $0, nil, Self.abort, nil, nil, nil, 0) }
    }
  }

  /// Applies changes, and rebases these or other ones on what that did.
  func rebase(_ changes: [UInt8], on db: OpaquePointer?, then others: [UInt8]? = nil) {
    var (done, size): (UnsafeMutableRawPointer?, Int32) = (nil, 0)
    unsafe lend(changes) { n, start in
      unsafe sqlite.sqlite3changeset_apply_v2(db, n, start, nil, Self.omit, nil, &done, &size, 0)
      var rebaser: OpaquePointer?
      guard unsafe sqlite.sqlite3rebaser_create(&rebaser) == 0 else { return }
      if size > 0 {
        unsafe sqlite.sqlite3rebaser_configure(rebaser, size, done)
      } else {
        unsafe sqlite.sqlite3rebaser_configure(rebaser, n, start)
      }
      unsafe rebase(others ?? changes, by: rebaser)
      unsafe sqlite.sqlite3rebaser_delete(rebaser)
    }
    unsafe free(&done)
  }

  private func rebase(_ changes: [UInt8], by rebaser: OpaquePointer?) {
    var (count, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
    unsafe lend(changes) { unsafe sqlite.sqlite3rebaser_rebase(rebaser, $0, $1, &count, &bytes) }
    unsafe free(&bytes)
    unsafe Pieces.of(changes) { unsafe sqlite.sqlite3rebaser_rebase_strm(rebaser, Pieces.read, $0, Self.ignored, nil) }
  }
}
