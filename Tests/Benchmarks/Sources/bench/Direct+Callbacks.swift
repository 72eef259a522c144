import Foundation
import SystemSQLite

extension Direct {
  /// The sum that the hook of the direct calls keeps.
  final class RowidSum {
    var sum: Int64 = 0
  }

  static func updateHook(_ things: [Thing], _ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      try execute(database, Thing.deleteAll)
      let kept = RowidSum()
      let hook: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void = {
        context, action, _, table, rowid in
        guard let context, let table, action == SQLITE_INSERT, strcmp(table, "thing") == 0 else { return }
        Unmanaged<RowidSum>.fromOpaque(context).takeUnretainedValue().sum &+= rowid
      }
      sqlite3_update_hook(database, hook, Unmanaged.passUnretained(kept).toOpaque())
      defer { sqlite3_update_hook(database, nil, nil) }
      try stopwatch.time { try insertAll(things, database) }
      var checksum = Checksum()
      checksum.add(kept.sum)
      return checksum
    }
  }
}
