import Foundation
import Testing

@testable import SQLiteCore

@Suite struct `The system's list of locks` {
  private static let list = """
    1: POSIX  ADVISORY  WRITE 4711 fe:00:12 1073741824 1073742335
    1: -> POSIX  ADVISORY  WRITE 4712 fe:00:12 1073741824 1073742335
    2: POSIX  ADVISORY  READ 17 fe:00:12 1073741826 1073742335
    3: FLOCK  ADVISORY  WRITE 18 fe:00:12 0 EOF
    4: OFDLCK ADVISORY  WRITE -1 fe:00:12 0 EOF
    5: POSIX  ADVISORY  WRITE 0 fe:00:12 0 EOF
    6: POSIX  ADVISORY  WRITE 19 fe:00:12 9 8
    7: POSIX  ADVISORY  WRITE many fe:00:12 0 EOF
    8: POSIX  ADVISORY

    9: POSIX  ADVISORY  WRITE 20 fe:00:13 5 EOF
    """

  @Test func `is read as far as it can be`() {
    let locks = SystemLocks(list: Data(Self.list.utf8))
    #expect(locks.locks(onFile: "fe:00:12").map(\.process) == [4711, 17])
    #expect(locks.locks(onFile: "fe:00:12").map(\.isWrite) == [true, false])
    #expect(locks.locks(onFile: "fe:00:13").map(\.bytes) == [5...UInt64.max])
    #expect(locks.locks(onFile: "fe:00:14").isEmpty && locks.locks(on: "/is/not/there").isEmpty)
    #expect(SystemLocks(list: Data()).locks(onFile: "fe:00:12").isEmpty)
  }
}

@Suite struct `Locked bytes of a database` {
  private func lock(_ process: Int32, _ isWrite: Bool, _ bytes: ClosedRange<UInt64>) -> SystemLocks.Lock {
    SystemLocks.Lock(process: process, isWrite: isWrite, bytes: bytes)
  }

  private func words(_ locks: [SystemLocks.Lock], log: [SystemLocks.Lock] = []) -> [String] {
    DatabaseLocks(locks, log: log).kinds.map { "\($0.process) \($0.lock)" }
  }

  @Test func `tell who reads and who writes`() {
    let first: UInt64 = 0x4000_0000
    #expect(words([lock(9, false, first + 2...first + 511), lock(8, false, first + 2...first + 511)]) == ["8 read", "9 read"])
    #expect(words([lock(9, false, first + 2...first + 511), lock(9, true, first + 1...first + 1)]) == ["9 write"])
    #expect(words([lock(9, true, first...first + 511)]) == ["9 write"])
    #expect(words([lock(9, true, 0...first - 1), lock(9, true, first + 512...UInt64.max), lock(9, false, first...first)]).isEmpty)
    #expect(DatabaseLocks([], log: []).isEmpty)
  }

  @Test func `tell in WAL mode by the index of the log`() {
    let open = [lock(7, false, 0x4000_0002...0x4000_01ff)]
    #expect(words(open, log: [lock(7, false, 128...128)]).isEmpty)
    #expect(words(open, log: [lock(7, false, 128...128), lock(7, false, 124...124)]) == ["7 read"])
    #expect(words(open, log: [lock(7, true, 120...120), lock(7, false, 123...123)]) == ["7 write"])
    #expect(
      words(open, log: [lock(7, true, 121...121), lock(6, true, 120...122)]) == ["6 write", "6 checkpoint", "6 recovery", "7 checkpoint"])
    #expect(words([lock(7, true, 0x4000_0002...0x4000_01ff)], log: [lock(6, false, 128...128)]) == ["7 write"])
    #expect(!DatabaseLocks(open, log: []).isEmpty && !DatabaseLocks([], log: [lock(7, false, 128...128)]).isEmpty)
  }
}
