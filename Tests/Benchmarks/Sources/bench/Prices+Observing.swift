import Foundation
import SQLiteManager
import SystemSQLite

extension Benchmark {
  static let observeOne = price(
    "observe-one", "a commit of one row, and waiting for the observer's value", count: 20_000, most: [Contender.ours: 2]
  ) { count in
    let (one, other, third) = (try SharedFile(rows: 1_000), try SharedFile(rows: 1_000), try SharedFile(rows: 1_000))
    return [
      try Direct.awaited(count, one).keeping(one), Ours.awaited(count, try other.database()).keeping(other),
      try Peer.awaited(count, third).keeping(third),
    ]
  }
}

/// A count that one thread hands to another, which waits for it.
final class Handed: @unchecked Sendable {
  private let arrived = DispatchSemaphore(value: 0)
  private var count: Int64 = -1

  func hand(_ count: Int64) {
    self.count = count
    arrived.signal()
  }

  func wait() -> Int64 {
    arrived.wait()
    return count
  }
}

extension Direct {
  /// A thread that reads when the update hook of another connection has noted a change.
  fileprivate static func awaited(_ count: Int, _ file: SharedFile) throws -> Contender {
    let (writer, reader) = (Smuggled(try file.open()), Smuggled(try file.open()))
    return Contender(Contender.direct) { stopwatch in
      try execute(writer.value, Thing.deleteAll)
      let (handed, wanted) = (Handed(), Handed())
      DispatchQueue.global().async {
        guard let query = try? prepare(reader.value, "SELECT count(*) FROM thing") else { return handed.hand(-2) }
        while wanted.wait() > 0 {
          let isRead = (try? step(query, reader.value)) ?? false
          let count = isRead ? sqlite3_column_int64(query, 0) : -3
          sqlite3_reset(query)
          handed.hand(count)
        }
        sqlite3_finalize(query)
        handed.hand(0)
      }
      sqlite3_update_hook(
        writer.value, { context, _, _, _, _ in context?.assumingMemoryBound(to: Bool.self).pointee = true }, Self.noted)
      let insert = try Prepared(Thing.insert, writer.value)
      var checksum = Checksum()
      try stopwatch.time(by: CLOCK_PROCESS_CPUTIME_ID) {
        for key in 1...Int64(count) {
          try insert.run(key)
          guard noted.pointee else { throw Failure(code: SQLITE_ERROR, message: "no change was noted") }
          noted.pointee = false
          wanted.hand(1)
          checksum.add(handed.wait())
        }
      }
      sqlite3_update_hook(writer.value, nil, nil)
      wanted.hand(0)
      _ = handed.wait()
      return checksum
    }
  }

  /// Whether the update hook was called.
  private nonisolated(unsafe) static let noted = {
    let noted = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    noted.initialize(to: false)
    return noted
  }()
}

extension Ours {
  fileprivate static func awaited(_ count: Int, _ database: Database) -> Contender {
    Contender(Contender.ours) { stopwatch in
      try database.execute(SQL(unchecked: Thing.deleteAll))
      let handed = Handed()
      let observer = Task.detached {
        for try await count in database.observe({ try $0.value("SELECT count(*) FROM thing", as: Int64.self) ?? -1 }) { handed.hand(count) }
      }
      defer { observer.cancel() }
      _ = handed.wait()
      var checksum = Checksum()
      let sql = SQL(unchecked: Thing.insert)
      try stopwatch.time(by: CLOCK_PROCESS_CPUTIME_ID) {
        for key in 1...Int64(count) {
          try database.withConnection { connection in try connection.prepare(sql).run(key, Double(key), "title") }
          checksum.add(handed.wait())
        }
      }
      return checksum
    }
  }
}
