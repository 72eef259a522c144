import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

private struct Stop: Error {}

@Suite struct `The bytes of a blob` {
  static let size = 1_000
  let connection: Connection
  let all = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (b); INSERT INTO t VALUES (\(all)), (\(ZeroBlob(count: Self.size))), (x'')")
  }

  @discardableResult
  private func with<Result>(
    _ rowid: Int64 = 1, _ access: BlobHandle.Access = .readOnly, _ body: (BlobHandle) throws -> Result
  ) throws -> Result {
    try connection.withBlob(in: "t", column: "b", rowid: rowid, access: access, body)
  }

  private func written() throws -> [UInt8]? { try connection.value("SELECT b FROM t WHERE rowid = 2") }

  @Test func `are read by range, into memory of the caller's and in chunks`() throws {
    try with { blob in
      for range in [0..<1_000, 0..<0, 1_000..<1_000, 998..<1_000, 17..<18] { #expect(try blob.read(range) == Array(all[range])) }
      var buffer = [UInt8](repeating: 0, count: 10)
      try unsafe buffer.withUnsafeMutableBytes { try unsafe blob.read(into: $0, at: 990) }
      #expect(buffer == Array(all[990...]))
      for size in [1, 7, 250, 999, 1_000, 1_001, 65_536] {
        var chunks: [[UInt8]] = []
        try blob.forEachChunk(ofByteCount: size) { chunks.append($0) }
        #expect(chunks.flatMap { $0 } == all)
        #expect(chunks.dropLast().allSatisfy { $0.count == size } && chunks.count == (1_000 + size - 1) / size)
      }
      var part: [UInt8] = []
      try blob.forEachChunk(ofByteCount: 16, in: 100..<150) { part += $0 }
      #expect(part == Array(all[100..<150]))
      var seen = 0
      #expect(throws: Stop.self) {
        try blob.forEachChunk(ofByteCount: 16) { _ in
          seen += 1
          if seen == 3 { throw Stop() }
        }
      }
      #expect(seen == 3)
    }
    try with(3) { blob in
      #expect(blob.byteCount == 0)
      try blob.forEachChunk { _ in Issue.record("there are none") }
    }
  }

  @Test func `that are not there are refused with offset, count and size, whatever the numbers`() throws {
    try with(1, .readWrite) { blob in
      let gigabytes = Int(Int32.max) + 1
      for range in [999..<1_001, -1..<1, 1_001..<1_001, 0..<gigabytes, Int.min..<Int.max, gigabytes..<gigabytes + 2, Int.max..<Int.max] {
        expectError(.range, "from byte \(range.lowerBound) on are not in main.t.b of row 1, which has 1000") { try blob.read(range) }
        expectError(.range, "which has 1000") { try blob.forEachChunk(in: range) { _ in } }
      }
      expectError(.range, "2 bytes from byte 999 on") { try blob.read(999..<1_001) }
      for byteOffset in [-1, 999, 1_000, gigabytes, .max, .min] {
        var pair: [UInt8] = [0, 0]
        expectError(.range, "2 bytes from byte \(byteOffset) on are not in main.t.b of row 1, which has 1000") {
          try unsafe pair.withUnsafeMutableBytes { try unsafe blob.read(into: $0, at: byteOffset) }
        }
        expectError(.range, "2 bytes from byte \(byteOffset) on are not in main.t.b of row 1, which has 1000. A blob does not grow") {
          try blob.write([1, 2], at: byteOffset)
        }
      }
      for size in [0, -1] { expectError(.range, "at least one byte, not \(size)") { try blob.forEachChunk(ofByteCount: size) { _ in } } }
      expectError(.range, "1 byte from byte 1000 on") { try blob.write([1], at: 1_000) }
      try blob.write([], at: 1_000)
      #expect(try blob.read(0..<1_000) == all)
    }
  }

  @Test func `are written from whatever holds bytes`() throws {
    try with(2, .readWrite) { blob in
      try blob.write([1, 2, 3])
      try blob.write(Data([4, 5]), at: 3)
      try blob.write([0, 6, 7, 0][1...2], at: 5)
      try blob.write("háček".utf8, at: 7)
      try blob.write([20, 21, 22].lazy.map { $0 + 1 }, at: 14)
    }
    let expected: [UInt8] = [1, 2, 3, 4, 5, 6, 7] + Array("háček".utf8) + [21, 22, 23]
    #expect(try written() == expected + [UInt8](repeating: 0, count: Self.size - expected.count))
  }

  @Test func `are written from chunks of a sequence or a closure`() throws {
    try with(2, .readWrite) { blob in
      let end = try blob.write(chunks: stride(from: 0, to: 600, by: 100).map { all[$0..<$0 + 100] })
      #expect(end == 600)
      #expect(try blob.write(chunks: [Data(), Data(all[600..<700])], at: end) == 700)
      var place = 700
      let last = try blob.write(at: 700) {
        defer { place += 100 }
        return place < 1_000 ? Data(all[place..<place + 100]) : nil
      }
      #expect(last == blob.byteCount)
    }
    #expect(try written() == all)
    #expect(try with(2, .readWrite) { blob in try blob.write { [UInt8]() } } == 0)
  }

  @Test func `that do not fit, or whose source fails, leave the blob as it was`() throws {
    expectError(.range, "100 bytes from byte 1000 on are not in main.t.b of row 2, which has 1000") {
      try with(2, .readWrite) { blob in try blob.write(chunks: Array(repeating: [UInt8](repeating: 1, count: 100), count: 11)) }
    }
    #expect(throws: Stop.self) {
      var count = 0
      try with(2, .readWrite) { blob in
        let end = try blob.write { () throws -> [UInt8]? in
          count += 1
          if count == 4 { throw Stop() }
          return [1, 2]
        }
        Issue.record("it ended at \(end)")
      }
    }
    #expect(try written() == [UInt8](repeating: 0, count: Self.size))
  }

  @Test func `are not written by a handle for reading`() throws {
    expectError(.readonly, "main.t.b of row 1 was opened for reading: open it with access: .readWrite") { try with { try $0.write([1]) } }
    expectError(.readonly, "was opened for reading") { try with { try $0.write(chunks: [[1]]) } }
  }

  @Test(.timeLimit(.minutes(2))) func `of a stream never need the memory of the whole blob`() throws {
    let ledger = PeakWrapper(Sqlite3Wrapper())
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")), on: ledger)
    try connection.execute("PRAGMA cache_size = -256; CREATE TABLE t (b); INSERT INTO t VALUES (\(ZeroBlob(count: 8_000_000)))")
    ledger.largest = 0
    var sum = 0
    try connection.withBlob(in: "t", column: "b", rowid: 1, access: .readWrite) { blob in
      try blob.write(chunks: repeatElement([UInt8](repeating: 3, count: 40_000), count: 200))
      try blob.forEachChunk { chunk in sum += chunk.reduce(0) { $0 + Int($1) } }
    }
    #expect(sum == 24_000_000)
    #expect(ledger.largest == 65_536)
  }

  @Test(arguments: [true, false]) func `are whole or as they were, whichever call fails`(isWriting: Bool) throws {
    let sweep = FaultSweep(
      seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE t (b); INSERT INTO t VALUES (x'0102030405'), (zeroblob(6))")
        return connection
      }
    ) { _, connection throws -> [UInt8] in
      if isWriting {
        return try connection.withBlob(in: "t", column: "b", rowid: 2, access: .readWrite) { blob in
          try blob.write(chunks: [[1, 2], [3, 4], [5, 6]])
          return try blob.read(0..<6)
        }
      }
      var bytes: [UInt8] = []
      try connection.withBlob(in: "t", column: "b", rowid: 2) { blob in
        try blob.move(toRowid: 1)
        bytes = []
        try blob.forEachChunk(ofByteCount: 2) { bytes += $0 }
      }
      return bytes
    }
    let report = try sweep.inProcess.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 5, "\(report)")
  }
}

/// Notes how many bytes of a blob are asked for or given at once, at most.
private final class PeakWrapper: RoutedSqlite3Wrapper {
  var largest: Int32 = 0

  override func sqlite3_blob_read(_ a0: OpaquePointer!, _ Z: UnsafeMutableRawPointer!, _ N: Int32, _ iOffset: Int32) -> Int32 {
    largest = max(largest, N)
    return unsafe super.sqlite3_blob_read(a0, Z, N, iOffset)
  }

  override func sqlite3_blob_write(_ a0: OpaquePointer!, _ z: UnsafeRawPointer!, _ n: Int32, _ iOffset: Int32) -> Int32 {
    largest = max(largest, n)
    return unsafe super.sqlite3_blob_write(a0, z, n, iOffset)
  }
}
