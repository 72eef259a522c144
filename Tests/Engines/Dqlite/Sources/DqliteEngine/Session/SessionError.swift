import SQLiteCalls

/// Why something was not done, or is not known to have been.
struct SessionError: Error, Equatable {
  let code: ResultCode
  let message: String

  init(_ code: ResultCode, _ message: String) {
    (self.code, self.message) = (code, message)
  }
}

extension ResultCode {
  /// dqlite's SQLITE_IOERR_NOT_LEADER: the node does not lead, and has done nothing.
  static let notLeader = ResultCode(rawValue: 10 | 40 << 8)
  /// dqlite's SQLITE_IOERR_LEADERSHIP_LOST: the node led when it was asked, and does not know whether the others have it.
  static let leadershipLost = ResultCode(rawValue: 10 | 41 << 8)

  /// What a node said. SQLite knows of no code above its own, and a failure is no success.
  init(answered code: UInt64) {
    self = code == 0 || code > UInt64(Int32.max) || code == 100 || code == 101 ? .error : ResultCode(rawValue: Int32(code))
  }
}
